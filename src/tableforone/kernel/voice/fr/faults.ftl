# Ce qui ne va pas, et quoi faire : parties, parties enregistrées, positions, fichiers de cartes.

# $kind: what Python says
crash = Le programme a rencontré une erreur ({ $kind }). Rien n’a été modifié.
# $game: what was asked for; $games: what there is
no-game = « { $game } » n’est pas parmi les jeux. Jeux : { COMMAS($games) }.
no-game-folder = { $variable } nomme { $folder }, mais il n’y a pas de jeu : le dossier doit contenir un fichier __init__.py.
# $folder: its name; $why: what Python says
game-broken = Le jeu du dossier { $folder } manque, car son programme échoue : { $why }. Corrige-le et redémarre, ou retire-le de { $variable }.

## À la table.

table-is-over = Cette partie est terminée. Commences-en une autre, ou annule un coup.
# $answer: a number; $question: that is open
table-no-choice = « { $answer } » ne fait pas partie des choix. { $question }
# $answer: a number; $question: that is open
table-no-chance = « { $answer } » n’est pas possible ici. { $question }
table-no-undo = Il n’y a rien à annuler.
table-no-redo = Il n’y a rien à rétablir.
# $steps: how many; $n: how many there are
table-few-moves = Tu ne peux pas annuler { $steps } coups : il n’y en a { $n ->
    [one] qu’un
   *[other] que { $n }
}.
# $n: number of a question
table-no-question = Tu ne peux pas aller à la question { $n } : elle n’a jamais été posée. Choisis-en une autre.
# $n: decisions
table-no-decision = { $n ->
    [0] L’adversaire n’a encore rien décidé.
    [one] L’adversaire a pris 1 décision jusqu’ici. Choisis 1.
   *[other] L’adversaire a pris { $n } décisions jusqu’ici. Choisis de 1 à { $n }.
}
table-answered = Cette question a déjà reçu une réponse, ici ou dans une autre fenêtre. Voici la table telle qu’elle est maintenant.
table-undone = Ce coup appartient à un moment qui a été annulé. Voici la table telle qu’elle est maintenant.

## Mise en place.

# $kind: what Python says
setup-fails = Impossible de mettre cette partie en place : erreur dans les règles ({ $kind }).
# $game: its name; $level: what was asked for
setup-no-levels = { $game } n’a pas de niveaux, mais tu as indiqué « { $level } ». Retire le niveau.
# $levels: what there is
setup-level = « { $level } » n’est pas un niveau de { $game }. Niveaux : { COMMAS($levels) }.
# $module: what was asked for; $why: a sentence
setup-module-refused = Le module « { $module } » n’est pas jouable : { $why }
# $modules: what there is
setup-module = « { $module } » n’est pas un module de { $game }. Modules : { AND($modules) }.
# $option: what was asked for; $options: what there is
setup-option = « { $option } » n’est pas une option de { $game }. Options : { AND($options) }.
# $value: what was asked for; $choices: what there is
setup-choice = « { $value } » n’est pas un choix de l’option { $option }. Choix : { COMMAS($choices) }.
# Stands where other messages have $where.
setup-file = Le fichier de l’option { $option }
# $seed: what was asked for; $most: the largest
seed-range = { $seed } n’est pas un numéro de donne possible. Choisis un nombre entier de 0 à { $most }.
# $game: its name
no-companion = { $game } ne se joue pas encore avec ta propre boîte.
lesson-none = { $game } n’a pas encore de leçon.
# $name: what was asked for; $lessons: what there is
lesson-unknown = « { $name } » n’est pas une leçon de { $game }. Leçons : { COMMAS($lessons) }.

## Saisies à une vraie table.

entry-not-a-number = On ne répond pas à cette question par un nombre. Choisis une des réponses.
# $said: what was typed; $first, $last: the bounds
entry-out-of-range = « { $said } » n’est pas possible ici. Saisis un nombre de { $first } à { $last }.
# $n: dice that were entered; $many: dice that are rolled
entry-dice = Tu as saisi { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}, mais on en lance { $many }. Saisis-les tous.

## Parties enregistrées. $where: which file, at the start of the sentence, always masculine

the-saved-game = Le fichier de la partie
another-copy = Utilise une autre copie de ce fichier.
another-file = Choisis un fichier enregistré par ce programme.
saved-choices = { $where } est endommagé : ses modules ou ses options ne sont pas du texte. { another-copy }
# $name: who deals
saved-dealer = { $where } est endommagé : « { $name } » ne peut pas distribuer ses cartes. { another-copy }
# $n: number of the entry
saved-no-entry = { $where } est endommagé : la saisie { $n } n’en est pas une. { another-copy }
saved-no-answer = { $where } est endommagé : la saisie { $n } n’est ni un coup ni une annulation. { another-copy }
saved-wrong-answer = { $where } est endommagé : la saisie { $n } n’est ni un nombre ni une courte liste de nombres. { another-copy }
saved-too-large = { $where } est trop grand pour une partie enregistrée. { another-file }
saved-not-json = { $where } est endommagé ou n’est pas une partie enregistrée : ce n’est pas du JSON. { another-file }
saved-other-program = { $where } n’est pas une partie enregistrée par ce programme. { another-file }
saved-no-version = { $where } est endommagé : la version manque. { another-copy }
saved-newer = { $where } vient d’une version plus récente du programme. Mets le programme à jour pour l’ouvrir.
# $name: of a field
saved-field = { $where } est endommagé : le champ « { $name } » manque ou est faux. { another-copy }
# $difference: a sentence
saved-differs = { $where } ne concorde pas avec les règles : { $difference } Rien n’a été ouvert.
saved-fails = { $where } ne s’ouvre pas : { $difference }
saved-no-way-back = { $where } n’a pas de moment antérieur où revenir.
# $n: number of the entry; $why: a sentence
entry-does-not-fit = la saisie { $n } ne convient pas. { $why }
# $kind: what Python says
entry-fails = le programme échoue à la saisie { $n } ({ $kind }).
# $file, $replay: fingerprints
other-fingerprint = son empreinte est { $file }, celle de la partie rejouée est { $replay }.

## Fichiers de cartes et autres textes. $where: which file, at the start of the sentence, always masculine

# $n: characters; $most: the limit
text-too-large = { $where } est trop grand : { NUMBER($n) } caractères pour une limite de { NUMBER($most) }.
# $most: the limit
text-too-deep = { $where } est illisible : plus de { $most } parenthèses sont imbriquées. Corrige-le.
text-long-name = { $where } est illisible : un de ses noms a plus de { $most } parties. Corrige-le.
text-long-number = { $where } est illisible : un de ses nombres a des milliers de chiffres. Corrige-le.
text-too-much = { $where } est illisible : il a trop de valeurs.
text-not-json = { $where } est endommagé : ce n’est pas du JSON.
# $error: what Python says
text-not-toml = { $where } n’est pas du TOML : { $error }.
# $place: where in the file; $wrong: what is wrong there
text-wrong-value = { $where }, { $place } : { $wrong }.
value-large = le nombre est trop grand
# $code: of the character
value-unseen = il s’y trouve un caractère invisible ({ $code })

## Positions, en une ligne de texte.

line-not-json = Ce n’est pas une position : il faut une ligne de JSON.
line-no-game = Ce n’est pas une position : aucun jeu n’est nommé.
line-choices = Ce n’est pas une position : niveau, modules ou options ne sont pas du texte.
line-no-position = Ce n’est pas une position : la table manque.
# $kind: what Python says
position-fails = Cette position n’est pas jouable : erreur dans les règles ({ $kind }).
# $wrong: what is wrong, without a full stop
position-impossible = Cette position n’est pas possible : { $wrong }.
# $name: of the check
position-check = elle ne passe pas le contrôle « { $name } »
# $part: of the position
position-other-file = { $part } : le fichier du joueur dit autre chose
position-lot = le tirage au sort ne départage pas des candidats à égalité
# $name: of a part
position-unknown-part = La position a une partie inconnue, « { $name } ».
position-lacks-part = Il manque à la position sa partie « { $name } ».
# $value: what it is here
position-part = La partie « { $name } » de la position ne peut pas être « { $value } ».
position-lacks-stack = Il manque à la position sa pile (ce qui doit encore arriver).
# $n: frames; $most: the limit
position-tall-stack = La pile de la position a { $n } étapes ; la limite est { $most }.
# $frame: a part of the stack
position-unknown-frame = La pile de la position contient « { $frame } », qui n’est pas une étape.
position-deep-frame = La pile de la position a trop d’étapes imbriquées.
# $word: the name of a frame; $n: arguments; $names: of its arguments
position-arguments = La pile de la position contient « { $word } » avec { $n ->
    [one] { $n } argument
   *[other] { $n } arguments
} ; il faut : { AND($names) }.
# $arg: name of an argument; $value: what it is here
position-not-a-list = La pile de la position contient « { $word } » avec « { $arg } » = { $value } ; il faut une liste.
position-long-argument = La pile de la position contient « { $word } » avec trop de choses dans « { $arg } ».
# $low, $high: the bounds
position-argument = La pile de la position contient « { $word } » avec « { $arg } » = { $value } ; il faut de { $low } à { $high }.
