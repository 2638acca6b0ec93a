# Lo que ocurrió: cada suceso en una frase para el registro, en presente.

## Rondas y dados.

tell-round = { $first ->
    [you] Ronda { $n } de 7: tienes los turnos 1 y 4.
    [elisabeth] Ronda { $n } de 7: Elisabeth tiene los turnos 1 y 4.
   *[leopold] Ronda { $n } de 7: Leopold tiene los turnos 1 y 4.
}
tell-roll = Los dados muestran { AND($dice) }.
tell-dustbin = { $n ->
    [0] Se quita el último dado.
    [one] Se quita un dado; el otro se vuelve a lanzar.
   *[other] Se quita un dado; los otros { $n } se vuelven a lanzar.
}
tell-pass = Pasas en el turno { $n }.

## Lo que haces.

tell-take = Tomas { FORM($guest, the: "yes", case: "accusative") } (color { colour }) del puesto { $place }.
tell-pay = Pagas { krones } (te { $left ->
    [one] queda 1
   *[other] quedan { $left }
  }).
tell-die = { $n ->
    [0] Tomas un { $face }: { $action }, fuerza { $strength }.
    [one] Tomas un { $face } por 1 corona: { $action }, fuerza { $strength }.
   *[other] Tomas un { $face } por { $n } coronas: { $action }, fuerza { $strength }.
}
tell-die-lost = Tomas un { $face }; no es posible ninguna acción.
tell-extra = E. Gizia: usas la casilla { $face } con fuerza { $strength }.
tell-money = Ganas { krones } (ahora { $now }).
tell-score = Ganas { points } ({ $account }).
tell-lose = Pierdes { points } ({ $account }).
tell-emperor = { $n ->
    [one] Avanzas 1 casilla en la senda del emperador, hasta la { $at }.
   *[other] Avanzas { $n } casillas en la senda del emperador, hasta la { $at }.
}
tell-retreat = { $n ->
    [one] Retrocedes 1 casilla en la senda del emperador, hasta la { $at }.
   *[other] Retrocedes { $n } casillas en la senda del emperador, hasta la { $at }.
}
tell-kitchen = Pones { $items } en la cocina.
tell-put = { $n ->
    [0] { CAPITAL($guest, the: "yes") } recibe 1 { $item }: el pedido está completo.
    [one] { CAPITAL($guest, the: "yes") } recibe 1 { $item } (falta 1).
   *[other] { CAPITAL($guest, the: "yes") } recibe 1 { $item } (faltan { $n }).
}
tell-filled = Completas con la reserva el pedido { FORM($guest, the: "yes", case: "genitive") }.
tell-prepare = { $n ->
    [0] Preparas la { $room } – { $price }.
   *[other] Preparas la { $room } – { $price }: { points }.
}
tell-occupy = Ocupas la { $room }.
tell-leave = { CAPITAL($guest, the: "yes") } (color { colour }) deja el café.
tell-draw = Robas una carta de personal: { $name }.
tell-hire = Contratas: { $name } ({ $price }).
tell-use = Usas la carta { $name }.
tell-claim = Cumples el { $objective }.
tell-remove-room = Pierdes la { $place }.
tell-remove-staff = Pierdes la carta { $name }.
tell-spend = { $n ->
    [one] Gastas 1 { $item }.
   *[other] Gastas { $n } { FORM($item, many: "yes") }.
}

## El emperador.

tell-visit = Viene el emperador: { opponent } gana { points } en la casilla { $theirs }, tú estás en la casilla { $mine }. Ambos retrocedéis { $retreat } casillas.
tell-reward = El emperador te recompensa: { $reward }.
tell-penalty = El emperador te penaliza: { $penalty }.
tell-waived = Pagas 1 corona y evitas la penalización del emperador.

## Lo que hace el rival.

tell-instruction = { opponent } revela la carta { $card }: { $text }.
tell-his-room = { $more ->
    [0] { opponent } gana { points } por { FORM($guest, the: "yes") } en la { $room }.
   *[other] { opponent } gana { points } por { FORM($guest, the: "yes") } en la { $room }, y { $more } por la casilla.
}
tell-his-emperor = { $over ->
    [0] { $n ->
        [one] { opponent } avanza 1 casilla en la senda del emperador, hasta la { $at }.
       *[other] { opponent } avanza { $n } casillas en la senda del emperador, hasta la { $at }.
    }
    [one] { $n ->
        [one] { opponent } avanza 1 casilla en la senda del emperador, hasta la { $at }, y gana 1 punto.
       *[other] { opponent } avanza { $n } casillas en la senda del emperador, hasta la { $at }, y gana 1 punto.
    }
   *[other] { opponent } avanza { $n } casillas en la senda del emperador, hasta la { $at }, y gana { $over } puntos.
}
tell-his-staff = { opponent } revela la carta { $name }.
tell-his-objective = { $progress ->
    [3] { opponent } cumple el { $objective }: { points }.
    [2] { opponent } mueve su marcador de III a II en el { $objective }.
   *[1] { opponent } pone un marcador en III en el { $objective }.
}
tell-arrive = { CAPITAL($guest, the: "yes") } (color { colour }) llega a la cola.
tell-final = Puntuación final: tú { $mine }, { opponent } { $theirs }.

## Módulo 1.

tell-dancer = Envías un bailarín al baile: { $where }.
tell-area-empty = La zona { $area } de tu sala de ensayo está vacía: ganas su bonificación.
tell-to-ball = { CAPITAL($guest, the: "yes") } (color { colour }) pasa del café a un baile.
tell-dancer-lost = Pierdes un bailarín.
tell-ballroom = Se puntúa { $room }: tú { $mine } ({ $own }), Elisabeth { $hers } ({ $other }).
tell-her-guest = Elisabeth gana { points } y envía { FORM($guest, the: "yes", case: "accusative") } a un baile.
tell-her-dancer = { $n ->
    [one] Elisabeth envía un bailarín al baile: { $where } (le queda 1).
   *[other] Elisabeth envía un bailarín al baile: { $where } (le quedan { $n }).
}

## Módulo 2.

tell-celebrity-arrives = { $celebrity } llega al salón (dado { colour }).
tell-celebrity = { $celebrity } te ayuda hasta el final de la ronda: { $text }.
tell-her-celebrity = Elisabeth gana { points } por { $celebrity }.
tell-her-blue-die = Elisabeth gana { points } por el dado azul.

## Módulo 3.

tell-entrance-drawn = Puedes elegir { $entrance }: { $text }.
tell-entrance = Tu hotel es { $entrance }.
tell-sum = Tus dos dados son { $first } y { $second }: ganas la bonificación de { $sum }.
tell-token = { $half ->
    [column] Usas la ficha { $token } de Dove para una columna.
   *[floor] Usas la ficha { $token } de Dove para una planta.
}
tell-personal = Cumples tu propio objetivo ({ $name }).
tell-spare-tile = { $n ->
    [one] Retrocedes 1 casilla en la senda del emperador por la recompensa de la loseta { $tile }: { $reward }.
   *[other] Retrocedes { $n } casillas en la senda del emperador por la recompensa de la loseta { $tile }: { $reward }.
}
tell-shift = Un dado { $colour ->
    [blue] azul
    [red] rojo
    [yellow] amarillo
   *[white] blanco
  } pasa de { $face } a { $onto }.
tell-his-own-guest = { $n ->
    [0] Nuevo huésped en el café de { opponent }: { $guest }; la { $place } queda reservada.
   *[other] Nuevo huésped en el café de { opponent }: { $guest }; la { $place } queda reservada ({ points }).
}
tell-item-given = En el café de { opponent }, { FORM($guest, the: "yes") } recibe 1 { $item }.
tell-item-back = Nadie necesita lo que hay en la casilla ({ $item }); vuelve a la reserva.
tell-star = { opponent } tiene { tokens } en la senda de estrellas.
tell-stars-gone = { $n ->
    [one] Has completado una planta o columna: 1 ficha sale de la senda de estrellas (fichas restantes: { $left }).
   *[other] Has completado plantas o columnas: { $n } fichas salen de la senda de estrellas (fichas restantes: { $left }).
}
tell-stars-scored = { $tokens ->
    [one] { opponent } gana { points } por 1 ficha en la senda de estrellas.
   *[other] { opponent } gana { points } por { $tokens } fichas en la senda de estrellas.
}
tell-token-scored = { opponent } gana { points } por la ficha { FORM($guest, the: "yes", case: "genitive") }.
tell-token-moves = Una ficha de { opponent } pasa a otro huésped: { $guest }.
tell-toll-token = { opponent } deja una ficha en la casilla { $face } (ahora hay { tokens }).
tell-toll-scored = { opponent } gana { points } por las fichas de la casilla { $face } y quita una.

## Módulo 5.

tell-flip = Pones boca abajo la carta { $name }.
