# Lo que pasó. $n es un número de coronas, salvo que se diga otra cosa.

tell-hotel = { $whose ->
    [ralph] Ralph recibe el hotel { $hotel }.
   *[you] Recibes el hotel { $hotel }.
}
tell-strip = Recibes la tira de personal { $strip }.
tell-round = { $who ->
    [ralph] Ronda { $round }: empieza Ralph.
   *[you] Ronda { $round }: empiezas tú.
}
tell-dice = Los dados muestran { AND($dice) }.
tell-take = Tomas un { $die } con fuerza { $strength }: { $action }.
tell-pass = Pasas y retiras un { $die }.
tell-fee = Pagas la tasa: { krones }.
tell-loan = Pides tu { ordinal } préstamo ({ $vp } puntos al final).
tell-krones = { $n ->
    [0] Tu bolsa está llena: no ganas nada.
   *[other] Ganas { krones }.
}
tell-awake = { $member } te ayuda.
tell-hire = { $n ->
    [0] Contratas gratis { FORM($member, the: "yes") }.
   *[other] Contratas { FORM($member, the: "yes") } por { krones }.
}
tell-prepare = { $n ->
    [0] Preparas gratis la { $room }.
   *[other] Preparas la { $room } por { krones }.
}
tell-occupy = { $n ->
    [0] Ocupas gratis la { $room }.
   *[other] Ocupas la { $room } por { krones }.
}
# $line: una fila o una columna
tell-line-first = { $who ->
    [ralph] Ralph llena primero { FORM($line, the: "yes") }: { $points }.
   *[you] Llenas primero { FORM($line, the: "yes") }: { $points }.
}
tell-line = { $who ->
    [ralph] Ralph llena { FORM($line, the: "yes") }, pero tú llegaste antes y tienes sus puntos ({ $points }).
   *[you] Llenas { FORM($line, the: "yes") }, pero Ralph llegó antes y tiene sus puntos ({ $points }).
}
# $n: habitaciones
tell-group = { $who ->
    [ralph] Ralph completa un grupo
   *[you] Completas un grupo
} { $colour ->
    [blue] azul
    [red] rojo
   *[yellow] amarillo
} de { $n } habitaciones: { $reward }.
# $n: casillas
tell-steps = { $who ->
    [ralph] Ralph avanza { spaces } en la senda del emperador.
   *[you] Avanzas { spaces } en la senda del emperador.
}
tell-steps-lost = { $who ->
    [ralph] La senda está llena: Ralph pierde { spaces }.
   *[you] La senda está llena: pierdes { spaces }.
}
spaces = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
tell-step-bonus = Alcanzas { FORM($item, the: "yes") }.
# $row: de la senda del emperador; $n: puntos
tell-row-filled = { $n ->
    [0] { $who ->
        [ralph] Ralph llena la fila { $row } del emperador, pero no el primero.
       *[you] Llenas la fila { $row } del emperador, pero Ralph llegó antes.
    }
   *[other] { $who ->
        [ralph] Ralph llena primero la fila { $row } del emperador: { points }.
       *[you] Llenas primero la fila { $row } del emperador: { points }.
    }
}
tell-use = Usas { FORM($item, the: "yes") }.
tell-use-for = Usas { FORM($item, the: "yes") }: { $effect }.
tell-declined = Rechazas { FORM($item, the: "yes") }: { $effect }.
tell-lost = Pierdes { FORM($item, the: "yes") }: ahora no se puede usar.
# $n, $needed: marcas; $penalty: puntos, 0 o menos
tell-visit = { $who ->
    [ralph] Viene el emperador: Ralph tiene { marks } en la fila { $row } y necesita { $needed }
   *[you] Viene el emperador: tienes { marks } en la fila { $row } y necesitas { $needed }
}{ $penalty ->
    [0] ; es suficiente.
   *[other] {" "}({ $penalty } puntos).
}
marks = { $n ->
    [one] 1 marca
   *[other] { $n } marcas
}
tell-card = Ralph revela la carta { $id } ({ $card }); la carta siguiente muestra: { $preference }.
