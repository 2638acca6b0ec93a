# The report of a study, and what the command prints of it.

## Progress.

# $done, $all: games
progress = { NUMBER($done) } of { NUMBER($all) } games
# $time: that is left
progress-left = about { $time } left
seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}

## The answer in a few sentences.

no-games = No games have been played yet.
sure-alike = no difference
sure-open = no difference found
sure-likely = likely
sure-certain = certain
# $rate: part of games won
rate-one = { PERCENT($rate) } of the games are won.
# $name: of a variant
rate-of = { PERCENT($rate) } ({ $name })
# $parts: of all variants
rates = Games won: { COMMAS($parts) }.
# $most, $least: of two variants
rates-between = Games won: from { $most } down to { $least }.
# $first: a variant; $effects: what others change; $sure: how sure that is
compared = Compared with { $first }, { AND($effects) } ({ $sure }).
# $names: of variants
compared-open = Compared with { $first }, no difference was found for { AND($names) }.
# $n: games
compared-alike = No difference between { $first } and { AND($names) }: { $n ->
    [one] the game
   *[other] all { NUMBER($n) } games
} ended the same.
compared-same-points = No difference between { $first } and { AND($names) }: the points were the same in { $n ->
    [one] the game
   *[other] all { NUMBER($n) } games
}.
others = others
# $name: of a variant; $verb: costs or gains; $amount; $unit: wins or points
effect = { $name } { $verb ->
    [costs] costs you
   *[gains] gains you
} { $amount } { $unit ->
    [wins] wins in 100 games
   *[points] points
}
# Follows the one above: the same verb and unit.
effect-next = { $name } { $amount }
# $n: variants
effect-more = { $n } more { $verb ->
    [costs] cost
   *[gains] gain
} less
# $value: a number
amount = { NUMBER($value) }
amount-small = { NUMBER($value, decimals: 1) }
# $what: a change; $with_, $than: variants of something else
crossed-open = { $what } makes the same difference with { $with_ } as with { $than }, as far as these games show.
# $amount; $more: more or less; $sure: how sure that is
crossed-wins = { $what } is worth { $amount } { $more ->
    [less] fewer
   *[more] more
} wins in 100 games with { $with_ } than with { $than } ({ $sure }).
crossed-points = { $what } is worth { $amount } { $more ->
    [less] fewer
   *[more] more
} points with { $with_ } than with { $than } ({ $sure }).
# $new, $old: variants
instead = { $new } instead of { $old }
crossed-name = { $what }: with { $with_ } rather than { $than }
# $sure: how sure
told-one = { CAPITAL($sure) }.
# $n: differences
told-part = { $n } { $sure }
# $n: all differences; $parts: some of them
told = Of { $n } differences, { AND($parts) }.
# $n: pairs; $apart: games
saved = { NUMBER($n) } pairs say as much as { NUMBER($apart) } games per variant on different deals.
# $saved: games
saved-some = { NUMBER($n) } pairs say as much as { NUMBER($apart) } games per variant on different deals ({ NUMBER($saved) } saved).
# $low, $high: numbers with their signs
range = { SIGNED($low, decimals: 1) } to { SIGNED($high, decimals: 1) }
difference = { SIGNED($value, decimals: 1) }
difference-whole = { SIGNED($value) }
number = { NUMBER($value, decimals: 1) }
number-whole = { NUMBER($value) }

## Headings and lines of the report.

report-title = { $title } – Table for One
report-skip = Skip to content
report-kind = Table for One · report of a study
report-contents = In this report
report-nav-won = Wins
report-nav-points = Points
report-nav-sources = Sources
report-nav-differences = Differences
report-nav-doubts = Caveats
report-nav-again = Repeat it
report-won = Games won
report-won-about = Dot: games won. Line: the 95% range. Open dot with a dashed line: too few games.
report-points = Winning margins
report-points-about = How often each lead occurred. Filled bars are games won; the tick is the median game.
report-sources = Where the points come from
report-sources-about = Mean points of all games. Dashed: points lost.
# $opponent: its name
report-sources-caption = Mean points, you / { $opponent }
report-differences = Differences on the same deals
report-differences-about = Every variant was dealt the same games, so variants are compared deal by deal. Certain: the
    95% range excludes zero even when it is widened for all comparisons. Likely: it excludes zero on its own. Open dot
    with a dashed line: no difference found.
report-misleads = Points mislead in this game; look at the wins.
report-wins-unit = Wins in 100 games
# $n, $all: differences
report-shown = The pictures show the first { $n } of { $all } differences.
report-crossed = Does one choice change what another is worth?
report-crossed-about = The difference of two differences. If it is zero, the two choices do not depend on each other.
report-interaction = Interaction
report-interactions = Interactions
report-one = There is only one variant, so nothing is compared.
# $game: its name
report-one-of = { $game }: there is only one variant, so nothing is compared.
report-doubts = Caveats
report-again = Repeat it
column-won = won
column-drawn = drawn
column-of = of
column-rate = rate
column-range = 95%
column-lower = lower quarter
column-median = median
column-upper = upper quarter
column-all = all
column-pairs = pairs
column-points = points
column-sure = sure?
column-wins = wins in 100

variant = Variant
# What differs between variants. $axis: its name in the file of the study
axis = { $axis ->
    [game] Game
    [level] Level
    [modules] Expansions
    [player] Player
    [options] Options
   *[other] { CAPITAL($axis) }
}
# Instead of the player’s own cards.
our-cards = Reconstructed
# $names: of opponents
either = { OR($names) }
# $names: of expansions
modules = { AND($names) }
# $opponent: its name
margin-lead = Your points minus { $opponent }’s
margin-points = Your points
# $n: games
only-games = only { $n } games
# $value: points
median = median { $value }
opponent-ahead = { $opponent } ahead
you-ahead = you ahead
points = points
rest = other
you = you
fewer-wins = fewer wins
more-wins = more wins
costs-you = costs you
gains-you = gains you

## What screen readers say of the pictures.

# $name: of a variant; $value, $low, $high: in %
label-rate = { $name }: { NUMBER($value) }%, between { NUMBER($low) }% and { NUMBER($high) }%
label-rates = Games won: { SEMICOLONS($parts) }.
label-median = { $name }: the median game has { $value }
label-margins = Margins: { SEMICOLONS($parts) }.
# $who: you or the opponent; $value: points
label-side = { $who } { NUMBER($value) }
label-mean = { $name }: { COMMAS($sides) }
label-means = Mean points: { SEMICOLONS($parts) }.
label-difference = { $name }: { SIGNED($value, decimals: 1) }, between { SIGNED($low, decimals: 1) } and { SIGNED($high, decimals: 1) }
label-wins = Differences in wins in 100 games: { SEMICOLONS($parts) }.
label-points = Differences in points: { SEMICOLONS($parts) }.

## What was played.

meta-games = { NUMBER($n) } games
meta-some-games = { NUMBER($n) } of { NUMBER($all) } games
# $players: their names
meta-players = played by { AND($players) }
# $n: variants; $games: the line above
meta-variants = { $n ->
    [one] 1 variant
   *[other] { $n } variants
}, { $games }
# $seed: a number
meta-seed = seed { $seed }

## Caveats: a heading and a sentence.

doubt-many = Many comparisons.
# $n: ranges
doubt-many-text = There are { $n } ranges, and 1 in 20 misses by chance. “Certain” allows for that.
doubt-pairs = Not every pair.
doubt-pairs-text = The grid is large, so variants are compared only with the first value of each axis.
doubt-points = Points mislead.
# $games: their names
doubt-points-text = Games of { AND($games) } can end early, or be lost with more points. Look at the wins.
doubt-cards = Reconstructed cards.
doubt-clock = Cannot be repeated exactly.
doubt-clock-text = A player thought by the clock, so its games can differ on another machine. Count simulations instead.
doubt-player = The player is not you.
# $players: their names
doubt-player-text = What matters to { AND($players) } may matter more or less to you; the order is likely to be the same.
# $name: of a variant
doubt-unplayed = Not played yet: { $name }.
doubt-unplayed-text = The study was stopped before. Continue it.
doubt-few = Too few games: { $name }.
# $low, $high: in %
doubt-few-text = Anything from { NUMBER($low) }% to { NUMBER($high) }% is possible. A range of ±5 needs about 400 games.
# $n, $all: games
doubt-stopped-text = { $n } of { $all } games were played. { doubt-few-text }

## What one needs to repeat it.

# $version: of the program; $id: of the commit
fact-version = { $version }
fact-commit = { $version }, commit { $id }
# $n: version; $digest: of rules and data
fact-rules = rules { $n }, rules and data { $digest }
fact-compiled = { $version }, compiled
fact-plain = { $version }, interpreted
fact-time = Time
# $time: in words; $n: workers
fact-workers = { $time }, { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
fact-rows = Rows
# $file: its name; $n: games
fact-table = { $file }, { NUMBER($n) } games
fact-again = Again
fact-same = the same file gives the same games, byte for byte, on every machine

## The table of the bench.

bench-task = task
bench-won = won
bench-ahead = points ahead
# $other: a player
bench-points-beside = points compared with { $other }
bench-wins-beside = wins in 100 compared with { $other }
# $rate: part of games won; $low, $high: in %
bench-rate = { PERCENT($rate) } ({ NUMBER($low) }–{ NUMBER($high) })
# $player: its name; $n: tasks
bench-mean = { $player }, mean of { $n } tasks
# $mean, $low, $high: numbers with their signs
bench-range = { SIGNED($mean, decimals: 1) } ({ SIGNED($low, decimals: 1) } to { SIGNED($high, decimals: 1) })
bench-average = { PERCENT($value, decimals: 1) }

## Data sets: their fields, and the page that describes them. They are always in English.

field-cell = the set-up, in words
field-game = the game
field-level = the level of the opponent; empty where a game has none
field-modules = the expansions in play
field-options = all options of the set-up
field-player = who played
field-seed = the seed of the deal: it decides cards, dice and everything random
field-outcome = won, lost or draw
field-score = the player’s points
field-opponent = the opponent’s points; missing where the opponent has none
field-early = did the game end before its time?
field-decisions = how many questions the player answered
field-lines = the final scoring: what for, the player’s points, the opponent’s
field-choices = each choice of the player: its place among the legal ones, from 0
kind-text = text
kind-number = whole number
kind-large-number = large whole number
kind-yes-no = yes or no
kind-texts = list of texts
kind-map = map of texts
kind-lines = list of lines
kind-numbers = list of whole numbers
# $player: who played
dataset-title = Games of { $player }
# $games: how many; $player: who played
dataset-about = { NUMBER($games) } games of Table for One, played to the end by the player `{ $player }`.
# $digest: of the player's file
dataset-about-own = { NUMBER($games) } games of Table for One, played to the end by the player `{ $player }` (digest { $digest }).
# $variant: the set-up
dataset-variant = - { $variant }: { NUMBER($games) } games
# $first, $last: seeds
dataset-seeds = Every set-up has the deals of the seeds { NUMBER($first) } to { NUMBER($last) }.
dataset-head = | field | type | meaning |
dataset-replay = To see what the player saw, replay a row with `choices` as compact actions:
# $command: what was typed
dataset-made-by = | made by | `{ $command }` |
# $version: of the program
dataset-version = | version | Table for One { $version } |
dataset-licence = | licence | MIT, as the program that played them |
# $file: its name; $digest: its sum
dataset-digest = | SHA-256 of { $file } | `{ $digest }` |
# A set-up without expansions.
base-game = Base game
# What a small study asks.
question-level = How hard is each level?
question-modules = What does each expansion change?
