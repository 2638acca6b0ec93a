# Avec ta propre boîte : questions sur ta table, consignes pour tes mains, ce que l’application tient pour Pseudo.

## Questions et réponses.

home-harbor = { $place } : ton agent repart. Où l’as-tu placé ?
home-place = Manche { $round }, ton agent { $nth } sur { $all } : où l’as-tu placé ?
home-place-extra = Manche { $round }, un agent de plus : où l’as-tu placé ?
home-place-quest = Manche { $round }, ton agent { $nth } sur { $all } : où l’as-tu placé ? Ensuite, saisis ta quête.
home-place-extra-quest = Manche { $round }, un agent de plus : où l’as-tu placé ? Ensuite, saisis ta quête.
home-top-tile = Quel bâtiment était sur le dessus de la pile ?
home-hall-tile = { place-builders_hall }, place { $place } : quel bâtiment s’y trouve ?
home-new-hall-tile = { place-builders_hall }, place { $place } : quel bâtiment s’y trouve
    maintenant ?
home-draw-quest = Pioche la première quête pour Pseudo. Laquelle est-ce ?
home-upper-quest = Quête du haut de Pseudo : laquelle as-tu piochée ?
home-lower-quest = Quête du bas de Pseudo : laquelle as-tu piochée ?
home-draw-card = Pioche la première carte Intrigue pour Pseudo. Laquelle est-ce ?
home-play = Quelle carte Intrigue as-tu jouée ?
home-buy = Quel bâtiment as-tu acheté ?
home-take-tile = Quel bâtiment de la { place-builders_hall } as-tu pris gratuitement ?
home-discard-tile = Lequel de tes bâtiments as-tu défaussé ?
home-copy = Laquelle de ses cases as-tu utilisée ?
home-hall-agent = Sur quel bâtiment de la { place-builders_hall } as-tu placé un agent ?
home-score = La partie est finie. Quel est ton score final ? (Chaque aventurier et toutes les 2 pièces d’or : 1 point ; chaque quête
    ouverte : −5 ; règle 8)
home-have = Sa carte te prend { a-kind }. En as-tu un ? (F7)
home-have-yes = Oui, rendre { a-kind } à la réserve
home-have-no = Non, perdre 2 points
home-low = De quels aventuriers reste-t-il moins de { $n } dans la réserve ?
home-supply = { $kind ->
    [gold] Combien d’or reste-t-il dans la réserve ?
   *[cleric] Combien de { kinds } reste-t-il dans la réserve ?
}
home-many = { $n } ou plus
home-quest = Quelle quête as-tu accomplie ?
home-place-of = { $place }, { home-whose }
home-whose = { $whose ->
    [player] ton bâtiment
    [pseudo] bâtiment de Pseudo
   *[hall] à la { place-builders_hall }
}
home-nowhere = Nulle part
home-nowhere-note = aucune case n’était libre
home-nowhere-full = Nulle part : aucune case n’était libre
home-on-none = Sur aucun : tu ne peux en utiliser aucun
home-few = Peu d’aventuriers restants
home-few-note = d’abord : moins de { $n } d’une couleur
home-few-full = D’abord : il reste dans la réserve moins de { $n } aventuriers d’une couleur
home-special = Une quête spéciale
home-special-note = d’abord : tu l’accomplis ce tour-ci
home-special-full = D’abord : ce tour-ci, tu accomplis une quête qui déplace un agent, un bâtiment ou une carte, ou qui
    lui donne quelque chose
home-no-card = Aucune carte
home-reshuffled = La défausse a d’abord été mélangée

## Pourquoi une saisie est impossible.

barred-his-agent = { $name } : l’agent de Pseudo y est.
barred-your-agent = { $name } : ton agent y est.
barred-harbor = { $name } : un agent du port ne peut pas aller au port (5.6).
barred-no-tile = { $name } : aucun bâtiment ne peut être acheté maintenant.
barred-he-completed = { $name } : il l’a accomplie.
barred-you-completed = { $name } : tu l’as accomplie.
barred-his = { $name } : Pseudo l’a devant lui.
barred-removed = { $name } : on le retire pour le jeu en solo (règle 1).
barred-in-play = { $name } : c’est déjà en jeu.
barred-discarded = { $name } : c’est dans la défausse.
barred-in-hall = { $name } : c’est à la { place-builders_hall }.
barred-all-discarded = { $name } : toutes ces cartes sont dans la défausse.

## Ce que font tes mains.

hand-round = Mets 1 jeton de points sur chaque bâtiment de la { place-builders_hall }. Remplis les
    bâtiments en jeu
hand-round-agent = Mets 1 jeton de points sur chaque bâtiment de la { place-builders_hall }. Remplis
    les bâtiments en jeu.
    Prenez chacun un agent de plus
hand-round-why = Manche { $round } : { $first ->
    [pseudo] Pseudo commence (3.2).
   *[you] tu commences (3.2).
}
hand-place = Place un de ses agents : { $place }
hand-gain = { $who ->
    [pseudo] Mets { $what } dans sa taverne
   *[you] Prends { $what } pour toi
}
hand-score = { $n ->
    [one] Avance ton marqueur de score de { $n } case
   *[other] Avance ton marqueur de score de { $n } cases
}
hand-score-back = { $n ->
    [one] Recule ton marqueur de score de { $n } case
   *[other] Recule ton marqueur de score de { $n } cases
}
hand-his-score-why = Ses points sont retirés des tiens (S2.2, S2.3).
hand-loss-why = Tu n’as aucun aventurier de cette sorte (S10.8).
hand-complete = Il accomplit une quête ({ $quest }) : rends { AND($price) } de sa taverne
hand-complete-why = Il a tout ce qu’elle coûte (S11.1).
hand-quest = Mets cette quête sous ses autres quêtes : { $quest }
hand-quest-why = Il en a toujours deux ; la nouvelle va en bas (S4.2).
hand-card = Mets cette carte dans la défausse : { $card }
hand-card-why = Il la joue selon la règle { $rule }.
hand-buy = Paie { $cost } pièces d’or de sa taverne et pose ce bâtiment sur le plateau avec son marqueur : { $tile }
hand-buy-filled = Paie { $cost } pièces d’or de sa taverne et pose ce bâtiment sur le plateau avec son marqueur : { $tile }. Mets
    { $what } dessus
hand-take-tile = Pose ce bâtiment sur le plateau avec son marqueur : { $tile }. Il ne paie rien
hand-owner = Prends ton bénéfice de propriétaire ({ $tile }) : { $gains }
hand-owner-why = Il utilise ton bâtiment (6.3).
hand-hand-over = { $giver ->
    [pseudo] Fais passer { $what } de sa taverne à la tienne
   *[you] Fais passer { $what } de ta taverne à la sienne
}
hand-lose = { $who ->
    [pseudo] Rends 1 { kind } de sa taverne à la réserve
   *[you] Rends 1 { kind } de ta taverne à la réserve
}
hand-pay = Rends { amount } de sa taverne à la réserve
hand-mandatory = { $who ->
    [pseudo] Mets cette carte au-dessus de toutes ses quêtes : { $quest }
   *[you] Mets cette carte avec tes quêtes ouvertes : { $quest }
}
hand-mandatory-why = Une quête obligatoire : { AND($price) } (S4.4).
hand-return = Reprends son agent : { $place }
hand-copy = Il utilise l’action d’une autre case : { $place }
hand-copy-why = Ses agents restent où ils sont.
hand-gift = Révèle des quêtes jusqu’à en trouver une qui n’est pas des deux types de ton seigneur. Prends-la et défausse
    les autres
hand-gift-why = Quand il devrait recevoir une quête, c’est toi qui la reçois (7E).
hand-reset = Défausse les quatre quêtes visibles à l’auberge et révèles-en quatre nouvelles
hand-reset-why = Son agent est sur la case { place-cliffwatch_inn_3 }.
hand-marker = Donne-lui le marqueur de premier joueur
hand-marker-why = Il commence la manche suivante.
hand-swap = Échange 1 { kind } de sa taverne contre un clerc de la réserve
hand-swap-why = { quest-produce_a_miracle_for_the_masses }.
hand-discard-quest = Mets sa quête dans la défausse : { $quest }
hand-pass = Il ne place aucun agent
hand-pass-why = Aucune case n’est libre pour lui (S7.7).

## Mise en place, étape par étape.

ready-tiles = Retire ces bâtiments : { AND($tiles) }
ready-box = Remets-les dans la boîte.
ready-cards = Retire ce seigneur : { AND($lords) } ; ces quêtes : { AND($quests) } ; et toutes les cartes : { AND($cards) }
ready-mats = Prends un plateau personnel pour toi et un pour Pseudo. Il a le marqueur de premier joueur
ready-gold = { $his } pièces d’or pour lui, { $yours } pour toi, 4 agents chacun.
ready-lord = Il ne reçoit ni carte Intrigue ni seigneur
ready-lord-note = Tu reçois les tiens comme d’habitude.
ready-score = Place un marqueur de score pour toi, aucun pour lui
ready-score-note = Ses points sont retirés des tiens.
ready-board = Prépare le plateau pour deux joueurs
ready-board-note = Trois bâtiments sont à la { place-builders_hall } : saisis-les ensuite.
ready-quests = Pioche deux quêtes pour Pseudo, la première au-dessus de la deuxième
ready-quests-note = Saisis-les ensuite, elles aussi.

## Son côté.

shown-round = Manche { $round } sur { $rounds }. { $first ->
    [player] Tu commences.
   *[pseudo] Pseudo commence.
} Points qu’il t’a pris : { $taken }.
shown-tavern = Taverne de Pseudo : { AND($tavern) }. Agents restants : { $his } à lui, { $yours } à toi.
shown-quest = Quête : { $quest } ({ points }) : { AND($needs) }.
shown-need = { $have }/{ amount }
shown-his-places = Agents de Pseudo : { AND($places) }.
shown-your-places = Tes agents : { AND($places) }.
shown-hall = { place-builders_hall } : { AND($tiles) }.
shown-nowhere = aucun
shown-building = Bâtiment : { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] toi
}).
shown-building-stock = Bâtiment : { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] toi
}, { $n } dessus).

## Nombres et pièces que l’on peut corriger.

count-kind = { $kind ->
    [gold] son or
   *[cleric] ses { kinds }
}
count-his-agents = ses agents restants
count-your-agents = tes agents restants
count-taken = points qu’il t’a pris
count-hall = points à la place { $place } de la { place-builders_hall }
count-stock = ce qu’il y a sur le bâtiment : { $tile }
count-marker = tu as le marqueur de premier joueur
count-agent = { $who ->
    [pseudo] son agent : { $place }
   *[you] ton agent : { $place }
}
piece-his-quest = { $quest } (sa quête)
piece-on-board = { $tile } (sur le plateau)
