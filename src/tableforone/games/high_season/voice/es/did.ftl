# Tus jugadas, cada una como una frase del registro.

did-loan = Pediste tu { ordinal } préstamo: { $krones } coronas.
did-die = Tomaste un { $die }: { $action }.
# $n: coronas
did-pass = Pasaste, retiraste un { $die } y ganaste { $n ->
    [one] 1 corona.
   *[other] { $n } coronas.
}
did-main = Hiciste la acción principal de tu { $die }: { $action }.
did-use = Usaste { FORM($item, the: "yes") }: { $effect }.
did-forfeit = Perdiste { FORM($item, the: "yes") }: { $effect }.
did-decline = Rechazaste { FORM($item, the: "yes") }.
did-stop = Dejaste de preparar habitaciones.
# $n: casillas
did-steps = Avanzaste { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} en la senda del emperador.
# $n: coronas
did-krones = Tomaste { $n ->
    [one] 1 corona.
   *[other] { $n } coronas.
}
did-hire = { $n ->
    [0] Contrataste gratis { FORM($name, the: "yes") }.
    [one] Contrataste { FORM($name, the: "yes") } por 1 corona.
   *[other] Contrataste { FORM($name, the: "yes") } por { $n } coronas.
}
did-prepare = { $n ->
    [0] Preparaste gratis la { $room }.
    [one] Preparaste la { $room } por 1 corona.
   *[other] Preparaste la { $room } por { $n } coronas.
}
did-occupy = { $n ->
    [0] Ocupaste gratis la { $room }.
    [one] Ocupaste la { $room } por 1 corona.
   *[other] Ocupaste la { $room } por { $n } coronas.
}
