# Lo que hacen casillas, edificios, misiones y cartas: infinitivos cortos, dentro de frases.
# $who: you o pseudo, de quién es el efecto.

effects = { COMMAS($effects) }
as-title = { CAPITAL($text) }

effect-gain = tomar { AND($goods) }
effect-gain-any = tomar { $n ->
    [one] 1 aventurero a tu elección
   *[other] { $n } aventureros a tu elección
}
effect-gain-either = tomar { $n ->
    [one] { OR($kinds) }
   *[other] { $n } aventureros, cada vez { OR($kinds) }
}
effect-gain-per-tile = tomar { amount } por cada edificio en juego
effect-take-stock = { $kind ->
    [gold] tomar todo el oro de aquí
   *[cleric] tomar todos los { kinds } de aquí
}
effect-score-stock = puntuar todos los puntos de aquí
effect-pay = pagar { amount }
effect-return-any = { $n ->
    [one] devolver 1 aventurero a tu elección
   *[other] devolver { $n } aventureros a tu elección
}
effect-exchange = cambiar, si quieres, { OR($kinds) } por { a-kind }
effect-score = ganar { points }
effect-score-per-tile = { $who ->
    [pseudo] ganar { points } por cada edificio suyo
   *[you] ganar { points } por cada edificio tuyo
}
effect-choose-one = tomar { OR($options) }
effect-opponent-loses = Pseudo pierde 1 { kind }; si no tiene, { $otherwise }
effect-steal = quitar a Pseudo un aventurero a tu elección
effect-opponent-gains = { $who ->
    [pseudo] tú tomas { amount }
   *[you] Pseudo toma { amount }
}
effect-opponent-gains-any = Pseudo toma 1 aventurero
effect-opponent-may-give = Pseudo puede darte { amount } a cambio de { $points }
effect-draw-intrigue = { $who ->
    [pseudo] robar y jugar { intrigue-cards }
   *[you] robar { intrigue-cards }
}
effect-play-intrigue = { $who ->
    [pseudo] robar y jugar 1 carta de Intriga
   *[you] jugar 1 carta de Intriga
}
effect-may-play-intrigue = { $who ->
    [pseudo] robar y jugar 1 carta de Intriga
   *[you] jugar, si quieres, 1 carta de Intriga
}
effect-take-quest = { $who ->
    [pseudo] 1 misión para ti
   *[you] tomar 1 misión a la vista
}
effect-draw-quest = { $who ->
    [pseudo] 1 misión para ti
   *[you] tomar la primera misión del mazo
}
effect-reset-quests = cambiar las cuatro misiones a la vista
effect-name-type = nombrar un tipo de misión y revelar misiones hasta que salga una de ese tipo; quedártela
effect-draft-quests = robar dos misiones, quedarte una y dar la otra a Pseudo
effect-discard-quest = descartar una de tus misiones abiertas y ganar { points }
effect-opponent-may-discard = tú decides si Pseudo descarta una misión a cambio de { points }
effect-take-marker = tomar la ficha de jugador inicial
effect-buy-tile = comprar un edificio
effect-take-top-tile = poner en juego gratis el primer edificio de la pila
effect-take-tile = tomar gratis un edificio de la { place-builders_hall }
effect-discard-tile = descartar uno de tus edificios sin agente
effect-copy-space = usar una casilla donde hay un agente rival
effect-return-agent = { $who ->
    [pseudo] recuperar uno de sus agentes
   *[you] recuperar uno de tus agentes
}
effect-return-harbor-agent = { $who ->
    [pseudo] recuperar uno de sus agentes
   *[you] recuperar uno de tus agentes del puerto
}
effect-assign-agents = { $n ->
    [one] asignar 1 agente
   *[other] asignar { $n } agentes, uno tras otro
}
effect-assign-to-hall = asignar un agente a un edificio de la { place-builders_hall } y usarlo
effect-give-mandatory = dar a Pseudo esta misión obligatoria ({ AND($price) }): { $points }
effect-add-agent = un agente más hasta el final de la partida
effect-take-ambassador = tomar el embajador; lo colocas al principio de la ronda siguiente
effect-complete-taken = { $n ->
    [one] puedes completarla enseguida por 1 punto más
   *[other] puedes completarla enseguida por { $n } puntos más
}
effect-harbor = jugar 1 carta de Intriga; el agente vuelve a moverse al final de la ronda

## Lo que recibe el dueño de un edificio cuando lo usa el otro jugador.

owner-gains = { COMMAS($gains) }
owner-any = { $n ->
    [one] 1 aventurero cualquiera
   *[other] { $n } aventureros cualesquiera
}
owner-either = { OR($kinds) }

## Misiones.

quest-line = { $quest } ({ $type }; { AND($price) }): { COMMAS($gains) }
    .label = { $quest }
quest-plot = conspiración: { $text }
lasting-explore_ahghairons_tower = { $who ->
    [pseudo] con cada acción que le da magos, también roba 1 carta de Intriga
   *[you] con cada acción que te da magos, también robas 1 carta de Intriga
}
lasting-recover_the_magisters_orb = { $who ->
    [pseudo] una vez por ronda puede asignar un agente a una casilla con un agente tuyo
   *[you] una vez por ronda puedes asignar un agente a una casilla con un agente de Pseudo
}
lasting-study_the_illusk_arch = { $who ->
    [pseudo] 2 puntos por cada misión de Arcanos que complete después
   *[you] 2 puntos por cada misión de Arcanos que completes después
}
lasting-bribe_the_shipwrights = { $who ->
    [pseudo] con cada acción que le da oro, también toma 1 pícaro
   *[you] con cada acción que te da oro, también tomas 1 pícaro
}
lasting-establish_new_merchant_guild = { $who ->
    [pseudo] 2 puntos por cada misión de Comercio que complete después
   *[you] 2 puntos por cada misión de Comercio que completes después
}
lasting-infiltrate_builders_hall = { $who ->
    [pseudo] 4 puntos por cada edificio que compre a partir de ahora
   *[you] 4 puntos por cada edificio que compres a partir de ahora
}
lasting-defend_the_tower_of_luck = { $who ->
    [pseudo] 1 aventurero a su elección al principio de cada ronda siguiente
   *[you] 1 aventurero a tu elección al principio de cada ronda siguiente
}
lasting-produce_a_miracle_for_the_masses = { $who ->
    [pseudo] una vez por ronda, tras una acción que ha dado clérigos, cambia 1 aventurero de otra clase por un clérigo
   *[you] una vez por ronda, tras una acción que ha dado clérigos, puedes cambiar 1 aventurero de otra clase por un
        clérigo
}
lasting-protect_the_house_of_wonder = { $who ->
    [pseudo] 2 puntos por cada misión de Piedad que complete después
   *[you] 2 puntos por cada misión de Piedad que completes después
}
lasting-fence_goods_for_duke_of_darkness = { $who ->
    [pseudo] con cada acción que le da pícaros, también toma 2 monedas de oro
   *[you] con cada acción que te da pícaros, también tomas 2 monedas de oro
}
lasting-install_a_spy_in_castle_waterdeep = { $who ->
    [pseudo] 2 puntos por cada misión de Picardía que complete después
   *[you] 2 puntos por cada misión de Picardía que completes después
}
lasting-place_a_sleeper_agent_in_skullport = { $who ->
    [pseudo] 2 puntos por cada carta de Intriga que juegue a partir de ahora
   *[you] 2 puntos por cada carta de Intriga que juegues a partir de ahora
}
lasting-bolster_griffon_cavalry = { $who ->
    [pseudo] con cada acción que le da guerreros, toma 1 más
   *[you] con cada acción que te da guerreros, tomas 1 más
}
lasting-quell_mercenary_uprising = { $who ->
    [pseudo] 2 puntos por cada misión de Guerra que complete después
   *[you] 2 puntos por cada misión de Guerra que completes después
}
lasting-recruit_lieutenant = un agente más hasta el final de la partida

## Señores.

lord-pays = { points } por cada misión de { OR($types) } que completes
lord-pays-buildings = { points } por cada edificio que tengas al final
lord-line = { $lord }: { $pays }
