# Tus opciones. $n: cristales.

say-pass = Pasar: voltear tus aprendices activos por 1 cristal cada uno y terminar tus turnos de esta ronda
    .label = Pasar
    .note = voltear tus aprendices activos por 1 cristal cada uno
say-stop-harvest = Dejar de cosechar: Rudolph toma sus arboledas
    .label = Dejar de cosechar
say-stop-recycle = Dejar de reciclar
    .label = Dejar de reciclar
say-build-at = Construir en { $cell }
spot-at = { $spot } en { $cell }
say-wake = Reactivar al aprendiz del { $where }
say-send-active = Enviar al aprendiz activo del { $where }
say-send-flipped = Enviar al aprendiz volteado del { $where }
say-book = { CAPITAL($spot) }: { $points } al final
    .label = { CAPITAL($spot) }
say-harvest = Cosechar la { $grove } del { $gap }
    .label = Cosechar la arboleda { $id }
say-recycle = Reciclar la carta de { deck }: { $card }
    .label = Reciclar la carta de { deck }
say-recycle-field = Reciclar el { $field } de la oferta
say-rest = Descansar: voltear al aprendiz del { $where } por { crystals }
    .label = Descansar
say-take = Tomar la carta de { deck }: { $card }
    .label = Tomar la carta de { deck }
say-buy = Comprar { $what } por { crystals }
say-pay = Pagar { $what }
say-place = Colocar en el { $where }: sin ganancia
    .label = Colocar en el { $where }
say-place-for = Colocar en el { $where }: { $gain }
    .label = Colocar en el { $where }
say-build = Construir el { $field }: pagar { $cost }, ganar { $gain }
    .label = Construir el { $field }
say-build-free = Construir gratis el { $field }
how = { $how ->
    [work] Cosechar con la hoz
   *[brew] Elaborar en el caldero (termina el turno)
}
say-work = { how }: voltear al aprendiz del { $where }, ganar { $gain }
    .label = { how }: voltear al aprendiz del { $where }
say-work-paid = { how }: voltear al aprendiz del { $where }, pagar { $cost }, ganar { $gain }
    .label = { how }: voltear al aprendiz del { $where }
say-temple = { label-temple }: voltear al aprendiz del { $where }, pagar { $cost }. Tomas: { $prize }
    .label = { label-temple }
say-convert = { $card }: pagar { crystals } por { $what }
    .label = { $card }

## Lo que muestran cartas y losetas.

say-it-is-the = Es: { $what }
say-it-is = Es la { $what }
say-opened = Es el { $book }: { $points }
say-arrow = Carta { $id }: { $arrow }

## En breve, junto a una pieza.

label-temple = { $half ->
    [white] Templo, mitad blanca
   *[black] Templo, mitad negra
}
label-rest = Descansar por { crystals }
label-price = por { crystals }
