# What things are called.

score-total = total
# $n: a number; $good: an id
goods = { $good ->
    [leaf] { $n ->
        [one] 1 leaf
       *[other] { $n } leaves
    }
    [flower] { $n ->
        [one] 1 flower
       *[other] { $n } flowers
    }
    [fruit] { $n ->
        [one] 1 fruit
       *[other] { $n } fruits
    }
    [potion_green] { $n ->
        [one] 1 green potion
       *[other] { $n } green potions
    }
    [potion_purple] { $n ->
        [one] 1 purple potion
       *[other] { $n } purple potions
    }
    [vp] { points }
    [scroll] { $n ->
        [one] 1 scroll
       *[other] { $n } scrolls
    }
   *[crystal] { crystals }
}
crystals = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
good = { $good ->
    [crystal] Crystal
    [leaf] Leaf
    [flower] Flower
    [fruit] Fruit
    [potion_green] Green potion
   *[potion_purple] Purple potion
}
any-resource = 1 leaf, flower or fruit
# $parts: a list of goods and gains
all-of = { AND($parts) }
# $deck: bear or eagle
gain-card = the face-up { deck } card
gain-reactivate = one flipped apprentice active again
gain-grove = any one grove for free
# $n: points; $counter: what is counted
points-per = { points } for each { $counter ->
    [orange] orange field with your apprentice
    [green] green field with your apprentice
    [white] white field with your apprentice
    [purple] purple field with your apprentice
    [cauldron] cauldron field with your apprentice
    [divinity] Bear or Eagle card you have
    [salamander] Salamander card you have
    [grove] grove you have harvested
   *[book] Spellbook with your apprentice
}
# $n: how many there are; $counter: what is counted
counted = { $counter ->
    [orange] { $n ->
        [0] no orange fields with your apprentice
        [one] 1 orange field with your apprentice
       *[other] { $n } orange fields with your apprentice
    }
    [green] { $n ->
        [0] no green fields with your apprentice
        [one] 1 green field with your apprentice
       *[other] { $n } green fields with your apprentice
    }
    [white] { $n ->
        [0] no white fields with your apprentice
        [one] 1 white field with your apprentice
       *[other] { $n } white fields with your apprentice
    }
    [purple] { $n ->
        [0] no purple fields with your apprentice
        [one] 1 purple field with your apprentice
       *[other] { $n } purple fields with your apprentice
    }
    [cauldron] { $n ->
        [0] no cauldron fields with your apprentice
        [one] 1 cauldron field with your apprentice
       *[other] { $n } cauldron fields with your apprentice
    }
    [divinity] { $n ->
        [0] no Bear or Eagle cards
        [one] 1 Bear or Eagle card
       *[other] { $n } Bear and Eagle cards
    }
    [salamander] { $n ->
        [0] no Salamander cards
        [one] 1 Salamander card
       *[other] { $n } Salamander cards
    }
    [grove] { $n ->
        [0] no harvested groves
        [one] 1 harvested grove
       *[other] { $n } harvested groves
    }
   *[book] { $n ->
        [0] no Spellbooks with your apprentice
        [one] 1 Spellbook with your apprentice
       *[other] { $n } Spellbooks with your apprentice
    }
}

## Places. $cell is a column and a row, as on the edges of the map.

gap-place = south-east of { $cell }
gap = the gap { gap-place }
start = { $start ->
    [NW] north-west
    [NE] north-east
    [SW] south-west
   *[SE] south-east
}
direction = { $arrow ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
arrow = the arrow { direction } from the { start } starting field
place = { $place ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}
level = { $level ->
    [upper] upper
   *[lower] lower
}
half = { $half ->
    [white] white
   *[black] black
}
god = { $god ->
    [salamander] Salamander
    [bear] Bear
   *[eagle] Eagle
}

## Pieces. $id is our number of a piece.

colour = { $colour ->
    [orange] orange
    [green] green
    [white] white
    [purple] purple
    [orange-green] orange-green
    [purple-white] purple-white
    [purple-green] purple-green
   *[orange-white] orange-white
}
field-colour = { colour }
field = { colour } field { $id }
# $field: with its colour and number
spot = the { place } spot of the { $field }
# $gain: what it gives
grove = grove { $id } ({ $gain })
deck = { $deck ->
    [bear] Bear
    [eagle] Eagle
    [white] white Salamander
   *[black] black Salamander
}
# $name: of a card or a book
named = { $name } ({ $id })
# $card: its name and number; $effect: what it does
divinity = { $card }: { $effect }
salamander = { deck } { $id } ({ $gain })
# $price: crystals; $what: a good
convert-effect = pay { $price } for { $what }, as often as you like
# $what: a good; $on: when
trigger-effect = { $on ->
    [harvest_grove] { $what } each time you harvest a grove
    [place_on_cauldron] { $what } each time you place on a cauldron field
    [build] { $what } each time you build a field
    [gain_scroll] { $what } for each scroll you gain
    [place_on_spellbook] { $what } each time your apprentice moves to a Spellbook
    [take_divinity] { $what } each time you take a Bear or Eagle card
    [take_salamander] { $what } each time you take a Salamander card
   *[place_on_color] { $colour ->
        [orange] { $what } each time you place on an orange field
       *[other] { $what } each time you place on a { colour } field
    }
}
# $effect: of a card
card-text = { CAPITAL($effect) }
# $book: its name and number
book-spot = { level } spot of the { $book }

## Names of cards, books and fields. They are ours; the printed ones have none.

divinity-B01 = Bear of the Groves
divinity-B02 = Bear of the Cauldrons
divinity-B03 = Bear of the Builders
divinity-B04 = Bear of the Scrolls
divinity-B05 = Bear of the Spellbooks
divinity-B06 = Bear of the Purple Potion
divinity-B07 = Bear of the Great Works
divinity-B08 = Bear of the Green Potion
divinity-B09 = Bear of the Purple Fields
divinity-B10 = Bear of the White Fields
divinity-B11 = Bear of the Orange Fields
divinity-B12 = Bear of the Green Fields
divinity-E01 = Eagle of Great Devotion
divinity-E02 = Eagle of the Green Potion
divinity-E03 = Eagle of Offerings
divinity-E04 = Eagle of the Purple Potion
divinity-E05 = Eagle of the Groves
divinity-E06 = Eagle of Devotion
divinity-E07 = Eagle of the High Temple
divinity-E08 = Eagle of Temple Offerings
divinity-E09 = Eagle of Trade
divinity-E10 = Eagle of the Spellbooks
divinity-E11 = Eagle of the Temple
divinity-E12 = Eagle of the Cauldrons

salamander-SB1 = Scrolls and crystals
salamander-SB2 = Scrolls and many points
salamander-SB3 = Scroll and many crystals
salamander-SB4 = Scrolls and points
salamander-SB5 = Scroll and white fields
salamander-SB6 = Scroll and purple fields
salamander-SB7 = Scroll; Bear and Eagle cards
salamander-SB8 = Two scrolls
salamander-SW1 = Thirteen points
salamander-SW2 = Bear card and green fields
salamander-SW3 = Eleven points
salamander-SW4 = Reactivation and points
salamander-SW5 = Reactivation and orange fields
salamander-SW6 = Grove and many points
salamander-SW7 = Grove and points
salamander-SW8 = Eagle card and points

book-SP01 = Book of the White Fields
    .short = White Fields
book-SP02 = Book of the Orange Fields
    .short = Orange Fields
book-SP03 = Book of the Green Fields
    .short = Green Fields
book-SP04 = Book of the Purple Fields
    .short = Purple Fields
book-SP05 = Book of the Salamanders
    .short = Salamanders
book-SP06 = Book of the Divinities
    .short = Divinities
book-SP07 = Book of the Groves
    .short = Groves
book-SP08 = Book of the Cauldrons
    .short = Cauldrons
book-SP09 = Book of Books
    .short = Books
book-SP10 = Book of Glory
    .short = Glory

tile-F01 = Starting orange field
tile-F02 = Starting green field
tile-F03 = Starting white field
tile-F04 = Starting purple field
tile-F05 = Green: leaf and crystal
tile-F06 = Green: leaf potion brewing
tile-F07 = Green: resource for green fields
tile-F08 = Green: potion for green fields
tile-F09 = Orange: reactivation
tile-F10 = Orange: three crystals
tile-F11 = Orange: crystals for scroll and points
tile-F12 = Orange: crystals for orange fields
tile-F13 = White: flower potion brewing
tile-F14 = White: flower and crystal
tile-F15 = White: potion for white fields
tile-F16 = White: resource for white fields
tile-F17 = Purple: fruit and crystal
tile-F18 = Purple: fruit potion brewing
tile-F19 = Purple: fruit and crystals for purple fields
tile-F20 = Purple: fruit for cauldron fields
tile-F21 = Orange-green: crystals into leaf potion
tile-F22 = Purple-white: leaf for Bear and Eagle cards
tile-F23 = Purple-green: crystals for Salamander cards
tile-F24 = Orange-white: crystals for groves
