# Le compagnon à la vraie table : la liste de l’adversaire, la question, les corrections.

## Ce que tu fais pour l’adversaire, ligne par ligne.

companion-do = Fais ceci pour { $opponent }
companion-turn = { $opponent } : tour { $n }
companion-move = { $opponent ->
    [Elisabeth] Tour d’Elisabeth
   *[other] Tour de { $opponent }
  }
companion-turns = { $opponent } : tours { $first }–{ $last }
companion-turn-heading = Tour { $n }
companion-final = Décompte final
companion-count = { $done } sur { $all }
companion-all-done = Tout est fait
# after a question that can be answered on a line of the list
companion-or-later = Ou coche la ligne et saisis-le plus tard.
companion-continue = Continuer
companion-show-again = Revoir la liste
companion-done-before = déjà fait
companion-speak = Lire à voix haute

## Avant la première question.

companion-set-up = Prépare la table
companion-for-two = Comme à deux joueurs
companion-seat = Pour { $opponent }
companion-modules = Extensions
companion-all-set = Tout est prêt
companion-start-game = Commencer
companion-start = Première carte
companion-show-set-up = Revoir la mise en place
companion-solo-step = Règles solo : étape { $number }.

## La question.

companion-now = Maintenant
companion-your-turn = À toi de jouer
companion-enter = Saisir
companion-remember = N’oublie pas
companion-asks = Que vois-tu sur ta table ?
companion-confirm = Confirmer
companion-none = Rien de tout cela
companion-search = Chercher
companion-search-hint = Une partie du nom
companion-all-kinds = Toutes
companion-kinds = Sortes
companion-correct = Corriger une saisie
companion-answers = Réponses
companion-several = Plusieurs à égalité
companion-more-answers = Autres réponses
companion-dice-so-far = Les dés déjà saisis
companion-dice-tap = Touche chaque dé tel qu’il est posé. Avec le dernier des { $n }, tous sont saisis.
companion-dice-count = Dés : { $n } sur { $all }. Touche un dé ci-dessus pour le retirer.
companion-dice-faces = Faces
companion-dice-face = Un dé qui montre { $face }
companion-dice-remove = Retirer le dernier dé
companion-dice-type = Ou tape { $n } chiffres, comme 1123456611
companion-dice-line = « { $said } » n’est pas un jet. Tape pour chaque dé un chiffre de 1 à { $faces }.

## Là où le navigateur n’a pas tous les droits.

companion-plain-http = Cette adresse est en simple http : l’écran s’éteint tout seul, et « Copier » ne fait que sélectionner le texte.
companion-plain-http-do = Règle cet appareil pour que l’écran reste allumé plus longtemps, ou démarre l’application avec { $safely } ({ $link }). L’application hors ligne ({ $offline }) n’a pas besoin de serveur.
companion-plain-http-link = Réseau domestique

## Ce qui ne peut pas être saisi, et que faire à la place.

companion-over = La partie est terminée. Il n’y a plus rien à saisir.
companion-tap-first = Touche d’abord une réponse.
companion-tick-one = { $least ->
    [one] Coche au moins une case.
   *[other] Coche les cases à égalité ; avec ces dés, il y en a au moins { $least }.
  }
companion-tick-or-none = Coche ce qui est là, ou appuie sur « Rien de tout cela ».
companion-tick-more = Tu en as coché { $n }. Avec ces dés, { OR($possible) } cases sont à égalité. Coche-les toutes.
companion-tick-others = Ce ne peut pas être ce qui est sur la table. Possible : { SEMICOLONS($possible) }.
companion-out-of-date = Cette page n’est plus à jour. Recharge-la et recommence la saisie.

## Corrections.

companion-correct-about = Quelle saisie est fausse ? Refais-la ; tu verras quels tours changent, puis tu décideras.
companion-before-first = Avant le premier tour
companion-no-entries = Pas encore de saisie. Tout ce que tu saisis s’affichera ici.
companion-cancel = Annuler
companion-turns-change = { $opponent } : { $n ->
    [one] { $n } tour changerait
   *[other] { $n } tours changeraient
  }
companion-nothing-changes = { $opponent ->
    [Elisabeth] Les tours d’Elisabeth restent les mêmes
   *[other] Les tours de { $opponent } restent les mêmes
  }
companion-points-change = Points, { $opponent } : { $now } comme joué, { $then } si les tours sont rejoués.
companion-repair = Remets la table en ordre
companion-repair-about = Seulement si tu rejoues les tours, et une fois exécuté tout ce qui revient à { $opponent } jusqu’ici.
companion-repair-nothing = Il n’y a rien à déplacer sur la table.
companion-which-counts = Qu’est-ce qui compte ?
companion-keep = Laisser comme joué
companion-keep-about = seule la saisie change
companion-replay = Rejouer
companion-replay-about = la table est comme décrite ci-dessus

## Autour de la question.

companion-where = avec ta propre boîte, contre { $opponent }
companion-where-way = avec ta propre boîte, contre { $opponent }, { $way }
companion-show = Afficher
companion-board = { $opponent ->
    [Elisabeth] Plateau d’Elisabeth
   *[other] Plateau de { $opponent }
  }
companion-entered = Ce que tu as saisi
companion-barred = Impossible maintenant
companion-from-to = { $first } à { $last }
companion-numbers = Un nombre est différent sur ta table ?
companion-less = { $what } : un de moins
companion-more = { $what } : un de plus
companion-marks = Marqueurs isolés
companion-reveals = Qui révèle les cartes ({ $opponent }) ?
companion-reveals-app = L’application
companion-reveals-me = Moi
companion-no-number = Ce nombre n’est pas sur le plateau. Recharge la page.
companion-number-bounds = { $what } : { $now } pour l’instant ; possible de { $least } à { $most }.
companion-not-dice = « { $said } » n’est pas un nombre de dés. Recharge la page.
companion-start-again = Cette page n’est plus à jour. Recommence par la saisie fausse.
companion-not-all = Il manque quelque chose. Recommence par la saisie fausse.
companion-nothing-entered = Cette partie se joue ici : il n’y a pas de saisie.
companion-no-entry = Cette saisie n’existe plus. Choisis-en une autre.
companion-no-choice = Ce n’est pas un des choix. Choisis de nouveau.

## Tes cartes.

deck-link = Tes cartes
deck-link-named = Tes cartes : { $deck }
deck-page = Tes cartes : { $game }
deck-title = Tes cartes
deck-about = { $game }, { $deck }. Les cartes imprimées sont introuvables ; celles-ci sont reconstituées. Saisis une fois chacune de tes cartes ; chaque nouvelle partie s’en servira.
deck-count = { $n ->
    [one] { $n } saisie sur { $all }
   *[other] { $n } saisies sur { $all }
  }
deck-known = Cartes saisies
deck-open-file = Ouvrir un fichier
deck-tap = Touche une carte pour la saisir
deck-tap-about = Regarde la carte imprimée qui porte ce numéro et choisis ce qu’elle montre.
deck-card = Carte { $card }
deck-save = Enregistrer la carte { $card }
deck-again = Recommencer cette carte
deck-incomplete = La carte { $card } n’était pas complète ; rien n’a été modifié. Saisis-la de nouveau.
deck-none-own = Ce fichier ne contient aucune carte à toi. Choisis un autre fichier.
deck-no-card = « { $card } » n’est pas une carte de ce paquet ({ $deck }). Choisis-en une dans la liste.
deck-impossible = La carte { $card } ne peut pas montrer cela. Saisis-la de nouveau.
deck-address = Cette adresse n’est pas complète. Saisis la carte de nouveau.
