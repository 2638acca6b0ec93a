# What all games say alike: set-up, final scoring, explanations as text, the companion’s own entries.

# A game with your own copy, in a list of games. $game: its name
name-at-home = { $game }, with your own copy
# $level: its name; $modules: their names
way-modules = { $level }, with { AND($modules) }
way-only-modules = with { AND($modules) }

# $what: is scored; $mine: points for it; $sum: points so far
scored = { CAPITAL($what) }: { $mine }. Total { $sum }.
# $opponent: its name; $theirs: its points; $other: its points so far
scored-both = { CAPITAL($what) }: you { $mine }, { $opponent } { $theirs }. Total { $sum }–{ $other }.

# $left, $out: names of candidates
row-all-left = left: { SEMICOLONS($left) }
row-left-and-out = left: { SEMICOLONS($left) } – ruled out: { SEMICOLONS($out) }
row-nobody = no candidate matches
row-by-lot = Ties: one at random
# $rule: its number; $text: the rule
row-rule = Rule { $rule }: { $text }

## What a player may enter at any time. In the log, and saved with the game in English.

# $name: of a number on his board; $before, $after: what it was and is
aside-corrected = Corrected: { $name }, from { $before } to { $after }
aside-refused = This number cannot be changed that far: the pieces of the game are not enough for it.
aside-app-cards = From now on the app reveals his cards
aside-own-cards = From now on you reveal his cards
# $n: number of an entry
aside-kept = Entry { $n } was wrong; what was played counts
# $question: in words; $answer: to it
aside-ahead = { $question } { $answer }

## Orders that make the real table right after a correction.

# $opponent: its name; $before, $after: points
repair-points = { $opponent }’s points: from { $before } to { $after }
# $name: of a piece or number
repair-add = Add: { $name }
repair-remove = Remove: { $name }
repair-number = { CAPITAL($name) }: from { $before } to { $after }

## An option of every companion: who reveals the opponent’s cards.

option-his-cards = Who reveals his cards?
option-his-cards-app = The app
    .about = His deck stays in the box.
option-his-cards-mine = You
    .about = His deck is on the table, and you enter each card.
