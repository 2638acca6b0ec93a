# The table as plain text, 79 columns wide.

# $round, $rounds: numbers; $face: day or night; $mine, $his: points
draw-round = Round { $round } of { $rounds }, { $face ->
    [day] day
   *[night] night
}. Points: you { $mine }, Rudolph { $his }.
draw-lost = The score check is lost: you needed more points than Rudolph.
# $what: a line of the final scoring
draw-final = { $what }: you { $mine }, Rudolph { $his }
draw-none = none
draw-you = You:
# $goods, $faith: lists; the others: numbers of apprentices
draw-holdings = { COMMAS($goods) }. Apprentices: { $ready } to place, { $active } active, { $flipped } flipped,
    { $on_books } on Spellbooks, { $to_come } still to come. Faith: { COMMAS($faith) }.
draw-cards = Your cards:
# $name, $text: of a card; $n: its faith
draw-card = { $id } { $name }: { $text }. Faith { $n }.
draw-your-groves = Your groves:
# $groves: a list of $n
draw-row = { $n }: { COMMAS($groves) }. The 2nd, 4th and 6th score 4, 3 and 2.
draw-rudolph = Rudolph:
# $scrolls, $books: numbers; $n: apprentices on fields; $groves: with their number
draw-rudolph-has = { $scrolls } of 3 scrolls, { $n ->
    [one] 1 apprentice
   *[other] { $n } apprentices
} on fields, { $books } on Spellbooks, { $groves } gathered.
# $threatened: a list of groves
draw-rudolph-gathers = { draw-rudolph-has } As things stand he will gather { COMMAS($threatened) }.
# $rounds, $faith: lists; $book: points; $n: recyclings
draw-labour = Labour card: { COMMAS($rounds) } points in rounds 1–4, { $book } for a Spellbook, { recyclings } for you.
    Faith: { COMMAS($faith) }.
# $start: a direction; $arrow: another
draw-arrow = { $start ->
    [north-west] north-west
    [north-east] north-east
    [south-west] south-west
   *[south-east] south-east
} { direction }
# $n: cards; $seen: a list of arrows
draw-placement = { placement-cards } left; seen: { COMMAS($seen) }.
draw-unseen = { placement-cards } left; seen: none.
placement-cards = { $n ->
    [one] 1 Placement card
   *[other] { $n } Placement cards
}

## Pieces. $effect: of a field; $colour: of a field, in words unless it is one letter.

draw-fields = Fields on the map:
draw-groves = Groves on the map:
# $n: fields
draw-display = Fields to build ({ $n } more in the pile):
draw-decks = Face-up cards:
draw-books = Spellbooks, from the left:
draw-bottom = Recycled, at the bottom of their piles:
seal = { $seal ->
    [billhook] billhook
   *[cauldron] cauldron
}
# $bonus, $cost, $gain: goods
draw-effect = bonus { $bonus }; { seal }: gain { $gain }
draw-effect-paid = bonus { $bonus }; { seal }: pay { $cost }, gain { $gain }
# $spots: a list
draw-field = { $id } { $colour } at { $cell }: { $effect }. On it: { COMMAS($spots) }.
draw-empty-field = { $id } { $colour } at { $cell }: { $effect }. Nobody on it.
# $who: one of the three below
draw-spot = { place } { $who }
draw-you-active = you (active)
draw-you-flipped = you (flipped)
draw-holder = { $who ->
    [you] you
    [rudolph] Rudolph
   *[nobody] empty
}
# $paths: a list of $n directions
draw-grove = { $n ->
    [one] { $id } in { $gap }: { $gain }; crystal on its path { COMMAS($paths) }.
   *[other] { $id } in { $gap }: { $gain }; crystal on its paths { COMMAS($paths) }.
}
draw-path = { $path ->
    [NW] NW
    [NE] NE
    [SE] SE
   *[SW] SW
}
draw-to-build = { $id } { $colour }: costs { $cost }; { $effect }.
# $name, $text, $faith: of a card; $n: cards below
draw-deck = { deck }: { $id } { $name }: { $text }. Faith { $faith }; { $n } below.
draw-no-deck = { deck }: the deck is empty.
# $text: what it scores; $who: who is on it
draw-book-spot = { level } { $text } ({ $who })
# $spots: a list; $n: how many there are now
draw-book = { $id } { $name }: { SEMICOLONS($spots) }. Your count now: { $n }.
draw-map = Map: A you, active; a you, flipped; R Rudolph; G grove; * path with a crystal.
# One letter for a colour.
draw-colour = { $colour ->
    [orange] o
    [green] g
    [white] w
   *[purple] p
}
