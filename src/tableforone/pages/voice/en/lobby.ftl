# The first page, and setting up a game.

# $n: games that are folded away
lobby-more = { $n ->
    [one] 1 more game in progress
   *[other] { $n } more games in progress
}
# $n: games, many
lobby-every = Show all { $n } games in progress
lobby-open-link = Open a link
# $target: points
lobby-target = { $target } to beat

## How strong an opponent is: what our expert reached against him.

odds-easy = The expert nearly always wins
odds-good = The expert wins more often than not
odds-even = An even match for the expert
odds-hard = The expert loses more often than not
odds-very-hard = The expert rarely wins
odds-hardly = The expert hardly ever wins
# $won, $games: what was measured
odds-measured = { $won } of { $games } games
odds-measured-without-search = { $won } of { $games } games, without search
# For screen readers. $won: of 10 games
odds-windows = { $won } of 10

## The first page.

# $hour: "morning", "afternoon" or "evening"
lobby-greeting = { $hour ->
    [morning] Good morning. Your table is ready.
    [afternoon] Good afternoon. Your table is ready.
   *[evening] Good evening. Your table is ready.
}
# $n: games
lobby-about = { $n ->
    [one] 1 game, with an opponent who plays by the printed rules and tells you why.
   *[other] { $n } games, with opponents who play by their printed rules and tell you why.
}
lobby-open-file = Open a saved game
lobby-running = Games in progress
lobby-new = Start a new game
lobby-play = New game
lobby-lesson = Lesson
lobby-daily = Daily deal
# For screen readers. $game: its name
lobby-delete = Delete this game of { $game }
# $opponents: their names
lobby-opponents = { OR($opponents) }
lobby-against = Against { $opponents }.
lobby-companion = Play with your own copy
# $opponent: name
lobby-companion-title = The app plays { $opponent } at your real table
lobby-passport = Your passport
# $round, $rounds: numbers
lobby-round = round { $round }
lobby-round-of = round { $round } of { $rounds }
stamp-best = best score
stamp-none = not played yet

## Today's deal.

# $date: today
daily-title = Today’s deal · { $date }
# $opponent: name; $way: level and expansions
daily-about = { $opponent }. Everyone gets the same cards and dice today.
daily-about-way = { $opponent }, { $way }. Everyone gets the same cards and dice today.
daily-streak-about = A loss keeps your streak, too.
# $outcome: "won", "lost" or "draw"; $mine, $theirs: points
daily-played = { $outcome ->
    [won] You won { $mine }–{ $theirs }.
    [lost] You lost { $mine }–{ $theirs }.
   *[draw] A draw, { $mine }–{ $theirs }.
}
daily-played-alone = { $outcome ->
    [won] You won with { $mine }.
    [lost] You lost with { $mine }.
   *[draw] A draw with { $mine }.
}
daily-play = Play
daily-continue = Continue
daily-result = See result
# For screen readers, after one of the three buttons above.
daily-button = (today’s deal)
# After the number. $n: days
daily-streak = { $n ->
    [one] day’s streak
   *[other] days’ streak
}
daily-longest = longest streak: { $n }
daily-longest-label = longest streak
daily-week = This week
# $month: 1 to 12
daily-month = { month-name }, day by day
daily-won = won
daily-lost = lost
daily-today = today
daily-miss = missed
daily-later = to come
daily-share = Share your result
daily-share-text = Text to share
# The text to share. $date: of the deal
share-text-title = Table for One · { $date }
# $outcome: "won", "lost" or "draw"; $mine, $theirs: points; $opponent: name
share-text-result = { $outcome ->
    [won] I beat { $opponent } { $mine }–{ $theirs }
    [lost] { $opponent } beat me { $theirs }–{ $mine }
   *[draw] { $opponent } and I drew, { $mine }–{ $theirs }
}
share-text-result-alone = { $outcome ->
    [won] I beat { $opponent } with { $mine }
    [lost] { $opponent } beat me; I had { $mine }
   *[draw] { $opponent } and I drew; I had { $mine }
}
# $blocks: a square for each of the last seven days; $n: days
share-text-week = Last seven days { $blocks } · streak { $n }

## What to play next. $why: one of the reasons; $game: its name; $way: the level

next-title = What next?
next-game = { $game }: { $why }
next-level = { $game }, { $way }: { $why }
next-play = New game
# $n: minutes
next-learn = the host shows you the first rounds, in about { $n } minutes.
next-win = you know the rules; now win a game.
next-harder = try the next level.

## Setting up a game.

setup-title = Set up { $game }
setup-ready = Ready to play. Change what you like, or just start.
setup-first = First time here?
setup-primer = The game in a few sentences
setup-strength = Difficulty
setup-modules = Expansions
setup-modules-about = Leave all unchecked for the base game.
setup-meets = you play against { $opponent }
setup-advanced = Advanced
# $n: more options
setup-advanced-about = { $n ->
    [0] deal number
    [one] deal number and 1 option
   *[other] deal number and { $n } options
}
setup-deal-about = The same number deals the same cards and dice. Leave it blank for a new deal.
setup-deal-new = new deal
# $module: name of an expansion; the reason follows
setup-refused = Not available: { $module }.
# $link: to the cards; $deck: what they are called
setup-deck = { $link }: { $deck }. Enter them once; every new game uses them.
setup-start = Start game
setup-summary = Your game
# $game, $opponent: names; $way: level and expansions
setup-game = { $game } against { $opponent }
setup-game-way = { $game } against { $opponent }, { $way }
setup-printed = Every card is as printed
setup-reconstructed = Some cards are reconstructed
setup-reconstructed-about = The printed originals could not be found:
colour-blue = blue
colour-red = red
colour-yellow = yellow
# $seed: what was typed
setup-seed = “{ $seed }” is not a whole number. Leave it blank for a new deal.
# $option: its name
setup-not-text = The file for { $option } is not text. Choose a TOML file.

## Before a game is deleted, and games that cannot be opened.

delete-page = Delete a game
delete-title = Delete this game?
# $mine, $theirs: points
delete-score = { $mine }–{ $theirs }.
delete-score-alone = { $mine ->
    [one] 1 point.
   *[other] { $mine } points.
}
# $why: a sentence
delete-trouble = The game cannot be opened. { $why }
delete-for-good = The game also disappears from your history. This cannot be undone.
delete-keep = Keep it
delete-download = Download it first
delete-button = Delete game
trouble-title = Cannot be opened
trouble-game = A game
# $n: entries; $when: such as "yesterday, 10:20"
trouble-entries = { $n ->
    [one] 1 entry is saved, last played { $when }.
   *[other] { $n } entries are saved, last played { $when }.
}
trouble-unchanged = Nothing was changed.
trouble-back-about = You can go back to just before the problem and play on.
trouble-back = Go back
trouble-report = Download report
trouble-report-about = Please send the report to the authors. It is a small file with the position and your move.
# $why: a sentence
trouble-open = This game cannot be opened. { $why }
