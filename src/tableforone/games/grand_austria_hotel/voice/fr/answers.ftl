# Ce qu’on peut choisir, à l’infinitif : quoi, le prix entre parenthèses, deux-points, ce que cela rapporte.

## Ton tour.

say-end = Finir le tour
say-pass = Passer : après les tours { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  }, un dé est retiré et les autres sont relancés
    .label = Passer
say-guest = Prendre { FORM($guest, the: "yes", case: "accusative") } ({ colour }, { $price }) : veut { $order } ; { $points } ; { $reward }
    .label = Prendre { FORM($guest, the: "yes", case: "accusative") }
say-serve-now = Servir jusqu’à 3 plats ou boissons de la cuisine ({ $price })
    .label = Servir jusqu’à 3 plats ou boissons de la cuisine
say-claim = Réaliser l’objectif { $letter } ({ $name }) : { points }
    .label = Réaliser l’objectif { $letter }
say-move = Installer { FORM($guest, the: "yes", case: "accusative") } dans la { $room } : { $points } ; { $reward }
    .label = Installer { FORM($guest, the: "yes", case: "accusative") } dans la { $room }
say-two-rooms = Installer { FORM($guest, the: "yes", case: "accusative") } dans la { $first } et la { $second } : { $points }
    .label = Installer { FORM($guest, the: "yes", case: "accusative") } dans la { $first } et la { $second }
say-use = Utiliser la carte { $name } : { $effects }
    .label = Utiliser la carte { $name }
say-use-spent = Utiliser la carte { $name } ({ AND($spent) }) : { $effects }
    .label = Utiliser la carte { $name }

## Dés.

say-die = { $extra ->
    [0] { die-taken } : { $action }, force { $strength }
    [one] { die-taken } : { $action }, force { $strength }, { $extra } point tout de suite
   *[other] { die-taken } : { $action }, force { $strength }, { $extra } points tout de suite
}
    .label = { die-taken }
say-die-lost = { $n ->
    [0] Prendre { a-die } : aucune action possible
    [one] Prendre { a-die } ({ $n } couronne) : aucune action possible
   *[other] Prendre { a-die } ({ $n } couronnes) : aucune action possible
}
    .label = Prendre { a-die }
die-taken = { $boost ->
    [yes] { $n ->
        [one] Prendre { a-die } (renforcé, { $n } couronne)
       *[other] Prendre { a-die } (renforcé, { $n } couronnes)
    }
   *[no] { $n ->
        [0] Prendre { a-die }
        [one] Prendre { a-die } ({ $n } couronne)
       *[other] Prendre { a-die } ({ $n } couronnes)
    }
}
a-die = { $colour ->
    [white] un { $face }
   *[other] un { $face } { colour }
}
say-coloured = { $die } ; avec { $celebrity } ({ $points }) : { $text }
    .label = { die-taken }
label-die-lost = aucune action possible
label-strength = { $extra ->
    [0] { strength-paid }
    [one] { strength-paid }, { $extra } point
   *[other] { strength-paid }, { $extra } points
}
strength-paid = { $n ->
    [0] ×{ $strength }
   *[other] ×{ $strength }, payer { $n }
}
say-extra = { $n ->
    [0] Utiliser la case { $face } : { $action }, force { $strength }
    [one] Utiliser la case { $face } ({ $n } couronne) : { $action }, force { $strength }
   *[other] Utiliser la case { $face } ({ $n } couronnes) : { $action }, force { $strength }
}
    .label = Utiliser la case { $face }
say-extra-moved = { $n ->
    [0] Déplacer { a-moved-die } sur { $face } et utiliser la case : { $action }, force { $strength }
    [one] Déplacer { a-moved-die } sur { $face } et utiliser la case ({ $n } couronne) : { $action }, force { $strength }
   *[other] Déplacer { a-moved-die } sur { $face } et utiliser la case ({ $n } couronnes) : { $action }, force { $strength }
}
    .label = Déplacer { a-moved-die } sur { $face } et utiliser la case
a-moved-die = { $colour ->
    [white] un { $first } blanc
   *[other] le { $first } { colour }
}

## Actions et effets.

say-when = { $when ->
    [before] Avant l’action principale
    [after] Après l’action principale
   *[not] Pas du tout
}
say-items = Prendre { $items }
say-funds = { $spaces ->
    [0] Prendre { krones }
    [one] { $n ->
        [0] Avancer de { $spaces } case sur la piste de l’Empereur
       *[other] Avancer de { $spaces } case sur la piste de l’Empereur, prendre { krones }
    }
   *[other] { $n ->
        [0] Avancer de { $spaces } cases sur la piste de l’Empereur
       *[other] Avancer de { $spaces } cases sur la piste de l’Empereur, prendre { krones }
    }
}
say-any-action = Utiliser l’action { $face } : { $action }
    .label = Utiliser l’action { $face }
say-part = { $nth ->
    [0] { CAPITAL($effect) }
   *[other] { CAPITAL($effect) } (nº { $nth })
}
say-without = { $nth ->
    [0] Renoncer : { $effect }
   *[other] Renoncer : { $effect } (nº { $nth })
}
say-hire = Engager : { $name } ({ $price }). { CAPITAL($text) }
    .label = Engager : { $name }
say-discard = Mettre la carte { $name } sous le paquet (coût { $n }). { CAPITAL($text) }
    .label = Mettre la carte { $name } sous le paquet
say-under = Mettre la carte { $name } sous le paquet. { CAPITAL($text) }
    .label = Mettre la carte { $name } sous le paquet
say-lose-staff = Perdre la carte { $name }. { CAPITAL($text) }
    .label = Perdre la carte { $name }
say-prepare = { $n ->
    [0] Préparer la { $room } – { $price }
   *[other] Préparer la { $room } – { $price } : { points }
}
    .label = Préparer la { $room }
say-prepare-occupy = { $n ->
    [0] Préparer et occuper la { $room } – { $price }
   *[other] Préparer et occuper la { $room } – { $price } : { points }
}
    .label = Préparer et occuper la { $room }
say-occupy = Occuper la { $room }
say-lose-room = Perdre la { $room }
say-advance = { $n ->
    [one] Avancer de { $n } case
   *[other] Avancer de { $n } cases
}
say-serve = Servir 1 { $item } { FORM($guest, case: "dative") }
    .label = Servir 1 { $item } { FORM($name, the: "yes", case: "dative") }
say-give = Donner 1 { $item } { FORM($guest, case: "dative") }
    .label = Donner 1 { $item } { FORM($name, the: "yes", case: "dative") }
say-kitchen = { $n ->
    [one] 1 { $item } à la cuisine
   *[other] { $n } { FORM($item, many: "yes") } à la cuisine
}
say-fill-order = Compléter la commande { FORM($guest, case: "genitive") }
    .label = Compléter la commande { FORM($name, the: "yes", case: "genitive") }
# $case : la forme que la phrase demande
at-table = { $case ->
    [dative] { FORM($guest, the: "yes", case: "dative") } ({ colour }, table { $table } ; veut encore { $wants })
    [genitive] { FORM($guest, the: "yes", case: "genitive") } ({ colour }, table { $table } ; veut encore { $wants })
   *[nominative] { FORM($guest, the: "yes") } ({ colour }, table { $table } ; veut encore { $wants })
}
say-item = Prendre 1 { $item }
say-spend = Dépenser 1 { $item }
say-laid = { CAPITAL($item) }
say-waive = Payer 1 couronne
say-penalty = Accepter la pénalité

## Renoncer.

say-no-emperor = Non, rester en place
say-no-hire = N’engager personne
say-no-pick = N’engager aucune de ces cartes
say-no-prepare = Ne plus préparer de chambre
say-no-occupy = Ne plus occuper de chambre
say-no-room = Ne préparer aucune chambre
say-no-guest = Ne prendre aucun client
say-no-order = Ne compléter aucune commande
say-no-extra = Renoncer à l’action supplémentaire
say-no-serve = Ne plus servir
say-no-spend = S’arrêter
say-no-dancer = Ne plus envoyer de danseur
say-not-now = Pas maintenant
say-no-second-guest = Pas de second client

## Ce que le hasard a décidé.

say-dice = Les dés montrent { AND($dice) }
say-board = Ton hôtel : { $board }
say-objective = Objectif { $letter } : { $text }
say-tile = Tuile Empereur { $tile }
say-joins = { CAPITAL($guest, the: "yes") } ({ colour }) rejoint la file d’attente
say-drawn = Carte piochée : { $name }
say-revealed = Carte révélée : { $name }
say-instruction = Carte d’instruction { $card }

## Étiquettes.

label-guest-moves = { $guest }, { $place }
label-cost = coût { $n }
label-place = { CAPITAL($place) }
label-wants = veut { COMMAS($wants) }
label-table = table { $n }

## Module 1.

where-in-full = { $n ->
    [0] { $where } (gratuit ; { $bonus })
    [one] { $where } ({ $n } champagne ; { $bonus })
   *[other] { $where } ({ $n } champagnes ; { $bonus })
}
say-send = Envoyer un danseur : { $where }
say-area = Zone { $area } ({ $n ->
    [one] reste { $n } danseur
   *[other] reste { $n } danseurs
} ; une fois vide : { $bonus })
say-ball = Envoyer au bal { FORM($guest, the: "yes", case: "accusative") } ({ colour }, table { $table }), { $where } : { $points } ; { $reward }
    .label = Envoyer au bal { FORM($guest, the: "yes", case: "accusative") }, { $where }
say-rehearsal = Salle de répétition { $number }
say-lose-dancer = En perdre un : { $where }
label-balcony = balcon
label-to-ball = { $guest }, { $room }
label-to-balcony = { $guest } au balcon

## Module 2.

say-exchange = Einstein : échanger jusqu’à 4 plats ou boissons contre d’autres
say-dustbin = Retirer le dé { colour }

## Module 3.

say-entrance = Choisir { $name } (départ avec { $items }). { CAPITAL($text) }
    .label = Choisir { $name }
say-shift = Kozi Palace : tourner { a-moved-die } sur { $face } et utiliser la case { $face }
label-shift = tourner { a-moved-die } sur { $face }, utiliser la case { $face }
say-forfeit = Perdre 5 points et ne payer aucun péage ce tour-ci (tu ne peux le payer nulle part)
    .label = Perdre 5 points et ne payer aucun péage ce tour-ci
say-personal = Réaliser ton propre objectif ({ $name }) : { points }
    .label = Réaliser ton propre objectif
say-reward = { $n ->
    [one] Reculer de { $n } case sur la piste de l’Empereur pour la récompense de la tuile { $tile } : { $reward }
   *[other] Reculer de { $n } cases sur la piste de l’Empereur pour la récompense de la tuile { $tile } : { $reward }
}
say-personal-drawn = Objectif personnel { $letter } : { $text }
say-spare = Tuile Empereur supplémentaire { $tile }
say-token = Utiliser le jeton { $token } : { $effects }
    .label = Utiliser le jeton { $token }
say-his-cafe = Nouveau au café : { $guest }
his-guest = { $guest }, qui veut encore { $wants } (client { $place })
say-give-his = Pour ce client : { $guest }

## Module 5 et cartes promotionnelles.

say-flip = Retourner la carte { $name } face cachée : { $effects }
    .label = Retourner la carte { $name } face cachée
say-return = Rendre 1 { $item }
say-schulze = Servir { guest-190 } : 1 point, 1 case sur la piste de l’Empereur, et tu peux engager
    une carte Personnel au prix normal
    .label = Servir { guest-190 }
say-to-schulze = Lui servir 1 { $item }
