# The table on the page. $colour, $place, $deck, $half, $god, $start and $arrow are ids.

## The map.

# One letter for a colour.
face-letter = { $colour ->
    [orange] O
    [green] G
    [white] W
   *[purple] P
}
# $who: you (active), flipped, rudolph or nobody
face-holder = { $who ->
    [you] you, active
    [flipped] you, flipped
    [rudolph] Rudolph
   *[nobody] empty
}
# $cell: a place of the map
face-where = { $place ->
    [top] Top
    [right] Right
    [bottom] Bottom
   *[left] Left
} spot of the { colour } field at { $cell }
face-spot = { face-where }: { face-holder }
face-on-spot = { place }: { face-holder }
# $n: choices
face-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
# At the beginning of a line.
face-colour = { $colour ->
    [orange] Orange
    [green] Green
    [white] White
    [purple] Purple
    [orange-green] Orange-green
    [purple-white] Purple-white
    [purple-green] Purple-green
   *[orange-white] Orange-white
}
# $cost, $gain: goods of its work; $bonus: goods; $price: goods
face-field = { face-colour } field { $id } at { $cell }, { seal }: gain { $gain }; bonus { $bonus }
face-field-paid = { face-colour } field { $id } at { $cell }, { seal }: pay { $cost }, gain { $gain }; bonus { $bonus }
face-to-build = { face-colour } field { $id }, { seal }: costs { $price }; bonus { $bonus }; gain { $gain }
face-to-build-paid = { face-colour } field { $id }, { seal }: costs { $price }; bonus { $bonus }; pay { $cost }, gain
    { $gain }
# $place: 1 to 4
face-no-field = Place { $place } of the display: empty
# $gap: a place of the map; $gain: goods
face-grove = Grove { $id } in { $gap }: { $gain }
face-grove-his = { face-grove }; Rudolph is connected to it
face-a-grove = A grove: { $gain }
face-map = Map of the glade
face-fields = Fields around the Temple of the Salamander
face-half = { $half ->
    [white] WHITE
   *[black] BLACK
}
# $cost, $gain: goods
face-temple = { face-the-temple }: flip an active apprentice and pay { $cost } for { $gain }
face-temple-card = { $half ->
    [white] White Temple: flip an active apprentice and pay { $cost } for the face-up white Salamander card
   *[black] Black Temple: flip an active apprentice and pay { $cost } for the face-up black Salamander card
}
face-the-temple = { $half ->
    [white] White Temple
   *[black] Black Temple
}
face-ask-temple = { face-the-temple }: choose an apprentice to flip
# $how: the action; $cost, $gain: goods
face-work = { $how }: gain { $gain }
face-work-paid = { $how }: pay { $cost }, gain { $gain }

## Choices in short.

face-short-spot = { face-colour } { $cell }, { place }
face-short-field = { face-colour } { $id }
face-field-id = Field { $id }
face-pay = pay
face-gain = gain
face-costs = costs

## Cards and Spellbooks.

# $card: its name; $text: what it does; $n: its faith
face-card = { $card } ({ $id }): { $text }; faith { $n }
# $faith: of the card; $n: cards below
face-deck-card = { $deck ->
    [bear] Bear deck
    [eagle] Eagle deck
    [white] White Salamander deck
   *[black] Black Salamander deck
}: { $card } ({ $id }): { $text }; faith { $faith }; { $n } below
face-deck = { $deck ->
    [bear] Bear
    [eagle] Eagle
    [white] White
   *[black] Black
}
face-no-deck = { $deck ->
    [bear] Bear deck: empty
    [eagle] Eagle deck: empty
    [white] White Salamander deck: empty
   *[black] Black Salamander deck: empty
}
face-empty = empty
face-at-end = at the end
# $n: how many
face-you-have = you have { $n }
# $text: what it scores; $who: you, rudolph or nobody
face-book-spot = { $level ->
    [upper] Upper
   *[lower] Lower
} spot: { $text }, { $who ->
    [you] yours
    [rudolph] Rudolph’s
   *[nobody] empty
}
# One letter for your apprentice.
face-token = Y
face-you = You
face-books = Spellbooks
# $n: scrolls
face-books-note = { $n } scrolls move an apprentice here
# $pieces: ids of cards and fields
face-bottom = Recycled, at the bottom: { COMMAS($pieces) }

## Headings and notes.

face-glade = Glade
face-the-glade = The glade
face-build = Build
face-gods = Divinities
face-gods-note = face-up cards
face-cards = Cards
face-offer = Fields to build
# $n: fields
face-pile = { $n } in the pile
face-your-board = Your board
# $n: crystals
face-harvest = harvest: { crystals } a grove
face-hand = Faith and cards
# $n: cards
face-taken = { $n } taken
# $round, $question: numbers
face-asking = { $face ->
    [day] Round { $round }, day · question { $question }
   *[night] Round { $round }, night · question { $question }
}
face-faith = Faith
face-places = 1st / 2nd
face-faith-in = { god } faith

## Your board.

# $n: your scrolls; $all: how many are needed
face-scrolls = { $n ->
    [one] 1 scroll; { $all } move an apprentice to a Spellbook
   *[other] { $n } scrolls; { $all } move an apprentice to a Spellbook
}
# $n: apprentices
face-ready = { $n } ready to place. Still to come:
# $round: its number; $n: apprentices
face-column = round { $round }: { $n }
face-none-ready = none to place
face-druid = { $face ->
    [day] Druid tile: day
   *[night] Druid tile: night
}
face-stop = stop
face-pass = pass
face-goods = Goods of this turn
# $n: crystals
face-buy = { crystals } buy one
face-apprentices = Apprentices
# $ready, $active, $flipped, $books: apprentices
face-yours = { $ready } to place, { $active } active, { $flipped } flipped, { $books } on Spellbooks
face-groves = Groves
face-row = the 2nd, 4th and 6th score

## Rudolph.

# $level: its name
face-rudolph = { $level }. He scores and places before each of your rounds.
# $n: scrolls
face-his-scrolls = { $n } of 3 scrolls
# $n: apprentices
face-on-books = { $n } on books
face-boxed = { $n } back in the box
# $n: groves
face-gathered = { $n } gathered
face-labour-card = Labour card
# $rounds: points; $book: points; $n: recyclings
face-labour = Labour card: { COMMAS($rounds) } points and 1, 2, 3, 4 apprentices in rounds 1–4; { $book } points for a
    Spellbook; { recyclings } for you after a round; faith:
face-book-points = Points for a Spellbook
face-recyclings = Recyclings for you after a round
face-placement = Placement cards
# $n: cards
face-to-come = { $n } to come
face-compass = Full cards are still in the deck; dashed ones were revealed. He goes to the furthest field and takes its
    top spot if it is empty.
face-arrows = Cards still to come:
# $n, $all: cards
face-arrow = { direction } from the { start } field: { $n } of { $all }
face-placement-card = Placement card
face-his-placement = His Placement card
face-final = Final scoring
face-check = Score check:
# $mine, $his: points; $n: groves
face-check-points = you { $mine }, he { $his }.
face-check-groves = { $n ->
    [one] you { $mine }, he { $his } and 1 grove marked R.
   *[other] you { $mine }, he { $his } and { $n } groves marked R.
}
face-check-lost = The game is lost.
# $n: points
face-check-ahead = You are ahead by { $n }.
face-check-behind = You need { $n } more.

## Rudolph with your own copy.

face-his-board = Rudolph’s board
face-books-left = Spellbooks, from the left
# $nth: 1, 2 or 3
face-nth-book = { $nth ->
    [1] The first one:
    [2] The second one:
   *[3] The third one:
}
# $n, $later: apprentices
face-his-apprentices = { $n } on fields, { $later } to come
face-no-apprentice = No apprentice is on a field.
face-known-fields = The fields you have entered, with the starting fields around the Temple.
