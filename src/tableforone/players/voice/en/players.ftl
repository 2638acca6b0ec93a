# Computer players: what is wrong, and what to do. $player: what was asked for

# $players: what there is
player-unknown = “{ $player }” is not a player. Players: { $players }.
player-incomplete = Player “{ $player }” is not complete. Players: { $players }.
player-no-budget = Player “{ $player }” has no budget. Leave out --budget.
player-two-budgets = Player “{ $player }” already has a budget. Leave out --budget.
# $thinkers: what there is
player-thinks-not = Player “{ $player }” does not think ahead and has no budget. Players that do: { COMMAS($thinkers) }.
# $file: its path; $reason: what the system says
player-file = { $file } cannot be read: { $reason }. Choose another file.
# $error: what Python says
player-not-loaded = Player { $player } cannot be loaded: { $error }.
player-no-start = Player { $player } has no method start(spec, seed).
# $package: its name; $command: what to type
needs-onnx = Networks need { $package }. Type: { $command }
needs-torch = Learning needs { $package }. Type: { $command }
# $given: what was typed; $most: the limit
budget-wrong = “{ $given }” is not a budget. Give evaluations per decision (500; at most { NUMBER($most) }), or a time
    (200ms or 2s; at most an hour).
# $file: its name
ladder-damaged = { $file }, the measured strengths, is missing or damaged. Reinstall the program.
no-games = At least one game is needed. Choose 1 or more.
no-games-or-workers = At least one game and one worker are needed. Choose 1 or more.
worker-ended = A worker process was stopped from outside. Try fewer workers.
learning-ended = A worker process was stopped from outside. Start again; learning continues where it was.

# $partner: a sparring partner; $game: its name; $trouble: a sentence
no-partner = “{ $partner }” cannot play { $game }. { $trouble }

## Why a learned net is not used. $game: its name; $why: one of the reasons

net-not-used = The learned player of { $game } is not used: { $why }. The hand-made estimate plays instead; `tableforone learn { $id }` learns a new one.
net-cannot-learn = This net cannot learn { $game }: { $why }. Choose another file.
# $folder: where it is
state-damaged = The saved training in { $folder } cannot be read. Delete this folder to begin again.
net-missing = there is none
net-damaged = it is damaged
# $file: its name
net-file-damaged = the file { $file } is damaged
net-other-game = its file belongs to another game
# $learned, $now: versions
net-other-rules = it was learned with rules of version { $learned }; these are version { $now }
net-other-positions = it was learned when positions had other parts

## Their names.

# $player: what is typed
player-name = { $player ->
    [random] Random
    [greedy] Greedy
    [search] Search
    [expert] Expert
   *[other] { CAPITAL($player) }
}
