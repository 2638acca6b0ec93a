# Le résultat d’une partie.

result-title-won = Gagné
result-title-lost = Perdu
result-title-draw = Égalité

result-heading-won = Tu gagnes !
result-heading-lost = { $opponent } gagne
result-heading-draw = Égalité
result-heading-shared-by = Une partie partagée par { $sender }
result-heading-shared = Une partie partagée

# $by : points
result-by-won = { $by ->
    [one] de { $by } point
   *[other] de { $by } points
}
result-by-lost = { $by ->
    [one] il te manque { $by } point
   *[other] il te manque { $by } points
}
# $n : coups
result-undone = { $n ->
    [one] { $n } coup annulé
   *[other] { $n } coups annulés
}
result-deal = donne { $deal }
# $n : cartes ou jets
result-reveals = { $n ->
    [one] Tu as annulé { $n } révélation ; l’historique le signale pour cette partie.
   *[other] Tu as annulé { $n } révélations ; l’historique le signale pour cette partie.
}
result-you = Toi
result-board = La table à la fin

## Record, score habituel, bilan.

result-first = Ta première partie terminée contre { $opponent } à ce niveau.
result-first-no-level = Ta première partie terminée contre { $opponent }.
# $best : points ; $by : points de plus
result-best-new = { $by ->
    [one] Nouveau record : { $by } point de plus que l’ancien ({ $best }).
   *[other] Nouveau record : { $by } points de plus que l’ancien ({ $best }).
}
result-best-equal = Autant de points que dans ta meilleure partie ({ $best }).
# $rank : 2, 3, … ; $games : toutes les parties
result-best-not = { $rank ->
    [2] Ton deuxième meilleur score en { $games } parties. Le meilleur : { $best }.
    [3] Ton troisième meilleur score en { $games } parties. Le meilleur : { $best }.
   *[other] Ton meilleur score est { $best } ; cette partie est à la place { $rank } sur { $games }.
}
# $usual : points
result-usual-more = { $by ->
    [one] { $by } point de plus que d’habitude ({ $usual }).
   *[other] { $by } points de plus que d’habitude ({ $usual }).
}
result-usual-less = { $by ->
    [one] { $by } point de moins que d’habitude ({ $usual }).
   *[other] { $by } points de moins que d’habitude ({ $usual }).
}
result-usual-same = À peu près comme d’habitude ({ $usual }).
result-balance = { $games ->
    [one] Tu as maintenant gagné { $won } partie sur { $games } à ce niveau.
   *[other] Tu as maintenant gagné { $won } des { $games } parties à ce niveau.
}
result-balance-no-level = { $games ->
    [one] Tu as maintenant gagné { $won } partie sur { $games }.
   *[other] Tu as maintenant gagné { $won } des { $games } parties.
}

## Et maintenant ?

result-share = Partager
result-review = Analyse
result-again = Rejouer
result-challenge = Défier quelqu’un
result-same-deal = Même donne
result-replay = Revoir
result-download = Télécharger
result-table = Table
result-delete = Supprimer

## Le décompte.

result-steps = Le décompte pas à pas
result-steps-about = Les nombres au-dessus des marches sont des sous-totaux ; barres vides : { $opponent }.
result-steps-about-alone = Les nombres au-dessus des marches sont des sous-totaux.
result-step = { $theirs ->
    [none] { $what } : { SIGNED($mine) }, total { $total }.
   *[other] { $what } : toi { SIGNED($mine) }, { $opponent } { SIGNED($theirs) }.
}
result-total = Total
result-known = Ce que l’on sait
result-from = Points pour

## Le cours de la partie.

result-turn = Le tournant
result-turn-round = Manche { $round } : { $said }
result-turn-won = { $behind ->
    [one] Avant ce coup, tu avais { $behind } point de retard ; après, plus jamais.
   *[other] Avant ce coup, tu avais { $behind } points de retard ; après, plus jamais.
}
result-turn-lost = { $behind ->
    [one] Avant ce coup, tu avais { $behind } point d’avance. Ensuite, { $opponent } garde la tête.
   *[other] Avant ce coup, tu avais { $behind } points d’avance. Ensuite, { $opponent } garde la tête.
}
result-turn-won-alone = Avant ce coup, ton score était sous 0 ; après, plus jamais.
result-turn-lost-alone = Avant ce coup, ton score était au-dessus de 0 ; après, plus jamais.
result-before = avant
result-after = après
result-turn-replay = Revoir à partir d’ici
result-turn-share = Partager ce moment
result-course = Le cours de la partie
result-course-label = { $n ->
    [one] Score après ton coup ; à la fin { $mine }–{ $theirs }.
   *[other] Score après chacun de tes { $n } coups ; à la fin { $mine }–{ $theirs }.
}
result-course-label-alone = { $n ->
    [one] Score après ton coup ; à la fin { $mine }.
   *[other] Score après chacun de tes { $n } coups ; à la fin { $mine }.
}
result-start = début
result-end = fin
result-final = décompte final
result-daily = Partager le résultat du jour
result-copy = Copier
result-copied = Copié
result-selected = Sélectionné
result-spoils-nothing = Rien n’y dévoile la donne.
