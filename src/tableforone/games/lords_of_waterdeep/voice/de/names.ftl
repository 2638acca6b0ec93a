# Namen der Dinge auf dem Tisch. Karten und Orte stehen in printed.ftl.

## Stadtviertel.
## ours

ward-castle = Burgviertel
ward-dock = Hafenviertel
ward-north = Nordviertel
ward-sea = Seeviertel
ward-south = Südviertel
ward-trades = Handelsviertel

## Arten von Quests.
## ours

type-arcana = Arkanes
type-commerce = Handel
type-piety = Frömmigkeit
type-skullduggery = Gaunerei
type-warfare = Krieg
type-mandatory = Pflicht

## Abenteurer und Gold. $case: accusative, wenn ein Satz danach fragt. „a-kind“ steht immer im Akkusativ.

kind = { $kind ->
    [cleric] Kleriker
    [fighter] Kämpfer
    [rogue] { $case ->
        [accusative] Schurken
       *[nominative] Schurke
    }
    [wizard] Magier
   *[gold] Gold
}
kinds = { $kind ->
    [cleric] Kleriker
    [fighter] Kämpfer
    [rogue] Schurken
    [wizard] Magier
   *[gold] Gold
}
kind-title = { $kind ->
    [cleric] Kleriker
    [fighter] Kämpfer
    [rogue] Schurken
    [wizard] Magier
   *[gold] Gold
}
a-kind = { $kind ->
    [gold] Gold
    [rogue] einen Schurken
   *[cleric] einen { kind }
}
amount = { $kind ->
    [gold] { $n } Gold
   *[cleric] { $n ->
        [one] 1 { kind }
       *[other] { $n } { kinds }
    }
}
goods = { $case ->
    [accusative] { AND($items, case: "accusative") }
   *[nominative] { AND($items) }
}
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
intrigue-cards = { $n ->
    [one] 1 Intrigenkarte
   *[other] { $n } Intrigenkarten
}
counted-cards = { $n ->
    [one] 1 Intrigenkarte
   *[other] { $n } Intrigenkarten
}
all-of = { AND($names) }
