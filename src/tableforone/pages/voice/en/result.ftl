# The result of a game.

result-title-won = You won
result-title-lost = You lost
result-title-draw = A draw

result-heading-won = You win!
# $opponent: name
result-heading-lost = { $opponent } wins
result-heading-draw = A draw
# $sender: who sent the game
result-heading-shared-by = { $sender }’s game
result-heading-shared = A shared game

# $by: points
result-by-won = { $by ->
    [one] by 1 point
   *[other] by { $by } points
}
result-by-lost = { $by ->
    [one] 1 point short
   *[other] { $by } points short
}
# $n: moves
result-undone = { $n ->
    [one] 1 move undone
   *[other] { $n } moves undone
}
# $deal: number
result-deal = deal { $deal }
# $n: cards or dice
result-reveals = { $n ->
    [one] You undid 1 reveal; the history marks this game.
   *[other] You undid { $n } reveals; the history marks this game.
}
result-you = You
result-board = The table as it ended

## Best, usual score, balance.

result-first = Your first finished game against { $opponent } at this level.
result-first-no-level = Your first finished game against { $opponent }.
# $best: points; $by: points more
result-best-new = { $by ->
    [one] A new best: 1 point more than before ({ $best }).
   *[other] A new best: { $by } points more than before ({ $best }).
}
result-best-equal = As many points as your best game ({ $best }).
# $rank: 2, 3, …; $games: all games
result-best-not = { $rank ->
    [2] Your second-best score in { $games } games. Your best is { $best }.
    [3] Your third-best score in { $games } games. Your best is { $best }.
   *[other] Your best score is { $best }; this game is number { $rank } of { $games }.
}
# $usual: points
result-usual-more = { $by ->
    [one] 1 point more than you usually score ({ $usual }).
   *[other] { $by } points more than you usually score ({ $usual }).
}
result-usual-less = { $by ->
    [one] 1 point less than you usually score ({ $usual }).
   *[other] { $by } points less than you usually score ({ $usual }).
}
result-usual-same = About what you usually score ({ $usual }).
# $won, $games: at this level
result-balance = You have now won { $won } of { $games } games at this level.
result-balance-no-level = You have now won { $won } of { $games } games.

## What to do next.

result-share = Share
result-review = Review
result-again = Play again
result-challenge = Challenge a friend
result-same-deal = Same deal again
result-replay = Replay
result-download = Download
result-table = Table
result-delete = Delete

## The scoring.

result-steps = Scoring step by step
# $opponent: name
result-steps-about = Figures above the steps are running totals; open bars are { $opponent }’s.
result-steps-about-alone = Figures above the steps are running totals.
# For screen readers.
result-step = { $theirs ->
    [none] { $what }: { SIGNED($mine) }, total { $total }.
   *[other] { $what }: you { SIGNED($mine) }, { $opponent } { SIGNED($theirs) }.
}
result-total = Total
result-known = What is known
result-from = Points from

## The course of the game.

result-turn = The turning point
# $round: number; $said: the move
result-turn-round = Round { $round }: { $said }
# $opponent: name; $behind: points
result-turn-won = { $behind ->
    [one] You were 1 point behind before this move and never behind again.
   *[other] You were { $behind } points behind before this move and never behind again.
}
result-turn-lost = { $behind ->
    [one] You were 1 point ahead before this move. { $opponent } stayed in front from here on.
   *[other] You were { $behind } points ahead before this move. { $opponent } stayed in front from here on.
}
result-turn-won-alone = Your score was below 0 before this move and never again.
result-turn-lost-alone = Your score was above 0 before this move and never again.
result-before = before
result-after = after
result-turn-replay = Replay from here
result-turn-share = Share this moment
result-course = How it went
# $n: moves; $mine, $theirs: final scores
result-course-label = Score after each of your { $n } moves, ending { $mine }–{ $theirs }.
result-course-label-alone = Score after each of your { $n } moves, ending { $mine }.
result-start = start
result-end = end
result-final = final scoring
result-daily = Share today’s result
result-copy = Copy
# The button afterwards; without a clipboard the text is only selected
result-copied = Copied
result-selected = Selected
result-spoils-nothing = Nothing in it spoils the deal.
