# Ce que l’entraîneur dit d’un coup. $points, $low, $high, $times, $games : nombres ; $other : un coup en quelques mots.

## De combien le meilleur tour dépasse le suivant.

verdict-first = Première impression
verdict-plan = Ce tour semble le meilleur. L’entraîneur le compare au suivant.
verdict-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus que ton deuxième meilleur tour.
verdict-chance = { PERCENT($chance) } de chances de plus que ton deuxième meilleur tour.
verdict-equal = À peu près égal à « { $other } » : au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’écart.
verdict-close = Très serré avec « { $other } » : l’écart peut aller jusqu’à { $points } points dans un sens ou dans l’autre.
verdict-alone = Les autres choix ne méritent pas un second regard.

## Pourquoi : avec ce tour, il se passe quelque chose de moins fréquent avec l’autre.

reason-always = { $event }
reason-often = { $event } Cela arrive dans { $times } des { $games } parties simulées, après l’autre tour dans { $less ->
        [0] aucune
       *[other] { $less }
    }.
reason-saves = Après l’autre tour, dans { $times } des { $games } parties simulées (après celui-ci dans { $less ->
        [0] aucune
       *[other] { $less }
    }) : { $event }
# $amount : une phrase
reason-amount = { $amount }
reason-mine = Tu marques environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus.
reason-mine-fewer = Tu marques environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de moins.
reason-theirs = { $opponent } marque environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de moins.
reason-theirs-more = { $opponent } marque environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus.
# presque toute la différence vient après les tours simulés
reason-later = Les points viennent plus tard : pendant les prochains tours, les deux en rapportent à peu près autant.
reason-none = Aucune cause particulière ne ressort.

## Quand il ne peut rien dire.

coach-stopped = L’entraîneur s’est arrêté. Ta partie continue ; redemande si tu veux.
coach-slower = Dans le navigateur, sans serveur, l’entraîneur compare moins de tours et simule moins
    de parties.

## La même chose dans un terminal.

hint-chance = Chances de gagner : { PERCENT($chance) }, intervalle { PERCENT($low) } à { PERCENT($high) }.
hint-points = La victoire est hors de portée (moins de 5 %), les points comptent donc : environ { $points }, intervalle { $low } à { $high }.
hint-other = Ou : { $turn }. { $reason }
hint-equal = À peu près égal.
hint-perhaps = { $points ->
    [one] Peut-être { $points } point de moins.
   *[other] Peut-être { $points } points de moins.
  }
review-not-over = La partie n’est pas terminée. Analyse-la ensuite.
