# Ce qu’affichent les commandes.

## games, engines, languages

# $id: what to type; $game: its name; $opponents: their names
games-line = { $id } : { $game }, contre { OR($opponents) }
# $levels: all; $default: one of them
games-levels = niveaux : { COMMAS($levels) } (sinon { $default })
# $module: what to type; $about: what it adds
games-module = module { $module } : { $about }
# $option: what to type; $values: its choices; $about: what it changes
games-option = option { $option }={ $values } : { $about }
# $default: one of the choices
games-option-default = option { $option }={ $values } (sinon { $default }) : { $about }
# $name: of a game; $file: its engine
engine-compiled = { $name } : compilé ({ $file })
engine-plain = { $name } : Python pur ({ $file })
engines-slow = Les moteurs en Python pur jouent les mêmes parties environ six fois plus lentement. Avec un compilateur C,
    `make play` en compile en arrière-plan et les utilise au prochain démarrage. `make fast` les compile tout de suite
    et dit comment les autres commandes les utilisent.
# $id: what to type; $name: of the language; $share: part of all messages; $n, $all: messages
language-line = { $id } ({ $name }) : { PERCENT($share) }, { $n } { $n ->
    [one] texte
   *[other] textes
} sur { $all }
# $part: a folder of the program; $n, $all: messages
language-part = { $part } : { $n } { $n ->
    [one] texte
   *[other] textes
} sur { $all }

## Parties enregistrées

tables-none = Pas encore de partie enregistrée. `tableforone play` en commence une.
tables-trouble = Même une partie qui ne s’ouvre pas peut être exportée ou supprimée.
# $id: of a game; $file: its name
export-done = La partie { $id } est maintenant dans { $file }.
# $trouble: a sentence
export-trouble = La partie ne s’ouvre pas : le fichier ne contient que ce qui était lisible. { $trouble }
# $id: of a game
import-done = La partie { $id } a été ajoutée. Pour continuer : tableforone play --resume { $id }
# $game: a line about it
share-game = La partie entière :
share-beat = Bats ma donne :
share-opens = L’appli et le site ouvrent ces liens : suis le lien, ou colle-le sous « Ouvrir un lien ».
# $moment: what was asked for; $last: the last one there is
share-no-moment = Il n’y a pas de moment { $moment } dans cette partie. Choisis de 0 à { $last }.

delete-done = Supprimée : { $game }
# $day: of the backup; $holds: games and cards in it
restore-done = Tes parties sont comme au { $day } : { $holds }.
# $files: their names
restore-before = Ce qu’il y avait avant est dans le même dossier : { AND($files) }.
# $day: of the latest backup
restore-how = Pour rétablir la dernière : tableforone restore { $day }
restore-none = Pas encore de sauvegarde. Il s’en fait une chaque jour où tu joues ; les sept dernières sont gardées.

## replay

# $difference: a sentence
replay-differs = Le fichier ne concorde pas avec les règles : { $difference }
# $n: moves, cards and dice in the file; $fingerprint: of the game
replay-agrees = Le fichier concorde avec les règles : { $n ->
    [one] { $n } saisie
   *[other] { $n } saisies
}, empreinte { $fingerprint }.
# $n, $all: entries
replay-reworded = Depuis, la formulation de { $n } { $n ->
    [one] saisie
   *[other] saisies
} sur { $all } a changé. La partie est la même.
# $question: that is open
replay-open = Ensuite : { $question }

## review

# $done, $all: decisions
review-progress = { $done } { $done ->
    [one] décision
   *[other] décisions
} sur { $all }
# $game: its name. What follows is in % of the winning chance, or in points where winning was out of reach.
review-title-chance = { $game } : tes chances de gagner en %, décision par décision
review-title-points = { $game } : ton avance attendue en points, décision par décision
# $round; $value: chance or lead; $bar: the same as a bar
review-row = manche { $round }  { $value }  { $bar }
# $cost: of the move
review-row-cost = manche { $round }  { $value }  { $bar }  coût { $cost }
# $start, $end: chance or lead; $luck; $cost: of all moves
review-sum = Départ { $start }. Chance { SIGNED($luck) }. Coût de tes coups { $cost }. Résultat { $end }.
# $round; $question: that was asked; $cost; $move: the moves you made
review-move = Manche { $round }, coût { $cost }. { $question } Toi : { $move }.
# $move: the moves of a better turn; $why: a sentence
review-better = Mieux : { $move }. { $why }
# $round; $before, $after: chance or lead; $luck; $cost: of the move; $move: what you chose; $happened: sentences
review-turning = Tournant : manche { $round }, de { $before } à { $after } (chance { SIGNED($luck) }, coût de ton coup { $cost }). Toi : { $move }. { $happened }
review-no-turning = Il n’y a pas eu de tournant.
# $player: its name; $n, $all: questions
review-same = { $player } ferait le même choix à { $n } { $n ->
    [one] question
   *[other] questions
} sur { $all }.
# $question: that was asked; $move: what you chose; $other: what the player would choose
review-other = { $question } Toi : { $move }. { $player } : { $other }.

## deck

# $file: its name; $option: what to type
deck-written = Écrit dans { $file }. Pour jouer avec : --option { $option }={ $file }
# $cards: their names
deck-imported = Importé : { COMMAS($cards) }.
# $deck: its name; $n, $all: cards
deck-title = { $deck } : saisies depuis ta propre boîte, { $n } sur { $all }.
deck-unknown = pas saisie ; la carte reconstituée la remplace

## Joueurs virtuels

# $n: games
learn-done = { $game } : appris sur { $n ->
    [one] { $n } partie
   *[other] { NUMBER($n) } parties
}. Le réseau est dans { $file }.
# $done, $all: games; $s: seconds; $won: part of them; $mine, $theirs: mean points; $error: of the estimate
learn-progress = { $done } { $done ->
    [one] partie
   *[other] parties
} sur { $all }, { NUMBER($s) } s : { PERCENT($won) } gagnées, { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } points, erreur { NUMBER($error, decimals: 1) }
# $rate: part of games won; $low, $high: its range in %; $n: games; $points: mean points
ladder-line = { PERCENT($rate, decimals: 1) } gagnées ({ NUMBER($low) }–{ NUMBER($high) } %), { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, { $points }
# $line: the line before; $ms: for each decision
ladder-line-time = { $line }, { NUMBER($ms, decimals: 2) } ms
# $mine, $theirs: mean points
points = { NUMBER($mine, decimals: 1) } points
points-both = { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } points
# $game, $level: their names; $n: positions; $games
calibrate-title = { $game } { $level } : { NUMBER($n) } positions de { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games) } parties
}
# $error, $plain, $unseen: in points of %; $start, $won: parts of 1
calibrate-line = erreur moyenne { NUMBER($error, decimals: 1) } % (réseau seul { NUMBER($plain, decimals: 1) } %, parties non ajustées { NUMBER($unseen, decimals: 1) } %) ; { PERCENT($start) } au départ, { PERCENT($won) } gagnées
# $n: positions; $games: games; $judge: evaluations
regret-title = { $game } : { NUMBER($n) } positions de { NUMBER($games) } parties, jugées avec { $judge } évaluations
# $budget: evaluations; $same: part of 1; $points, $chance: what is lost for each decision; $plus, $more: half of their ranges
regret-line = { $budget } : même choix { PERCENT($same) }, perd par décision { NUMBER($points, decimals: 2) } ± { NUMBER($plus, decimals: 2) } points et { NUMBER($chance, decimals: 2) } ± { NUMBER($more, decimals: 2) } % de chance de gagner
# $game, $level: their names; $seed, $number: which move of which game; $points: how much better; $reason: a sentence
puzzles-line = { $game } { $level }, donne { $seed }, coup { $number } : mieux de { $points } points. { $reason }
# $n: puzzles
puzzles-sum = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
  } en { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
  }
# $progress: how far it is, in words; $rate: games per second
simulate-progress = { $progress } ({ NUMBER($rate, decimals: 2) } parties par seconde)
# $player: its name; $budget: how long it thinks
player-budget = { $player } ({ $budget } par décision)
# $setup: game, level, modules; $n: games; $seed: of the first
simulate-title = { $setup }, joueur { $player }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} à partir de la donne { $seed }
# $won, $lost, $drawn: games; $rate: part of them won; $low, $high: its range in %
simulate-won = gagnées { $won }, perdues { $lost }, nulles { $drawn } : { PERCENT($rate, decimals: 1) } gagnées (intervalle à 95 % : { NUMBER($low, decimals: 1) }–{ NUMBER($high, decimals: 1) } %)
# $mine: mean points
simulate-score = score moyen { NUMBER($mine, decimals: 1) }
# $mine, $theirs: mean points
simulate-scores = score moyen { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) }
# $s: seconds; $games, $decisions: in a second
simulate-speed = { NUMBER($s, decimals: 1) } s, { NUMBER($games, decimals: 1) } parties/s, { NUMBER($decisions) } décisions/s

## Labo

# $folder: its path
study-stopped = Arrêtée. Les parties déjà jouées sont enregistrées dans { $folder }. La même commande continue.
# $file: its path
verify-differs = { $file } ne concorde pas avec les règles.
# $n: games
verify-agrees = { $file } concorde avec les règles : { $n ->
    [one] { $n } partie rejouée
   *[other] { NUMBER($n) } parties rejouées
}.
