# La ligne de commande : ce que montre --help.
# Une ligne est à l’infinitif, en minuscules, sans point, avec 60 caractères au plus.

about = Joue seul à des jeux de société contre leurs adversaires solo imprimés.
usage = Utilisation :
help-positional = Arguments
help-options = Options
help-help = montrer cette aide
help-version = montrer la version
# $languages: what there is
help-language = choisir la langue : { OR($languages) } (sinon celle du système)

## Commandes.

command-serve = lancer l’appli dans ton navigateur
command-games = lister jeux, adversaires, niveaux, modules et options
command-engines = montrer les moteurs utilisés, compilés ou non
command-play = jouer dans le terminal, ou continuer une partie
command-companion = faire jouer l’adversaire à ta vraie table
command-lesson = apprendre un jeu dans le terminal
command-daily = jouer la donne du jour, la même pour tous
command-simulate = faire jouer beaucoup de parties à un joueur virtuel
command-learn = entraîner l’expert sur ses propres parties
command-ladder = montrer combien de fois chaque joueur gagne
command-calibrate = comparer les chances de l’expert à ses résultats
command-regret = mesurer ce qu’un conseil perd en réfléchissant moins
command-puzzles = trouver des positions où un tour est nettement meilleur
command-study = jouer une étude sur les mêmes donnes, avec un rapport
command-bench = mesurer un joueur, ou vérifier un résultat
command-dataset = écrire beaucoup de parties en jeu de données (Parquet)
command-replay = rejouer une partie enregistrée selon les règles
command-review = analyser une partie enregistrée avec l’entraîneur
command-tables = lister tes parties enregistrées, la dernière d’abord
command-export = écrire une partie enregistrée dans un fichier
command-import = ajouter une partie depuis un fichier
command-share = donner les liens qui contiennent une partie
command-delete = supprimer des parties enregistrées
command-restore = lister les sauvegardes, ou en rétablir une
command-deck = lister, saisir, exporter ou importer tes cartes solo
command-rules = montrer les règles d’un jeu, ou une règle
command-languages = montrer l’avancement de chaque langue

## Arguments de plusieurs commandes.

help-level = choisir le niveau de l’adversaire
help-modules = choisir les modules, séparés par des virgules
help-option = régler une option du jeu ; peut se répéter
help-seed = choisir la donne : même numéro, mêmes cartes, mêmes dés
help-seed-first = choisir le numéro de la première donne
help-workers = choisir le nombre de processus (sinon tous les cœurs)
help-json = donner du JSON sur la dernière ligne
help-data = choisir le dossier de données (sinon TABLEFORONE_DATA)
help-one-game = ne montrer qu’un jeu
# $players: their names
help-player = choisir qui joue : { $players }
# $players: their names; $default: one of them
help-player-default = choisir qui joue : { $players } (sinon { $default })
# $players: their names
help-one-player = ne montrer qu’un joueur : { $players }
help-budget = limiter la réflexion : 500 (évaluations) ou 200ms
# $n: the default
help-games = choisir le nombre de parties (sinon { $n })

## Arguments d’une commande.

help-host = choisir l’adresse (sinon cette machine seulement)
# $port: its number
help-port = choisir le port ; 0 en prend un libre (sinon { $port })
help-open = ouvrir le navigateur
help-lan = laisser entrer les téléphones de la maison avec un code
help-https = utiliser https avec son propre certificat (avec --lan)
help-day = rétablir cette sauvegarde, par exemple 2026-05-01
help-check = dire seulement si le fichier concorde
# $default: a number
help-review-games = parties simulées par coup coûteux (sinon { $default })
help-compared-player = lister aussi ce que choisirait ce joueur
help-card = saisir ou corriger cette carte à toi
help-export = écrire tes cartes dans un fichier
help-import = lire des cartes dans un fichier
help-game = choisir le jeu (sinon on te le demande)
help-resume = continuer cette partie enregistrée
help-cards = qui révèle les cartes de l’adversaire ? (sinon app)
help-lesson = choisir une autre leçon que la première
help-result = écrire le résultat dans ce fichier
help-bench-game = ne jouer que les épreuves d’un jeu
help-beside = comparer aux parties de ce résultat
help-verify = rejouer un résultat et le vérifier
# $default: the name of a player
help-dataset-player = choisir qui joue (sinon { $default })
# $default: a number
help-first-seed = choisir la première donne (sinon { $default })
help-dataset-out = écrire le jeu de données dans ce dossier
help-study-file = lire l’étude dans ce fichier TOML
help-study-games = choisir les parties par variante (sinon le fichier)
help-study-out = garder l’étude ici (sinon le dossier de données)
help-on = jouer sur un cluster Ray
help-address = choisir le cluster (sinon un sur cette machine)
help-learn-seed = répéter exactement : même numéro, même fichier
help-learn-out = écrire le réseau dans ce fichier (sinon le paquet)
help-begin = continuer avec ce réseau au lieu d’un nouveau
help-partners = garder aussi quatre réseaux plus faibles ici
help-ladder-games = jouer tant de nouvelles parties par ligne
help-keep = ajouter les nouvelles parties à celles du paquet
help-calibrate-games = jouer tant de nouvelles parties par niveau
help-calibrate-budget = limiter la réflexion (sinon 2 000 évaluations)
help-calibrate-keep = utiliser le résultat pour toutes les chances
help-regret-budget = ne mesurer que cette limite, comme 336 évaluations
help-puzzles-keep = en faire les problèmes de ce jeu
help-plot = dessiner un graphique dans ce fichier SVG
help-missing = lister ce qui manque dans cette langue
help-share-moment = ouvrir la partie à ce moment (sinon à la fin)
help-share-site = pointer vers cette adresse (sinon cet ordinateur)
