# Lo que pasa, cada suceso como frase. $who: you o pseudo.

tell-round = Ronda { $round }: { $first ->
    [pseudo] empieza Pseudo.
   *[you] empiezas tú.
}
tell-place = { $who ->
    [pseudo] Pseudo asigna un agente: { $place }.
   *[you] Asignas un agente: { $place }.
}
tell-ambassador = Colocas al embajador: { $place }.
tell-copy = { $who ->
    [pseudo] Pseudo usa la acción de otra casilla: { $place }.
   *[you] Usas la acción de otra casilla: { $place }.
}
tell-return = { $who ->
    [pseudo] Pseudo recupera un agente: { $place }.
   *[you] Recuperas un agente: { $place }.
}
tell-nowhere = No hay ninguna casilla libre para tu agente.
tell-pass = { $who ->
    [pseudo] Pseudo pasa: no hay ninguna casilla libre para él.
   *[you] Pasas: no hay ninguna casilla libre para ti.
}
tell-gain = { $who ->
    [pseudo] Pseudo toma { $what }.
   *[you] Tomas { $what }.
}
tell-gain-nothing = { $who ->
    [pseudo] Pseudo no recibe nada.
   *[you] No recibes nada.
}
tell-pay = { $who ->
    [pseudo] Pseudo paga { amount }.
   *[you] Pagas { amount }.
}
tell-lose = { $who ->
    [pseudo] Pseudo pierde 1 { kind }.
   *[you] Pierdes 1 { kind }.
}
tell-hand-over = { $giver ->
    [pseudo] Pseudo te da { $what }.
   *[you] Das { $what } a Pseudo.
}
tell-swap = { $who ->
    [pseudo] Pseudo cambia { a-kind } por un clérigo ({ quest-produce_a_miracle_for_the_masses }).
   *[you] Cambias { a-kind } por un clérigo ({ quest-produce_a_miracle_for_the_masses }).
}
tell-score = Ganas { points } ({ $reason }).
tell-loss = Pierdes { points } ({ $reason }).
tell-his-score = { $n ->
    [one] Pseudo gana { points }, que se resta de tu marcador.
   *[other] Pseudo gana { points }, que se restan de tu marcador.
}
tell-owner = { $who ->
    [pseudo] Pseudo recibe el beneficio del dueño: { $tile }.
   *[you] Recibes el beneficio del dueño: { $tile }.
}
tell-plot = { $who ->
    [pseudo] Actúa la conspiración de Pseudo: { $quest }.
   *[you] Actúa tu conspiración: { $quest }.
}
tell-marker = { $who ->
    [pseudo] Pseudo toma la ficha de jugador inicial.
   *[you] Tomas la ficha de jugador inicial.
}
tell-lieutenant = { $who ->
    [pseudo] Pseudo recibe al lugarteniente, un agente más.
   *[you] Recibes al lugarteniente, un agente más.
}
tell-take-ambassador = { $who ->
    [pseudo] Pseudo toma el embajador.
   *[you] Tomas el embajador.
}
tell-lord = Tu señor es { $lord }.
tell-card = Robas una carta: { $card } – { $does }.
tell-his-card = { $rule ->
    [none] Pseudo roba una carta y la juega tal como está impresa: { $card }. Ninguna regla la menciona.
   *[some] Pseudo roba una carta y la juega: { $card } (regla { $rule }).
}
tell-play = Juegas una carta de tu mano: { $card }.
tell-no-effect = No tiene efecto.
tell-shuffle-cards = Las cartas de Intriga descartadas se barajan y forman un mazo nuevo.
tell-new-quest = Nueva misión en la { cliffwatch-inn }: { $quest }.
tell-drafted = Sale: { $quest }.
tell-get-quest = { $who ->
    [pseudo] Pseudo recibe una misión: { $quest }.
   *[you] Recibes una misión: { $quest }.
}
tell-take-quest = Tomas una misión: { $quest }.
tell-gift = Pseudo te da una misión de un tipo que tu señor no premia (regla 7E).
tell-revealed = Revelada y descartada: { $quest }.
tell-none-left = No queda ninguna misión de este tipo.
tell-shuffle-quests = Las misiones descartadas se barajan y forman un mazo nuevo.
tell-reset = { $who ->
    [pseudo] Pseudo cambia las misiones a la vista en la { cliffwatch-inn }.
   *[you] Cambias las misiones a la vista en la { cliffwatch-inn }.
}
tell-complete = { $who ->
    [pseudo] Pseudo completa una misión por { AND($price) }: { $quest }.
   *[you] Completas una misión por { AND($price) }: { $quest }.
}
tell-discard-quest = { $who ->
    [pseudo] Pseudo descarta una misión: { $quest }.
   *[you] Descartas una misión: { $quest }.
}
tell-mandatory = { $who ->
    [pseudo] Pseudo recibe una misión obligatoria: { $quest }.
   *[you] Recibes una misión obligatoria: { $quest }.
}
tell-hall = Nuevo edificio en la { place-builders_hall }: { $tile }.
tell-buy = { $who ->
    [pseudo] Pseudo compra un edificio: { $tile }.
   *[you] Compras un edificio por { $cost } monedas de oro: { $tile }.
}
tell-take-tile = { $who ->
    [pseudo] Pseudo pone un edificio en juego gratis: { $tile }.
   *[you] Pones un edificio en juego gratis: { $tile }.
}
tell-discard-tile = { $who ->
    [pseudo] Pseudo descarta un edificio: { $tile }.
   *[you] Descartas un edificio: { $tile }.
}
