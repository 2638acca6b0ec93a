# Por qué decide así Pseudo: primero la elección, después el motivo.

tell-space = Pseudo elige la casilla { $space }. { $why }
tell-only-space = Pseudo elige la casilla { $space }.
# Lo mismo antes de su turno, tras «Si nada cambia,».
plan-space = elige la casilla { $space }. { $why }
plan-only-space = elige la casilla { $space }.
plan-lot = decide el azar: { OR($places) }.

## Un candidato.

space-worth = { $place } ({ $sum })
space-copying = { $place } como { $copied }
sum-one = { PLUS($parts) } = { $n }
sum-many = { PLUS($parts) } = { PLUS($values) } = { $n }
sum-less = { $sum }, menos { $owner } para su dueño
sum-none = valor 0
one-quest = 1 misión
tile-worth = { $tile } ({ points })
cube-worth = { kind } (valor { $value })
favor-worth = { $what } (valor { $value })
quest-place = { $quest } (número { $place } de sus misiones)

## Motivos de una casilla. $need: lo primero que falta a sus misiones, o none; $where: entre qué elige

lacks = { $need ->
    [cleric] A sus misiones les faltan clérigos
    [fighter] A sus misiones les faltan guerreros
    [rogue] A sus misiones les faltan pícaros
    [wizard] A sus misiones les faltan magos
   *[gold] A sus misiones les falta oro
}
them = { $need ->
    [gold] lo
   *[cleric] los
}
why-lacks = { lacks }.
why-orb = { lacks }, y ninguna casilla libre para él { them } da. Con el Orbe del Magister se une a tu agente.
why-only = { $where ->
    [bribe] { lacks }, y ninguna otra casilla tuya que puede copiar { them } da.
    [wares] { lacks }, y ningún otro edificio de la { place-builders_hall } que puede usar { them } da.
   *[free] { lacks }, y ninguna otra casilla libre para él { them } da.
}
why-most = { $where ->
    [bribe] { lacks }, y ninguna casilla tuya que puede copiar da más.
    [wares] { lacks }, y ningún edificio de la { place-builders_hall } que puede usar da más.
   *[free] { lacks }, y ninguna casilla libre para él da más.
}
why-nothing-lacked = { $where ->
    [bribe] Ninguna casilla tuya que puede copiar da lo que falta a sus misiones.
    [wares] Ningún edificio de la { place-builders_hall } que puede usar da lo que falta a sus misiones.
   *[free] Ninguna casilla libre para él da lo que falta a sus misiones.
}
why-no-castle = { $where ->
    [bribe] Ninguna casilla tuya que puede copiar da lo que falta a sus misiones, y no estás en el castillo.
    [wares] Ningún edificio de la { place-builders_hall } que puede usar da lo que falta a sus misiones.
   *[free] Ninguna casilla libre para él da lo que falta a sus misiones, y el castillo está ocupado.
}
why-only-worth = { $where ->
    [bribe] Ninguna casilla tuya que puede copiar da lo que falta a sus misiones, y solo esta vale algo.
    [wares] Ningún edificio de la { place-builders_hall } que puede usar da lo que falta a sus misiones, y solo este
        vale algo.
   *[free] Ninguna casilla libre para él da lo que falta a sus misiones, y solo esta vale algo.
}
why-worthless = { $where ->
    [bribe] Ninguna casilla tuya que puede copiar le da nada.
    [wares] Ningún edificio de la { place-builders_hall } que puede usar le da nada.
   *[free] Ninguna casilla libre para él le da nada.
}
why-value = { $need ->
    [none] Es la de mayor valor.
   *[some] { lacks }. De las casillas que dan más, esta es la de mayor valor.
}
why-value-paid = { $need ->
    [none] Es la de mayor valor una vez pagados los dueños.
   *[some] { lacks }. De las casillas que dan más, esta es la de mayor valor una vez pagados los dueños.
}
why-least-pay = { $need ->
    [none] Entre casillas iguales, es la que menos paga a su dueño.
   *[some] { lacks }. Entre casillas iguales, esta es la que menos paga a su dueño.
}
why-lot = { $need ->
    [none] Entre casillas iguales ha decidido el azar.
   *[some] { lacks }. Entre casillas iguales ha decidido el azar.
}

## Sus otras decisiones.

tell-tile-most = Pseudo elige el edificio { $tile }. De los que puede tener, es el que tiene más puntos encima ({ $n }).
tell-tile-left = Pseudo elige el edificio { $tile }. De los que tienen más puntos encima, es el que está más a la
    izquierda.
tell-tile-only = Pseudo elige el edificio { $tile }. Es el único que puede tener.
tell-cube-lacked = Pseudo elige { a-kind }. { $kind ->
    [gold] A sus misiones les falta oro.
   *[cleric] A sus misiones les faltan { kinds }.
}
tell-cube-served = Pseudo elige { a-kind }. Ya tiene lo primero que le faltaba; ahora toma el aventurero más valioso.
tell-cube-value = Pseudo elige { a-kind }. A sus misiones no les falta ninguno de estos, así que toma el más valioso.
tell-favor-lacked = Pseudo cobra { $what }. { $kind ->
    [gold] A sus misiones les falta oro.
   *[cleric] A sus misiones les faltan { kinds }.
}
tell-favor-value = Pseudo cobra { $what }. Ninguna opción da lo que falta a sus misiones, así que toma la más valiosa.
tell-quest = La primera misión, de arriba abajo, que Pseudo puede pagar: { $quest }.
tell-bound = Pseudo tiene una misión obligatoria, así que no puede completar otra.
tell-spare = A Pseudo le sobra { a-kind }.
