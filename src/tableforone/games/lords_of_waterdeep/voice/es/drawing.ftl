# La mesa como texto. Una línea tiene como mucho 79 caracteres.

draw-title = LORDS OF WATERDEEP, ronda { $round } de { $rounds } ({ $phase ->
    [set-up] preparación
    [turns] turnos
    [harbor] puerto
   *[finished] final
})
draw-score = Marcador { $score }; ficha de jugador inicial: { $first ->
    [player] tú
   *[pseudo] Pseudo
}
draw-lord = Tu señor es { $lord }.
draw-spaces = Casillas ([quién está] qué da)
draw-tiles = Edificios en juego
draw-hall = { place-builders_hall }
draw-inn = Misiones en la { cliffwatch-inn }
draw-none = nada
draw-no-tile = no queda ningún edificio
draw-people = [{ COMMAS($who) }]
draw-agent = { $who ->
    [player] tú
    [pseudo] Pseudo
   *[ambassador] embajador
}
draw-tile = { $stock ->
    [none] { $action }
   *[some] { $action } (ahora { $stock })
}; { $owner ->
    [player] tuyo
   *[pseudo] de Pseudo
}, el dueño recibe { $benefit }
draw-for-sale = { $cost } monedas de oro, { points } encima: { $action }; el dueño recibe { $benefit }
draw-need = { $have }/{ $n } { $n ->
    [one] { kind }
   *[other] { kinds }
}
draw-quest = { $quest } ({ $type }): { COMMAS($needs) } -> { COMMAS($gains) }
draw-payable = { $line }   <- se puede pagar
draw-waits = { $line }   <- después de la misión obligatoria { $first }
draw-side = { $who ->
    [player] Tú
   *[pseudo] Pseudo
}: { COMMAS($tavern) }; agentes por asignar: { $n } de { $all }
draw-completed = Completadas: { COMMAS($quests) }
draw-plot = Conspiración: { $quest }: { $text }
draw-card = Carta: { $card }: { $text }
draw-no-cards = Ninguna carta de Intriga
draw-supply = Reserva: { COMMAS($supply) }
draw-decks = Mazos: misiones { $quests }, intriga { $cards }, edificios { $tiles }
