# La table pendant la partie, et la partie revue.

table-skip = Aller à la question
table-brand = Table for One, tous les jeux
table-replay-tag = partie revue
table-score = Score
table-you = Toi
table-boards = Plateaux
table-tab-move = Coup
table-tab-table = Table
table-heading = La table
table-in-words = La table en mots
table-question = Question { $n }
table-kinds = Sorte de choix
table-further = encore { $n }
table-choices = Choix
table-other = Autres
table-what = Qu’est-ce que c’est ?
table-what-key = Qu’est-ce que c’est ? (?)
table-last-turn = { $opponent ->
    [Elisabeth] Tour d’Elisabeth
   *[other] Tour de { $opponent }
}
table-last-turn-title = { $opponent ->
    [Elisabeth] Le tour d’Elisabeth, étape par étape (W)
   *[other] Le tour de { $opponent }, étape par étape (W)
}
table-round = Manche { $n } sur { $all }

## Les outils en haut, et le menu.

tool-undo = Annuler
tool-redo = Rétablir
tool-replay = Revoir
tool-result = Résultat
tool-download = Télécharger
tool-download-this = Télécharger cette partie
tool-close-replay = Ne plus revoir
tool-menu = Menu
menu-title = Cette partie
menu-close = Fermer le menu
menu-saved = Cette partie est enregistrée. Reviens quand tu veux.

## Pièces. Pour les lecteurs d’écran.

piece-points = { $n ->
    [one] point
   *[other] points
}
piece-choices = { $n } choix
piece-chosen = choisi
piece-ruled-out = écarté par la règle { $rule }
piece-move = le coup joué
rule-number = règle { $number }

## Ce qu’est une pièce.

explained-now = Maintenant
explained-choose = Tu peux la choisir maintenant.
explained-may = Tu peux : { SEMICOLONS($choices) }.
explained-may-more = Tu peux : { SEMICOLONS($choices) } ; et { $n } de plus.
explained-symbols = Ses symboles
explained-close = fermer
explained-impossible = Impossible maintenant.
explained-unknown = On ne sait rien de cette pièce. Recharge la page.

## Le journal.

log-title = Journal
log-moves = Tous les coups
log-place = { $n } sur { $all }
log-undone = Annulé
log-why-of = Pourquoi ? { $move }
log-undo = revenir ici
log-undo-title = Annuler ce coup et tout ce qui suit
log-undo-of = revenir ici, avant : { $move }
log-empty = Rien pour l’instant. Chaque coup s’affichera ici.

## La fin.

over-title = La partie est terminée
over-result = Voir le résultat
over-won = Tu gagnes { $mine }–{ $theirs }
over-lost = { $opponent } gagne { $theirs }–{ $mine }
over-draw = Égalité, { $mine }–{ $theirs }

## La partie revue. $n, $all : coups

replay-title = Revoir la partie
replay-first = Au début
replay-previous = Coup précédent (flèche gauche)
replay-next = Coup suivant (flèche droite)
replay-last = À la fin
replay-moment = Coup
replay-before = Avant le coup { $n } sur { $all } : { $move }
replay-end = La fin
replay-go = Afficher
replay-continue = Continuer d’ici
replay-continue-short = Continuer
replay-continue-title = Commence une nouvelle partie à partir de ce coup ; celle-ci reste telle quelle
replay-your-moves = tes coups
replay-their-turns = { $opponent ->
    [Elisabeth] tours d’Elisabeth
   *[other] tours de { $opponent }
}
replay-undone = annulés
replay-key-move = coup
replay-key-continue = continuer d’ici
replay-move = Coup { $n } sur { $all } · question { $question }
# Pour les lecteurs d’écran, entre deux scores.
replay-to = à
replay-followed = La suite
replay-turn = { $opponent ->
    [Elisabeth] Tour d’Elisabeth, étape par étape
   *[other] Tour de { $opponent }, étape par étape
}
replay-others = Autres choix
replay-choices = { $n ->
    [one] { $n } choix
   *[other] { $n } choix en tout
}
replay-now = Maintenant
replay-open = Tu n’as pas encore répondu à cette question.
replay-no-moment = Il n’y a pas de moment { $moment } dans cette partie. Choisis de 0 à { $last }.

## Ce qui ne va pas, et que faire.

table-no-question-shown = Il n’y a pas de question { $n } dans cette partie. Retourne à la table.
table-no-step = { $n ->
    [one] Ce tour n’a que { $n } étape. Choisis 1.
   *[other] Ce tour a { $n } étapes. Choisis de 1 à { $n }.
}
table-turn-at-home = Avec ta propre boîte, le tour de l’adversaire est sur la page de la table.
table-nothing-decided = L’adversaire n’a rien décidé pendant ce tour. Retourne à la table.
table-not-companion = Cette partie se joue ici : il n’y a rien à saisir.
table-crash = { $fault } Choisis autre chose, et envoie le { $report } aux auteurs, s’il te plaît.
table-crash-report = rapport
