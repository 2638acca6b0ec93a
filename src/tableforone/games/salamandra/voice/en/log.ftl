# What happened. $n is a number of crystals or points unless a comment says otherwise.

# $field: with its colour and number; $cell: a place of the map
tell-start = The { $field } is placed at { $cell }.
# $grove: with its gain; $gap: a place of the map
tell-lay-grove = { CAPITAL($grove) } is placed in { $gap }.
# $place: of the display
tell-show-field = The { $field } goes to place { $place } of the display.
# $card: with its effect
tell-turn-up = Revealed: { $card }.
# $place: 1, 2 or 3; $book: its name
tell-open-book = Spellbook { $place }: the { $book }.
# $round: its number; $n: crystals; $apprentices: a number
tell-round-day = Round { $round }, day: you gain { crystals }, and { $apprentices } apprentices arrive.
tell-round-night = Round { $round }, night: you gain { crystals }, and { $apprentices } apprentices arrive.
# $what: goods
tell-earn = You gain { $what }.
# $card: its name
tell-trigger = { $card } gives you { $what }.
# $points: a number of points; $counter, $n: what is counted
tell-score-per = You score { $points } for { counted }.
# $what: a good
tell-pay = You pay { $what }.
# $spot: of a field
tell-wake = Your apprentice on { $spot } is active again.
tell-place = You place an apprentice on { $spot } at { $cell }.
tell-take = You take { $card }.
# $id: of a grove
tell-harvest = You harvest grove { $id } from { $gap }.
# $number: which grove it is; $n: points
tell-grove-row = Grove number { $number } of your row: { points }.
# $book: a spot of a Spellbook
tell-book = Your apprentice moves from { $spot } to the { $book } for 4 scrolls.
# $what: a good; $n: the price
tell-buy = You buy { $what } for { crystals }.
tell-convert = With the { $card } you pay { crystals } for { $what }.
tell-rest = Your apprentice on { $spot } rests.
tell-work = Your apprentice on { $spot } works.
# $card: with its gain
tell-temple = At the { half } half of the Temple you flip the apprentice on { $spot } and take the { $card }.
tell-temple-own = At the { half } half of the Temple you flip the apprentice on { $spot }. The deck is empty, so you
    gain what the Temple shows.
# $n: apprentices
tell-pass = { $n ->
    [0] You pass; no apprentice is still active.
    [one] You pass and flip 1 active apprentice.
   *[other] You pass and flip { $n } active apprentices.
}
tell-build = You build the { $field } at { $cell }.
tell-build-free = You build the { $field } at { $cell } for free, because no spot was empty.
# $what: a card or a field
tell-recycle = You recycle the { $what }.
# $mine, $his: points
tell-check = Score check after round { $round }: you { $mine }, Rudolph { $his }. You continue.
tell-check-last = Score check after round { $round }: you { $mine }, Rudolph { $his }. The final scoring follows.
tell-check-lost = Score check after round { $round }: you { $mine }, Rudolph { $his }. You needed more points than
    Rudolph, so you lose the game.

## Rudolph. $total: his points after it.

tell-rudolph-scores = Rudolph scores { points } with his Labour card ({ $total }).
# $id: of a card; $arrow: what it shows
tell-arrow = Rudolph reveals card { $id }: { $arrow }.
tell-rudolph-boxed = No field in line with any arrow has an empty spot: Rudolph’s apprentice goes back to the box.
# $n: his scrolls
tell-rudolph-scroll = Rudolph gains a scroll and has { $n }.
tell-rudolph-book = Rudolph scores { points } for the Spellbook ({ $total }).
tell-rudolph-grove = Rudolph takes { $grove } from { $gap }: his apprentice on { $spot } is connected to it.
# $n: groves
tell-rudolph-gathers = { $n ->
    [0] Rudolph is connected to no grove ({ $total }).
    [one] Rudolph gathers 1 grove: 1 point ({ $total }).
   *[other] Rudolph gathers { $n } groves: { $n } points ({ $total }).
}

## Why the game ended before its time. $n: points that were missing.

ending = Rudolph’s score check ended the game after round { $round } of { $rounds }: at each check you must have more
    points than he has. You needed { $needed } and had { $had }, { $n ->
    [one] 1 point too few
   *[other] { $n } points too few
}. What counts only at the end (Spellbooks, faith, scrolls) does not help at a check.
