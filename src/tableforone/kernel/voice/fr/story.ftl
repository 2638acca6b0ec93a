# Ce que disent tous les jeux : mise en place, décompte final, explications, saisies du compagnon.

# A game with your own copy, in a list of games. $game: its name
name-at-home = { $game }, à ta propre table

# $level: its name; $modules: their names
way-modules = { $level }, avec { AND($modules) }
way-only-modules = avec { AND($modules) }

# $what: is scored; $mine: points for it; $sum: points so far
scored = { CAPITAL($what) } : { $mine }. Total { $sum }.
# $opponent: its name; $theirs: its points; $other: its points so far
scored-both = { CAPITAL($what) } : toi { $mine }, { $opponent } { $theirs }. Total { $sum }–{ $other }.

# $left, $out: names of candidates
row-all-left = en lice : { SEMICOLONS($left) }
row-left-and-out = en lice : { SEMICOLONS($left) } – hors course : { SEMICOLONS($out) }
row-nobody = aucun candidat ne convient
row-by-lot = Égalité : tirage au sort
# $rule: its number; $text: the rule
row-rule = Règle { $rule } : { $text }

## Ce qu’on peut saisir à tout moment. Dans le journal ; enregistré en anglais avec la partie.

# $name: of a number on his board; $before, $after: what it was and is
aside-corrected = Corrigé : { $name }, de { $before } à { $after }
aside-refused = Ce nombre ne peut pas changer autant : le matériel du jeu n’y suffit pas.
aside-app-cards = Désormais, l’appli révèle ses cartes
aside-own-cards = Désormais, c’est toi qui révèles ses cartes
# $n: number of an entry
aside-kept = La saisie { $n } était fausse ; ce qui a été joué compte
# $question: in words; $answer: to it
aside-ahead = { $question } { $answer }

## Consignes qui remettent la vraie table en ordre après une correction.

# $opponent: its name; $before, $after: points
repair-points = Points : { $opponent }, de { $before } à { $after }
# $name: of a piece or number
repair-add = Ajoute : { $name }
repair-remove = Retire : { $name }
repair-number = { CAPITAL($name) } : de { $before } à { $after }

## Une option de chaque compagnon : qui révèle les cartes de l’adversaire ?

option-his-cards = Qui révèle ses cartes ?
option-his-cards-app = L’appli
    .about = Son paquet reste dans la boîte.
option-his-cards-mine = Toi
    .about = Son paquet est sur la table, et tu saisis chaque carte.
