# La page pour ceux qui écrivent des programmes.

programs-title = Pour les programmes
programs-about = Les mêmes jeux en JSON. Un programme demande d’abord son jeton à { $session }, garde le cookie et envoie le jeton comme { $token } avec tout ce qui change quelque chose. Un coup porte le numéro de sa question ; si cette question n’est plus ouverte, la réponse est 409 avec la partie actuelle.
programs-download = Télécharger la description
programs-takes = Reçoit
programs-kind = Sorte
programs-what = Ce que c’est
programs-answers = Répond par { COMMAS($codes) }.
programs-optional-about = { $about } ; facultatif

## Ce qu’un programme peut demander, par le nom de l’appel.

call-session = Le jeton dont a besoin chaque requête qui change quelque chose, et le cookie.
call-all-games = Tous les jeux, avec leurs niveaux, modules et options.
call-all-tables = Toutes tes parties, la dernière jouée en premier. « trouble » dit pourquoi l’une ne s’ouvre pas.
call-set-a-table = Commence une partie.
call-results = Toutes les parties terminées, la plus ancienne en premier.
call-open-a-file = Ouvre une partie enregistrée.
call-look = Une partie telle qu’elle est : la question, ses choix et tout ce qui se voit.
call-delete = Supprime une partie.
call-answer = Joue un coup.
call-undo = Annule des coups.
call-redo = Rétablit un coup annulé.
call-tell = Le journal, une entrée par ligne, la plus ancienne en premier.
call-why = Chaque décision de l’adversaire : la raison, les candidats laissés par chaque règle, et les règles.
call-export = La partie entière comme texte d’un fichier, même si elle ne s’ouvre pas.

## Ce que prennent les appels, par le nom du champ.

takes-name = l’identifiant d’une partie
takes-question = le numéro de la question ouverte
takes-forced = jouer aussi les seuls choix possibles qui ne révèlent rien, comme le font les pages
takes-to = annuler jusqu’à cette question ; sans valeur, un coup
takes-text = une partie enregistrée, telle que la donne GET …/file
takes-answer = le numéro du choix
takes-game = l’identifiant du jeu
takes-level = l’identifiant du niveau
takes-modules = les identifiants des modules
takes-options = ce qui est choisi pour chaque option
takes-seed = le numéro de la donne ; sans valeur, une nouvelle
