# La table en texte. Une ligne a au plus 79 caractères.

draw-title = LORDS OF WATERDEEP, manche { $round } sur { $rounds } ({ $phase ->
    [set-up] mise en place
    [turns] tours
    [harbor] port
   *[finished] fin
})
draw-score = Score { $score } ; marqueur de premier joueur : { $first ->
    [player] toi
   *[pseudo] Pseudo
}
draw-lord = Ton seigneur est { $lord }.
draw-spaces = Cases ([qui s’y trouve] ce qu’elle donne)
draw-tiles = Bâtiments en jeu
draw-hall = { place-builders_hall }
draw-inn = Quêtes à l’auberge
draw-none = rien
draw-no-tile = plus de bâtiment
draw-people = [{ COMMAS($who) }]
draw-agent = { $who ->
    [player] toi
    [pseudo] Pseudo
   *[ambassador] ambassadeur
}
draw-tile = { $stock ->
    [none] { $action }
   *[some] { $action } ({ $stock } maintenant)
} ; { $owner ->
    [player] à toi
   *[pseudo] à Pseudo
}, le propriétaire reçoit { $benefit }
draw-for-sale = { $cost } pièces d’or, { points } dessus : { $action } ; le propriétaire reçoit { $benefit }
draw-need = { $have }/{ $n } { $n ->
    [one] { kind }
   *[other] { kinds }
}
draw-quest = { $quest } ({ $type }) : { COMMAS($needs) } -> { COMMAS($gains) }
draw-payable = { $line }   <- peut être payée
draw-waits = { $line }   <- après la quête obligatoire { $first }
draw-side = { $who ->
    [player] Toi
   *[pseudo] Pseudo
} : { COMMAS($tavern) } ; encore { $n } sur { $all } agents
draw-completed = Accomplies : { COMMAS($quests) }
draw-plot = Complot : { $quest } : { $text }
draw-card = Carte : { $card } : { $text }
draw-no-cards = Aucune carte Intrigue
draw-supply = Réserve : { COMMAS($supply) }
draw-decks = Pioches : quêtes { $quests }, intrigue { $cards }, bâtiments { $tiles }
