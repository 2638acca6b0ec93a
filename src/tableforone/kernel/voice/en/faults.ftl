# What is wrong, and what to do about it: games, saved games, positions, card files.

# $kind: what Python says
crash = The program failed ({ $kind }). Nothing was changed.
# $game: what was asked for; $games: what there is
no-game = “{ $game }” is not a game here. Games: { COMMAS($games) }.
no-game-folder = { $variable } names { $folder }, but there is no game: the folder needs a file __init__.py.
# $folder: its name; $why: what Python says
game-broken = The game in the folder { $folder } is left out, because its code fails: { $why }. Correct it and start again, or remove it from { $variable }.

## At the table.

table-is-over = This game is over. Start a new one, or undo a move.
# $answer: a number; $question: that is open
table-no-choice = “{ $answer }” is not one of the choices. { $question }
# $answer: a number; $question: that is open
table-no-chance = “{ $answer }” is not possible here. { $question }
table-no-undo = There is nothing to undo.
table-no-redo = Nothing to redo.
# $steps: how many; $n: how many there are
table-few-moves = You cannot undo { $steps } moves: there are only { $n }.
# $n: number of a question
table-no-question = You cannot go to question { $n }: it was never asked. Choose another one.
# $n: decisions
table-no-decision = { $n ->
    [0] The opponent has not decided anything yet.
    [one] The opponent has made 1 decision so far. Choose 1.
   *[other] The opponent has made { $n } decisions so far. Choose 1 to { $n }.
}
table-answered = This question was already answered, here or in another window. You now see the current table.
table-undone = This move belongs to a moment that was undone. You now see the current table.

## Set-up.

# $kind: what Python says
setup-fails = This game cannot be set up: the rules failed ({ $kind }).
# $game: its name; $level: what was asked for
setup-no-levels = { $game } has no levels, but “{ $level }” was given. Leave out the level.
# $levels: what there is
setup-level = “{ $level }” is not a level of { $game }. Levels: { COMMAS($levels) }.
# $module: what was asked for; $why: a sentence
setup-module-refused = Module “{ $module }” cannot be played: { $why }
# $modules: what there is
setup-module = “{ $module }” is not a module of { $game }. Modules: { AND($modules) }.
# $option: what was asked for; $options: what there is
setup-option = “{ $option }” is not an option of { $game }. Options: { AND($options) }.
# $value: what was asked for; $choices: what there is
setup-choice = “{ $value }” is not a choice of option { $option }. Choices: { COMMAS($choices) }.
# Stands where other messages have $where.
setup-file = The file for option { $option }
# $seed: what was asked for; $most: the largest
seed-range = Seed { $seed } is out of range. Choose a whole number from 0 to { $most }.
# $game: its name
no-companion = { $game } cannot be played with your own copy yet.
lesson-none = { $game } has no lesson yet.
# $name: what was asked for; $lessons: what there is
lesson-unknown = “{ $name }” is not a lesson of { $game }. Lessons: { COMMAS($lessons) }.

## Entries at a real table.

entry-not-a-number = This question is not answered with a number. Choose one of the answers.
# $said: what was typed; $first, $last: the bounds
entry-out-of-range = “{ $said }” is not possible here. Enter a number from { $first } to { $last }.
# $n: dice that were entered; $many: dice that are rolled
entry-dice = You entered { $n ->
    [one] 1 die
   *[other] { $n } dice
}, but { $many } are rolled. Enter all of them.

## Saved games. $where: which file, at the start of the sentence

the-saved-game = The file
another-copy = Use another copy of it.
another-file = Choose a file that this program saved.
saved-choices = { $where } is damaged: its modules or options are not text. { another-copy }
# $name: who deals
saved-dealer = { $where } is damaged: “{ $name }” cannot deal its cards. { another-copy }
# $n: number of the entry
saved-no-entry = { $where } is damaged: entry { $n } is not an entry. { another-copy }
saved-no-answer = { $where } is damaged: entry { $n } is neither a move nor an undo. { another-copy }
saved-wrong-answer = { $where } is damaged: entry { $n } is not a number or a short list of numbers. { another-copy }
saved-too-large = { $where } is too large for a saved game. { another-file }
saved-not-json = { $where } is damaged or not a saved game: it is not JSON. { another-file }
saved-other-program = { $where } is not a saved game of this program. { another-file }
saved-no-version = { $where } is damaged: it has no version. { another-copy }
saved-newer = { $where } was saved by a newer version of the program. Update the program to open it.
# $name: of a field
saved-field = { $where } is damaged: field “{ $name }” is missing or wrong. { another-copy }
# $difference: a sentence
saved-differs = { $where } does not agree with the rules: { $difference } It was not opened.
saved-fails = { $where } cannot be opened: { $difference }
saved-no-way-back = { $where } has no earlier moment to go back to.
# $n: number of the entry; $why: a sentence
entry-does-not-fit = entry { $n } does not fit. { $why }
# $kind: what Python says
entry-fails = the program fails at entry { $n } ({ $kind }).
# $file, $replay: fingerprints
other-fingerprint = its fingerprint is { $file }, that of the replay is { $replay }.

## Card files and other texts. $where: which file, at the start of the sentence

# $n: characters; $most: the limit
text-too-large = { $where } is too large: it has { NUMBER($n) } characters, and the limit is { NUMBER($most) }.
# $most: the limit
text-too-deep = { $where } cannot be read: more than { $most } brackets are nested. Correct it.
text-long-name = { $where } cannot be read: a name in it has more than { $most } parts. Correct it.
text-long-number = { $where } cannot be read: a number in it has thousands of digits. Correct it.
text-too-much = { $where } cannot be read: it has too many values.
text-not-json = { $where } is damaged: it is not JSON.
# $error: what Python says
text-not-toml = { $where } is not TOML: { $error }.
# $place: where in the file; $wrong: what is wrong there
text-wrong-value = { $where }, { $place }: { $wrong }.
value-large = the number is too large
# $code: of the character
value-unseen = there is an invisible character in it ({ $code })

## Positions, as one line of text.

line-not-json = This is not a position: it is not one line of JSON.
line-no-game = This is not a position: it names no game.
line-choices = This is not a position: its level, modules or options are not text.
line-no-position = This is not a position: it has no table.
# $kind: what Python says
position-fails = This position cannot be played: the rules failed ({ $kind }).
# $wrong: what is wrong, without a full stop
position-impossible = This position is not possible: { $wrong }.
# $name: of the check
position-check = it fails the check “{ $name }”
# $part: of the position
position-other-file = { $part } is not what the player’s file says
position-lot = the draw is not among equal candidates
# $name: of a part
position-unknown-part = The position has an unknown part “{ $name }”.
position-lacks-part = The position lacks its part “{ $name }”.
# $value: what it is here
position-part = The position’s part “{ $name }” cannot be “{ $value }”.
position-lacks-stack = The position lacks its stack (what is still to happen).
# $n: frames; $most: the limit
position-tall-stack = The position’s stack has { $n } frames; the limit is { $most }.
# $frame: a part of the stack
position-unknown-frame = The position’s stack has “{ $frame }”, which is not a frame.
position-deep-frame = The position’s stack has too many nested frames.
# $word: the name of a frame; $n: arguments; $names: of its arguments
position-arguments = The position’s stack has “{ $word }” with { $n } arguments; it needs { AND($names) }.
# $arg: name of an argument; $value: what it is here
position-not-a-list = The position’s stack has “{ $word }” with “{ $arg }” = { $value }; it must be a list.
position-long-argument = The position’s stack has “{ $word }” with too much in “{ $arg }”.
# $low, $high: the bounds
position-argument = The position’s stack has “{ $word }” with “{ $arg }” = { $value }; it must be from { $low } to { $high }.
