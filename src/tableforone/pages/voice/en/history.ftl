# The history, and dates.

history-about = Every game is saved, move by move. Replay it, continue from any move, or download it.
# After the number. $n: games
history-finished = { $n ->
    [one] game finished
   *[other] games finished
}
history-won = { $n ->
    [one] game won
   *[other] games won
}
history-streak = { $n ->
    [one] win in a row
   *[other] wins in a row
}
history-reveals = { $n ->
    [one] game with a reveal undone
   *[other] games with a reveal undone
}
history-games = Finished games
history-way = Level and expansions
history-length = Length
history-when = When
history-links = Links
outcome-won = won
outcome-lost = lost
outcome-draw = draw
history-lesson = lesson
history-puzzle = puzzle
history-not-counted = It does not count in the figures.
history-undid = undid a reveal
history-undid-about = A card or a roll was seen and then undone
history-result = result
history-replay = replay
# For screen readers. $game: its name; $date: of the game
history-result-of = Result of { $game }, { $date }
history-replay-of = Replay { $game }, { $date }
history-empty = No finished games yet. They will be listed here.
# $n: minutes
history-minutes = { $n } min
history-days = several days

## The chart and the table beside it.

history-chart = Won and lost
history-chart-about = One mark per game, oldest first: filled = won; height = margin.
# $n: games, many
history-chart-last = These are the last { $n } games.
# For screen readers. $n: games
history-chart-label = { $n ->
    [one] Margin of 1 finished game: above the line won, below lost. The table beside it has the numbers.
   *[other] Margins of { $n } finished games: above the line won, below lost. The table beside it has the numbers.
}
# $game: its name; $date: of the game; $mine, $theirs: points
history-dot = { $game }, { $date }: { $mine }–{ $theirs }
history-dot-alone = { $game }, { $date }: { $mine }
history-ahead = ahead
history-behind = behind
tally-won = Won
tally-drawn = Drawn
tally-lost = Lost
tally-rate = Wins
tally-best = Best
tally-mean = Average
tally-points = { NUMBER($points, decimals: 1) }

## Dates and times. $day: 1 to 31; $month: 1 to 12; $year: a text; $weekday: 1 is Monday; $time: such as 10:20

date = { $day } { month-name } { $year }
date-weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $day } { month-name }
weekday-short = { $weekday ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
}
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
ago-now = just now
# $n: minutes
ago-minutes = { $n ->
    [one] 1 minute ago
   *[other] { $n } minutes ago
}
ago-today = today, { $time }
ago-yesterday = yesterday, { $time }
