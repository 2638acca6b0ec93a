# Ce que font les cases, bâtiments, quêtes et cartes : de courts infinitifs, à l’intérieur des phrases.
# $who : you ou pseudo, à qui est l’effet.

effects = { COMMAS($effects) }
as-title = { CAPITAL($text) }

effect-gain = prendre { AND($goods) }
effect-gain-any = prendre { $n ->
    [one] { $n } aventurier de ton choix
   *[other] { $n } aventuriers de ton choix
}
effect-gain-either = prendre { $n ->
    [one] { OR($kinds) }
   *[other] { $n } aventuriers, à chaque fois { OR($kinds) }
}
effect-gain-per-tile = prendre { amount } par bâtiment en jeu
effect-take-stock = { $kind ->
    [gold] prendre tout l’or ici
   *[cleric] prendre tous les { kinds } ici
}
effect-score-stock = marquer tous les points ici
effect-pay = payer { amount }
effect-return-any = { $n ->
    [one] rendre { $n } aventurier de ton choix
   *[other] rendre { $n } aventuriers de ton choix
}
effect-exchange = échanger, si tu veux, { OR($kinds) } contre { a-kind }
effect-score = marquer { points }
effect-score-per-tile = { $who ->
    [pseudo] marquer { points } par bâtiment qui lui appartient
   *[you] marquer { points } par bâtiment qui t’appartient
}
effect-choose-one = prendre { OR($options) }
effect-opponent-loses = Pseudo perd 1 { kind } ; s’il n’en a pas, { $otherwise }
effect-steal = prendre à Pseudo un aventurier de ton choix
effect-opponent-gains = { $who ->
    [pseudo] tu prends { amount }
   *[you] Pseudo prend { amount }
}
effect-opponent-gains-any = Pseudo prend 1 aventurier
effect-opponent-may-give = Pseudo peut te donner { amount } pour { $points }
effect-draw-intrigue = { $who ->
    [pseudo] piocher et jouer { intrigue-cards }
   *[you] piocher { intrigue-cards }
}
effect-play-intrigue = { $who ->
    [pseudo] piocher et jouer 1 carte Intrigue
   *[you] jouer 1 carte Intrigue
}
effect-may-play-intrigue = { $who ->
    [pseudo] piocher et jouer 1 carte Intrigue
   *[you] jouer, si tu veux, 1 carte Intrigue
}
effect-take-quest = { $who ->
    [pseudo] 1 quête pour toi
   *[you] prendre 1 quête visible
}
effect-draw-quest = { $who ->
    [pseudo] 1 quête pour toi
   *[you] prendre la première quête de la pioche
}
effect-reset-quests = remplacer les quatre quêtes visibles
effect-name-type = nommer un type de quête et révéler des quêtes jusqu’à en trouver une de ce type ; la garder
effect-draft-quests = piocher deux quêtes, en garder une et donner l’autre à Pseudo
effect-discard-quest = défausser une de tes quêtes ouvertes et marquer { points }
effect-opponent-may-discard = tu décides si Pseudo défausse une quête pour { points }
effect-take-marker = prendre le marqueur de premier joueur
effect-buy-tile = acheter un bâtiment
effect-take-top-tile = mettre en jeu gratuitement le premier bâtiment de la pile
effect-take-tile = prendre gratuitement un bâtiment de la { place-builders_hall }
effect-discard-tile = défausser un de tes bâtiments sans agent
effect-copy-space = utiliser une case où se trouve un agent adverse
effect-return-agent = { $who ->
    [pseudo] reprendre un de ses agents
   *[you] reprendre un de tes agents
}
effect-return-harbor-agent = { $who ->
    [pseudo] reprendre un de ses agents
   *[you] reprendre un de tes agents au port
}
effect-assign-agents = { $n ->
    [one] placer { $n } agent
   *[other] placer { $n } agents, l’un après l’autre
}
effect-assign-to-hall = placer un agent sur un bâtiment de la { place-builders_hall } et l’utiliser
effect-give-mandatory = donner à Pseudo cette quête obligatoire ({ AND($price) }) : { $points }
effect-add-agent = un agent de plus jusqu’à la fin de la partie
effect-take-ambassador = prendre l’ambassadeur ; tu le places au début de la manche suivante
effect-complete-taken = { $n ->
    [one] tu peux l’accomplir tout de suite pour { $n } point de plus
   *[other] tu peux l’accomplir tout de suite pour { $n } points de plus
}
effect-harbor = jouer 1 carte Intrigue ; l’agent repart à la fin de la manche

## Ce que reçoit le propriétaire d’un bâtiment quand l’autre joueur l’utilise.

owner-gains = { COMMAS($gains) }
owner-any = { $n ->
    [one] { $n } aventurier au choix
   *[other] { $n } aventuriers au choix
}
owner-either = { OR($kinds) }

## Quêtes.

quest-line = { $quest } ({ $type } ; { AND($price) }) : { COMMAS($gains) }
    .label = { $quest }
quest-plot = complot : { $text }
lasting-explore_ahghairons_tower = { $who ->
    [pseudo] à chaque action qui lui rapporte des magiciens, il pioche aussi 1 carte Intrigue
   *[you] à chaque action qui te rapporte des magiciens, tu pioches aussi 1 carte Intrigue
}
lasting-recover_the_magisters_orb = { $who ->
    [pseudo] une fois par manche, il peut placer un agent sur une case où est ton agent
   *[you] une fois par manche, tu peux placer un agent sur une case où est un agent de Pseudo
}
lasting-study_the_illusk_arch = { $who ->
    [pseudo] 2 points pour chaque autre quête Arcanes qu’il accomplit ensuite
   *[you] 2 points pour chaque autre quête Arcanes que tu accomplis ensuite
}
lasting-bribe_the_shipwrights = { $who ->
    [pseudo] à chaque action qui lui rapporte de l’or, il prend aussi 1 roublard
   *[you] à chaque action qui te rapporte de l’or, tu prends aussi 1 roublard
}
lasting-establish_new_merchant_guild = { $who ->
    [pseudo] 2 points pour chaque autre quête Commerce qu’il accomplit ensuite
   *[you] 2 points pour chaque autre quête Commerce que tu accomplis ensuite
}
lasting-infiltrate_builders_hall = { $who ->
    [pseudo] 4 points pour chaque bâtiment qu’il achète désormais
   *[you] 4 points pour chaque bâtiment que tu achètes désormais
}
lasting-defend_the_tower_of_luck = { $who ->
    [pseudo] 1 aventurier de son choix au début de chaque manche suivante
   *[you] 1 aventurier de ton choix au début de chaque manche suivante
}
lasting-produce_a_miracle_for_the_masses = { $who ->
    [pseudo] une fois par manche, après une action qui a rapporté des clercs, il échange 1 autre aventurier contre
        un clerc
   *[you] une fois par manche, après une action qui a rapporté des clercs, tu peux échanger 1 autre aventurier
        contre un clerc
}
lasting-protect_the_house_of_wonder = { $who ->
    [pseudo] 2 points pour chaque autre quête Piété qu’il accomplit ensuite
   *[you] 2 points pour chaque autre quête Piété que tu accomplis ensuite
}
lasting-fence_goods_for_duke_of_darkness = { $who ->
    [pseudo] à chaque action qui lui rapporte des roublards, il prend aussi 2 pièces d’or
   *[you] à chaque action qui te rapporte des roublards, tu prends aussi 2 pièces d’or
}
lasting-install_a_spy_in_castle_waterdeep = { $who ->
    [pseudo] 2 points pour chaque autre quête Fourberie qu’il accomplit ensuite
   *[you] 2 points pour chaque autre quête Fourberie que tu accomplis ensuite
}
lasting-place_a_sleeper_agent_in_skullport = { $who ->
    [pseudo] 2 points pour chaque carte Intrigue qu’il joue désormais
   *[you] 2 points pour chaque carte Intrigue que tu joues désormais
}
lasting-bolster_griffon_cavalry = { $who ->
    [pseudo] à chaque action qui lui rapporte des guerriers, il en prend 1 de plus
   *[you] à chaque action qui te rapporte des guerriers, tu en prends 1 de plus
}
lasting-quell_mercenary_uprising = { $who ->
    [pseudo] 2 points pour chaque autre quête Guerre qu’il accomplit ensuite
   *[you] 2 points pour chaque autre quête Guerre que tu accomplis ensuite
}
lasting-recruit_lieutenant = un agent de plus jusqu’à la fin de la partie

## Seigneurs.

lord-pays = { points } pour chaque quête { OR($types) } que tu accomplis
lord-pays-buildings = { points } pour chaque bâtiment qui t’appartient à la fin
lord-line = { $lord } : { $pays }
