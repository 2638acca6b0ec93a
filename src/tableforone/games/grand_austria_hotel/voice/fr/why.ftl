# Pourquoi l’adversaire a décidé ainsi : d’abord le choix, puis la raison qui l’a décidé.
# $who : leopold ou elisabeth ; $reason : most (ce que cherche la règle), right ou left (égalité, et où pointe la main),
# none (il n’y avait pas d’autre candidat).

their-card = Sa carte

## Un client.

why-no-guest = { opponent } ne prend aucun client. Sa carte montre { a-guest }, mais personne dans la file n’a sa place dans son hôtel.
a-guest = { $colour ->
    [any] n’importe quel client
    [blue] un client bleu
    [red] un client rouge
    [yellow] un client jaune
   *[green] un client vert
}
why-guest = { opponent } prend { FORM($guest, the: "yes", case: "accusative") } ({ $taken }, { points }) de la place { $place }. { why-guest-cause }
why-guest-cause = { $reason ->
    [most] { card-shows-guest } ; ce client a le plus de points.
    [right] { card-shows-guest }. Égalité : la main pointe vers la droite, donc le plus à gauche.
    [left] { card-shows-guest }. Égalité : la main pointe vers la gauche, donc le plus à droite.
   *[none] { card-shows-guest }.
}
card-shows-guest = { $other ->
    [yes] { their-card } montre { a-guest }, mais aucun n’est disponible
   *[no] { their-card } montre { a-guest }
}

## Une chambre.

why-room = { opponent } installe le client { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
  } dans la { $room } : l’étage le plus bas possible, en partant de la gauche.
why-green-room = { opponent } installe le client vert dans la { $room } : la colonne possible la plus à droite, en partant du bas.

## Un dé.

why-die = { opponent } prend un { $face } ({ dice-there }). { why-die-cause }
dice-there = { $n ->
    [one] { $n } dé sur la case
   *[other] { $n } dés sur la case
}
why-die-cause = { $reason ->
    [most] { card-shows-die } ; cette case a le plus de dés.
    [right] { card-shows-die }. Égalité : la main pointe vers la droite, donc la case la plus à gauche.
    [left] { card-shows-die }. Égalité : la main pointe vers la gauche, donc la case la plus à droite.
   *[none] { card-shows-die }.
}
card-shows-die = { $shown ->
    [coloured] { their-card } montre un dé de couleur
    [any] { their-card } montre un point d’interrogation
    [missing] { their-card } montre { OR($faces) }, mais il n’y en a pas
   *[faces] { their-card } montre { OR($faces) }
}

## Un objectif.

why-no-objective = { $who ->
    [elisabeth] Elisabeth n’avance aucun objectif : elle a réalisé les trois.
   *[leopold] Leopold n’avance aucun objectif : il a réalisé les trois.
}
why-objective = { opponent } fait avancer l’objectif { $letter }. { why-objective-cause }
why-objective-cause = { $reason ->
    [most] { card-shows-objective } ; { $letter } est le moins avancé.
    [right] { card-shows-objective }. Égalité : la main pointe vers la droite, donc le plus à gauche.
    [left] { card-shows-objective }. Égalité : la main pointe vers la gauche, donc le plus à droite.
   *[none] { card-shows-objective }.
}
card-shows-objective = { $shown ->
    [red] { $who ->
        [elisabeth] Elle a pris le dé rouge
       *[leopold] Il a pris le dé rouge
    }
    [any] { their-card } montre l’objectif le moins avancé
   *[other] { $claimed ->
        [yes] { their-card } montre { $shown }, qui est déjà réalisé
       *[no] { their-card } montre { $shown }
    }
}

## Candidats.

named-guest = { $guest }, { points }, place { $place }
named-die = { $face } ({ $n ->
    [one] { $n } dé
   *[other] { $n } dés
})
named-objective = { $letter } ({ $progress })

## Module 1. $n : flèches

why-ballroom = Elisabeth envoie un danseur : { $room }, salle de bal { $place ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
  } ({ $n ->
    [one] 1 flèche
   *[other] 2 flèches
  }).
why-row = { $row ->
    [bottom] Le danseur va dans la rangée du bas : la plus basse avec une place libre.
    [middle] Le danseur va dans la rangée du milieu : la plus basse avec une place libre.
    [top] Le danseur va dans la rangée du haut : la plus basse avec une place libre.
   *[balcony] Le danseur va au balcon : la salle de bal est pleine.
}
named-ballroom = { $room } ({ free-spaces })
named-row = { $row ->
    [balcony] { ballroom-row }
   *[other] { ballroom-row } ({ free-spaces })
}

## Module 2.

why-coloured = Elisabeth choisit le { $face } { colour } ({ $celebrity }, { points }). { why-celebrity-cause }
why-coloured-on-space = Elisabeth prend le dé { colour } de la case { $face } ({ $celebrity }, { points }). { why-celebrity-cause }
why-celebrity-cause = { $reason ->
    [most] Sa carte montre un dé de couleur ; cette célébrité vaut le plus de points.
    [right] Sa carte montre un dé de couleur. Égalité : la main pointe vers la droite, donc le plus à gauche.
    [left] Sa carte montre un dé de couleur. Égalité : la main pointe vers la gauche, donc le plus à droite.
   *[none] Sa carte montre un dé de couleur.
}
named-coloured = { $face } { colour } ({ $celebrity }, { points })
