# Études, banc d’essai et jeux de données : ce qui ne va pas, et que faire.

## Dossiers et fichiers. $folder, $file : leurs chemins

other-folder = Choisis un autre dossier avec --out.
folder-other-study = { $folder } contient une autre étude (« { $title } »). { other-folder }
folder-other-rules = Les règles ou les joueurs ont changé depuis le début de { $folder } : ses parties seraient différentes. { other-folder }
folder-not-empty = { $folder } n’est pas vide et ne contient pas d’étude. { other-folder }
# $reason : ce que dit le système
folder-not-made = { $file } ne peut pas être créé : { $reason }. { other-folder }
folder-busy = L’étude de { $folder } est déjà en cours. Attends qu’elle finisse.
then-make-room = Les parties sont enregistrées. Fais de la place, puis continue.
chunk-damaged = { $file } est abîmé. Supprime-le et recommence : seules ses parties sont rejouées.
study-damaged = { $file } est abîmé ou n’est pas une étude de ce programme. { other-folder }
needs-pyarrow = { $file } a besoin de PyArrow. Tape ceci, puis relance la commande : { $command }

## Le fichier d’une étude.

the-study = L’étude
a-variant = Une variante de l’étude
study-games = Une variante a de 1 à { NUMBER($most) } parties, pas { $n }.
study-twice = Deux variantes s’appellent « { $name } ». Donne à chacune son nom.
# $where : quelle partie ; $known : ce qui est possible
study-unknown = { $where } contient « { $name } », qui est inconnu. Choisis parmi { COMMAS($known) }.
study-number = Dans une étude, « { $name } » est un nombre entier, pas « { $value } ».
study-tables = Dans une étude, [axes] est une table de listes, et chaque [[cells]] est une table.
study-both = Une étude a soit [axes], soit [[cells]], pas les deux.
study-empty-axis = L’axe « { $axis } » est vide. Donne-lui une liste d’au moins une valeur.
study-many = Les axes donnent { NUMBER($n) } variantes ; la limite est { NUMBER($most) }.
study-options = Dans une étude, [options] est une table : le nom d’une option et sa valeur.
study-no-game = L’étude ne nomme aucun jeu. Jeux : { COMMAS($games) }.
study-axis = « { $axis } » n’est pas un axe de { $game }. Axes : { COMMAS($axes) }.
study-modules = Dans une étude, les modules sont une liste de noms ; un axe de modules est une liste de telles listes.
study-unplayable = La variante « { $name } » ne peut pas être jouée : { $why }
study-text = Dans une étude, niveau et joueur sont du texte, pas « { $value } ».
study-option = Dans une étude, une option est du texte, pas « { $value } ».

## Où l’on joue.

worker-differs = Un processus a d’autres règles de { $game }, ou un autre joueur { $player }, que cette machine. Installe la même version des deux côtés.
workers-end = Des processus s’arrêtent sans cesse. Essaie avec moins de processus ; les parties jouées sont enregistrées.
needs-ray = Ray n’est pas installé. Tape { $command }, ou retire --on ray.
ray-refused = Impossible de rejoindre le cluster Ray à { $address } : { $why }.
ray-refused-here = Aucun cluster Ray ne peut démarrer sur cette machine : { $why }.
ray-refused-token = { ray-refused } S’il demande un jeton, mets-le dans RAY_AUTH_TOKEN.
ray-workers-end = Des processus du cluster s’arrêtent sans cesse. Les parties jouées sont enregistrées.

## Le banc d’essai et les jeux de données.

bench-no-tasks = Le banc d’essai n’a pas d’épreuve de { $game }. Retire --game.
result-damaged = { $file } est abîmé ou n’est pas un résultat du banc d’essai.
result-version = { $file } a la version { $version } du protocole ; ce programme a la { $known }.
result-incomplete = { $file } n’a pas les épreuves et les joueurs du protocole.
result-deals = { $file } n’a pas toutes les donnes de { $task } par { $player }.
result-wrong = { $task } par { $player }, donne { $seed } : { $why }
result-illegal = un choix n’est pas permis.
result-long = la partie finit avant le dernier choix.
result-other = le fichier dit { $file }, les règles disent { $rules }.
dataset-held-out = Ces donnes sont réservées au banc d’essai. Choisis un autre --seed.
