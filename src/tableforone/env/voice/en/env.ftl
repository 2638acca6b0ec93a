# Environments: what is wrong, and what to do.

# $package: its name; $command: what to type
needs-env = Environments need { $package }. Type: { $command }
# $n: choices; $most: the limit
many-choices = A question has { $n } choices, more than most={ $most }. Make the environment with a larger “most”.
reset-first = The game is over. Call reset() first.
# $tables, $seeds: how many
many-seeds = There are { $tables } tables, but { $seeds } seeds. Give one seed for each table.
# $file: its path; $error: what onnxruntime says
network-unread = { $file } is not a network that onnxruntime can read: { $error }
# $inputs: what it has; $observation, $answers: what it needs
network-inputs = { $file } has the inputs { COMMAS($inputs) }. A network for Table for One has “{ $observation }” and,
    for compact actions, “{ $answers }”.
# $what: of its inputs or outputs; $n, $needs: numbers; $game: its name
network-other-game = { $file } is for another game: its { $what } has { $n } numbers, { $game } has { $needs }.
# $name: of a method
no-method = Tables have no method “{ $name }”.
no-setting = The attributes of tables cannot be set. Make new tables instead.
# $given: what was asked for; $known: what there is
wrong-reward = “{ $given }” is not a reward. Choose { OR($known) }.
wrong-actions = “{ $given }” is not a form of actions. Choose { OR($known) }.
wrong-seed = A seed is a whole number, not { $given }.
nothing-to-choose = The game is over. There is nothing to choose.
# $action: its number
illegal-action = Action { $action } is not legal now. The mask shows the legal ones.
# $given: of which game it is; $game: of which it should be
other-state = This is a state of “{ $given }”, not of “{ $game }”.
