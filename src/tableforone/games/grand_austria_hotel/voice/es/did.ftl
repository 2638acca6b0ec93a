# Tus jugadas que ningún suceso cuenta, cada una en una frase para el registro, en presente.

did-end = Terminas tu turno.
did-discard = Descartas la carta { $name }.
did-return = Devuelves la carta { $name }.
did-under = Pones la carta { $name } debajo del mazo.
did-when = { $when ->
    [before] Usas la carta { $name } antes de la acción principal.
    [after] Guardas la carta { $name } para después de la acción principal.
   *[not] No usas la carta { $name }.
}
did-items = Tomas { $items }.
did-item = Tomas 1 { $item }.
did-any-action = Eliges esta acción: { $action }.
did-serve-now = Sirves de la cocina.
did-part = Eliges la siguiente recompensa: { $effect }.
did-without = Renuncias a una recompensa: { $effect }.
did-penalty = Aceptas la penalización.
did-area = Tomas un bailarín de la zona { $area }.
did-exchange = Einstein cambia platos y bebidas por ti.
did-dustbin = Eliges el dado { colour }.
did-schulze = Sirves algo { FORM(guest-190, the: "yes", case: "dative") }.

did-no-emperor = Te quedas donde estás en la senda del emperador.
did-no-hire = No contratas a nadie.
did-no-prepare = No preparas más habitaciones.
did-no-occupy = No ocupas más habitaciones.
did-no-guest = No tomas ningún huésped.
did-no-order = No completas ningún pedido.
did-no-extra = Renuncias a la acción adicional.
did-no-serve = No sirves nada más.
did-no-spend = No gastas nada más.
did-no-dancer = No envías más bailarines.
did-not-now = No volteas ninguna carta de personal.
