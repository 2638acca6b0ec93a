# Joueurs virtuels : ce qui ne va pas, et que faire. $player: what was asked for

# $players: what there is
player-unknown = « { $player } » n’est pas un joueur. Joueurs : { $players }.
player-incomplete = Le joueur « { $player } » n’est pas complet. Joueurs : { $players }.
player-no-budget = Le joueur « { $player } » n’a pas de temps de réflexion. Retire --budget.
player-two-budgets = Le joueur « { $player } » a déjà un temps de réflexion. Retire --budget.
# $thinkers: what there is
player-thinks-not = Le joueur « { $player } » ne réfléchit pas à l’avance et n’a pas de temps de réflexion. Ceux qui réfléchissent : { COMMAS($thinkers) }.
# $file: its path; $reason: what the system says
player-file = Impossible de lire { $file } : { $reason }. Choisis un autre fichier.
# $error: what Python says
player-not-loaded = Impossible de charger le joueur { $player } : { $error }.
player-no-start = Le joueur { $player } n’a pas de méthode start(spec, seed).
# $package: its name
needs-onnx = Les réseaux ont besoin de { $package }. Tape : { $command }
needs-torch = L’apprentissage a besoin de { $package }. Tape : { $command }
# $given: what was typed; $most: the limit
budget-wrong = « { $given } » n’est pas un temps de réflexion. Donne des évaluations par décision (500 ; au plus
    { NUMBER($most) }), ou une durée (200ms ou 2s ; au plus une heure).
# $file: its name
ladder-damaged = { $file }, avec les forces mesurées, manque ou est endommagé. Réinstalle le programme.
no-games = Il faut au moins une partie. Choisis 1 ou plus.
no-games-or-workers = Il faut au moins une partie et un processus. Choisis 1 ou plus.
worker-ended = Un processus a été arrêté de l’extérieur. Essaie avec moins de processus.
learning-ended = Un processus a été arrêté de l’extérieur. Recommence ; l’apprentissage reprend où il en était.

# $partner: a sparring partner; $game: its name; $trouble: a sentence
no-partner = « { $partner } » ne peut pas jouer à { $game }. { $trouble }

## Pourquoi un réseau appris ne sert pas. $game: its name; $why: one of the reasons

net-not-used = Le joueur appris de { $game } ne sert pas : { $why }. L’estimation faite à la main joue à sa place ; `tableforone learn { $id }` en apprend un nouveau.
net-cannot-learn = Ce réseau ne peut pas apprendre { $game } : { $why }. Choisis un autre fichier.
# $folder: where it is
state-damaged = L’entraînement enregistré dans { $folder } ne peut pas être lu. Supprime ce dossier pour recommencer.
net-missing = il n’y en a pas
net-damaged = il est endommagé
# $file: its name
net-file-damaged = le fichier { $file } est endommagé
net-other-game = son fichier appartient à un autre jeu
# $learned, $now: versions
net-other-rules = il a été appris avec la version { $learned } des règles ; celles-ci sont la version { $now }
net-other-positions = il a été appris quand les positions avaient d’autres parties

## Leurs noms.

# $player: what is typed
player-name = { $player ->
    [random] Hasard
    [greedy] Gourmand
    [search] Recherche
    [expert] Expert
   *[other] { CAPITAL($player) }
}
