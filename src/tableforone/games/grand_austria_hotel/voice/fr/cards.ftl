# Ce qui est écrit sur les cartes et les tuiles, par numéro. # ours

## Personnel

staff-1-text = une fois par manche : 1 strudel
staff-2-text = une fois par manche : 1 gâteau
staff-3-text = une fois par manche : 1 vin
staff-4-text = une fois par manche : 1 café
staff-5-text = 2 couronnes chaque fois qu’un client rouge quitte ton café avec une commande complète
staff-6-text = 1 case sur la piste de l’Empereur chaque fois qu’un client bleu quitte ton café avec une commande complète
staff-7-text = 1 couronne chaque fois qu’un client jaune quitte ton café avec une commande complète
staff-8-text = 2 points chaque fois qu’un client vert quitte ton café avec une commande complète
staff-9-text = tu prépares toujours les chambres bleues gratuitement
staff-10-text = tu prépares toujours les chambres rouges gratuitement
staff-11-text = tu prépares toujours les chambres jaunes gratuitement
staff-12-text = quand tu prends un 3 ou un 4 : 2 points tout de suite
staff-13-text = quand tu prends un 1 ou un 2 : force +1
staff-14-text = quand tu prends un 1 ou un 2 : tu peux préparer 1 chambre au prix normal, avant ou après l’action principale
staff-15-text = quand tu prends un 4 : chaque point de force donne 1 couronne et 1 case sur la piste de l’Empereur
staff-16-text = quand tu prends un 4 : 4 points tout de suite
staff-17-text = quand tu prends un 6 : pas de frais, et force +1
staff-18-text = quand tu prends un 5 : force +2, donc encore 2 couronnes de moins
staff-19-text = quand tu prends un 3 : 5 points tout de suite
staff-20-text = quand tu prends un 5 : tu peux avancer de 2 cases sur la piste de l’Empereur, avant ou après l’action principale
staff-21-text = 1 strudel, 1 gâteau, 1 vin et 1 café
staff-22-text = quand tu prends un 3 : tu peux engager 1 carte Personnel au prix normal, avant ou après l’action principale
staff-23-text = 1 couronne pour chaque chambre que tu occupes, quel que soit le moyen
staff-24-text = servir depuis la cuisine est gratuit
staff-25-text = les clients de la file d’attente sont gratuits
staff-26-text = tu peux payer 1 couronne pour éviter une pénalité de l’Empereur
staff-27-text = 3 points par chambre rouge occupée
staff-28-text = 3 points par chambre bleue occupée
staff-29-text = compte comme une carte Personnel de fin de partie qu’un adversaire a en jeu, appliquée à ton propre hôtel ; 0 s’il n’y en a pas
staff-30-text = 3 points par chambre jaune occupée
staff-31-text = 1 point par chambre occupée
staff-32-text = 2 points par carte Personnel que tu as en jeu, celle-ci comprise
staff-33-text = 4 points chaque fois qu’un client avec une commande complète d’au moins 4 éléments quitte ton café
staff-34-text = 1 point par tuile Chambre sur ton plateau, libre ou occupée
staff-35-text = occupe jusqu’à 2 chambres libres
staff-36-text = 4 vins
staff-37-text = 2 points par groupe entièrement occupé
staff-38-text = complète toute la commande de 1 client de ton café avec la réserve
staff-39-text = 4 gâteaux
staff-40-text = 5 points par objectif que tu as réalisé
staff-41-text = 2 points par case de la piste de l’Empereur, comptées après le dernier recul
staff-42-text = 5 points chaque fois que tu gagnes la récompense de l’Empereur
staff-43-text = 4 cafés
staff-44-text = 4 strudels
staff-45-text = 3 cases sur la piste de l’Empereur
staff-46-text = 5 points par étage entièrement occupé
staff-47-text = 5 points par colonne entièrement occupée
staff-48-text = 4 points par série d’une chambre rouge, une bleue et une jaune occupées
staff-119-text = quand tu prends un 3 : 1 couronne, et tu peux envoyer un danseur au prix normal, avant ou après l’action principale
staff-120-text = 3 champagnes
staff-121-text = quand tu prends un 1 : 1 champagne et 1 point après l’action
staff-122-text = une fois par manche : dépense exactement 1 champagne de ta cuisine pour 5 points
staff-123-text = une fois par manche : paie exactement 2 couronnes pour 1 champagne et 3 points
staff-124-text = quand tu prends un 4 : en plus, 1 champagne et 1 couronne
staff-125-text = quand tu prends un 5 : tu peux envoyer un danseur pour 1 champagne de moins, avant ou après l’action principale
staff-126-text = 2 points par danseur que tu as dans les salles de bal et au balcon
staff-127-text = envoie jusqu’à 2 danseurs : le premier pour 2 champagnes de moins, le second pour 1 de moins ; rien d’autre entre les deux
staff-128-text = une fois par manche : dépense exactement 1 plat ou boisson de ta cuisine pour envoyer un danseur pour 1 champagne de moins
staff-129-text = une fois par manche : 1 champagne
staff-130-text = pour chaque danseur que tu envoies : 1 couronne, et tu peux piocher 1 carte Personnel
staff-131-text = quand tu prends un 2 : 1 champagne après l’action, et tu peux piocher 1 carte Personnel
staff-132-text = pour chaque marqueur que tu places sur un objectif commun : 2 champagnes
staff-133-text = une fois par manche, après avoir engagé une autre carte Personnel : tu peux envoyer un danseur pour 1 champagne de moins
staff-166-text = après avoir avancé d’au moins 3 cases sur la piste de l’Empereur en une action : prépare et occupe jusqu’à 2 chambres gratuitement
staff-167-text = après avoir complété la commande d’au moins 3 éléments d’un client bleu : 3 strudels et 3 gâteaux
staff-168-text = après avoir complété la commande d’au moins 3 éléments d’un client rouge : 3 vins et 3 cafés
staff-169-text = après avoir complété la commande d’au moins 3 éléments d’un client jaune : 6 couronnes
staff-170-text = une fois par manche : dépense exactement 1 café de ta cuisine pour 3 points, et tu peux prendre un client gratuitement
staff-171-text = une fois par manche : dépense exactement 1 gâteau de ta cuisine, et tu peux préparer une chambre pour 2 couronnes de moins
staff-172-text = après avoir gagné au moins 3 boissons en une action : 5 cases sur la piste de l’Empereur
staff-173-text = une fois par manche : dépense exactement 2 strudels de ta cuisine pour 2 couronnes et 2 points
staff-174-text = après avoir gagné au moins 3 plats en une action : tu peux prendre un client gratuitement et compléter sa commande avec la réserve
staff-175-text = une fois par manche : échange exactement 2 plats ou boissons de ta cuisine contre 2 d’une autre sorte, et gagne 2 points
staff-176-text = une fois par manche : dépense exactement 2 vins de ta cuisine pour 2 points et 2 cases sur la piste de l’Empereur
staff-177-text = une fois par manche : recule d’exactement 2 cases sur la piste de l’Empereur pour engager une carte Personnel pour 3 couronnes de moins
staff-178-text = après avoir entièrement occupé un groupe d’au moins 3 chambres : tu peux engager jusqu’à 2 cartes Personnel gratuitement
staff-179-text = après avoir placé un marqueur sur un objectif commun : complète les commandes de 2 clients au plus avec la réserve
staff-183-text = 1 couronne chaque fois que tu dépenses au moins 1 champagne dans une action

## Clients dont la carte dit plus qu’un effet

guest-162-text = doit prendre une chambre ; ensuite, tu peux occuper 1 chambre de plus
guest-184-text = doit aller dans une salle de bal ; un second danseur le rejoint sur la même place (coût et bonus de rangée comptent une fois) ; puis 1 point par danseur que tu as dans les salles de bal
guest-185-text = doit prendre une chambre ; 8, 5 ou 2 points aux manches 1–3, 4–5 ou 6–7 ; tu peux envoyer un danseur pour 1 champagne de moins
guest-187-text = doit prendre une chambre ; tu peux occuper 1 chambre de plus ; 4 cases sur la piste de l’Empereur
guest-188-text = doit prendre une chambre
guest-189-text = a besoin de 2 chambres libres côte à côte, de n’importe quelle couleur, et occupe les deux
guest-190-text = reste à sa table et ne coûte pas de points à la fin ; une fois par manche, donne-lui 1 plat ou boisson : tu peux engager une carte Personnel au prix normal, 1 point, 1 case sur la piste de l’Empereur
guest-192-text = doit prendre une chambre à l’étage du bas

## Objectifs

objective-105-text = aie 20 couronnes
objective-106-text = aie 12 tuiles Chambre sur ton plateau, libres ou occupées
objective-107-text = aie 6 cartes Personnel en jeu
objective-108-text = atteins la case 10 de la piste de l’Empereur
objective-109-text = occupe entièrement 2 étages
objective-110-text = occupe entièrement 6 groupes
objective-111-text = occupe toutes les chambres d’une couleur
objective-112-text = occupe entièrement 2 colonnes
objective-113-text = occupe 3 chambres rouges, 3 bleues et 3 jaunes
objective-114-text = occupe 4 chambres rouges et 3 jaunes
objective-115-text = occupe 4 chambres jaunes et 3 bleues
objective-116-text = occupe 4 chambres bleues et 3 rouges
objective-163-text = aie 7 champagnes dans ta cuisine
objective-164-text = aie 7 danseurs dans les salles de bal ou au balcon
objective-165-text = complète les commandes de 4 clients verts
objective-180-text = aie 3 strudels, 3 gâteaux, 3 vins et 3 cafés dans ta cuisine
objective-181-text = occupe 3 chambres au dernier étage
objective-182-text = complète 5 commandes d’au moins 3 éléments

## Tuiles Empereur

tile-A1-reward = 3 couronnes
tile-A1-penalty = paie 3 couronnes ; si tu en as moins, perds plutôt 5 points
tile-A2-reward = 2 plats ou boissons au choix
tile-A2-penalty = rends tous les plats et boissons de ta cuisine
tile-A3-reward = pioche 3 cartes Personnel ; tu peux en engager une pour 3 couronnes de moins, les autres vont sous le paquet
tile-A3-penalty = mets 2 cartes Personnel de ta main sous le paquet ; si tu en as moins, perds plutôt 5 points
tile-A4-reward = prépare 1 chambre gratuitement
tile-A4-penalty = retire 1 chambre libre de l’étage le plus haut possible ; si tu n’en as pas, perds plutôt 5 points
tile-A5-reward = 2 champagnes
tile-A5-penalty = rends 2 champagnes de ta cuisine ; si tu en as moins, perds plutôt 5 points
tile-A6-reward = 2 couronnes et 1 plat ou boisson au choix
tile-A6-penalty = paie 2 couronnes et rends 1 plat ou boisson au choix ; si tu ne peux pas faire les deux, perds plutôt 5 points
tile-B1-reward = 1 strudel, 1 gâteau, 1 vin et 1 café
tile-B1-penalty = rends tous les plats et boissons de ta cuisine et de tes clients
tile-B2-reward = 5 couronnes
tile-B2-penalty = paie 5 couronnes ; si tu en as moins, perds plutôt 7 points
tile-B3-reward = pioche 3 cartes Personnel ; tu peux en engager une gratuitement, les autres vont sous le paquet
tile-B3-penalty = mets 3 cartes Personnel de ta main sous le paquet ; si tu en as moins, perds plutôt 7 points
tile-B4-reward = prépare et occupe gratuitement 1 chambre aux étages 1–2
tile-B4-penalty = retire 2 chambres libres, chacune de l’étage le plus haut possible ; si tu en as moins, perds plutôt 7 points
tile-B5-reward = envoie un danseur sans champagne, avec le bonus habituel
tile-B5-penalty = retire 1 de tes danseurs de la salle de bal du milieu ; si tu n’en as pas là, perds plutôt 7 points
tile-B6-reward = pioche 3 cartes Personnel ; 4 points
tile-B6-penalty = mets 3 cartes Personnel de ta main sous le paquet ; si tu en as moins, perds plutôt 7 points
tile-C1-reward = 8 points
tile-C1-penalty = perds 8 points
tile-C2-reward = prépare et occupe gratuitement 1 chambre à n’importe quel étage
tile-C2-penalty = retire 1 chambre occupée de l’étage le plus haut qui en a une, et 1 du suivant plus bas qui en a une
tile-C3-reward = 2 points par carte Personnel que tu as en jeu
tile-C3-penalty = perds 2 points par carte Personnel que tu as en jeu
tile-C4-reward = engage gratuitement 1 carte Personnel de ta main
tile-C4-penalty = retire du jeu 1 de tes cartes Personnel de fin de partie ; si tu n’en as pas, perds plutôt 10 points
tile-C5-reward = 2 points par danseur que tu as dans les salles de bal
tile-C5-penalty = retire 2 de tes danseurs de la salle de bal de droite ou de son balcon ; si tu en as moins, perds plutôt 10 points
tile-C6-reward = 5 points par objectif qui porte ton marqueur
tile-C6-penalty = perds toutes tes couronnes et tout ce qui est dans ta cuisine, même le champagne

## Célébrités

celebrity-christie-text = chaque fois que tu avances d’au moins 1 case sur la piste de l’Empereur : tu peux engager une carte Personnel pour 2 couronnes de moins
celebrity-einstein-text = une fois cette manche : échange jusqu’à 4 plats ou boissons de ta cuisine contre autant d’une autre sorte
celebrity-chaplin-text = chaque fois que tu marques au moins 1 point : 2 points de plus (pas pour lui-même)
celebrity-magie-text = chaque fois que tu gagnes au moins 1 couronne : tu peux préparer une chambre pour 1 couronne de moins
celebrity-puccini-text = après chaque carte Personnel que tu engages : 1 champagne et 2 points
celebrity-tolkien-text = 2 points pour chaque chambre que tu occupes, quel que soit le moyen
celebrity-gandhi-text = tu prépares les chambres gratuitement
celebrity-curie-text = après chaque carte Personnel que tu engages : 2 plats ou boissons au choix
celebrity-mata_hari-text = pour chaque danseur que tu envoies : 1 point, et tu peux avancer de 1 case sur la piste de l’Empereur
celebrity-picasso-text = chaque fois que tu gagnes au moins 1 champagne : 1 plat ou boisson au choix et 1 point
celebrity-freud-text = une commande d’au moins 2 éléments compte comme complète même s’il manque 1 élément
celebrity-churchill-text = chaque fois que tu avances d’au moins 1 case sur la piste de l’Empereur : 1 case de plus (pas pour lui-même)

## Salles de bal : comment elles comptent

ballroom-apollosaal-text = tes danseurs × ta rangée la plus haute (bas 1, milieu 2, haut 3)
ballroom-goldener_strauss-text = dans chaque rangée : 7 points pour le plus de danseurs, 2 points pour le deuxième
ballroom-odeonsaal-text = 1, 4, 9, 16 ou 25 points pour 1, 2, 3, 4 ou 5 danseurs
ballroom-zum_sperl-text = 10 points pour le plus de danseurs, 3 points pour l’autre joueur s’il a au moins 1 danseur
ballroom-zur_kettenbruecke-text = 7 points pour 2 danseurs

## Ton entrée

entrance-chateau_paulwei-text = prépare 2 chambres de plus au début, au prix normal ; de meilleurs bonus de groupe
entrance-corogari-text = quand tu prends ton second dé de la manche : un bonus selon la somme de tes deux dés, avant l’action
entrance-dove-text = une quatrième chambre gratuite au début ; pour chaque colonne ou étage que tu remplis, tu dois utiliser l’un des 5 jetons (moitié du haut pour une colonne, du bas pour un étage)
entrance-kaufman-text = une quatrième table au café ; un second client gratuit au début ; après avoir pris un client, tu peux en prendre un second à son prix ; les clients dont tu complètes la commande dans une manche rapportent des points
entrance-mayenfels-text = pioche une carte Personnel, et tu peux en engager une pour 3 couronnes de moins ; plus tard, après chaque carte Personnel que tu engages : 1 couronne, et tu peux piocher une carte Personnel
entrance-ninas_melange-text = 3 objectifs à toi : 15, 10 ou 5 points si tu les réalises aux manches 1–3, 4–5 ou 6–7 ; à la fin, 3, 6 ou 10 points pour 4, 5 ou 6 objectifs de toute sorte
entrance-stroup-text = pour la première chambre que tu occupes dans un groupe : 3 points (bleu), 2 couronnes (rouge) ou 2 cases sur la piste de l’Empereur (jaune)
entrance-grand_wray-text = 2 cases sur la piste de l’Empereur ; 2 tuiles Empereur supplémentaires de chaque lettre ; une fois par tour, recule de 1, 2 ou 3 cases pour la récompense d’une tuile A, B ou C, puis retire la tuile
entrance-kozi_palace-text = avant d’utiliser une case action, tu peux y mettre 1 dé d’une case voisine
entrance-the_ren-text = les bonus de rangée comptent double ; 4 points à chaque décompte d’une salle de bal si personne d’autre n’y a autant de danseurs que toi
