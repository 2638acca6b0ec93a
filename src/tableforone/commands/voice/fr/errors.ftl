# Ce que dit la ligne de commande quand quelque chose ne va pas : quoi, puis que faire.

# $command: what to type before --help, in all of these
# $name: of an argument; $given: what was typed; $choices: what there is
wrong-choice = { $name } : « { $given } » ne fait pas partie des choix. Choix : { $choices }.
# $name: of an argument
wrong-no-value = { $name } demande une valeur. Voir `{ $command } --help`.
# $name: of an argument; $given: what was typed
wrong-value = { $name } ne prend pas de valeur, mais tu as indiqué « { $given } ». Voir `{ $command } --help`.
# $names: of arguments
wrong-missing = Il manque quelque chose : { $names }. Voir `{ $command } --help`.
# $given: what was typed
wrong-unknown = « { $given } » n’est pas un argument de cette commande. Voir `{ $command } --help`.
# $name: of an argument; $what: is wrong
wrong-argument = { $name } : { $what }. Voir `{ $command } --help`.
# $message: what Python says of it
wrong-usage = Ces arguments ne conviennent pas ({ $message }). Voir `{ $command } --help`.
# $given: what was typed; $languages: what there is
wrong-language = « { $given } » n’est pas une langue de ce programme. Choisis { OR($languages) }.
# $given: what was typed
wrong-option = --option demande NAME=VALUE, pas « { $given } ».
# $given: what was typed
not-a-number = « { $given } » n’est pas un nombre entier
# $folder: a name with ~ in it
no-such-home = { $folder } nomme un utilisateur que ce système n’a pas. Choisis un autre dossier.
no-workers = Il faut au moins un processus. Choisis 1 ou plus.
no-games = Il faut au moins une partie. Choisis 1 ou plus.

interrupted = Interrompu.
# $file: of the machine; $reason: what the system says
file-refused = Impossible de lire ou d’écrire { $file } : { $reason }. Choisis un autre fichier ou un autre dossier de
    données, ou fais de la place.
# $reason: what the system says
system-refused = Le système refuse : { $reason }. Choisis un autre fichier ou un autre dossier de données, ou fais de la
    place.
# $kind, $error: what Python says
program-failed = Le programme a rencontré une erreur ({ $kind } : { $error }). Tes parties enregistrées sont intactes.

resume-alone = --resume continue une partie enregistrée. Retire le jeu, le niveau, les modules, les options et la donne.
# $file: of a saved game; $kind: what Python says
replay-failed = Impossible de montrer { $file } : le programme rencontre une erreur ({ $kind }).
review-companion = Les parties jouées à ta propre table ne s’analysent pas : l’entraîneur ne connaît que tes saisies.
review-no-games = Il faut au moins une partie simulée par coup. Choisis 1 ou plus.
# $file: that was read
deck-no-cards = { $file } n’a aucune carte à toi : toutes sont reconstituées.
# $card: what was typed; $deck: its name; $cards: what there is
deck-wrong-card = « { $card } » n’est pas une de ces cartes : { $deck }. Cartes : { COMMAS($cards) }.
# $card: its name
deck-not-entered = La carte { $card } n’a pas été saisie en entier. Rien n’a été modifié.
address-alone = --address nomme un cluster Ray. Ajoute --on ray.
verify-alone = --verify rejoue un fichier. Retire le joueur, --out, --game et --beside.
bench-needs = Nomme un joueur et un fichier pour le résultat : tableforone bench PLAYER --out FILE.
# $file: a result
bench-beside = Il manque à { $file } certaines de ces parties. Retire --beside, ou choisis un autre fichier.
# $n: games
dataset-few = Un jeu de données a au moins { $n } parties, une par mise en place. Choisis { $n } ou plus.
ladder-needs-games = --budget, --seed et --keep valent pour de nouvelles parties. Ajoute --games et leur nombre.
