# Tus jugadas, cada una como una frase del registro.

did-loan = Pides tu { ordinal } préstamo: { $n } coronas.
did-die = Tomas un { $die }: { $action }.
# $n: coronas
did-pass = Pasas, retiras un { $die } y ganas { $n ->
    [one] 1 corona.
   *[other] { $n } coronas.
}
did-main = Haces la acción principal de tu { $die }: { $action }.
did-use = Usas { FORM($item, the: "yes") }: { $effect }.
did-forfeit = Pierdes { FORM($item, the: "yes") }: { $effect }.
did-decline = Rechazas { FORM($item, the: "yes") }.
did-stop = Dejas de preparar habitaciones.
# $n: casillas
did-steps = Avanzas { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} en la senda del emperador.
# $n: coronas
did-krones = Tomas { $n ->
    [one] 1 corona.
   *[other] { $n } coronas.
}
did-hire = { $n ->
    [0] Contratas gratis { FORM($member, the: "yes") }.
    [one] Contratas { FORM($member, the: "yes") } por 1 corona.
   *[other] Contratas { FORM($member, the: "yes") } por { $n } coronas.
}
did-prepare = { $n ->
    [0] Preparas gratis la { $room }.
    [one] Preparas la { $room } por 1 corona.
   *[other] Preparas la { $room } por { $n } coronas.
}
did-occupy = { $n ->
    [0] Ocupas gratis la { $room }.
    [one] Ocupas la { $room } por 1 corona.
   *[other] Ocupas la { $room } por { $n } coronas.
}
