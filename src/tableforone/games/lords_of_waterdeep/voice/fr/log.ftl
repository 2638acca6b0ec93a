# Ce qui se passe, chaque événement en une phrase. $who : you ou pseudo.

tell-round = Manche { $round } : { $first ->
    [pseudo] Pseudo commence.
   *[you] tu commences.
}
tell-place = { $who ->
    [pseudo] Pseudo place un agent : { $place }.
   *[you] Tu places un agent : { $place }.
}
tell-ambassador = Tu places l’ambassadeur : { $place }.
tell-copy = { $who ->
    [pseudo] Pseudo utilise l’action d’une autre case : { $place }.
   *[you] Tu utilises l’action d’une autre case : { $place }.
}
tell-return = { $who ->
    [pseudo] Pseudo reprend un agent : { $place }.
   *[you] Tu reprends un agent : { $place }.
}
tell-nowhere = Aucune case n’est libre pour ton agent.
tell-pass = { $who ->
    [pseudo] Pseudo passe : aucune case n’est libre pour lui.
   *[you] Tu passes : aucune case n’est libre pour toi.
}
tell-gain = { $who ->
    [pseudo] Pseudo prend { $what }.
   *[you] Tu prends { $what }.
}
tell-gain-nothing = { $who ->
    [pseudo] Pseudo ne reçoit rien.
   *[you] Tu ne reçois rien.
}
tell-pay = { $who ->
    [pseudo] Pseudo paie { amount }.
   *[you] Tu paies { amount }.
}
tell-lose = { $who ->
    [pseudo] Pseudo perd 1 { kind }.
   *[you] Tu perds 1 { kind }.
}
tell-hand-over = { $giver ->
    [pseudo] Pseudo te donne { $what }.
   *[you] Tu donnes { $what } à Pseudo.
}
tell-swap = { $who ->
    [pseudo] Pseudo échange { a-kind } contre un clerc ({ quest-produce_a_miracle_for_the_masses }).
   *[you] Tu échanges { a-kind } contre un clerc ({ quest-produce_a_miracle_for_the_masses }).
}
tell-score = Tu marques { points } ({ $reason }).
tell-loss = Tu perds { points } ({ $reason }).
tell-his-score = { $n ->
    [one] Pseudo marque { points }, retiré de ton score.
   *[other] Pseudo marque { points }, retirés de ton score.
}
tell-owner = { $who ->
    [pseudo] Pseudo reçoit le bénéfice du propriétaire : { $tile }.
   *[you] Tu reçois le bénéfice du propriétaire : { $tile }.
}
tell-plot = { $who ->
    [pseudo] Le complot de Pseudo agit : { $quest }.
   *[you] Ton complot agit : { $quest }.
}
tell-marker = { $who ->
    [pseudo] Pseudo prend le marqueur de premier joueur.
   *[you] Tu prends le marqueur de premier joueur.
}
tell-lieutenant = { $who ->
    [pseudo] Pseudo reçoit le lieutenant, un agent de plus.
   *[you] Tu reçois le lieutenant, un agent de plus.
}
tell-take-ambassador = { $who ->
    [pseudo] Pseudo prend l’ambassadeur.
   *[you] Tu prends l’ambassadeur.
}
tell-lord = Ton seigneur est { $lord }.
tell-card = Tu pioches une carte : { $card } – { $does }.
tell-his-card = { $rule ->
    [none] Pseudo pioche une carte et la joue comme elle est imprimée : { $card }. Aucune règle n’en parle.
   *[some] Pseudo pioche une carte et la joue : { $card } (règle { $rule }).
}
tell-play = Tu joues une carte de ta main : { $card }.
tell-no-effect = Elle n’a aucun effet.
tell-shuffle-cards = Les cartes Intrigue défaussées sont mélangées et forment une nouvelle pioche.
tell-new-quest = Nouvelle quête à l’auberge : { $quest }.
tell-drafted = Quête piochée : { $quest }.
tell-get-quest = { $who ->
    [pseudo] Pseudo reçoit une quête : { $quest }.
   *[you] Tu reçois une quête : { $quest }.
}
tell-take-quest = Tu prends une quête : { $quest }.
tell-gift = Pseudo te donne une quête d’un type que ton seigneur ne récompense pas (règle 7E).
tell-revealed = Révélée et défaussée : { $quest }.
tell-none-left = Il ne reste aucune quête de ce type.
tell-shuffle-quests = Les quêtes défaussées sont mélangées et forment une nouvelle pioche.
tell-reset = { $who ->
    [pseudo] Pseudo remplace les quêtes visibles à l’auberge.
   *[you] Tu remplaces les quêtes visibles à l’auberge.
}
tell-complete = { $who ->
    [pseudo] Pseudo accomplit une quête pour { AND($price) } : { $quest }.
   *[you] Tu accomplis une quête pour { AND($price) } : { $quest }.
}
tell-discard-quest = { $who ->
    [pseudo] Pseudo défausse une quête : { $quest }.
   *[you] Tu défausses une quête : { $quest }.
}
tell-mandatory = { $who ->
    [pseudo] Pseudo reçoit une quête obligatoire : { $quest }.
   *[you] Tu reçois une quête obligatoire : { $quest }.
}
tell-hall = Nouveau bâtiment à la { place-builders_hall } : { $tile }.
tell-buy = { $who ->
    [pseudo] Pseudo achète un bâtiment : { $tile }.
   *[you] Tu achètes un bâtiment pour { $cost } pièces d’or : { $tile }.
}
tell-take-tile = { $who ->
    [pseudo] Pseudo met un bâtiment en jeu gratuitement : { $tile }.
   *[you] Tu mets un bâtiment en jeu gratuitement : { $tile }.
}
tell-discard-tile = { $who ->
    [pseudo] Pseudo défausse un bâtiment : { $tile }.
   *[you] Tu défausses un bâtiment : { $tile }.
}
