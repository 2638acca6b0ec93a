# Lo que se puede elegir, en infinitivo: qué, el precio entre paréntesis, dos puntos, lo que da.

## Tu turno.

say-end = Terminar el turno
say-pass = Pasar: tras los turnos de { opponent } se quita un dado y se vuelven a lanzar los demás
    .label = Pasar
say-guest = Tomar { FORM($guest, the: "yes", case: "accusative") } (color { colour }, { $price }): quiere { $order }; { $points }; { $reward }
    .label = Tomar { FORM($guest, the: "yes", case: "accusative") }
say-serve-now = Servir hasta 3 platos o bebidas de la cocina ({ $price })
    .label = Servir hasta 3 platos o bebidas de la cocina
say-claim = Cumplir el objetivo { $letter } ({ $name }): { points }
    .label = Cumplir el objetivo { $letter }
say-move = Alojar { FORM($guest, the: "yes", case: "accusative") } en la { $room }: { $points }; { $reward }
    .label = Alojar { FORM($guest, the: "yes", case: "accusative") } en la { $room }
say-two-rooms = Alojar { FORM($guest, the: "yes", case: "accusative") } en la { $first } y la { $second }: { $points }
    .label = Alojar { FORM($guest, the: "yes", case: "accusative") } en la { $first } y la { $second }
say-use = Usar la carta { $name }: { $effects }
    .label = Usar la carta { $name }
say-use-spent = Usar la carta { $name } ({ AND($spent) }): { $effects }
    .label = Usar la carta { $name }

## Dados.

say-die = { $extra ->
    [0] { die-taken }: { $action }, fuerza { $strength }
    [one] { die-taken }: { $action }, fuerza { $strength }, 1 punto al instante
   *[other] { die-taken }: { $action }, fuerza { $strength }, { $extra } puntos al instante
}
    .label = { die-taken }
say-die-lost = { $n ->
    [0] Tomar { a-die }: ninguna acción posible
    [one] Tomar { a-die } (1 corona): ninguna acción posible
   *[other] Tomar { a-die } ({ $n } coronas): ninguna acción posible
}
    .label = Tomar { a-die }
die-taken = { $boost ->
    [yes] { $n ->
        [one] Tomar { a-die } (reforzado, 1 corona)
       *[other] Tomar { a-die } (reforzado, { $n } coronas)
    }
   *[no] { $n ->
        [0] Tomar { a-die }
        [one] Tomar { a-die } (1 corona)
       *[other] Tomar { a-die } ({ $n } coronas)
    }
}
a-die = { $colour ->
    [white] un { $face }
   *[other] un { $face } { colour }
}
say-coloured = { $die }; con { $celebrity } ({ $points }): { $text }
    .label = { die-taken }
label-die-lost = ninguna acción posible
label-strength = { $extra ->
    [0] { strength-paid }
    [one] { strength-paid }, 1 punto
   *[other] { strength-paid }, { $extra } puntos
}
strength-paid = { $n ->
    [0] ×{ $strength }
   *[other] ×{ $strength }, pagar { $n }
}
say-extra = { $n ->
    [0] Usar la casilla { $face }: { $action }, fuerza { $strength }
    [one] Usar la casilla { $face } (1 corona): { $action }, fuerza { $strength }
   *[other] Usar la casilla { $face } ({ $n } coronas): { $action }, fuerza { $strength }
}
    .label = Usar la casilla { $face }
say-extra-moved = { $n ->
    [0] Mover { a-moved-die } a { $face } y usar la casilla: { $action }, fuerza { $strength }
    [one] Mover { a-moved-die } a { $face } y usar la casilla (1 corona): { $action }, fuerza { $strength }
   *[other] Mover { a-moved-die } a { $face } y usar la casilla ({ $n } coronas): { $action }, fuerza { $strength }
}
    .label = Mover { a-moved-die } a { $face } y usar la casilla
a-moved-die = { $colour ->
    [white] un { $first } blanco
   *[other] el { $first } { colour }
}

## Acciones y efectos.

say-when = { $when ->
    [before] Antes de la acción principal
    [after] Después de la acción principal
   *[not] No usarla
}
say-items = Tomar { $items }
say-funds = { $spaces ->
    [0] Ganar { krones }
    [one] { $n ->
        [0] Avanzar 1 casilla en la senda del emperador
       *[other] Avanzar 1 casilla en la senda del emperador, ganar { krones }
    }
   *[other] { $n ->
        [0] Avanzar { $spaces } casillas en la senda del emperador
       *[other] Avanzar { $spaces } casillas en la senda del emperador, ganar { krones }
    }
}
say-any-action = Usar la acción { $face }: { $action }
    .label = Usar la acción { $face }
say-part = { $nth ->
    [0] { CAPITAL($effect) }
   *[other] { CAPITAL($effect) } (n.º { $nth })
}
say-without = { $nth ->
    [0] Renunciar: { $effect }
   *[other] Renunciar: { $effect } (n.º { $nth })
}
say-hire = Contratar: { $name } ({ $price }). { CAPITAL($text) }
    .label = Contratar: { $name }
say-discard = Poner la carta { $name } debajo del mazo (coste { $n }). { CAPITAL($text) }
    .label = Poner la carta { $name } debajo del mazo
say-under = Poner la carta { $name } debajo del mazo. { CAPITAL($text) }
    .label = Poner la carta { $name } debajo del mazo
say-lose-staff = Perder la carta { $name }. { CAPITAL($text) }
    .label = Perder la carta { $name }
say-prepare = { $n ->
    [0] Preparar la { $room } – { $price }
   *[other] Preparar la { $room } – { $price }: { points }
}
    .label = Preparar la { $room }
say-prepare-occupy = { $n ->
    [0] Preparar y ocupar la { $room } – { $price }
   *[other] Preparar y ocupar la { $room } – { $price }: { points }
}
    .label = Preparar y ocupar la { $room }
say-occupy = Ocupar la { $room }
say-lose-room = Perder la { $room }
say-advance = { $n ->
    [one] Avanzar 1 casilla
   *[other] Avanzar { $n } casillas
}
say-serve = Servir 1 { $item } { FORM($guest, case: "dative") }
    .label = Servir 1 { $item } { FORM($name, the: "yes", case: "dative") }
say-give = Dar 1 { $item } { FORM($guest, case: "dative") }
    .label = Dar 1 { $item } { FORM($name, the: "yes", case: "dative") }
say-kitchen = { $n ->
    [one] Poner 1 { $item } en la cocina
   *[other] Poner { $n } { FORM($item, many: "yes") } en la cocina
}
say-fill-order = Completar el pedido { FORM($guest, case: "genitive") }
    .label = Completar el pedido { FORM($name, the: "yes", case: "genitive") }
# $case: la forma que pide la frase
at-table = { $case ->
    [dative] { FORM($guest, the: "yes", case: "dative") } (color { colour }, mesa { $table }; aún quiere { $wants })
    [genitive] { FORM($guest, the: "yes", case: "genitive") } (color { colour }, mesa { $table }; aún quiere { $wants })
   *[nominative] { FORM($guest, the: "yes") } (color { colour }, mesa { $table }; aún quiere { $wants })
}
say-item = Tomar 1 { $item }
say-spend = Gastar 1 { $item }
say-laid = { CAPITAL($item) }
say-waive = Pagar 1 corona
say-penalty = Aceptar la penalización

## Renunciar.

say-no-emperor = No, quedarse
say-no-hire = No contratar a nadie
say-no-pick = No contratar ninguna
say-no-prepare = No preparar más
say-no-occupy = No ocupar más
say-no-room = No preparar ninguna habitación
say-no-guest = No tomar ningún huésped
say-no-order = No completar ningún pedido
say-no-extra = Renunciar a la acción adicional
say-no-serve = No servir más
say-no-spend = Parar
say-no-dancer = No enviar más bailarines
say-not-now = Ahora no
say-no-second-guest = Sin segundo huésped

## Lo que decidió el azar.

say-dice = Los dados muestran { AND($dice) }
say-board = Tu hotel: { $board }
say-objective = Objetivo { $letter }: { $text }
say-tile = Loseta del emperador { $tile }
say-joins = { CAPITAL($guest, the: "yes") } (color { colour }) llega a la cola
say-drawn = Carta robada: { $name }
say-revealed = Carta revelada: { $name }
say-instruction = Carta de instrucción { $card }

## Etiquetas.

label-guest-moves = { $guest }, { $place }
label-cost = coste { $n }
label-place = { CAPITAL($place) }
label-wants = quiere { COMMAS($wants) }
label-table = mesa { $n }

## Módulo 1.

where-in-full = { $n ->
    [0] { $where } (gratis; { $bonus })
   *[other] { $where } ({ $n } champán; { $bonus })
}
say-send = Enviar un bailarín: { $where }
say-area = Zona { $area } ({ $n ->
    [one] queda 1 bailarín
   *[other] quedan { $n } bailarines
}; al vaciarse: { $bonus })
say-ball = Enviar al baile { FORM($guest, the: "yes", case: "accusative") } (color { colour }, mesa { $table }), { $where }: { $points }; { $reward }
    .label = Enviar al baile { FORM($guest, the: "yes", case: "accusative") }, { $where }
say-rehearsal = Sala de ensayo { $number }
say-lose-dancer = Perder uno: { $where }
label-balcony = balcón
label-to-ball = { $guest }, { $room }
label-to-balcony = { $guest } al balcón

## Módulo 2.

say-exchange = Einstein: cambiar hasta 4 platos o bebidas por otros
say-dustbin = Quitar el dado { colour }

## Módulo 3.

say-entrance = Elegir { $name } (empiezas con { $items }). { CAPITAL($text) }
    .label = Elegir { $name }
say-shift = Kozi Palace: girar { a-moved-die } a { $face } y usar la casilla { $face }
label-shift = girar { a-moved-die } a { $face }, usar la casilla { $face }
say-forfeit = Perder 5 puntos y no pagar peaje este turno (no puedes pagarlo en ninguna casilla)
    .label = Perder 5 puntos y no pagar peaje este turno
say-personal = Cumplir tu propio objetivo ({ $name }): { points }
    .label = Cumplir tu propio objetivo
say-reward = { $n ->
    [one] Retroceder 1 casilla en la senda del emperador por la recompensa de la loseta { $tile }: { $reward }
   *[other] Retroceder { $n } casillas en la senda del emperador por la recompensa de la loseta { $tile }: { $reward }
}
say-personal-drawn = Objetivo personal { $letter }: { $text }
say-spare = Loseta del emperador adicional { $tile }
say-token = Usar la ficha { $token }: { $effects }
    .label = Usar la ficha { $token }
say-his-cafe = Nuevo en el café: { $guest }
his-guest = { $guest }, que aún quiere { $wants } (huésped { $place })
say-give-his = Para este huésped: { $guest }

## Módulo 5 y cartas promocionales.

say-flip = Poner boca abajo la carta { $name }: { $effects }
    .label = Poner boca abajo la carta { $name }
say-return = Devolver 1 { $item }
say-schulze = Servir { FORM(guest-190, the: "yes", case: "dative") }: 1 punto, 1 casilla en la senda
    del emperador, y puedes contratar una carta de personal a precio completo
    .label = Servir { FORM(guest-190, the: "yes", case: "dative") }
say-to-schulze = Servirle 1 { $item }
