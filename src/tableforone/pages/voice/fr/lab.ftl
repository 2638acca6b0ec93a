# La page du labo.

lab-about = Pose une question, laisse des joueurs virtuels la jouer quelques centaines de fois sur les mêmes donnes, et lis le rapport.
lab-new = Commencer une petite étude
lab-question = Que veux-tu savoir ?
lab-player = Qui joue ?
lab-sure = Avec quelle précision ?
lab-sure-50 = En gros
lab-sure-200 = Bien
lab-sure-400 = Précisément
lab-reach = ±{ $reach }, { $games } parties chacune
lab-start = Commencer
lab-one = Une seule étude à la fois : arrête d’abord l’autre.
lab-larger = Pour des études plus grandes ou tes propres cartes : { $command }.
lab-studies = Études
lab-report = Rapport
lab-games = Tableau des parties
lab-continue = Continuer
lab-empty = Pas encore d’étude. Commence par une petite ; quelques centaines de parties prennent quelques minutes.
lab-running = En cours
lab-so-far = Jusqu’ici, par variante
lab-parts = { $n ->
    [one] { $n } bloc terminé sur { $all }
   *[other] { $n } blocs terminés sur { $all }
}
lab-blocks = Les blocs pleins sont terminés et enregistrés. Tu peux arrêter et continuer un autre jour. Tes propres parties restent rapides.
lab-stop = Arrêter, enregistrer
lab-report-so-far = Voir déjà
lab-idle = Aucune étude en cours. Une étude tourne pendant que tu fais autre chose ; chaque bloc de parties terminé est enregistré.
player-random-about = choisit au hasard
player-greedy-about = un pas d’avance, rapide
player-search-about = réfléchit à l’avance, lent
player-expert-about = le meilleur, lent
