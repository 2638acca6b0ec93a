# Qué es una pieza, para quien pregunta.

explain-space = Casilla { $die }
explain-space-kind = del tablero de acciones
explain-space-text = { $die ->
    [1] Prepara hasta tantas habitaciones como dados haya, al precio de su planta.
    [2] Ocupa una habitación preparada, 1 corona menos por dado.
    [3] Prepara habitaciones u ocupa una.
    [4] Avanza en la senda del emperador o toma coronas: tantas como dados haya.
    [5] Contrata a un empleado, 1 corona menos por dado.
   *[6] Por 1 corona, imita cualquier otra casilla con esta fuerza.
}
# $n: dados
explain-dice = { $n ->
    [0] No hay dados en esta casilla.
    [one] 1 dado: { $action }.
   *[other] { $n } dados: { $action }.
}
explain-pass = Pasar
explain-pass-kind = en lugar de una acción
explain-pass-text = Retira este dado y gana 1 corona.

explain-room = Habitación { $room }
explain-room-kind = { colour }, { $state ->
    [closed] sin preparar
    [prepared] preparada
   *[occupied] ocupada
}
# $prepare, $occupy: coronas; $n: puntos
explain-room-text = Prepararla cuesta { $prepare } y ocuparla { $occupy }; al final vale { points }.
explain-room-door = { explain-room-text } Cuando la ocupas, su puerta da una bonificación: { $door }.
explain-group = Su grupo: { $full } de { $rooms } ocupadas. Un grupo completo da { $reward }.

explain-staff = { $timing ->
    [permanent] personal, actúa desde ahora
    [once] personal, actúa una vez, al contratarlo
   *[endgame] personal, cuenta al final
}
explain-staff-text = { CAPITAL($effect) }.
explain-hired = Ya trabaja en tu hotel.
# $n: coronas
explain-hire = { $n ->
    [one] Cuesta 1 corona, menos la fuerza de tu 5.
   *[other] Cuesta { $n } coronas, menos la fuerza de tu 5.
}

explain-emperor = La senda del emperador
explain-emperor-kind = tres filas
explain-emperor-text = Marcas casillas en la fila de la próxima visita. Algunas dan una bonificación. Quien llena antes una
    fila gana puntos.
explain-marks = Esta fila: { $marks } de { $spaces }.
explain-marks-needed = { explain-marks } Tras la ronda { $round } necesitas { $needed }, o pierdes { $penalty } puntos.

explain-krones = Tus coronas
explain-krones-kind = tu dinero
explain-krones-text = Con ellas pagas habitaciones, personal y la tasa de un 6. Al final, cada 3 que te sobren dan 1 punto.
explain-krones-now = Tienes { $n } de { $limit } como máximo.

explain-loan = Un préstamo
explain-loan-kind = número { $nth }
explain-loan-text = En cualquier momento de tu turno: { krones } ahora, { $vp } puntos al final.
explain-loan-taken = Pedido.
explain-loan-left = Aún sin pedir.

explain-main = La acción principal
explain-main-kind = de tu turno
explain-main-text = Lo que hace tu dado, aparte de las bonificaciones pendientes. Tú eliges el orden, pero debes hacer la
    acción principal.

## Avisos.

# $n: marcas
careful-emperor = { $n ->
    [one] El emperador viene tras esta ronda: te falta 1 marca, o pierdes { $penalty } puntos.
   *[other] El emperador viene tras esta ronda: te faltan { $n } marcas, o pierdes { $penalty } puntos.
}
careful-purse = Tu bolsa está llena: no puedes ganar más coronas.
