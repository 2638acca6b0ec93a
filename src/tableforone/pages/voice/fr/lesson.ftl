# L’hôte d’une leçon, et la page à la fin.

lesson-end-title = Maintenant, tu sais jouer.
lesson-end = La leçon est finie, et la table est à toi. Fais le petit test, ou continue simplement à jouer.
lesson-left-title = C’est possible aussi.
lesson-left = Annule pour suivre la leçon, ou continue à jouer. Je te rejoindrai à la prochaine occasion.
lesson-check = Un petit test
lesson-check-about = Pas de points, rien ne presse. Choisis une réponse pour voir pourquoi.
lesson-right = Exact.
lesson-wrong = Pas tout à fait.

## L’hôte à la table. $n, $all : étapes

lesson-region = Leçon
lesson-step = étape { $n } sur { $all }
lesson-done = { $n ->
    [one] { $n } étape faite sur { $all }
   *[other] { $n } étapes faites sur { $all }
}
lesson-back-to-host = Retour à l’hôte
lesson-skip = Passer l’étape
lesson-leave = Quitter
lesson-watch = Regarde jouer { $opponent }.

## La page à la fin.

learned-title = Ce que tu as appris
learned-stamp = Tampon : { $lesson }, { $game }
learned-with-host = avec l’hôte
learned-steps = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
learned-play-on = Continuer d’ici
learned-play-on-about = Sans l’hôte.
learned-next = Leçon suivante : { $lesson }
learned-quick-about = Imprime-le, ou garde-le à côté de toi.
learned-later = Pour plus tard
