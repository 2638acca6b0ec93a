# La mesa en líneas sencillas, y notas breves junto a símbolos.

## Notas junto a símbolos. $off: coronas menos, 99: gratis; $top: planta más alta

note-off = { $off ->
    [99] gratis
   *[other] −{ $off }
}
note-top = hasta la planta { $top }
note-off-top = { note-off } hasta la planta { $top }
note-new = { $off ->
    [0] nueva
   *[other] nueva { note-off }
}
note-new-top = { note-new } hasta la planta { $top }
note-of = de { $n }
note-of-off = de { $n }, { note-off }
note-other-kinds = de otra clase
note-per = { $per ->
    [occupied] por habitación ocupada
    [occupied_red] por habitación roja ocupada
    [occupied_blue] por habitación azul ocupada
    [occupied_yellow] por habitación amarilla ocupada
    [room_tile] por loseta de habitación
    [group_full] por grupo lleno
    [floor_full] por planta llena
    [column_full] por columna llena
    [color_set] por juego de 3 colores
    [staff_played] por carta de personal
    [objective_claimed] por objetivo cumplido
    [emperor_space] por casilla del emperador
    [dancer] por bailarín
   *[copy_opponent_end] por una carta de fin de partida
}
note-antoinette = menos en rondas posteriores; un bailarín
note-fill-wine = por cada huésped que lo quiere
note-order-filled = pedido completado

## Avisos: lo que una jugada puede desperdiciar

careful-move = Un huésped con el pedido completo aún podría alojarse.
# $at: una casilla; $penalty: lo que dice la loseta
careful-emperor = El emperador viene tras esta ronda. Desde la casilla { $at } retrocedes a 0: { $penalty }.
careful-no-room = No hay ninguna habitación { OR($colours, kind: "room") } libre: un huésped así tendría que esperar.

## La parte común

draw-reconstructed = Una carta con * tiene valores reconstruidos.
draw-round = Ronda { $round } de 7   Tú { points }, { $opponent } { $theirs }   Turnos { $turns }  (* = hecho)
draw-turn = { $done ->
    [yes] { $n }:{ $whose }*
   *[no] { $n }:{ $whose }
}
draw-you = tú
draw-die = { $n ->
    [0] { $face } { $action }: –
   *[other] { $face } { $action }: { $n }
}
draw-dice = Dados
draw-queue = Cola (puesto, coste; pedido; puntos; recompensa)
draw-waiting = { $place } cuesta { $n }  { $guest }
draw-empty-place = { $place } vacío
draw-guest = { $name } (color { colour }): { COMMAS($order) }; { points }; { SEMICOLONS($reward) }
draw-starred = { $name }*
draw-objectives = Objetivos
draw-objective = { $letter } { $text } (libres: { COMMAS($free) }); tú: { $yours }; { $opponent }: { $theirs }
draw-claimed = cumplido por { $n }
draw-met = logrado ahora
draw-open = abierto
draw-emperor = Senda del emperador 0–13: tú en { $at }, { $opponent } en { $theirs }
draw-tile = Tras la ronda { $n } ({ $tile }): en 3 o más, { $reward }; en 0, { $penalty }

## Los dos hoteles

draw-hotels = Hoteles: Z azul, R rojo, A amarillo; + libre, # ocupada; un número = puntos al cubrir la casilla
draw-yours = el tuyo ({ $hotel })
draw-theirs = el de { $opponent }
draw-floor = pl. { $n } ({ $cost })
draw-floor-cost = (entre paréntesis: lo que cuesta una habitación en esa planta)
draw-letter = { $colour ->
    [blue] Z
    [red] R
    [yellow] A
   *[green] V
}

## Lo tuyo

draw-have = Tienes { krones }; cocina: { COMMAS($kitchen) }
draw-kitchen-empty = vacía
draw-table = Mesa { $n }: { $guest }
draw-table-free = Mesa { $n }: libre
draw-seated = { $name } (color { colour }), aún quiere { COMMAS($missing) }; { points }; { SEMICOLONS($reward) }
draw-seated-complete = { $name } (color { colour }), COMPLETO; { points }; { SEMICOLONS($reward) }
draw-staff = Personal en juego
draw-hand = Mano
draw-offer = Robadas para elegir
draw-his-staff = Personal de { $opponent } ({ $n } más boca abajo)
draw-none = { $title }: ninguna carta
draw-list = { $title }:
draw-card = { $used ->
    [round] { $name } (coste { $n }): { $text } (usada en esta ronda)
    [flipped] { $name } (coste { $n }): { $text } (boca abajo)
   *[no] { $name } (coste { $n }): { $text }
}
draw-last-card = Última carta de { $opponent }, { $n }: { $text }

## Módulo 1

draw-ballrooms = Salones de baile (sitios, costes de champán y salas de ensayo son reconstruidos, salvo que hayas introducido los tuyos)
draw-ballroom = { $next ->
    [yes] { ballroom-place }, tras la ronda { $n } (el próximo): { $name }: { $text }
   *[no] { ballroom-place }, tras la ronda { $n }: { $name }: { $text }
}
draw-row = { $row ->
    [bottom] Fila inferior
    [middle] Fila central
   *[top] Fila superior
}, { $n } champán: tuyos { $yours }, de Elisabeth { $theirs }, libres { $free }; bonificación { $bonus }
draw-balcony = balcón, { $n } champán: tuyos { $yours }, de Elisabeth { $theirs }
draw-rehearsal = Tu sala de ensayo { $n }: { SEMICOLONS($areas) }
draw-area = { $n }: { $dancers } de { $of }, al vaciarse: { $bonus }
draw-her-dancers = Bailarines que le quedan a Elisabeth: { $n }

## Módulo 2

draw-lounge = Salón (los puntos son reconstruidos, salvo que hayas introducido los tuyos)
draw-lounge-place = { $n ->
    [0] { colour } (dado fuera del tablero): { $who }
   *[other] { colour } (dado en la casilla { $n }): { $who }
}
draw-celebrity = { $aged ->
    [yes] { $name }, { points } (espera desde hace una ronda): { $text }
   *[no] { $name }, { points }: { $text }
}
draw-nobody = vacío
draw-with-you = Contigo hasta el final de la ronda: { SEMICOLONS($celebrities) }
draw-name-text = { $name }: { $text }

## Módulo 3. $name, $text: de la entrada

draw-his-entrance = Entrada de { $opponent }, { $name }. { $text } { CAPITAL($state) }.
draw-entrance = Tu entrada, { $name }: { $text }
draw-entrance-state = Tu entrada, { $name }: { $text }; { $state }
draw-entrance-offered = Puedes elegir { $name }: { $text }
draw-guessed = { $line } [reconstruido: { COMMAS($values) }]
draw-personal = Tu propio objetivo { $letter }: { $text }; { $state }
draw-done = cumplido
draw-spare = Loseta adicional { $tile }: retrocede { $n }: { $reward }
draw-tokens = quedan: { COMMAS($tokens) }
draw-token = ficha { $n } (columna { $column }, planta { $floor })
draw-no-token = ninguna ficha
draw-pile = pedidos completados en esta ronda: { $n }
draw-first-die = primer dado de esta ronda: { $face }
draw-his-cafe = café: { SEMICOLONS($guests) }; { COMMAS($items) }; montón: { $n }
draw-his-guest = { $name } (color { colour }, { points }) para la { $room }, aún quiere { COMMAS($missing) }
draw-item-on = casilla { $face }: { $item }
draw-no-item = nada en las casillas de acción
draw-sushi = fichas en el hotel: { COMMAS($rooms) }; en huéspedes: { COMMAS($places) }
draw-on-place = puesto { $place }: { $n }
draw-no-more = ninguna más
draw-nowhere = ninguna
draw-toll = { $free ->
    [yes] fichas: { COMMAS($spaces) }; sin peaje en este turno
   *[no] fichas: { COMMAS($spaces) }
}
draw-on-space = casilla { $face }: { $n }
draw-stars = { tokens } de 9 en la senda de estrellas

## Valores de cartas que pueden ser reconstruidos. $value: su nombre en los datos

value = { $value ->
    [vp] puntos
    [color] color
    [order] pedido
    [cost] coste
    [name] nombre
    [effects] efectos
    [spaces] sitios
    [points] puntos
    [tokens] fichas
    [areas] zonas
    [bonuses] bonificaciones
   *[other] { $value }
}
