# L’entraîneur à la table. Le tour et la raison viennent de l’entraîneur lui-même.

hint-open = Conseil
hint-open-title = Montrer le meilleur tour (H)
hint-silent = L’entraîneur ne répond pas. Ta partie continue.
hint-none = Pas de conseil cette fois.
hint-region = Conseil
hint-line = Le tour, coup par coup
hint-out-of-reach = La victoire est hors de portée (moins de 5 %), ce conseil compte donc les points.
hint-win = chances de gagner
hint-range = intervalle { PERCENT($low) }–{ PERCENT($high) }
hint-points = points à la fin
hint-points-range = intervalle { $low }–{ $high }
hint-play = Jouer ainsi
hint-stops = s’arrête dès qu’une carte ou un jet est révélé
hint-others = { $n ->
    [one] { $n } autre tour
   *[other] { $n } autres tours
  }
hint-others-about = Choisis-en un pour le voir sur la table.
hint-behind = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
  }
hint-about-equal = à peu près égal
hint-close = Fermer
hint-simulated = { $games ->
    [one] { $games } partie simulée par tour
   *[other] { $games } parties simulées par tour
  }

## À côté du score, si les réglages le veulent.

chance-label = chances
chance-about-now = Combien de fois l’entraîneur gagnerait à partir d’ici
chance-points = ≈ { $points }
line-empty = Il n’y a aucun coup dans ce tour. Redemande un conseil.

## L’analyse d’une partie terminée.

review-title = Analyse
review-result = Résultat
review-replay = Revoir
review-won = Gagné !
review-lost = { $opponent } gagne
review-draw = Égalité
review-you = Toi
review-begins = L’entraîneur examine chaque décision de cette partie.
review-progress = { $every ->
    [one] { $done } décision jugée sur { $every }.
   *[other] { $done } décisions jugées sur { $every }.
  }
review-queued = L’entraîneur analyse une autre partie. Celle-ci passera juste après.
review-silent = L’entraîneur ne répond pas. Recharge la page pour réessayer.
review-nobody = Il n’y a pas d’entraîneur ici. Ouvre cette partie dans l’application sur un ordinateur, ou tape

# $n : points
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

finding-good-luck = La chance t’a donné { $amount }.
finding-bad-luck = La chance t’a coûté { $amount }.
finding-even-luck = La chance s’est équilibrée.
finding-no-cost = Tu n’as presque rien laissé échapper.
finding-cost = Tes coups ont coûté { $cost }, dont { $worst } avec une seule décision, à la manche { $round }.

curve-chance = Tes chances de gagner, décision par décision
curve-points = Ton avance, décision par décision
curve-about-chance = Combien de fois l’entraîneur gagnerait à partir d’ici. Hachuré : la chance (cartes, dés, { $opponent }). Plein : le coût de tes coups.
curve-about-points = La victoire était hors de portée, voici donc ton avance probable en points. Hachuré : la chance (cartes, dés, { $opponent }). Plein : le coût de tes coups.
curve-label-chance = Chances de gagner : de { PERCENT($start) } au début à { PERCENT($end) } à la fin
curve-label-points = Avance probable en points : { $start } au début, { $end } à la fin
curve-round = manche { $n }
curve-luck = Chance
curve-moves = Tes coups

sum-start = début
sum-luck = chance
sum-moves = coups
sum-end-chance = résultat
sum-end-points = avance

turning-title = Tournant
turning-round = Manche { $n }.
turning-move = Tu as choisi « { $move } ».
turning-share = Chance : { $luck }. Ton coup : { $cost }.
turning-look = Voir
turning-none = Il n’y en a pas eu : tes chances ont changé par petits pas.

costs-title = { $n ->
    [0] Aucune décision coûteuse
    [one] La décision la plus coûteuse
   *[other] Les { $n } décisions les plus coûteuses
  }
costs-about = Chacune a été comparée au meilleur tour dans { $games } parties simulées, les mêmes pour les deux.
cost-question = Question { $n }
cost-you = Toi
cost-better = Mieux
cost-play = Jouer le meilleur tour

## Ta force et les partenaires d’entraînement. $points, $low, $high : points.

strength-like = { $points ->
    [one] Tu marques en moyenne { $points } point
   *[other] Tu marques en moyenne { $points } points
  }
strength-range = Tu marques en moyenne de { $low } à { $high } { $high ->
    [one] point
   *[other] points
}
strength-none = Pas encore de force
strength-from = Intervalle { $low }–{ $high }, d’après tes { $games } dernières parties analysées. Enregistré sur cet appareil seulement.
strength-few = D’après { $games } parties analysées ; avec plus, ce sera plus précis. Enregistré sur cet appareil seulement.
strength-first = Fais analyser 2 parties terminées sans extension pour voir ta force.
strength-between = Entre { $one } ({ $low }) et { $other } ({ $high }).
strength-below = { $name } marque en moyenne { $points }.
strength-above = Au-dessus de { $name } ({ $points }).

rivals-nav = Partenaires
rivals-title = Partenaires d’entraînement
rivals-about = Six joueurs virtuels, d’Anni à Felix. Ta force se mesure de la même façon : en points par partie, en moyenne.
rivals-who = Joueur
rivals-points = Points
rivals-wins = Victoires, { $level }
rivals-wins-any = Victoires
rivals-next = à battre maintenant
rivals-play = Jouer : { $level }
rivals-half = Le duel le plus équilibré : tu gagnerais environ { PERCENT($chance) } des parties.
rivals-measured = Points et victoires ont été mesurés sur au moins 50 parties par niveau, sans extension. « tableforone simulate GAME --player anni » fait jouer l’un d’eux.
lobby-strength = { $game } : tu marques en moyenne { $points } (intervalle { $low }–{ $high }). Difficulté { $level } : tu gagnerais environ { PERCENT($chance) } de tes parties.
lobby-partners = Partenaires

## Trouve le tour : un problème par jour.

puzzle-title = Trouve le tour
puzzle-about = { $moves ->
    [one] { $game } : un tour de { $moves } coup est nettement le meilleur. Le trouveras-tu ?
   *[other] { $game } : un tour de { $moves } coups est nettement le meilleur. Le trouveras-tu ?
  }
# une décision d’une partie analysée
puzzle-own-about = Dans ta propre partie de { $game } : à un moment, un tour était nettement le meilleur. Le trouveras-tu ?
puzzle-kept = Une décision coûteuse de cette partie est maintenant un problème sur la première page.
puzzle-review = Analyse de la partie
puzzle-start = Trouve le tour
puzzle-continue = Continuer
puzzle-check = Vérifier mon tour
puzzle-show = Voir la réponse
puzzle-untried = Joue d’abord tes coups
puzzle-untried-about = Joue tout le tour sur la table, puis vérifie-le. Tu peux annuler chaque coup.
puzzle-back = Retour au problème
puzzle-none = Il n’y a aucun problème. Réinstalle le programme.
puzzle-gone = Ce problème n’existe plus : sa partie a été supprimée ou modifiée. Fais analyser une autre partie.
puzzle-unfit = Ce problème ne correspond pas à la partie. Fais-la analyser de nouveau.
puzzle-other-version = Cette version de l’application n’a pas ce problème. Continue la partie, ou essaie le problème du jour.
review-unfinished = La partie n’est pas terminée. Fais-la analyser ensuite.
puzzle-found = Tu l’as trouvé !
puzzle-close = Presque
puzzle-missed = Pas cette fois
puzzle-answer = Le meilleur tour
puzzle-worth = { $points ->
    [one] Ce tour vaut environ { $points } point de plus que tout autre.
   *[other] Ce tour vaut environ { $points } points de plus que tout autre.
  }
puzzle-made = toi aussi
puzzle-yours = Tes coups
puzzle-home = Tous les jeux
puzzle-again = Réessayer
