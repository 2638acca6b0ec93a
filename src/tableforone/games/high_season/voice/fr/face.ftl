# La table sur la page. $who est « you » ou « ralph » ; $side est « left » ou « right ».

face-free = gratuit
# Une lettre pour chaque joueur.
face-token = { $who ->
    [ralph] R
   *[you] T
}
# $row : de la piste de l’Empereur ; 4 : les cases supplémentaires
face-row-n = { $row ->
    [1] I
    [2] II
    [3] III
   *[4] plus
}
face-row = { $row ->
    [4] Cases supplémentaires
   *[other] Rangée { face-row-n }
}

## Ta feuille.

face-prize = { $kind ->
    [row] Rangée { $name }, { points }
   *[column] Colonne { $name }, { points }
} : { $first ->
    [you] tu l’as remplie en premier
    [ralph] Ralph l’a remplie en premier
   *[nobody] toi { $you }, Ralph { $ralph } sur { $rooms }
}
# $n : chambres de son groupe
face-cell = { face-room } ; { face-group }
face-cell-door = { face-room } ; porte : { $door } ; { face-group }
face-room = Chambre { $room }, { colour }, étage { $floor }, { $state ->
    [closed] non préparée
    [prepared] préparée
   *[occupied] occupée
}
face-group = { $full ->
    [yes] son groupe de { $n } chambres est complet
   *[no] son groupe de { $n } chambres, une fois complet : { $reward }
}
face-door = Porte : { $door }
face-full-group = Un groupe { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} complet de { $n } chambres : { $reward }
face-loan = Emprunt { $nth } : { krones } tout de suite, { $vp } points à la fin
face-loan-taken = { face-loan }, pris
face-loans = Emprunts
face-your-plan = Ton hôtel, 28 chambres
# $prepare, $occupy : couronnes ; $n : points
face-floor = Étage { $floor } : préparer pour { $prepare }, occuper pour { $occupy } { $occupy ->
    [one] couronne
   *[other] couronnes
}, { points } par chambre
face-grand-hotel = Grand Hôtel nº { $hotel }
face-margins = marges : points du premier à remplir une rangée ou colonne · chambres : toi–Ralph
face-purse = { $money } couronnes sur { $limit }
face-legend-prepare = coût pour préparer
face-legend-occupy = coût pour occuper
face-legend-points = points par chambre occupée
face-legend-groups = entre les chambres : récompense d’un groupe complet
face-legend-krones = 3 couronnes restantes : 1 point

## Dés et tours.

face-dice = Dés
face-strength = force = dés sur la case
face-board = Plateau d’action
face-turns = Tours de la manche { $round }
face-turn = Tour { $nth } : { $who ->
    [ralph] Ralph
   *[you] toi
}{ $state ->
    [now] , maintenant
    [done] , fait
   *[later] {""}
}
# $n : dés
face-space = Case { $space }, { $action } : { $n ->
    [0] pas de dé
    [one] { $n } dé
   *[other] { $n } dés
}
face-pass = passer
face-todo = Encore à faire dans ton tour
face-now = Maintenant, { $item } : { $effect }
# mots courts à côté d’un symbole
face-when-now = maintenant
face-when-then = puis
face-waiting = En attente, { $item } : { $effect }
face-many-dice = { $n ->
    [one] { $n } dé sur une case
   *[other] { $n } dés sur une case
}

## La piste de l’Empereur.

face-step = { $row ->
    [4] Case supplémentaire { $space }
   *[other] { face-row }, case { $space }
}{ $marked ->
    [yes] , marquée
   *[no] {""}
}
face-step-bonus = { face-step } : { $effect }
face-his-marks = Ralph a marqué { $marks } sur { $spaces }
face-row-prize = { points } pour le premier à remplir la rangée
face-row-first = pour le premier à remplir : { face-row }
face-first = { $who ->
    [ralph] premier : Ralph
   *[you] premier : toi
}
face-too-short = trop court : { $penalty } points
face-enough = { $marks } sur { $needed } nécessaires
face-visited = visitée
face-due = { $marks } sur { $needed } à la fin de la manche { $round }, sinon { $penalty }
face-extra = { $n ->
    [one] cases supplémentaires, { $n } point chacune
   *[other] cases supplémentaires, { $n } points chacune
}
face-his-row = { face-row } : { $marks } sur { $spaces }
face-marked = { $marks } sur { $spaces }
face-marked-needed = { face-marked }, il en faut { $needed }
face-marked-missed = { face-marked-needed }, manqué
face-emperor = Empereur
face-the-emperor = L’Empereur
face-visits = vient après la manche { $round }

## Personnel.

face-staff = Personnel
face-strip = Ton personnel
face-hired-of-6 = { $n ->
    [one] { $n } engagé sur 6
   *[other] { $n } engagés sur 6
}
face-hired = engagé
# $n : couronnes
face-member = { $member }, coûte { krones } ; { $effect }
face-member-hired = { $member }, au travail ; { $effect }
face-always-free = toujours gratuit
# Après le dessin d’un dé.
face-when-taken = pris :
# $n : points à ce moment
face-so-far = { $n } pour l’instant

## Ralph.

face-ralph = { CAPITAL($level) }. Pas d’argent, pas de personnel : des cartes et un crayon.
face-hotel = Hôtel nº { $hotel }
face-no-hotel = Pas encore d’hôtel
face-his-hotel = Hôtel de Ralph, nº { $hotel }
face-occupied = { $n ->
    [one] { $n } occupée sur 28
   *[other] { $n } occupées sur 28
}
face-his-track = Piste de l’Empereur de Ralph
face-card = Carte { $id }
face-last-card = Dernière carte { $id }
face-no-card = Aucune carte retournée
face-of-grade = { $n } { $grade }
face-to-come = { $n ->
    [0] plus aucune
   *[other] encore { $n } : { COMMAS($cards) }
}
face-left-over = { $n ->
    [0] aucune de reste
   *[other] { $n } de reste : { COMMAS($cards) }
}
face-flipped = Déjà retournées : { COMMAS($cards) }
face-his-plan = { $n ->
    [0] Hôtel de Ralph, aucune chambre occupée
   *[other] Hôtel de Ralph, occupées : { COMMAS($rooms) }
}
face-his-room = Chambre { $room }, { colour }, { $state ->
    [occupied] occupée
   *[empty] libre
}
face-walk = Les 28 chambres de Ralph et son zigzag
face-stops = il s’arrête à la place { $place } de son zigzag
face-no-fit = aucune chambre ne convient
face-walk-note = La main vient { hand } : il cherche d’abord à { side } de l’escalier, le long du zigzag. ①, ② et ③ disent
    quelle règle ci-dessous a écarté une chambre.
face-his-turn = Tour { $turn } de Ralph sur 14
face-action-card = Carte Action { $id }
# $die : son chiffre, ou « most »
face-die = { $die ->
    [most] la case avec le plus de dés
   *[other] un { $die }
}
face-die-label = dé
face-emperor-spaces = cases de l’Empereur
# $prefer : ce qu’il essaie de compléter
face-prefer = { $prefer ->
    [row] rangée
    [column] colonne
    [group] groupe
   *[none] n’importe où
}
face-preference = Carte Préférence sur son paquet : { $preference }. { face-means }
face-means = { $die ->
    [left] Dé de gauche
   *[right] Dé de droite
}, { $side ->
    [left] d’abord à gauche.
   *[right] d’abord à droite.
}
face-flips-next = C’est la prochaine carte qu’il retourne.

## Onglets et choix en bref.

face-sheet-dice = Feuille et dés
# $nth : 1 ou 2
face-asking = Manche { $round } · ton { ordinal } tour · question { $question }
face-take = { $die ->
    [1] Préparer
    [2] Occuper
    [3] Préparer ou occuper
    [4] Empereur ou couronnes
    [5] Engager
   *[6] Imiter
}
face-fee = ×{ $strength }, frais { $n }
face-remove = Retirer un { $die }
face-plus-krones = +{ krones }
# $note : ce que ça coûte
face-room-note = { $kind ->
    [prepare] préparer, { $note }
   *[occupy] occuper, { $note }
}
face-a-loan = Emprunt
face-loan-note = +{ krones }, { $vp } points
