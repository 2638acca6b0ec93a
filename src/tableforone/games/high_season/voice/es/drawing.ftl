# La mesa como texto, de 79 columnas de ancho.

draw-round = { $who ->
    [ralph] Ronda { $round } de { $rounds } (empieza Ralph), turno { $nth } de 4. Puntos: tú { $you }, Ralph { $ralph }.
   *[you] Ronda { $round } de { $rounds } (empiezas tú), turno { $nth } de 4. Puntos: tú { $you }, Ralph { $ralph }.
}
draw-over = Ronda { $round } de { $rounds }, la partida ha terminado. Puntos: tú { $you }, Ralph { $ralph }.
# $n: cuántos dados; $die: su número
draw-dice = { $n }× { $die } { $die ->
    [1] preparar
    [2] ocupar
    [3] lo uno o lo otro
    [4] emperador/coronas
    [5] contratar
   *[6] imitar
}
draw-all-dice = { $n ->
    [0] Dados: ninguno.
   *[other] Dados: { COMMAS($parts) }.
}
# $n: cuántos préstamos; $loans: sus puntos, bajo cero
draw-money = { $n ->
    [0] { you-have } No quedan préstamos.
    [one] { you-have } Queda 1 préstamo (2 coronas; { COMMAS($loans) } puntos al final).
   *[other] { you-have } Quedan { $n } préstamos (2 coronas cada uno; { COMMAS($loans) } puntos al final).
}
draw-die = Tu dado: { $die }, fuerza { $strength }.
draw-pending = Pendiente, { $item }: { $effect }.

draw-rooms = Habitaciones: número, color (A azul, R rojo, M amarillo), grupo; . cerrada, o preparada, X ocupada
draw-floors = Plantas 1–4: preparar por 0–3 coronas, ocupar por 1–4, valen 1–4 puntos.
# Una letra para un color.
draw-colour = { $colour ->
    [blue] A
    [red] R
   *[yellow] M
}
draw-hotel = { $who ->
    [ralph] Hotel de Ralph (plano { $hotel })
   *[you] Tu hotel (plano { $hotel })
}
draw-no-hotel = { $who ->
    [ralph] Hotel de Ralph: aún sin repartir.
   *[you] Tu hotel: aún sin repartir.
}
# Nueve letras como mucho.
draw-columns = columna
# Cinco letras como mucho.
draw-holder = { $who ->
    [ralph] Ralph
   *[you] tú
}
draw-group = { $letter } { $colour ->
    [blue] azul
    [red] rojo
   *[yellow] amarillo
} { $reward }
draw-groups = { $n ->
    [0] Grupos abiertos: ninguno.
   *[other] Grupos abiertos: { SEMICOLONS($parts) }.
}
draw-door = { $room } { $effect }
draw-doors = { $n ->
    [0] Puertas: ninguna.
   *[other] Puertas: { SEMICOLONS($parts) }.
}
# $krones: coronas o 0; $n: casillas del emperador o 0
draw-gain = { $krones ->
    [0] +{ emperor-spaces }
    [1] { $n ->
        [0] +1 corona
       *[other] +1 corona +{ emperor-spaces }
    }
   *[other] { $n ->
        [0] +{ $krones } coronas
       *[other] +{ $krones } coronas +{ emperor-spaces }
    }
}
draw-kind = { $kind ->
    [hire] contratar
    [prepare] preparar { draw-room }
   *[occupy] ocupar { draw-room }
}
draw-room = { $colour ->
    [any] cualquiera
   *[other] { colour }
}
# $n: coronas menos
draw-effect = { $n ->
    [0] { draw-kind }
   *[other] { draw-kind } −{ $n }
}
draw-effect-free = { draw-kind } gratis

draw-track = { $who ->
    [ralph] Senda del emperador de Ralph: { draw-rows }.
   *[you] Tu senda del emperador: { draw-rows }.
}
draw-rows = { SEMICOLONS($parts) }
draw-extra = extra { $marks }
draw-row = fila { $row } { $marks } { $visit }, { draw-first }
draw-row-now = fila { $row } (ahora) { $marks } { $visit }, { draw-first }
# $n: puntos
draw-first = { $who ->
    [you] primero: tú
    [ralph] primero: Ralph
    [nobody] primero: nadie
   *[open] primero: { points }
}
# $n: marcas
draw-visit = hacen falta { $n } en la ronda { $round }
draw-missed = fallada, { $penalty } puntos
draw-enough = suficiente
draw-bonus = fila { $row }, casilla { $space } { $effect }
draw-bonuses = Bonificaciones por delante: { SEMICOLONS($parts) }.

draw-strip = Tira de personal { $strip }:
draw-hired = { $member } (ya en tu hotel): { $effect }.
draw-staff = { $member } (cuesta { $n }): { $effect }.
draw-card = Última carta de Ralph, { $id }: dados { $left } y { $right }; { SEMICOLONS($actions) }.
# $n: cartas
draw-top = { $n ->
    [one] Encima de su mazo (1 carta): { $preference }.
   *[other] Encima de su mazo ({ $n } cartas): { $preference }.
}
