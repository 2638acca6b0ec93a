# Studies, the bench and data sets: what is wrong, and what to do.

## Folders and files. $folder, $file: their paths

other-folder = Choose another folder with --out.
# $title: of the study
folder-other-study = { $folder } has another study (“{ $title }”). { other-folder }
folder-other-rules = The rules or players have changed since { $folder } was started, so its games differ. { other-folder }
folder-not-empty = { $folder } is not empty and has no study. { other-folder }
# $reason: what the system says
folder-not-made = { $file } cannot be created: { $reason }. { other-folder }
folder-busy = The study in { $folder } is already being played. Wait until it ends.
then-make-room = The games are saved. Make room, then continue.
chunk-damaged = { $file } is damaged. Delete it and start again: only its games are replayed.
study-damaged = { $file } is damaged or not a study of this program. { other-folder }
# $file: its name; $command: what to type
needs-pyarrow = { $file } needs PyArrow. Type this, then run the command again: { $command }

## The file of a study.

the-study = The study
a-variant = A variant of the study
# $n: what was asked for; $most: the limit
study-games = A variant has from 1 to { NUMBER($most) } games, not { $n }.
# $name: of a variant
study-twice = Two variants are called “{ $name }”. Give each its own name.
# $where: which part; $name: what is there; $known: what there may be
study-unknown = { $where } has “{ $name }”, which is not known. Choose from { COMMAS($known) }.
# $name: of a value; $value: what it is
study-number = In a study, “{ $name }” is a whole number, not “{ $value }”.
study-tables = In a study, [axes] is a table of lists, and each of [[cells]] is a table.
study-both = A study has either [axes] or [[cells]], not both.
# $axis: its name
study-empty-axis = Axis “{ $axis }” is empty. Give it a list of at least one value.
# $n: variants; $most: the limit
study-many = The axes make { NUMBER($n) } variants; the limit is { NUMBER($most) }.
study-options = In a study, [options] is a table: the name of an option and its value.
# $games: what there is
study-no-game = The study names no game. Games: { COMMAS($games) }.
# $game: its name; $axes: what there is
study-axis = “{ $axis }” is not an axis of { $game }. Axes: { COMMAS($axes) }.
study-modules = In a study, modules are a list of names; an axis of modules is a list of such lists.
# $why: a sentence
study-unplayable = The variant “{ $name }” cannot be played: { $why }
study-text = In a study, level and player are text, not “{ $value }”.
study-option = In a study, an option is text, not “{ $value }”.

## Where games are played.

# $game: its id; $player: its name
worker-differs = A worker has other rules of { $game }, or another { $player }, than this machine. Install the same version on both.
workers-end = Worker processes keep ending. Try fewer workers; the games played so far are saved.
# $command: what to type
needs-ray = Ray is not installed. Type { $command }, or leave out --on ray.
# $address: of the cluster; $why: what Ray says
ray-refused = The Ray cluster at { $address } cannot be joined: { $why }.
ray-refused-here = No Ray cluster can be started on this machine: { $why }.
ray-refused-token = { ray-refused } If it asks for a token, set RAY_AUTH_TOKEN to it.
ray-workers-end = Workers of the cluster keep ending. The games played so far are saved.

## The bench and data sets.

# $game: its name
bench-no-tasks = The bench has no tasks of { $game }. Leave out --game.
result-damaged = { $file } is damaged or not a result of the bench.
# $version, $known: numbers
result-version = { $file } has version { $version } of the protocol; this program has { $known }.
result-incomplete = { $file } does not have the tasks and players of the protocol.
# $task: its name; $player: its name
result-deals = { $file } does not have all deals of { $task } by { $player }.
# $seed: of the game; $why: a sentence
result-wrong = { $task } by { $player }, seed { $seed }: { $why }
result-illegal = a choice is not legal.
result-long = the game ends before the last choice.
# $file, $rules: results
result-other = the file says { $file }, the rules say { $rules }.
dataset-held-out = These deals are reserved for the bench. Choose another --seed.
