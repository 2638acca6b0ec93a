# La mesa en la página. $who y $owner: player, pseudo o ambassador.

face-or = o
face-agent = { $who ->
    [player] Tu agente
    [pseudo] El agente de Pseudo
   *[ambassador] El embajador
}
face-agent-here = { $who ->
    [player] tu agente
    [pseudo] el agente de Pseudo
   *[ambassador] el embajador
}
face-here = { $n ->
    [one] aquí está { AND($who) }
   *[other] aquí están { AND($who) }
}
face-occupied = { $space }; { $here }
face-as = como { $place }
face-for-you = −{ $n } para ti
face-owner-pay = dueño −{ $n }
face-worthless = nada de valor
face-space = { $space }: { $action }
face-space-ward = { $space }, { $ward }: { $action }
face-tile = { $space }, { face-building-of }: { $action }; su dueño recibe { $benefit }
face-tile-stock = { $space }, { face-building-of }: { $action } (ahora { $n }); su dueño recibe { $benefit }
face-building-of = { $owner ->
    [player] edificio tuyo
   *[pseudo] edificio de Pseudo
}
face-for-sale = { place-builders_hall }, puesto { $place }: { $space } ({ $cost } monedas de oro,
    { points } encima):
    { $action }; su dueño recibe { $benefit }
face-owned-by = { $who ->
    [player] Es tuyo
   *[pseudo] Es de Pseudo
}
# Una letra para cada bando.
face-token = { $who ->
    [player] T
   *[pseudo] P
}
face-owner = dueño
face-owner-note = Para su dueño, cuando lo usa el otro jugador
face-whose = { $who ->
    [player] tuyo
   *[pseudo] de Pseudo
}
face-price = { $cost } de oro, { points }
face-quest = { $quest } ({ $type }): { COMMAS($gains) }; { $state }
face-payable = se puede pagar
face-waits = después de la misión obligatoria { $first }
face-lacks = falta: { $what }
face-mandatory = Obligatoria:
face-mandatory-note = antes que las demás misiones
face-plot = Conspiración:
face-lord-bonus = +{ $n } por tu señor
face-points-lord = { points } +{ $lord }
face-no-limit = { kinds } sin límite
face-crew = agentes por asignar: { $n } de { $all }
face-agents-left = { $n ->
    [one] queda 1 agente
   *[other] quedan { $n } agentes
}
face-marker = Ficha de jugador inicial
face-card = { $card }: { $text }
face-completed = { $who ->
    [player] Completadas por ti
   *[pseudo] Completadas por Pseudo
}

## Títulos y notas.

face-city = Ciudad
face-the-city = La ciudad
face-quests-tiles = Misiones y edificios
face-tavern = Taberna
face-your-tavern = Tu taberna
face-his-tavern = Taberna de Pseudo
face-supply = Reserva
face-inn = { cliffwatch-inn }
face-inn-note = Distrito Norte · tomar una misión
face-harbor = { waterdeep-harbor }
face-harbor-note = Distrito de los Muelles · el agente se mueve al final
face-waterdeep = Aguas Profundas
face-splendors = Ciudad de los Esplendores
face-empty-plot = solar libre
face-types = Tipos de misión
face-no-quest = sin misión
face-quests = Misiones
face-intrigue = Intriga
face-pile = { $n } en el mazo, { $discarded } en el descarte
face-no-discards = Nada en el descarte.
face-inn-head = { $n } a la vista · { $deck } en el mazo
face-hall-head = precio, acción, puntos encima · { $n } más en la pila
face-asking = Ronda { $round } · agentes: { $n } de { $all } · pregunta { $question }
face-hand = Cartas de Intriga en la mano
face-no-card = Ninguna carta.
face-your-quests = Tus misiones
face-no-open = Ninguna misión abierta.
face-your-lord = Tu señor
face-orb = Aún puedes usar el Orbe del Magister en esta ronda.
face-miracle = Aún puedes usar el Milagro en esta ronda.

## Pseudo.

face-pseudo = Sin rostro, sin nombre. Te ha quitado { points }.
face-kept = Lo que la aplicación le guarda. Te ha quitado { points }.
face-his-quests = Sus misiones, de arriba abajo
face-needs = Lo que le falta, por orden
face-forecast = Si nada cambia,
face-where = Quién está dónde
face-nobody = No hay ningún agente asignado.
face-script = Cómo elige una casilla
face-script-line = { $n ->
    [1] una casilla que da lo primero que le falta
    [2] el { place-castle_waterdeep }
    [3] la { place-builders_hall }, si puede pagar
    [4] la casilla de mayor valor
   *[5] la primera casilla libre del puerto
}
face-values = Valores:
face-worth = { $what ->
    [cleric] clérigo
    [wizard] mago
    [fighter] guerrero
    [rogue] pícaro
    [gold] oro
    [intrigue] carta de Intriga
   *[scroll] misión
}
