# Comment l’application montre le jeu : accueil, mise en place, noms des dessins et sortes de choix.

look-about = Agents, quêtes et intrigues dans la Cité des Splendeurs.
look-strength = Pseudo est-il coriace ?
look-says-Pseudo = ses points sont retirés des tiens
look-fact-1 = 10 seigneurs
look-fact-2 = environ 50 min

## Les dessins et leur sens.

symbol-agent = Agent
    .means = Tu le places sur une case libre.
symbol-cleric = Clerc
    .means = Un aventurier, blanc.
symbol-fighter = Guerrier
    .means = Un aventurier, orange.
symbol-rogue = Roublard
    .means = Un aventurier, noir.
symbol-wizard = Magicien
    .means = Un aventurier, violet.
symbol-cube-any = Aventurier au choix
    .means = Tu choisis la sorte.
symbol-gold = Or
    .means = L’argent. À la fin, 2 pièces d’or rapportent 1 point.
symbol-intrigue = Carte Intrigue
    .means = Tu la joues au port.
symbol-scroll = Quête
    .means = Coûte des aventuriers et de l’or, et rapporte des points.
symbol-lord = Seigneur
    .means = Ajoute 4 points pour chaque quête de deux types.
symbol-building = Bâtiment
    .means = Les deux peuvent l’utiliser ; son propriétaire reçoit quelque chose.
symbol-first = Marqueur de premier joueur
    .means = Celui qui l’a commence la manche suivante.
symbol-vp = Points
    .means = Ils comptent pour ton score.
symbol-q-arcana = Arcanes
    .means = Un type de quête.
symbol-q-commerce = Commerce
    .means = Un type de quête.
symbol-q-piety = Piété
    .means = Un type de quête.
symbol-q-skullduggery = Fourberie
    .means = Un type de quête.
symbol-q-warfare = Guerre
    .means = Un type de quête.
symbol-t-permanent = Quête de complot
    .means = Aide jusqu’à la fin de la partie.
symbol-u-arrow = Donne
    .means = Ce qui suit la flèche.
symbol-u-check = Fait
    .means = Payé, ou tu peux le payer.
symbol-u-redo = Nouvelles quêtes
    .means = Remplacer les quatre quêtes visibles.

## Sortes de choix.

kind-space = Cases
kind-quest = Quêtes
kind-card = Cartes Intrigue
kind-supply = De la réserve
kind-cube = De ta taverne
kind-his-cube = De la taverne de Pseudo
kind-type = Types de quêtes
kind- = Passer

## Les décisions de Pseudo.

step-space = Case
step-fallback = Case
step-tile = Bâtiment
step-cube = Aventurier
step-favor = Faveur
step-quest = Quête
step-swap = Échange
