# La mesa en la página. $who es «you» o «ralph»; $side es «left» o «right».

face-free = gratis
# Una letra para cada jugador.
face-token = { $who ->
    [ralph] R
   *[you] T
}
# $row: de la senda del emperador; 4 son las casillas extra
face-row-n = { $row ->
    [1] I
    [2] II
    [3] III
   *[4] extra
}
face-row = { $row ->
    [4] Casillas extra
   *[other] Fila { face-row-n }
}

## Tu hoja.

face-prize = { $kind ->
    [row] Fila { $name }, { points }
   *[column] Columna { $name }, { points }
}: { $first ->
    [you] la llenaste primero tú
    [ralph] la llenó primero Ralph
   *[nobody] tú tienes { $you }, Ralph tiene { $ralph } de { $rooms }
}
# $n: habitaciones de su grupo
face-cell = { face-room }; { face-group }
face-cell-door = { face-room }; puerta: { $door }; { face-group }
face-room = Habitación { $room }, { colour }, planta { $floor }, { $state ->
    [closed] sin preparar
    [prepared] preparada
   *[occupied] ocupada
}
face-group = { $full ->
    [yes] su grupo de { $n } habitaciones está completo
   *[no] su grupo de { $n } habitaciones, al completarse: { $reward }
}
face-door = Puerta: { $door }
face-full-group = Un grupo { $colour ->
    [blue] azul
    [red] rojo
   *[yellow] amarillo
} completo de { $n } habitaciones: { $reward }
face-loan = Préstamo { $nth }: { krones } ahora, { $vp } puntos al final
face-loan-taken = { face-loan }, pedido
face-loans = Préstamos
face-your-plan = Tu hotel, 28 habitaciones
# $prepare, $occupy: coronas; $n: puntos
face-floor = Planta { $floor }: preparar por { $prepare }, ocupar por { $occupy } { $occupy ->
    [one] corona
   *[other] coronas
}, { points } por habitación
face-grand-hotel = Gran Hotel n.º { $hotel }
face-margins = márgenes: puntos de quien llena antes una fila o columna · habitaciones: tú–Ralph
face-purse = { $money } de { $limit } coronas
face-legend-prepare = coste de preparar
face-legend-occupy = coste de ocupar
face-legend-points = puntos de cada habitación ocupada
face-legend-groups = entre habitaciones: premio de un grupo completo
face-legend-krones = 3 coronas sobrantes: 1 punto

## Dados y turnos.

face-dice = Dados
face-strength = fuerza = dados en la casilla
face-board = Tablero de acciones
face-turns = Turnos de la ronda { $round }
face-turn = Turno { $nth }: { $who ->
    [ralph] Ralph
   *[you] tuyo
}{ $state ->
    [now] , ahora
    [done] , hecho
   *[later] {""}
}
# $n: dados
face-space = Casilla { $space }, { $action }: { $n ->
    [0] sin dados
    [one] 1 dado
   *[other] { $n } dados
}
face-pass = pasar
face-todo = Aún por hacer en tu turno
face-now = Ahora, { $item }: { $effect }
# palabras cortas junto a un símbolo
face-when-now = ahora
face-when-then = luego
face-waiting = Pendiente, { $item }: { $effect }
face-many-dice = { $n ->
    [one] 1 dado en una casilla
   *[other] { $n } dados en una casilla
}

## La senda del emperador.

face-step = { $row ->
    [4] Casilla extra { $space }
   *[other] { face-row }, casilla { $space }
}{ $marked ->
    [yes] , marcada
   *[no] {""}
}
face-step-bonus = { face-step }: { $effect }
face-his-marks = Ralph ha marcado { $marks } de { $spaces }
face-row-prize = { points } para quien llene antes la fila
face-row-first = para quien llene antes: { face-row }
face-first = { $who ->
    [ralph] primero: Ralph
   *[you] primero: tú
}
face-too-short = demasiado corta: { $penalty } puntos
face-enough = { $marks } de { $needed } necesarias
face-visited = visitada
face-due = { $marks } de { $needed } al final de la ronda { $round }, o { $penalty }
face-extra = { $n ->
    [one] casillas extra, 1 punto cada una
   *[other] casillas extra, { $n } puntos cada una
}
face-his-row = { face-row }: { $marks } de { $spaces }
face-marked = { $marks } de { $spaces }
face-marked-needed = { face-marked }, hacen falta { $needed }
face-marked-missed = { face-marked-needed }, fallada
face-emperor = Emperador
face-the-emperor = El emperador
face-visits = viene tras la ronda { $round }

## Personal.

face-staff = Personal
face-strip = Tu personal
face-hired-of-6 = { $n ->
    [one] 1 de 6 en tu hotel
   *[other] { $n } de 6 en tu hotel
}
face-hired = en tu hotel
# $n: coronas
face-member = { $member }, cuesta { krones }; { $effect }
face-member-hired = { $member }, en tu hotel; { $effect }
face-always-free = siempre gratis
# Tras el dibujo de un dado.
face-when-taken = al tomarlo:
# $n: puntos por ahora
face-so-far = ahora { $n }

## Ralph.

face-ralph = { CAPITAL($level) }. Sin dinero, sin personal: solo cartas y un lápiz.
face-hotel = Hotel n.º { $hotel }
face-no-hotel = Aún sin hotel
face-his-hotel = Hotel de Ralph, n.º { $hotel }
face-occupied = { $n ->
    [one] 1 de 28 ocupada
   *[other] { $n } de 28 ocupadas
}
face-his-track = Senda del emperador de Ralph
face-card = Carta { $id }
face-last-card = Última carta { $id }
face-no-card = Aún sin cartas reveladas
face-of-grade = { $n } { $grade }
face-to-come = { $n ->
    [0] no queda ninguna
    [one] queda 1: { COMMAS($cards) }
   *[other] quedan { $n }: { COMMAS($cards) }
}
face-left-over = { $n ->
    [0] no sobra ninguna
    [one] sobra 1: { COMMAS($cards) }
   *[other] sobran { $n }: { COMMAS($cards) }
}
face-flipped = Reveladas: { COMMAS($cards) }
face-his-plan = { $n ->
    [0] Hotel de Ralph, ninguna habitación ocupada
   *[other] Hotel de Ralph, ocupadas: { COMMAS($rooms) }
}
face-his-room = Habitación { $room }, { colour }, { $state ->
    [occupied] ocupada
   *[empty] libre
}
face-walk = Las 28 habitaciones de Ralph y su zigzag
face-stops = se detiene en el puesto { $place } de su zigzag
face-no-fit = ninguna habitación sirve
face-walk-note = La mano viene { hand }: busca primero a la { $side ->
    [left] izquierda
   *[right] derecha
} de la escalera, siguiendo el zigzag. ①, ② y ③ indican qué regla de abajo ha descartado una habitación.
face-his-turn = Turno { $turn } de 14 de Ralph
face-action-card = Carta de acción { $id }
# $die: su número, o «most»
face-die = { $die ->
    [most] la casilla con más dados
   *[other] un { $die }
}
face-die-label = dado
face-emperor-spaces = casillas del emperador
# $prefer: lo que intenta completar
face-prefer = { $prefer ->
    [row] fila
    [column] columna
    [group] grupo
   *[none] donde sea
}
face-preference = Carta de preferencia encima de su mazo: { $preference }. { face-means }
face-means = { $die ->
    [left] Dado izquierdo
   *[right] Dado derecho
}, { $side ->
    [left] primero a la izquierda.
   *[right] primero a la derecha.
}
face-flips-next = Es la próxima carta que revela.

## Pestañas y opciones en breve.

face-sheet-dice = Hoja y dados
# $nth: 1 o 2
face-asking = Ronda { $round } · tu { ordinal } turno · pregunta { $question }
face-take = { $die ->
    [1] Preparar
    [2] Ocupar
    [3] Preparar u ocupar
    [4] Emperador o coronas
    [5] Contratar
   *[6] Imitar
}
face-fee = ×{ $strength }, tasa { $n }
face-remove = Retirar un { $die }
face-plus-krones = +{ krones }
# $note: lo que cuesta
face-room-note = { $kind ->
    [prepare] preparar, { $note }
   *[occupy] ocupar, { $note }
}
face-a-loan = Préstamo
face-loan-note = +{ krones }, { $vp } puntos
