# Noms des choses sur la table. Ceux des cartes et des lieux sont dans printed.ftl.

## Quartiers de la cité.
## ours

ward-castle = quartier du Château
ward-dock = quartier des Quais
ward-north = quartier Nord
ward-sea = quartier de la Mer
ward-south = quartier Sud
ward-trades = quartier du Commerce

## Types de quêtes.
## ours

type-arcana = Arcanes
type-commerce = Commerce
type-piety = Piété
type-skullduggery = Fourberie
type-warfare = Guerre
type-mandatory = Obligatoire

## Sortes et nombres. En français, 0 est au singulier.

kind = { $kind ->
    [cleric] clerc
    [fighter] guerrier
    [rogue] roublard
    [wizard] magicien
   *[gold] or
}
kinds = { $kind ->
    [cleric] clercs
    [fighter] guerriers
    [rogue] roublards
    [wizard] magiciens
   *[gold] or
}
kind-title = { $kind ->
    [cleric] Clercs
    [fighter] Guerriers
    [rogue] Roublards
    [wizard] Magiciens
   *[gold] Or
}
a-kind = { $kind ->
    [gold] de l’or
   *[cleric] un { kind }
}
amount = { $kind ->
    [gold] { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
   *[cleric] { $n ->
        [one] { $n } { kind }
       *[other] { $n } { kinds }
    }
}
goods = { AND($items) }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
intrigue-cards = { $n ->
    [one] { $n } carte Intrigue
   *[other] { $n } cartes Intrigue
}
counted-cards = { $n ->
    [one] { $n } carte Intrigue
   *[other] { $n } cartes Intrigue
}
all-of = { AND($names) }
