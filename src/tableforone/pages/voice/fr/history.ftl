# L’historique, et les dates.

history-about = Chaque partie est enregistrée coup par coup. Revois-la, continue depuis n’importe quel coup, ou télécharge-la.
# Après le nombre. $n : parties
history-finished = { $n ->
    [one] partie terminée
   *[other] parties terminées
}
history-won = { $n ->
    [one] partie gagnée
   *[other] parties gagnées
}
history-streak = { $n ->
    [one] victoire de suite
   *[other] victoires de suite
}
history-reveals = { $n ->
    [one] partie avec révélation annulée
   *[other] parties avec révélation annulée
}
history-games = Parties terminées
history-way = Niveau et extensions
history-length = Durée
history-when = Quand
history-links = Liens
outcome-won = gagné
outcome-lost = perdu
outcome-draw = égalité
history-lesson = leçon
history-puzzle = problème
history-not-counted = Ne compte pas dans les statistiques.
history-undid = révélation annulée
history-undid-about = Une carte ou un jet a été vu, puis annulé
history-result = résultat
history-replay = revoir
history-result-of = Résultat : { $game }, { $date }
history-replay-of = Revoir : { $game }, { $date }
history-empty = Pas encore de partie terminée. Elles s’afficheront ici.
history-minutes = { $n } min
history-days = plusieurs jours

## Le graphique et le tableau à côté.

history-chart = Gagnées et perdues
history-chart-about = Une marque par partie, la plus ancienne d’abord : pleine = gagnée ; hauteur = écart.
# $n: games, many
history-chart-last = Ce sont les { $n } dernières parties.
history-chart-label = { $n ->
    [one] Écart dans { $n } partie terminée : gagnée au-dessus de la ligne, perdue au-dessous. Les nombres sont dans le tableau à côté.
   *[other] Écarts dans { $n } parties terminées : gagnées au-dessus de la ligne, perdues au-dessous. Les nombres sont dans le tableau à côté.
}
history-dot = { $game }, { $date } : { $mine }–{ $theirs }
history-dot-alone = { $game }, { $date } : { $mine }
history-ahead = devant
history-behind = derrière
tally-won = Gagnées
tally-drawn = Égalités
tally-lost = Perdues
tally-rate = Victoires
tally-best = Record
tally-mean = Moyenne
tally-points = { NUMBER($points, decimals: 1) }

## Dates et heures. $weekday : 1 est lundi

date = { $day ->
    [1] 1er
   *[other] { $day }
} { month-name } { $year }
date-weekday = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
} { $day ->
    [1] 1er
   *[other] { $day }
} { month-name }
weekday-short = { $weekday ->
    [1] lu
    [2] ma
    [3] me
    [4] je
    [5] ve
    [6] sa
   *[7] di
}
month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
ago-now = à l’instant
ago-minutes = { $n ->
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
ago-today = aujourd’hui, { $time }
ago-yesterday = hier, { $time }
