# What the command line says when something is wrong: what it is, then what to do.

# $command: what to type before --help, in all of these
# $name: of an argument; $given: what was typed; $choices: what there is
wrong-choice = { $name }: “{ $given }” is not one of the choices. Choose from { $choices }.
# $name: of an argument
wrong-no-value = { $name } needs a value. See `{ $command } --help`.
# $name: of an argument; $given: what was typed
wrong-value = { $name } takes no value, but “{ $given }” was given. See `{ $command } --help`.
# $names: of arguments
wrong-missing = Something is missing: { $names }. See `{ $command } --help`.
# $given: what was typed
wrong-unknown = “{ $given }” is not an argument of this command. See `{ $command } --help`.
# $name: of an argument; $what: is wrong
wrong-argument = { $name }: { $what }. See `{ $command } --help`.
# $message: what Python says of it
wrong-usage = These arguments cannot be used ({ $message }). See `{ $command } --help`.
# $given: what was typed; $languages: what there is
wrong-language = “{ $given }” is not a language of this program. Choose { OR($languages) }.
# $given: what was typed
wrong-option = --option needs NAME=VALUE, not “{ $given }”.
# $given: what was typed
not-a-number = “{ $given }” is not a whole number
# $folder: a name with ~ in it
no-such-home = { $folder } names a user that this system does not have. Choose another folder.
no-workers = At least one worker is needed. Choose 1 or more.
no-games = At least one game is needed. Choose 1 or more.

interrupted = Interrupted.
# $file: of the machine; $reason: what the system says
file-refused = { $file } cannot be read or written: { $reason }. Choose another file or data folder, or make room.
# $reason: what the system says
system-refused = The system refused: { $reason }. Choose another file or data folder, or make room.
# $kind, $error: what Python says
program-failed = The program failed ({ $kind }: { $error }). Your saved games are safe.

resume-alone = --resume continues a saved game. Leave out game, level, modules, options and seed.
# $file: of a saved game; $kind: what Python says
replay-failed = { $file } cannot be shown: the program fails at it ({ $kind }).
review-companion = Games with your own copy cannot be reviewed: the coach knows only what you entered.
review-no-games = At least one simulated game per move is needed. Choose 1 or more.
# $file: that was read
deck-no-cards = { $file } has no cards of your own: all of them are reconstructed.
# $card: what was typed; $deck: its name; $cards: what there is
deck-wrong-card = “{ $card }” is not a card of { $deck }. Cards: { COMMAS($cards) }.
# $card: its name
deck-not-entered = Card { $card } was not entered completely. Nothing was changed.
address-alone = --address names a Ray cluster. Add --on ray.
verify-alone = --verify replays a file. Leave out the player, --out, --game and --beside.
bench-needs = Name a player and a file for the result: tableforone bench PLAYER --out FILE.
# $file: a result
bench-beside = { $file } does not have all of these games. Leave out --beside, or choose another file.
# $n: games
dataset-few = A data set has at least { $n } games, one for each set-up. Choose { $n } or more.
ladder-needs-games = --budget, --seed and --keep are for new games. Add --games with their number.
