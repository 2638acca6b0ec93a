# La table sur la page. $who et $owner : player, pseudo ou ambassador.

face-or = ou
face-agent = { $who ->
    [player] Ton agent
    [pseudo] L’agent de Pseudo
   *[ambassador] L’ambassadeur
}
face-agent-here = { $who ->
    [player] ton agent
    [pseudo] l’agent de Pseudo
   *[ambassador] l’ambassadeur
}
face-here = { $n ->
    [one] ici se trouve { AND($who) }
   *[other] ici se trouvent { AND($who) }
}
face-occupied = { $space } ; { $here }
face-as = comme { $place }
face-for-you = −{ $n } pour toi
face-owner-pay = propriétaire −{ $n }
face-worthless = rien de valeur
face-space = { $space } : { $action }
face-space-ward = { $space }, { $ward } : { $action }
face-tile = { $space }, { face-building-of } : { $action } ; son propriétaire reçoit { $benefit }
face-tile-stock = { $space }, { face-building-of } : { $action } ({ $n } maintenant) ; son propriétaire reçoit { $benefit }
face-building-of = { $owner ->
    [player] ton bâtiment
   *[pseudo] bâtiment de Pseudo
}
face-for-sale = { place-builders_hall }, place { $place } : { $space } ({ $cost } pièces d’or,
    { points } dessus) : { $action } ; son
    propriétaire reçoit { $benefit }
face-owned-by = { $who ->
    [player] Il est à toi
   *[pseudo] Il est à Pseudo
}
# Une lettre par camp.
face-token = { $who ->
    [player] T
   *[pseudo] P
}
face-owner = propriétaire
face-owner-note = Pour son propriétaire, quand l’autre joueur l’utilise
face-whose = { $who ->
    [player] à toi
   *[pseudo] à Pseudo
}
face-price = { $cost } or, { points }
face-quest = { $quest } ({ $type }) : { COMMAS($gains) } ; { $state }
face-payable = peut être payée
face-waits = après la quête obligatoire { $first }
face-lacks = il manque { $what }
face-mandatory = Obligatoire :
face-mandatory-note = avant toutes les autres quêtes
face-plot = Complot :
face-lord-bonus = +{ $n } pour ton seigneur
face-points-lord = { points } +{ $lord }
face-no-limit = { kinds } sans limite
face-crew = encore { $n } sur { $all } agents
face-agents-left = { $n ->
    [one] encore { $n } agent
   *[other] encore { $n } agents
}
face-marker = Marqueur de premier joueur
face-card = { $card } : { $text }
face-completed = { $who ->
    [player] Accomplies par toi
   *[pseudo] Accomplies par Pseudo
}

## Titres et notes.

face-city = Cité
face-the-city = La cité
face-quests-tiles = Quêtes & bâtiments
face-tavern = Taverne
face-your-tavern = Ta taverne
face-his-tavern = Taverne de Pseudo
face-supply = Réserve
face-inn = { cliffwatch-inn }
face-inn-note = quartier Nord · prendre une quête
face-harbor = { waterdeep-harbor }
face-harbor-note = quartier des Quais · l’agent repart à la fin
face-waterdeep = Eauprofonde
face-splendors = Cité des Splendeurs
face-empty-plot = terrain libre
face-types = Types de quêtes
face-no-quest = pas de quête
face-quests = Quêtes
face-intrigue = Intrigue
face-pile = { $n } dans la pioche, { $discarded } dans la défausse
face-no-discards = Rien dans la défausse.
face-inn-head = { $n ->
    [one] { $n } visible · { $deck } dans la pioche
   *[other] { $n } visibles · { $deck } dans la pioche
}
face-hall-head = prix, action, points dessus · encore { $n } dans la pile
face-asking = Manche { $round } · encore { $n } sur { $all } agents · question { $question }
face-hand = Cartes Intrigue en main
face-no-card = Aucune carte.
face-your-quests = Tes quêtes
face-no-open = Aucune quête ouverte.
face-your-lord = Ton seigneur
face-orb = Tu peux encore utiliser l’Orbe du Magistère cette manche.
face-miracle = Tu peux encore utiliser le Miracle cette manche.

## Pseudo.

face-pseudo = Sans visage, sans nom. Il t’a pris { points }.
face-kept = Ce que l’application tient pour lui. Il t’a pris { points }.
face-his-quests = Ses quêtes, de haut en bas
face-needs = Ce qui lui manque, dans l’ordre
face-forecast = Si rien ne change,
face-where = Qui est où
face-nobody = Aucun agent n’est placé.
face-script = Comment il choisit une case
face-script-line = { $n ->
    [1] une case qui donne ce qui lui manque d’abord
    [2] le { place-castle_waterdeep }
    [3] la { place-builders_hall }, s’il peut payer
    [4] la case de plus grande valeur
   *[5] la première case libre du port
}
face-values = Valeurs :
face-worth = { $what ->
    [cleric] clerc
    [wizard] magicien
    [fighter] guerrier
    [rogue] roublard
    [gold] or
    [intrigue] carte Intrigue
   *[scroll] quête
}
