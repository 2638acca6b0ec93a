# Tus jugadas, cada una en una frase para el registro, en presente.

did-chose = Eliges: { $answer }.
did-end = Terminas tu turno.
did-pass = Pasas.
did-guest = { $n ->
    [0] Tomas { FORM($guest, the: "yes", case: "accusative") } gratis.
    [one] Tomas { FORM($guest, the: "yes", case: "accusative") } por 1 corona.
   *[other] Tomas { FORM($guest, the: "yes", case: "accusative") } por { $n } coronas.
}
did-die = { $n ->
    [0] Tomas un { $face }: { $action }, fuerza { $strength }.
    [one] Tomas un { $face } por 1 corona: { $action }, fuerza { $strength }.
   *[other] Tomas un { $face } por { $n } coronas: { $action }, fuerza { $strength }.
}
did-die-lost = Tomas un { $face }; no es posible ninguna acción.
did-serve-now = { $n ->
    [0] Sirves de la cocina gratis.
    [one] Sirves de la cocina por 1 corona.
   *[other] Sirves de la cocina por { $n } coronas.
}
did-claim = { $points ->
    [one] Cumples el objetivo { $letter }: 1 punto.
   *[other] Cumples el objetivo { $letter }: { $points } puntos.
}
did-use = Usas la carta { $name }.
did-move = Alojas { FORM($guest, the: "yes", case: "accusative") } en la { $room }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
did-discard = Descartas la carta { $name }.
did-return = Devuelves la carta { $name }.
did-under = Pones la carta { $name } debajo del mazo.
did-lose-staff = Entregas la carta { $name }.
did-hire = { $n ->
    [0] Contratas gratis: { $name }.
    [one] Contratas por 1 corona: { $name }.
   *[other] Contratas por { $n } coronas: { $name }.
}
did-when = { $when ->
    [before] Usas la carta { $name } antes de la acción principal.
    [after] Guardas la carta { $name } para después de la acción principal.
   *[not] No usas la carta { $name }.
}
did-items = Tomas { $items }.
did-funds = { $spaces ->
    [0] Ganas { krones }.
    [one] { $n ->
        [0] Avanzas 1 casilla en la senda del emperador.
       *[other] Avanzas 1 casilla en la senda del emperador y ganas { krones }.
    }
   *[other] { $n ->
        [0] Avanzas { $spaces } casillas en la senda del emperador.
       *[other] Avanzas { $spaces } casillas en la senda del emperador y ganas { krones }.
    }
}
did-any-action = Eliges esta acción: { $action }.
did-extra = { $n ->
    [0] Usas la casilla { $face }: { $action }, fuerza { $strength }.
    [one] Usas la casilla { $face } por 1 corona: { $action }, fuerza { $strength }.
   *[other] Usas la casilla { $face } por { $n } coronas: { $action }, fuerza { $strength }.
}
did-serve = Sirves 1 { $item } { FORM($guest, the: "yes", case: "dative") }.
did-give = Das 1 { $item } { FORM($guest, the: "yes", case: "dative") }.
did-kitchen = { $n ->
    [one] Pones 1 { $item } en la cocina.
   *[other] Pones { $n } { FORM($item, many: "yes") } en la cocina.
}
did-item = Tomas 1 { $item }.
did-spend = Gastas 1 { $item }.
did-part = Eliges la siguiente recompensa: { $effect }.
did-without = Renuncias a una recompensa: { $effect }.
did-emperor = Avanzas { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} en la senda del emperador.
did-prepare = { $n ->
    [0] Preparas gratis la { $room }.
    [one] Preparas la { $room } por 1 corona.
   *[other] Preparas la { $room } por { $n } coronas.
}
did-prepare-occupy = { $n ->
    [0] Preparas y ocupas gratis la { $room }.
    [one] Preparas y ocupas la { $room } por 1 corona.
   *[other] Preparas y ocupas la { $room } por { $n } coronas.
}
did-occupy = Ocupas la { $room }.
did-lose-vacant = Entregas una habitación libre: { $room }.
did-lose-occupied = Entregas una habitación ocupada: { $room }.
did-order = Completas el pedido { FORM($guest, the: "yes", case: "genitive") }.
did-waive = Pagas 1 corona y evitas la penalización.
did-penalty = Aceptas la penalización.

did-no-emperor = Te quedas donde estás en la senda del emperador.
did-no-hire = No contratas a nadie.
did-no-prepare = No preparas más habitaciones.
did-no-occupy = No ocupas más habitaciones.
did-no-guest = No tomas ningún huésped.
did-no-order = No completas ningún pedido.
did-no-extra = Renuncias a la acción adicional.
did-no-serve = No sirves nada más.
did-no-spend = No gastas nada más.
