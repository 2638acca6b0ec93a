# Environnements : ce qui ne va pas, et que faire.

# $package: its name; $command: what to type
needs-env = Les environnements ont besoin de { $package }. Tape : { $command }
# $n: choices; $most: the limit
many-choices = Une question a { $n } choix, plus que most={ $most }. Crée l’environnement avec un « most » plus grand.
reset-first = La partie est terminée. Appelle d’abord reset().
# $tables, $seeds: how many
many-seeds = Il y a { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, mais { $seeds ->
    [one] { $seeds } donne
   *[other] { $seeds } donnes
}. Donne un numéro par table.
# $file: its path; $error: what onnxruntime says
network-unread = { $file } n’est pas un réseau qu’onnxruntime sait lire : { $error }
# $inputs: what it has; $observation, $answers: what it needs
network-inputs = { $file } a les entrées { COMMAS($inputs) }. Un réseau pour Table for One a « { $observation } » et, pour
    les actions compactes, « { $answers } ».
# $what: of its inputs or outputs; $n, $needs: numbers; $game: its name
network-other-game = { $file } est pour un autre jeu : { $what } y a { $n } nombres ; pour { $game }, il en faut { $needs }.
# $name: of a method
no-method = Les tables n’ont pas de méthode « { $name } ».
no-setting = Les attributs des tables ne se modifient pas. Crée plutôt de nouvelles tables.
# $given: what was asked for; $known: what there is
wrong-reward = « { $given } » n’est pas une récompense. Choisis { OR($known) }.
wrong-actions = « { $given } » n’est pas une forme d’actions. Choisis { OR($known) }.
wrong-seed = Un numéro de donne est un nombre entier, pas { $given }.
nothing-to-choose = La partie est terminée. Il n’y a rien à choisir.
# $action: its number
illegal-action = L’action { $action } n’est pas permise maintenant. Le masque montre celles qui le sont.
# $given: of which game it is; $game: of which it should be
other-state = C’est un état de « { $given } », pas de « { $game } ».
