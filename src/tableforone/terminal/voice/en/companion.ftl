# The companion in the terminal: the opponent at a real table.

companion-setup = Set up the table (numbers are those of the solo rules):
companion-how = Type the number of an answer, or part of its text. Type numbers of points as they are. Type why to see
    the reason for his last choice, table to see his board, entries to list yours, undo to undo one, help for
    more. Every entry is saved at once, so you can quit any time.
companion-done = (done)
type-numbers = Type all numbers that fit, separated by spaces.
type-dice = Type each die (1123…), or how many dice show each face (2 1 1 0 …).
# $low, $high: numbers
type-range = Type a number from { $low } to { $high }.
# $numbers: to choose from
type-one = Type a number: { COMMAS($numbers) }.
# $said: what was typed; $many: dice; $faces: of a die
wrong-roll = “{ $said }” is not a roll. Type { $many } digits, or { $faces } numbers.
wrong-die = “{ $said }” is not a roll: a die shows 1 to { $faces }. Type it again.
# $turn: its number
entry-turn = turn { $turn }:
correct-what = Type correct and the number of an entry. Type entries to see them.
correct-again = Type it again, or press Enter to leave it as it is.
unchanged = Nothing was changed.
# $turn: its number
turn-changes = Turn { $turn } would change:
turns-same = He would do the same.
keep-or-replay = Type keep to keep what was played; you are asked again when it matters. Type replay to replay his turns.
change-how = Type change, a number from board and by how much: change 4 +1
# $n: numbers
change-which = His board has { $n } numbers. Type board to see them.
# $name: of a number; $value: now; $least, $most: what it can be
change-bounds = { $name } is { $value } and can be { $least } to { $most }.
# $name: of a number; $value: now
change-done = { $name } is now { $value }.
cards-who = Type cards app or cards mine: who reveals his cards from now on?
