# A game in the terminal. What a player types (undo, why, save FILE …) is the same in every language.

# $game: its name; $opponent: its name
title = { $game }: you against { $opponent }
# $seed: the number of the deal
seed = Seed: { $seed }
reconstructed = Reconstructed, because no printed source was found:
how = Type the number of a choice, or part of its text. Type why to see the reason for the opponent’s last move,
    undo to undo your move, help for more. Every move is saved at once, so you can quit any time.
recap = What happened last:
# $what: a sentence about a move
warning = Warning: { $what }
over = The game is over and saved. You can still type why, log, table, undo or save FILE. Enter quits.
no-question = The game is over. Type why, log, undo, save FILE or quit.
# $id: of the game
saved = Your game is saved. Continue with: tableforone play --resume { $id }
save-instead = Type save FILE to write this game to another file.
set-aside = Type undo to go back, save FILE to write the game to a file, or quit.
# $file: its path
report = You can send this report: { $file }
# $n: moves
undone = { $n ->
    [one] 1 move undone.
   *[other] { $n } moves undone.
}
hint-none = There are no hints here.
hint-forced = This move is forced: there is nothing to choose.
warnings-on = Warnings are on: you see what a move gives away.
warnings-off = Warnings are off.
log-empty = Nothing has happened yet.
save-what = Type save and the name of a file: save my-game.json
# $file: its path
written = Written to { $file }. Open it again with: tableforone import { $file }
# $command: what was typed before the number; $said: what was typed
wrong-count = “{ $said }” is not a number from 1. Type { $command }, or { $command } 2.

## Which choice is meant?

# $n: choices
matches-several = This matches { $n } choices. Type the number of one:
# $n: choices
matches-more = and { $n } more
# $said: what was typed
matches-none = “{ $said }” matches no choice. Type a number or part of the text.

## What help lists.

help-choose = choose 3 (part of its text works too)
help-undo = undo your last move, or your last three
help-redo = redo the move you undid
help-why = explain the opponent’s last decision, or the one marked [why 12]
help-hint = show the best turn, how much better it is, and why
help-warnings = turn warnings on or off (on in your first game)
help-table = show the table
help-log = show the log
help-rules = show the headings of the rules, or one rule
help-save = write the game to a file
help-help = show this list
help-quit = quit; the game is saved and you can continue it
help-entries = list your entries, to compare them with the table
help-correct = re-enter entry 12 and see what would change
help-display = list the numbers on his board
help-change = raise number 4 of his board by 1; -1 lowers it
help-cards = choose who reveals his cards from now on, the app or you

## The host of a lesson.

# $words: sentences
host = Host: { $words }
host-left = Host: That works too. Type undo to continue the lesson, or play on. I’ll join you at the next chance.
# $chapter: its name; $n, $all: steps; $words: sentences
host-step = Host [{ $chapter }, { $n } of { $all }]: { $words }
# $choices: their numbers
host-waits = (Choose { OR($choices) }.)
# $title: of what was learned; $text: a sentence; $rules: their numbers
host-learned = { $title }: { $text } (rules { COMMAS($rules) })
# $ending: a sentence
host-farewell = Host: You can play this now. { $ending } What you learned:
host-checks = To check yourself:
# $question, $answer, $why: texts of the lesson
host-check = { $question } { $answer }. { $why }
host-go-on = Play on, or quit.
