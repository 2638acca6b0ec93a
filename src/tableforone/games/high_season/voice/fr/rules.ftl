# Ce que déclarent les règles : le jeu en bref, niveaux, options, décompte final, résultats.

primer = Tu remplis un hôtel de papier pendant 7 manches. À chacun de tes 2 tours par manche, tu prends un dé. Plus il y
    a de dés sur sa case, plus l’action est forte : préparer des chambres, les occuper, avancer sur la piste de
    l’Empereur, prendre des couronnes, engager du personnel. On ne prépare une chambre qu’à côté d’une chambre préparée ou
    occupée, et on n’occupe qu’une chambre préparée. Sa porte donne un bonus. Les groupes, rangées et colonnes complets
    donnent des récompenses ou des points ; une rangée ou une colonne ne compte que pour le premier qui la remplit. Après
    les manches 3, 5 et 7, l’Empereur vient, et tu perds des points si tu n’es pas assez loin sur sa piste. Les emprunts
    aident tout de suite et coûtent des points à la fin. Tu gagnes avec plus de points que Ralph.

## Niveaux : le nom au milieu d’une phrase, puis ce qu’il en est.

level-1 = niveau 1
    .about = Ralph lambine : 4 de ses 16 cartes sont douces, aucune n’est coriace.
level-2 = niveau 2
    .about = Une carte mord : 3 de ses 16 cartes sont douces, 1 est coriace.
level-3 = niveau 3
    .about = Il ne fait aucun cadeau : 2 de ses 16 cartes sont douces, 2 sont coriaces.
level-4 = niveau 4
    .about = Ne gâche aucun tour : 1 de ses 16 cartes est douce, 3 sont coriaces.
level-5 = niveau 5
    .about = Pour qui aime perdre : aucune de ses 16 cartes n’est douce, 4 sont coriaces.

## Options de mise en place : la question, puis chaque choix.

option-hotel = Quel hôtel est le tien ?
    .about = Des chambres d’une même couleur qui se touchent forment un groupe ; un groupe ne traverse jamais l’escalier.
option-hotel-random = Au hasard
    .about = L’un des huit.
option-hotel-1 = Nº 1
option-hotel-2 = Nº 2
option-hotel-3 = Nº 3
option-hotel-4 = Nº 4
option-hotel-5 = Nº 5
option-hotel-6 = Nº 6
option-hotel-7 = Nº 7
option-hotel-8 = Nº 8

option-ralph-hotel = Quel hôtel est celui de Ralph ?
    .about = Il ne peut pas être le même que le tien.
option-ralph-hotel-random = Au hasard
option-ralph-hotel-1 = Nº 1
option-ralph-hotel-2 = Nº 2
option-ralph-hotel-3 = Nº 3
option-ralph-hotel-4 = Nº 4
option-ralph-hotel-5 = Nº 5
option-ralph-hotel-6 = Nº 6
option-ralph-hotel-7 = Nº 7
option-ralph-hotel-8 = Nº 8

option-strip = Qui travaille dans ton hôtel ?
    .about = Six personnes que tu peux engager pendant la partie.
option-strip-random = Au hasard
option-strip-1 = Équipe 1
    .about = Préposée aux chambres, Imitateur, Service d’étage rouge, Bagagiste jaune, Concierge bleu, Liftier.
option-strip-2 = Équipe 2
    .about = Caissière des étages, Femme de chambre rouge, Conseiller impérial, Cheffe de réception, Concierge jaune,
        Inspecteur des couloirs.
option-strip-3 = Équipe 3
    .about = Imitateur, Gouvernante d’étage, Service d’étage jaune, Bagagiste bleu, Inspectrice des ailes, Déléguée du
        personnel.
option-strip-4 = Équipe 4
    .about = Chef du personnel, Femme de chambre bleue, Intendant de la cour, Bagagiste rouge, Décoratrice, Agente de
        voyages.
option-strip-5 = Équipe 5
    .about = Chef du personnel, Femme de chambre jaune, Service d’étage bleu, Conseiller impérial, Inspectrice des ailes,
        Concierge rouge.
option-strip-6 = Équipe 6
    .about = Caissière des étages, Messager de la cour, Service d’étage jaune, Bagagiste bleu, Décoratrice, Inspecteur des
        couloirs.
option-strip-7 = Équipe 7
    .about = Préposée aux chambres, Messager de la cour, Service d’étage rouge, Cheffe de réception, Agente de voyages,
        Déléguée du personnel.
option-strip-8 = Équipe 8
    .about = Femme de chambre bleue, Gouvernante d’étage, Intendant de la cour, Bagagiste rouge, Concierge jaune, Liftier.

option-pointer = La main de Ralph
    .about = De quel côté de l’escalier Ralph commence à chercher.
option-pointer-as-written = Là où elle pointe
    .about = Une main venant de la gauche l’envoie d’abord à droite.
option-pointer-same-side = Là d’où elle vient
    .about = Une main venant de la gauche l’envoie d’abord à gauche.

option-deck = Cartes de Ralph
    .about = Un fichier avec tes propres cartes. Il remplace les cartes reconstituées.

# Compagnon seulement.
option-dice = Qui lance les 10 dés ?
option-dice-mine = Toi
    .about = Tu les lances et saisis ce qu’ils montrent.
option-dice-app = L’application
    .about = L’application les lance, et tu les places.

# $n : numéro d’un hôtel
same-hotel = Toi et Ralph ne pouvez pas avoir tous deux l’hôtel { $n }. Choisis-en un autre pour toi ou pour lui.

## Ce qui est reconstitué.

reconstructed-cards = { $n ->
    [20] Les faces des 20 cartes de Ralph sont reconstituées : les cartes imprimées sont restées introuvables.
    [one] La face de { $n } des 20 cartes de Ralph est reconstituée : la carte imprimée est restée introuvable.
   *[other] Les faces de { $n } des 20 cartes de Ralph sont reconstituées : les cartes imprimées sont restées introuvables.
} L’option « Cartes de Ralph » te permet d’utiliser les tiennes.
reconstructed-lines = Les 8 zigzags des cartes de Ralph sont reconstitués : ceux imprimés sont restés introuvables.

## Lignes du décompte final, au milieu d’une phrase.

score-staff = personnel
score-groups = groupes
score-rooms = chambres
score-emperor = Empereur
score-money = couronnes
score-lines = rangées et colonnes
score-loans = emprunts
# Compagnon seulement.
score-yours = tes points

## Comment ça a fini. $mine, $theirs : points

result-won = Tu bats Ralph, { $mine } à { $theirs }.
result-lost = Ralph gagne, { $theirs } à { $mine }.
result-draw = Égalité, { $mine } à { $theirs }.

## Ce qui ne va pas dans un fichier de cartes.

file-not-toml = Le fichier de cartes n’est pas du TOML ({ $error }). Pars d’une copie de data/solo_cards.toml.
file-other-part = Le fichier de cartes change « { $part } », mais seules les entrées [[card]] peuvent être remplacées.
    Supprime cette partie.
file-no-cards = Le fichier de cartes n’a pas d’entrée [[card]]. Pars d’une copie de data/solo_cards.toml.
# $n : entrées
file-twice = Le fichier de cartes doit avoir une fois chacune des 20 cartes A1–A4, B01–B12, C1–C4 ; il a { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}. Une partie en utilise 16, selon le niveau.
file-lacks = Le fichier de cartes doit avoir une fois chacune des 20 cartes A1–A4, B01–B12, C1–C4 ; il a { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
} et il manque { COMMAS($cards) }. Une partie en utilise 16, selon le niveau.
file-id = Fichier de cartes, carte « { $card } » : son id doit être l’un de A1–A4, B01–B12, C1–C4.
file-field = Fichier de cartes, carte { $card }, champ « { $field } » : { $what }.
file-unknown-field = champ inconnu ; une carte a { COMMAS($fields) }
file-grade = il faut « { $grade } »
file-two-dice = il faut une liste de deux dés, gauche et droite
file-actions = il faut une liste de 1 à { $most } actions
file-die = « { $value } » n’est pas un dé ; il faut 1 à 6 ou "most"
file-steps = n = { $value } dans une action Empereur ; il faut de 1 à { $most }
file-action = « { $value } » n’est ni une action Empereur (do, n) ni une occupation (do, color, prefer)
file-choice = « { $value } » est inconnu ; possible : { COMMAS($choices) }
