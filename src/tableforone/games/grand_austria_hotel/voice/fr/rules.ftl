# Ce que les règles déclarent : le jeu en bref, niveaux, modules, options, décompte final, résultats.

primer = Tu tiens un hôtel à Vienne pendant 7 manches. Des clients attendent dans la file. Prends-en un
    dans ton café et pose sur sa carte les plats et boissons qu’il veut. Quand la commande est
    complète, installe le client dans une chambre préparée de sa couleur (les clients verts vont
    partout) : tu gagnes des points et une récompense. À chacun de tes 2 tours par manche, tu peux
    d’abord prendre un client, et tu prends 1 dé. Plus il y a de dés sur sa case, plus l’action est
    forte. Après les manches 3, 5 et 7, l’Empereur regarde sa piste : si tu es assez loin, tu gagnes
    une récompense ; sur la case 0, tu subis une pénalité. Chambres, couleurs et objectifs rapportent
    des points ; chaque client resté au café à la fin en coûte 5. Tu gagnes si tu as plus de points
    que ton adversaire.

## Niveaux : le nom au milieu d’une phrase, puis ce qu’il en est.

level-easy = facile
    .about = Les symboles argentés et dorés des cartes ne comptent pas : moins de clients, moins de
        cases sur la piste de l’Empereur. Leopold finit vers 113 points.
level-medium = moyen
    .about = Les symboles argentés comptent aussi : plus de clients, plus de cases sur la piste de
        l’Empereur. Leopold finit vers 150 points.
level-hard = difficile
    .about = Tous les symboles comptent : un hôtel plein et tous les objectifs réalisés. Leopold finit
        vers 189 points.

## Modules : le nom, puis ce qu’ils ajoutent.

# ours
module-ballrooms = Salles de bal de Vienne
    .about = Du champagne et des danseurs ; 3 salles de bal sont comptées en même temps que l’Empereur.
module-celebrities = Célébrités
    .about = Trois dés de couleur amènent des clients célèbres dans ton salon, chacun avec des points
        et un pouvoir.
module-unique-hotels = Hôtels uniques
    .about = Chaque hôtel a une entrée avec son propre pouvoir, celui de ton adversaire aussi.
module-some-more = Vous en reprendrez bien ?
    .about = Plus de personnel, d’objectifs et de tuiles Empereur ; presque aucune règle nouvelle.
module-start-player = Premier joueur
    .about = Les règles solo ne se combinent pas avec le module du premier joueur.

## Options de mise en place : la question, puis chaque choix.

option-hotel = Quel hôtel est le tien ?
    .about = Le côté de ton plateau d’hôtel. Ton adversaire joue toujours le côté nuit.
option-hotel-night = Nuit
    .about = Le même que ton adversaire ; les chambres rouges sont ensemble aux étages du bas.
option-hotel-day = Surprends-moi
    .about = Un des 4 côtés jour ci-dessous, au hasard.
option-hotel-day-a = Jour A
    .about = Une tour jaune à travers tous les étages.
option-hotel-day-b = Jour B
    .about = Le plus grand groupe rouge est aux étages bon marché.
option-hotel-day-c = Jour C
    .about = Quatre chambres jaunes en bas, une tour rouge à côté.
option-hotel-day-d = Jour D
    .about = Un coin bleu en bas, 3 chambres rouges sous le toit.

option-entrance = Quelle entrée a ton adversaire ?
    .about = Chacune a son propre pouvoir, qui sert ton adversaire.
option-entrance-random = Surprends-moi
# Noms tels qu’imprimés
option-entrance-hautel-couture = Hautel Couture
    .about = Trois clients attendent dans son café. Quand tu prends un dé, ce qui est sur sa case va à
        l’un d’eux. Une commande complète rapporte des points à ton adversaire.
option-entrance-nine-stars-inn = Nine Stars Inn
    .about = Les symboles d’objectif mettent des jetons sur la piste des étoiles ; chaque étage ou
        colonne que tu remplis en retire un. À chaque venue de l’Empereur, 1–3, 4–6 ou 7–9 jetons
        donnent 5, 10 ou 15 points à ton adversaire.
option-entrance-sushi-resort = Sushi Resort
    .about = Des jetons de ses chambres vont sur le premier client de la file. Un tel client te coûte 1
        couronne de plus. Il donne 8 points à ton adversaire quand celui-ci le prend ou quand il
        arrive à la place 5.
option-entrance-toll-bridge-hotel = Toll Bridge Hotel
    .about = Quand ton adversaire prend un dé, un jeton va sur sa case. Si tu utilises cette
        case, tu paies 1 couronne et ton adversaire gagne 1 point par jeton qui s’y trouve.

option-cards = Tes propres valeurs de cartes
    .about = Un fichier avec les valeurs de tes propres cartes. Il remplace les valeurs reconstituées.
option-promos = Cartes promotionnelles
    .about = Quelques cartes en plus, distribuées dans des salons du jeu.
option-promos-off = Les laisser de côté
option-promos-on = Les mélanger aux autres

## Ce qui est reconstitué.

guess-ballroom-guests = Salles de bal : les commandes des 29 clients du module 1, et les points de 25
    d’entre eux.
guess-ballroom-rows = Salles de bal : places et coût en champagne des rangées et du balcon, et quand il
    ouvre.
guess-rehearsal-rooms = Salles de bal : les salles de répétition avec leurs zones et leurs bonus.
guess-bottles = Salles de bal : combien de bouteilles les cases action 1 et 2 donnent en plus des plats
    et boissons.
guess-ballroom-colours = Salles de bal : les couleurs des nouveaux clients (elles suivent leurs
    numéros).
guess-celebrity-points = Célébrités : leurs points, tout de suite et après l’attente.
guess-lounge = Célébrités : l’ordre du salon.
guess-staff-costs = Personnel : ce que coûtent les cartes de Let’s Waltz!
guess-promos = Cartes promotionnelles : couleur, commande et points de { COMMAS($guests) } ; le coût de
    la carte { staff-183 }.
guess-dove = Hôtels uniques : les 5 jetons de l’entrée Dove.

## Lignes du décompte final, au milieu d’une phrase.

score-guests = clients
score-spaces = points sur les cases
score-blue-groups = groupes bleus
score-emperor-track = piste de l’Empereur
score-objectives = objectifs
score-staff = personnel en jeu
score-emperor-tiles = tuiles Empereur
score-rooms = chambres occupées
score-end-staff = personnel de fin de partie
score-krones = couronnes
score-items = plats et boissons
score-cafe = clients restés au café
score-ballrooms = salles de bal
score-celebrities = célébrités
score-entrance = entrée de l’hôtel
score-ninas-melange = objectifs de Ninas Melange
# Compagnon seulement.
score-yours = ton score

## Comment la partie a fini.

result-won = Tu gagnes { $mine } à { $theirs }.
result-lost-to-leopold = Leopold gagne { $theirs } à { $mine }.
result-lost-to-elisabeth = Elisabeth gagne { $theirs } à { $mine }.

## Ce qui ne va pas dans un fichier de cartes.

file-not-toml = Ton fichier de cartes n’est pas du TOML : { $error }.
file-wrong = Ton fichier de cartes : { $where } { $what }.
file-missing = manque
file-number = doit être un nombre entier de { $least } à { $most }, pas « { $value } »
file-yes-or-no = doit être true ou false, pas « { $value } »
file-rows = doit être une liste de tables
file-table = doit être une table
file-not-in-a-deck = ne peut pas être enregistré avec tes cartes ; utilise plutôt ce fichier dans une nouvelle partie
file-effect = a un effet inconnu ({ $reason })
file-not-reconstructed = n’a pas de valeurs reconstituées ; enlève-le
file-order = doit être une liste de { $n } nombres : { COMMAS($items) }
file-unknown = est inconnu ; il y a { COMMAS($known) }
file-boards = doit avoir de 1 à { $most } plateaux
file-dancers = doit avoir 10 danseurs dans { $most } zones au plus
file-fresh-and-aged = doit être deux nombres : tout de suite et après l’attente
file-each-once = doit nommer { COMMAS($names) }, chacun une fois
file-tokens = doit avoir { $n } jetons
