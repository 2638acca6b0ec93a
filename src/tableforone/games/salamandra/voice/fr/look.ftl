# Comment l’application montre le jeu : à l’accueil, à la mise en place, noms des dessins et des choix.

look-about = Quatre manches de soleil et de lune autour du Temple de la Salamandre.
look-strength = À quelle vitesse Rudolph doit-il amasser ?
look-level-1 = 1 · Facile
look-level-2 = 2 · Moyen
look-level-3 = 3 · Difficile
look-says-Rudolph = un druide qui fait le tour du Temple
look-fact-1 = 3 niveaux
look-fact-2 = environ 45 min

## Les dessins et leur sens.

symbol-apprentice = Apprenti
    .means = Tu le places ; sur un champ, il travaille une fois par manche.
symbol-apprentice-sun = Apprenti actif
    .means = Il peut encore travailler dans cette manche.
symbol-sun = Jour
    .means = Manches 1 et 3.
symbol-moon = Nuit
    .means = Manches 2 et 4.
symbol-bear = Ours
    .means = Des cartes qui aident jusqu’à la fin, et de la foi.
symbol-eagle = Aigle
    .means = Des cartes qui aident jusqu’à la fin, et de la foi.
symbol-salamander = Salamandre
    .means = Des cartes qui agissent une fois, et de la foi.
symbol-crown = Couronne
    .means = Foi envers la Salamandre.
symbol-billhook = Serpe
    .means = Retourne l’apprenti pour gagner ce que donne le champ.
symbol-cauldron = Chaudron
    .means = Retourne l’apprenti, paie et gagne.
symbol-building = Champ
    .means = À construire, ou construit.
symbol-crystal = Cristal
    .means = Tu le gardes après ton tour.
symbol-leaf = Feuille
    .means = Dure jusqu’à la fin du tour.
symbol-flower = Fleur
    .means = Dure jusqu’à la fin du tour.
symbol-fruit = Fruit
    .means = Dure jusqu’à la fin du tour.
symbol-any-resource = L’un des trois
    .means = Une feuille, une fleur ou un fruit.
symbol-reactivate = Réactiver
    .means = Un apprenti qui a travaillé peut retravailler.
symbol-potion-green = Potion verte
    .means = Faite d’une feuille ; pour le Temple blanc.
symbol-potion-purple = Potion mauve
    .means = Faite d’une fleur ou d’un fruit ; pour le Temple noir.
symbol-scroll = Parchemin
    .means = Quatre parchemins amènent un apprenti sur un grimoire.
symbol-spellbook = Grimoire
    .means = Rapporte des points à la fin.
symbol-grove = Bosquet
    .means = Se récolte pour 3 cristaux quand tu passes.
symbol-vp = Points
    .means = Vénération.
symbol-cameo-green = Rudolph
    .means = Ton adversaire.
symbol-u-redo = Recyclage
    .means = Une carte ou un champ va sous sa pile.

## Sortes de choix ; ce qu’il faut.

kind-place = Placer
    .needs = Il te faut un apprenti à placer et un emplacement libre (7.4.1).
kind-build = Construire
    .needs = Il te faut le prix d’un champ de l’offre (7.5.1).
kind-work = Récolter
kind-brew = Chaudron
kind-white = Temple blanc
    .needs = Il te faut un apprenti actif, 1 potion verte et 2 cristaux (7.7.1).
kind-black = Temple noir
    .needs = Il te faut un apprenti actif, 1 potion mauve et 1 cristal (7.7.1).
kind-rest = Repos
kind-convert = Utiliser une carte
kind-buy = Acheter
kind-card = Prendre une carte
kind-cell = Place du champ
kind-grove = Bosquets
kind-book = Grimoires
kind-send = Envoyer
kind-wake = Réactiver
kind-stock = Payer
kind-recycle = Recycler
kind-druid = Passer
    .needs = Tu ne peux passer que si tu n’as plus d’apprenti à placer ou si aucun emplacement n’est libre (7.8.1).
kind- = Continuer

## Les décisions de Rudolph.

step-tile = Champ
step-spot = Emplacement
step-spellbook = Grimoire
