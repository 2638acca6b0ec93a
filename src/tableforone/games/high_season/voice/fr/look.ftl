# Comment l’application montre le jeu : à l’accueil, à la mise en place, noms de dessins et sortes de choix.

look-about = Lance, entoure, coche : le grand hôtel sur une feuille de papier.
# Le titre des niveaux.
look-strength = Quel effort doit faire Ralph ?
look-level-1 = 1 · Doux
look-level-2 = 2 · Régulier
look-level-3 = 3 · Appliqué
look-level-4 = 4 · Dur
look-level-5 = 5 · Féroce
look-says-Ralph = remplit son hôtel en zigzag
look-fact-1 = 5 niveaux
look-fact-2 = 8 hôtels
look-fact-3 = environ 25 min

## Les dessins et leur sens.

symbol-c-blue = Chambres bleues
    .means = Les groupes complets donnent des points.
symbol-c-red = Chambres rouges
    .means = Les groupes complets donnent des couronnes.
symbol-c-yellow = Chambres jaunes
    .means = Les groupes complets donnent des cases de l’Empereur.
symbol-any-room = Toute couleur
    .means = Une chambre bleue, rouge ou jaune.
symbol-cameo-yellow = Ralph
    .means = Ton adversaire.
symbol-crown = Empereur
    .means = Des cases sur la piste de l’Empereur.
symbol-krone = Couronne
    .means = L’argent. À la fin, 3 couronnes valent 1 point.
symbol-vp = Points
    .means = Ils comptent à la fin.
symbol-staff = Engager
    .means = Engage un employé de ta bande.
symbol-door = Préparer
    .means = Prépare une chambre : entoure sa poignée de porte.
symbol-room-occupied = Occuper
    .means = Occupe une chambre préparée : coche-la.
symbol-die-1 = Case 1
    .means = Préparer.
symbol-die-2 = Case 2
    .means = Occuper.
symbol-die-3 = Case 3
    .means = Préparer ou occuper.
symbol-die-4 = Case 4
    .means = Cases de l’Empereur ou couronnes.
symbol-die-5 = Case 5
    .means = Engager.
symbol-die-6 = Case 6
    .means = Imite une autre case pour 1 couronne.
symbol-die-any = Au choix
    .means = N’importe quelle autre case.
symbol-die-most = Le plus
    .means = La case avec le plus de dés.
symbol-hand-left = Main venant de la droite
    .means = Ralph préfère le dé de droite et commence à gauche de l’escalier.
symbol-hand-right = Main venant de la gauche
    .means = Ralph préfère le dé de gauche et commence à droite de l’escalier.
symbol-t-once = Une fois
    .means = À l’embauche.
symbol-t-permanent = Toujours
    .means = À partir de maintenant.
symbol-t-end = À la fin
    .means = Donne des points.
symbol-u-check = Fait
    .means = Atteint, engagé ou complet.

## Sortes de choix ; ce qu’il faut.

kind-die = Prendre un dé
kind-pass = Passer
kind-main = Action principale
kind-prepare = Préparer une chambre
kind-occupy = Occuper une chambre
kind-door = Bonus de porte
kind-emperor = Piste de l’Empereur
kind-krones = Couronnes
kind-staff = Personnel
kind-loan = Emprunt
    .needs = Les trois emprunts sont pris (7.3).
kind- = Renoncer

## Les décisions de l’adversaire.

step-die-two-numbers = Un dé
step-die-a-number-and-most = Un dé
step-die-most = Un dé
step-room-of-a-colour = Une chambre
step-room-of-a-colour-to-complete-a-row = Une chambre, pour une rangée
step-room-of-a-colour-to-complete-a-column = Une chambre, pour une colonne
step-room-of-a-colour-to-complete-a-group = Une chambre, pour un groupe
step-room-of-any-colour = Une chambre au choix
step-room-of-any-colour-to-complete-a-row = Une chambre au choix, pour une rangée
step-room-of-any-colour-to-complete-a-column = Une chambre au choix, pour une colonne
step-room-of-any-colour-to-complete-a-group = Une chambre au choix, pour un groupe
