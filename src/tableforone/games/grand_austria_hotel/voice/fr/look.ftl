# Comment l’application montre le jeu : à l’accueil, à la mise en place, noms des dessins et sortes de choix.

look-about = Remplis ton café, illumine ton hôtel, garde l’Empereur de bonne humeur.
look-strength = Quelle force pour ton voisin ?
look-says-Leopold = ton voisin d’en face
look-says-Elisabeth = une experte des salles de bal
look-fact-1 = 3 niveaux
look-fact-2 = Let’s Waltz!
look-fact-3 = environ 60 min

## Les dessins et ce qu’ils veulent dire.

symbol-c-blue = Bleu
    .means = La noblesse et ses chambres ; les groupes pleins donnent des points.
symbol-c-red = Rouge
    .means = La bourgeoisie et ses chambres ; les groupes pleins donnent des couronnes.
symbol-c-yellow = Jaune
    .means = Les artistes et leurs chambres ; les groupes pleins donnent des cases sur la piste de
        l’Empereur.
symbol-c-green = Vert
    .means = Les touristes, qui prennent une chambre de n’importe quelle couleur.
symbol-c-any = Toute couleur
    .means = L’adversaire prend le client qui a le plus de points.
symbol-cameo-blue = Noble
    .means = Un client bleu.
symbol-cameo-red = Bourgeois
    .means = Un client rouge.
symbol-cameo-yellow = Artiste
    .means = Un client jaune.
symbol-cameo-green = Touriste
    .means = Un client vert : n’importe quelle chambre.
symbol-strudel = Strudel
    .means = Un plat, de la case 1.
symbol-cake = Gâteau
    .means = Un plat, de la case 1 ; jamais plus de gâteaux que de strudels.
symbol-wine = Vin
    .means = Une boisson, de la case 2.
symbol-coffee = Café
    .means = Une boisson, de la case 2 ; jamais plus de cafés que de vins.
symbol-champagne = Champagne
    .means = Ouvre les salles de bal (Salles de bal de Vienne).
symbol-krone = Couronne
    .means = De l’argent, 20 au plus.
symbol-crown = Couronne impériale
    .means = Une case sur la piste de l’Empereur.
symbol-vp = Points
    .means = Marqués tout de suite.
symbol-card = Carte Personnel
    .means = Pioches-en une.
symbol-staff = Engager
    .means = Joue une carte Personnel de ta main.
symbol-objective = Objectif
    .means = Une course pour 15, 10 et 5 points.
symbol-room-vacant = Chambre préparée
    .means = Prête pour un client.
symbol-room-occupied = Chambre occupée
    .means = Un client s’y est installé.
symbol-dancer = Danseur
    .means = Pour les salles de bal (Salles de bal de Vienne).
symbol-door = Entrée
    .means = Le pouvoir d’un hôtel (Hôtels uniques).
symbol-cog = Jeton
    .means = Appartient à l’entrée de l’adversaire (Hôtels uniques).
symbol-die-1 = Case 1
    .means = Strudel et gâteau.
symbol-die-2 = Case 2
    .means = Vin et café.
symbol-die-3 = Case 3
    .means = Préparer des chambres.
symbol-die-4 = Case 4
    .means = Empereur et couronnes.
symbol-die-5 = Case 5
    .means = Engager.
symbol-die-6 = Case 6
    .means = N’importe quelle action, pour une couronne.
symbol-die-any = Au choix
    .means = N’importe quelle action ; sur la carte de l’adversaire : n’importe quel dé.
symbol-die-most = Dé de couleur
    .means = Celui dont la célébrité a le plus de points (Célébrités).
symbol-hand-left = Main à gauche
    .means = En cas d’égalité, le plus à droite.
symbol-hand-right = Main à droite
    .means = En cas d’égalité, le plus à gauche.
symbol-t-once = Une fois
    .means = À l’engagement.
symbol-t-round = Chaque manche
    .means = Une fois par manche, à ton tour.
symbol-t-permanent = Toujours
    .means = À partir de maintenant.
symbol-t-end = À la fin
    .means = Rapporte des points après la manche 7.
symbol-u-check = Fait
    .means = Complet, rempli ou réalisé.
symbol-u-why = Pourquoi ?
    .means = Pas à pas, avec les règles.
symbol-u-skip = Passer
    .means = Ou finir ton tour.

## Sortes de choix ; ce qu’il faut.

kind-die = Prendre un dé
kind-guest = Prendre un client
    .needs = Un client par tour, avant le dé. Il te faut une table libre au café et le prix (6.1).
kind-boost = Renforcer un dé
    .needs = Renforcer coûte 1 couronne (4.2).
kind-kitchen = Cuisine
    .needs = Servir coûte 1 couronne ; il faut dans la cuisine quelque chose qu’un client veut
        encore (5.1.1).
kind-objective = Réaliser un objectif
kind-staff = Utiliser le personnel
kind-move = Installer un client
    .needs = Il te faut un client dont la commande est complète et une chambre préparée de sa
        couleur (6.3).
kind-ball = Au bal
kind-ballroom = Envoyer un danseur
kind-area = Salle de répétition
kind-room = Chambres
kind-card = Cartes
kind-serve = Servir
kind-table = Clients au café
kind-item = Plats et boissons
kind-emperor = Piste de l’Empereur
kind-tile = Tuile Empereur
kind-turn = Finir le tour
kind-entrance = Entrées
kind-token = Jetons de Dove
kind-personal = Tes propres objectifs
kind-rival-table = Clients de l’adversaire
kind- = Renoncer

## Les décisions de l’adversaire.

step-guest = Client
step-room = Chambre
step-green-room = Chambre
step-die = Dé
step-coloured-die = Dé de couleur
step-coloured-die-on-the-space = Célébrité
step-ballroom-one-arrow = Salle de bal
step-ballroom-two-arrows = Salle de bal
step-row = Rangée
step-objective = Objectif
