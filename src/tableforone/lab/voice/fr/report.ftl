# Le rapport d’une étude, et ce que la commande en affiche.

## Progression.

progress = { NUMBER($done) } parties sur { NUMBER($all) }
progress-left = encore { $time } environ
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}

## La réponse en quelques phrases.

no-games = Aucune partie n’a encore été jouée.
sure-alike = pas de différence
sure-open = aucune différence trouvée
sure-likely = probable
sure-certain = certain
rate-one = { PERCENT($rate) } des parties sont gagnées.
rate-of = { PERCENT($rate) } ({ $name })
rates = Parties gagnées : { COMMAS($parts) }.
rates-between = Parties gagnées : de { $most } à { $least }.
# $first : une variante ; $effects : ce que changent les autres ; $sure : à quel point c’est sûr
compared = Par rapport à { $first } : { AND($effects) } ({ $sure }).
compared-open = Par rapport à { $first } : aucune différence trouvée pour { AND($names) }.
compared-alike = Pas de différence entre { $first } et { AND($names) } : { $n ->
    [one] la partie a fini
   *[other] les { NUMBER($n) } parties ont toutes fini
} de la même façon.
compared-same-points = Pas de différence entre { $first } et { AND($names) } : les mêmes points dans { $n ->
    [one] la partie
   *[other] les { NUMBER($n) } parties
}.
others = d’autres
# $verb : costs ou gains ; $unit : wins ou points
effect = { $name } te { $verb ->
    [costs] coûte
   *[gains] rapporte
} { $amount } { $unit ->
    [wins] victoires sur 100 parties
   *[points] points
}
# Suit la précédente : même verbe, même unité.
effect-next = { $name } { $amount }
effect-more = { $n ->
    [one] { $n } autre { $verb ->
        [costs] coûte
       *[gains] rapporte
    } moins
   *[other] { $n } autres { $verb ->
        [costs] coûtent
       *[gains] rapportent
    } moins
}
amount = { NUMBER($value) }
amount-small = { NUMBER($value, decimals: 1) }
# $what : un changement ; $with_, $than : variantes d’autre chose
crossed-open = { $what } fait la même différence avec { $with_ } qu’avec { $than }, autant que ces parties le montrent.
crossed-wins = { $what } vaut { $amount } victoires { $more ->
    [less] de moins
   *[more] de plus
} sur 100 parties avec { $with_ } qu’avec { $than } ({ $sure }).
crossed-points = { $what } vaut { $amount } points { $more ->
    [less] de moins
   *[more] de plus
} avec { $with_ } qu’avec { $than } ({ $sure }).
instead = { $new } au lieu de { $old }
crossed-name = { $what } : avec { $with_ } plutôt qu’avec { $than }
told-one = { CAPITAL($sure) }.
told-part = { $sure } : { $n }
told = Sur { $n } différences : { AND($parts) }.
# $n : paires ; $apart : parties
saved = { NUMBER($n) } paires en disent autant que { NUMBER($apart) } parties par variante sur des donnes différentes.
saved-some = { NUMBER($n) } paires en disent autant que { NUMBER($apart) } parties par variante sur des donnes différentes ({ NUMBER($saved) } économisées).
range = de { SIGNED($low, decimals: 1) } à { SIGNED($high, decimals: 1) }
difference = { SIGNED($value, decimals: 1) }
difference-whole = { SIGNED($value) }
number = { NUMBER($value, decimals: 1) }
number-whole = { NUMBER($value) }

## Titres et lignes du rapport.

report-title = { $title } – Table for One
report-skip = Aller au contenu
report-kind = Table for One · rapport d’une étude
report-contents = Dans ce rapport
report-nav-won = Victoires
report-nav-points = Points
report-nav-sources = Origines
report-nav-differences = Différences
report-nav-doubts = Réserves
report-nav-again = Refaire
report-won = Parties gagnées
report-won-about = Point : parties gagnées. Ligne : l’intervalle à 95 %. Point vide et ligne en tirets : trop peu de parties.
report-points = Écarts
report-points-about = Combien de fois chaque avance est arrivée. Les barres pleines sont des parties gagnées ; le trait est la partie médiane.
report-sources = D’où viennent les points
report-sources-about = Moyenne de toutes les parties. Tirets : points perdus.
report-sources-caption = Points en moyenne, toi / { $opponent }
report-differences = Différences sur les mêmes donnes
report-differences-about = Toutes les variantes ont reçu les mêmes donnes : on les compare donne par donne. Certain :
    l’intervalle à 95 % exclut zéro même élargi pour toutes les comparaisons. Probable : il exclut zéro à lui seul. Point
    vide et ligne en tirets : aucune différence trouvée.
report-misleads = Dans ce jeu, les points trompent ; regarde les victoires.
report-wins-unit = Victoires sur 100 parties
report-shown = Les images montrent les { $n } premières différences sur { $all }.
report-crossed = Un choix change-t-il la valeur d’un autre ?
report-crossed-about = La différence de deux différences. Si elle est nulle, les deux choix ne dépendent pas l’un de l’autre.
report-interaction = Interaction
report-interactions = Interactions
report-one = Il n’y a qu’une variante, donc rien à comparer.
report-one-of = { $game } : il n’y a qu’une variante, donc rien à comparer.
report-doubts = Réserves
report-again = Refaire
column-won = gagnées
column-drawn = nulles
column-of = sur
column-rate = taux
column-range = 95 %
column-lower = quart inférieur
column-median = médiane
column-upper = quart supérieur
column-all = toutes
column-pairs = paires
column-points = points
column-sure = sûr ?
column-wins = victoires sur 100

variant = Variante
# What differs between variants. $axis: its name in the file of the study
axis = { $axis ->
    [game] Jeu
    [level] Niveau
    [modules] Extensions
    [player] Joueur
    [options] Options
   *[other] { CAPITAL($axis) }
}
# Instead of the player’s own cards.
our-cards = Reconstituées
either = { OR($names) }
# $names: of expansions
modules = { AND($names) }
margin-lead = Tes points moins ceux de { $opponent }
margin-points = Tes points
only-games = seulement { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
median = médiane { $value }
opponent-ahead = { $opponent } devant
you-ahead = toi devant
points = points
rest = autre
you = toi
fewer-wins = moins de victoires
more-wins = plus de victoires
costs-you = te coûte
gains-you = te rapporte

## Ce que les lecteurs d’écran disent des images.

label-rate = { $name } : { NUMBER($value) } %, entre { NUMBER($low) } % et { NUMBER($high) } %
label-rates = Parties gagnées : { SEMICOLONS($parts) }.
label-median = { $name } : la partie médiane a { $value }
label-margins = Écarts : { SEMICOLONS($parts) }.
label-side = { $who } { NUMBER($value) }
label-mean = { $name } : { COMMAS($sides) }
label-means = Points en moyenne : { SEMICOLONS($parts) }.
label-difference = { $name } : { SIGNED($value, decimals: 1) }, entre { SIGNED($low, decimals: 1) } et { SIGNED($high, decimals: 1) }
label-wins = Différences en victoires sur 100 parties : { SEMICOLONS($parts) }.
label-points = Différences en points : { SEMICOLONS($parts) }.

## Ce qui a été joué.

meta-games = { $n ->
    [one] { $n } partie
   *[other] { NUMBER($n) } parties
}
meta-some-games = { NUMBER($n) } parties sur { NUMBER($all) }
meta-players = jouées par { AND($players) }
meta-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}, { $games }
meta-seed = numéro de donne { $seed }

## Réserves : un titre et une phrase.

doubt-many = Beaucoup de comparaisons.
doubt-many-text = Il y a { $n } intervalles, et 1 sur 20 se trompe par hasard. « Certain » en tient compte.
doubt-pairs = Pas toutes les paires.
doubt-pairs-text = La grille est grande : les variantes ne sont comparées qu’avec la première valeur de chaque axe.
doubt-points = Les points trompent.
doubt-points-text = Des parties de { AND($games) } peuvent finir tôt, ou être perdues avec plus de points. Regarde les victoires.
doubt-cards = Cartes reconstituées.
doubt-clock = Impossible à refaire exactement.
doubt-clock-text = Un joueur a réfléchi à la montre : ses parties peuvent différer sur une autre machine. Compte plutôt les parties simulées.
doubt-player = Le joueur n’est pas toi.
doubt-player-text = Ce qui compte pour { AND($players) } peut compter plus ou moins pour toi ; l’ordre est sans doute le même.
doubt-unplayed = Pas encore jouée : { $name }.
doubt-unplayed-text = L’étude a été arrêtée avant la fin. Reprends-la.
doubt-few = Trop peu de parties : { $name }.
doubt-few-text = Tout est possible de { NUMBER($low) } % à { NUMBER($high) } %. Un intervalle de ±5 demande environ 400 parties.
doubt-stopped-text = { $n } parties sur { $all } ont été jouées. { doubt-few-text }

## Ce qu’il faut pour refaire l’étude.

fact-version = { $version }
fact-commit = { $version }, commit { $id }
fact-rules = règles { $n }, règles et données { $digest }
fact-compiled = { $version }, compilé
fact-plain = { $version }, interprété
fact-time = Durée
fact-workers = { $time }, { $n ->
    [one] { $n } processus
   *[other] { $n } processus
}
fact-rows = Lignes
fact-table = { $file }, { $n ->
    [one] { $n } partie
   *[other] { NUMBER($n) } parties
}
fact-again = Encore
fact-same = le même fichier donne les mêmes parties, octet par octet, sur chaque machine

## Le tableau du banc d’essai.

bench-task = épreuve
bench-won = gagnées
bench-ahead = points d’avance
bench-points-beside = points par rapport à { $other }
bench-wins-beside = victoires sur 100 par rapport à { $other }
bench-rate = { PERCENT($rate) } ({ NUMBER($low) }–{ NUMBER($high) })
bench-mean = { $player }, moyenne de { $n ->
    [one] { $n } épreuve
   *[other] { $n } épreuves
}
bench-range = { SIGNED($mean, decimals: 1) } (de { SIGNED($low, decimals: 1) } à { SIGNED($high, decimals: 1) })
bench-average = { PERCENT($value, decimals: 1) }

## Jeux de données : leurs champs, et la page qui les décrit. Toujours montrés en anglais.

field-cell = la mise en place, en mots
field-game = le jeu
field-level = le niveau de l’adversaire ; vide si le jeu n’en a pas
field-modules = les extensions en jeu
field-options = toutes les options de la mise en place
field-player = qui a joué
field-seed = le numéro de donne : il décide des cartes, des dés et de tout le hasard
field-outcome = gagnée, perdue ou nulle
field-score = les points du joueur
field-opponent = les points de l’adversaire ; absents s’il n’en a pas
field-early = la partie a-t-elle fini avant l’heure ?
field-decisions = à combien de questions le joueur a répondu
field-lines = le décompte final : pour quoi, points du joueur, points de l’adversaire
field-choices = chaque choix du joueur : sa place parmi les choix permis, à partir de 0
kind-text = texte
kind-number = nombre entier
kind-large-number = grand nombre entier
kind-yes-no = oui ou non
kind-texts = liste de textes
kind-map = table de textes
kind-lines = liste de lignes
kind-numbers = liste de nombres entiers
dataset-title = Parties de { $player }
dataset-about = { NUMBER($games) } parties de Table for One, jouées jusqu’au bout par le joueur `{ $player }`.
dataset-about-own = { NUMBER($games) } parties de Table for One, jouées jusqu’au bout par le joueur `{ $player }` (empreinte { $digest }).
dataset-variant = - { $variant } : { NUMBER($games) } parties
dataset-seeds = Chaque mise en place a les donnes { NUMBER($first) } à { NUMBER($last) }.
dataset-head = | champ | type | sens |
dataset-replay = Pour voir ce que le joueur a vu, rejoue une ligne avec `choices` comme actions compactes :
dataset-made-by = | fait avec | `{ $command }` |
dataset-version = | version | Table for One { $version } |
dataset-licence = | licence | MIT, comme le programme qui les a jouées |
dataset-digest = | SHA-256 de { $file } | `{ $digest }` |
# Une mise en place sans extension.
base-game = Jeu de base
question-level = Quelle est la difficulté de chaque niveau ?
question-modules = Que change chaque extension ?
