# The table while you play, and the replay.

table-skip = Skip to the question
table-brand = Table for One, all games
table-replay-tag = replay
table-score = Score
table-you = You
table-boards = Boards
table-tab-move = Move
table-tab-table = Table
table-heading = The table
table-in-words = The table in words
# $n: its number
table-question = Question { $n }
table-kinds = Kind of choice
table-further = { $n } more
table-choices = Choices
table-other = Other
table-what = What is this?
table-what-key = What is this? (?)
# $opponent: name
table-last-turn = { $opponent }’s turn
table-last-turn-title = What { $opponent } did, step by step (W)
# For screen readers. $n, $all: rounds
table-round = Round { $n } of { $all }

## The tools of the top bar, and the menu.

tool-undo = Undo
tool-redo = Redo
tool-replay = Replay
tool-result = Result
tool-download = Download
tool-download-this = Download this game
tool-close-replay = Close the replay
tool-menu = Menu
menu-title = This game
menu-close = Close the menu
menu-saved = This game is saved. Come back any time.

## Pieces. For screen readers.

piece-points = { $n ->
    [one] point
   *[other] points
}
# $n: what can be chosen with this piece
piece-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
piece-chosen = chosen
# $rule: its number
piece-ruled-out = ruled out by rule { $rule }
piece-move = the move that was made
# $number: such as 20.5
rule-number = rule { $number }

## What a piece is.

explained-now = Now
explained-choose = You can choose it now.
# $choices: what can be done with it
explained-may = You can: { SEMICOLONS($choices) }.
# $n: how many more there are
explained-may-more = You can: { SEMICOLONS($choices) }; and { $n } more.
explained-symbols = Symbols on it
explained-close = close
explained-impossible = Not possible now.
explained-unknown = Nothing is known about this piece. Reload the page.

## The log.

log-title = Log
log-moves = All moves
# $n, $all: moves
log-place = { $n } of { $all }
log-undone = Undone
# $move: what was chosen
log-why-of = Why? { $move }
log-undo = undo to here
log-undo-title = Undo this move and everything after it
log-undo-of = undo to here, before: { $move }
log-empty = Nothing yet. Every move will be listed here.

## The end.

over-title = The game is over
over-result = See result
# $mine, $theirs: points; $opponent: name
over-won = You win { $mine }–{ $theirs }
over-lost = { $opponent } wins { $theirs }–{ $mine }
over-draw = A draw, { $mine }–{ $theirs }

## The replay. $n, $all: moves

replay-title = Replay
replay-first = To the start
replay-previous = Previous move (left arrow)
replay-next = Next move (right arrow)
replay-last = To the end
replay-moment = Move
replay-before = Before move { $n } of { $all }: { $move }
replay-end = The end
replay-go = Show
# For screen readers; the button shows the short one.
replay-continue = Continue from here
replay-continue-short = Continue
replay-continue-title = Starts a new game from this move; this one stays as it is
replay-your-moves = your moves
# $opponent: name
replay-their-turns = { $opponent }’s turns
replay-undone = undone
replay-key-move = move
replay-key-continue = continue from here
# $question: its number
replay-move = Move { $n } of { $all } · question { $question }
# For screen readers, between two scores.
replay-to = to
replay-followed = What followed
replay-turn = { $opponent }’s turn, step by step
replay-others = Other choices
replay-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices in all
}
replay-now = Now
replay-open = You have not answered this question yet.
# $moment: what was asked for; $last: the last one there is
replay-no-moment = There is no moment { $moment } in this game. Choose 0 to { $last }.

## What is wrong, and what to do.

table-no-question-shown = There is no question { $n } in this game. Go back to the table.
# $n: steps
table-no-step = { $n ->
    [one] This turn has only 1 step. Choose 1.
   *[other] This turn has { $n } steps. Choose 1 to { $n }.
}
table-turn-at-home = With your own copy, the opponent’s turn is on the page of the table.
table-nothing-decided = The opponent decided nothing in this turn. Go back to the table.
table-not-companion = This game is played here, so there is nothing to enter.
# $fault: what is wrong; $report: a link
table-crash = { $fault } Choose something else, and please send the { $report } to the authors.
table-crash-report = report
