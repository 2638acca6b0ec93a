# Nombres de las cosas de la mesa. Los de cartas y lugares están en printed.ftl.

## Distritos de la ciudad.
## ours

ward-castle = Distrito del Castillo
ward-dock = Distrito de los Muelles
ward-north = Distrito Norte
ward-sea = Distrito del Mar
ward-south = Distrito Sur
ward-trades = Distrito del Comercio

## Tipos de misión.
## ours

type-arcana = Arcanos
type-commerce = Comercio
type-piety = Piedad
type-skullduggery = Picardía
type-warfare = Guerra
type-mandatory = Obligatoria

## Clases y cantidades.

kind = { $kind ->
    [cleric] clérigo
    [fighter] guerrero
    [rogue] pícaro
    [wizard] mago
   *[gold] oro
}
kinds = { $kind ->
    [cleric] clérigos
    [fighter] guerreros
    [rogue] pícaros
    [wizard] magos
   *[gold] oro
}
kind-title = { $kind ->
    [cleric] Clérigos
    [fighter] Guerreros
    [rogue] Pícaros
    [wizard] Magos
   *[gold] Oro
}
a-kind = { $kind ->
    [gold] oro
   *[cleric] un { kind }
}
amount = { $kind ->
    [gold] { $n ->
        [one] 1 moneda de oro
       *[other] { $n } monedas de oro
    }
   *[cleric] { $n ->
        [one] 1 { kind }
       *[other] { $n } { kinds }
    }
}
goods = { AND($items) }
points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
intrigue-cards = { $n ->
    [one] 1 carta de Intriga
   *[other] { $n } cartas de Intriga
}
counted-cards = { $n ->
    [one] 1 carta de Intriga
   *[other] { $n } cartas de Intriga
}
all-of = { AND($names) }
