# Names of things on the table, by id. Names of cards and places are in printed.ftl.

## Wards of the city.

ward-castle = Castle Ward
ward-dock = Dock Ward
ward-north = North Ward
ward-sea = Sea Ward
ward-south = South Ward
ward-trades = Trades Ward

## Types of quests.

type-arcana = Arcana
type-commerce = Commerce
type-piety = Piety
type-skullduggery = Skullduggery
type-warfare = Warfare
type-mandatory = Mandatory

## Kinds and numbers of things. $kind: cleric, fighter, rogue, wizard or gold; $n: how many.

kind = { $kind ->
    [cleric] cleric
    [fighter] fighter
    [rogue] rogue
    [wizard] wizard
   *[gold] gold
}
kinds = { $kind ->
    [cleric] clerics
    [fighter] fighters
    [rogue] rogues
    [wizard] wizards
   *[gold] gold
}
kind-title = { $kind ->
    [cleric] Clerics
    [fighter] Fighters
    [rogue] Rogues
    [wizard] Wizards
   *[gold] Gold
}
a-kind = { $kind ->
    [gold] gold
   *[cleric] a { kind }
}
amount = { $kind ->
    [gold] { $n } gold
   *[cleric] { $n ->
        [one] 1 { kind }
       *[other] { $n } { kinds }
    }
}
# $items: several amounts
goods = { AND($items) }
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
intrigue-cards = { $n ->
    [one] an intrigue card
   *[other] { $n } intrigue cards
}
counted-cards = { $n ->
    [one] 1 intrigue card
   *[other] { $n } intrigue cards
}
# $names: of anything
all-of = { AND($names) }
