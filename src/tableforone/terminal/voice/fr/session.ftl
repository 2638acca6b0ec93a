# Une partie dans le terminal. Ce qu’on tape (undo, why, save FILE …) est le même dans toutes les langues.

# $game: its name; $opponent: its name
title = { $game } : toi contre { $opponent }
# $seed: the number of the deal
seed = Numéro de donne : { $seed }
reconstructed = Reconstitué, faute de source imprimée :
how = Tape le numéro d’un choix, ou une partie de son texte. why montre la raison du dernier coup de l’adversaire, undo
    annule ton coup, help en dit plus. Chaque coup est enregistré aussitôt : tu peux arrêter à tout moment.
recap = Ce qui vient de se passer :
# $what: a sentence about a move
warning = Attention : { $what }
over = La partie est terminée et enregistrée. Tu peux encore taper why, log, table, undo ou save FILE. Entrée quitte.
no-question = La partie est terminée. Tape why, log, undo, save FILE ou quit.
# $id: of the game
saved = Ta partie est enregistrée. Pour continuer : tableforone play --resume { $id }
save-instead = Tape save FILE pour écrire cette partie dans un autre fichier.
set-aside = Tape undo pour revenir en arrière, save FILE pour écrire la partie dans un fichier, ou quit.
# $file: its path
report = Tu peux nous envoyer ce rapport : { $file }
# $n: moves
undone = { $n ->
    [one] { $n } coup annulé.
   *[other] { $n } coups annulés.
}
hint-none = Il n’y a pas de conseils ici.
hint-forced = C’est le seul choix possible : il n’y a rien à décider.
warnings-on = Les mises en garde sont activées : tu vois ce qu’un coup laisse échapper.
warnings-off = Les mises en garde sont désactivées.
log-empty = Il ne s’est encore rien passé.
save-what = Tape save et le nom d’un fichier : save my-game.json
# $file: its path
written = Écrit dans { $file }. Pour le rouvrir : tableforone import { $file }
# $command: what was typed before the number; $said: what was typed
wrong-count = « { $said } » n’est pas un nombre à partir de 1. Tape { $command }, ou { $command } 2.

## De quel choix s’agit-il ?

# $n: choices
matches-several = Cela correspond à { $n } choix. Tape le numéro du bon :
# $n: choices
matches-more = et { $n } de plus
# $said: what was typed
matches-none = « { $said } » ne correspond à aucun choix. Tape un numéro ou une partie du texte.

## Ce que liste help.

help-choose = choisir le 3 (une partie de son texte suffit aussi)
help-undo = annuler ton dernier coup, ou les trois derniers
help-redo = rétablir le coup annulé
help-why = expliquer la dernière décision de l’adversaire, ou celle marquée [why 12]
help-hint = montrer le meilleur coup, de combien il est meilleur, et pourquoi
help-warnings = activer ou désactiver les mises en garde (activées dans ta première partie)
help-table = montrer la table
help-log = montrer le journal
help-rules = montrer les titres des règles, ou une règle
help-save = écrire la partie dans un fichier
help-help = montrer cette liste
help-quit = quitter ; la partie est enregistrée, tu peux la continuer plus tard
help-entries = lister tes saisies, pour les comparer à la table
help-correct = refaire la saisie 12 et voir ce qui changerait
help-display = lister les valeurs de son plateau
help-change = augmenter de 1 la valeur 4 de son plateau ; -1 la diminue
help-cards = choisir qui révèle ses cartes désormais, l’appli ou toi

## L’hôte d’une leçon.

# $words: sentences
host = L’hôte : { $words }
host-left = L’hôte : Cela marche aussi. Tape undo pour reprendre la leçon, ou continue à jouer. Je reviens à la prochaine occasion.
# $chapter: its name; $n, $all: steps; $words: sentences
host-step = L’hôte [{ $chapter }, { $n } sur { $all }] : { $words }
# $choices: their numbers
host-waits = (Choisis { OR($choices) }.)
# $title: of what was learned; $text: a sentence; $rules: their numbers
host-learned = { $title } : { $text } (règles { COMMAS($rules) })
# $ending: a sentence
host-farewell = L’hôte : Tu sais jouer maintenant. { $ending } Ce que tu as appris :
host-checks = Pour te tester :
# $question, $answer, $why: texts of the lesson
host-check = { $question } { $answer }. { $why }
host-go-on = Continue à jouer, ou tape quit.
