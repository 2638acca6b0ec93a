# Tus opciones. $n es un número de coronas, salvo que se diga otra cosa.

say-loan = Pedir tu { ordinal } préstamo: { krones } ahora, { $vp } puntos al final
    .label = Pedir tu { ordinal } préstamo
say-stop = Dejar de preparar
# $item: algo que espera en tu turno
say-decline = Rechazar { FORM($item, the: "yes") }
# $n: casillas
say-advance = { $n ->
    [one] Avanzar 1 casilla en la senda del emperador
   *[other] Avanzar { $n } casillas en la senda del emperador
}
say-gain = Tomar { krones }
say-pass = Pasar: retirar un { $die } y ganar { krones }
    .label = Pasar
say-take = Tomar un { $die }: { $action }
    .label = Tomar un { $die }
# $n: la tasa
say-take-paid = Tomar un { $die } ({ krones }): { $action }
    .label = Tomar un { $die } ({ krones })
say-take-borrowed = Tomar un { $die } ({ krones }, con un préstamo): { $action }
    .label = Tomar un { $die } ({ krones }, con un préstamo)
# $help: lo que añade el empleado
say-take-helped = Tomar un { $die }: { $action }; { $member }: { $help }
    .label = Tomar un { $die }
say-main = Hacer la acción principal de tu { $die }: { $action }
    .label = Hacer la acción principal de tu { $die }
say-use = Usar { FORM($item, the: "yes") }: { $effect }
    .label = Usar { FORM($item, the: "yes") }
say-use-again = Usar otra vez { FORM($item, the: "yes") }: { $effect }
    .label = Usar otra vez { FORM($item, the: "yes") }
say-forfeit = Perder { FORM($item, the: "yes") } (ahora no se puede usar): { $effect }
    .label = Perder { FORM($item, the: "yes") }
say-hire = { $n ->
    [0] Contratar gratis { FORM($member, the: "yes") }; { $effect }
   *[other] Contratar { FORM($member, the: "yes") } por { krones }; { $effect }
}
    .label = { $n ->
        [0] Contratar gratis { FORM($member, the: "yes") }
       *[other] Contratar { FORM($member, the: "yes") } por { krones }
    }
# $room: una habitación con su color y su planta
say-prepare = { $n ->
    [0] Preparar gratis la { $room }
   *[other] Preparar la { $room } por { krones }
}
    .label = Preparar la habitación { $number }
say-occupy = { $n ->
    [0] Ocupar gratis la { $room }
   *[other] Ocupar la { $room } por { krones }
}
    .label = Ocupar la habitación { $number }
say-occupy-door = { say-occupy }; su puerta: { $effect }
    .label = Ocupar la habitación { $number }

## Lo que muestran tableros, dados y cartas.

say-hotel = { $whose ->
    [ralph] Ralph recibe el hotel { $hotel }
   *[you] Recibes el hotel { $hotel }
}
say-strip = Recibes la tira de personal { $strip }
say-roll = Los dados muestran { AND($dice) }
say-flip = Ralph revela la carta { $id }: { $card }
say-expose = La carta superior del mazo muestra: { $preference }

## En breve, junto a una pieza.

label-room = Habitación { $room }
label-main = Acción principal de tu { $die }
label-item = { CAPITAL($item) }
label-forfeit = Se pierde: { $item }
