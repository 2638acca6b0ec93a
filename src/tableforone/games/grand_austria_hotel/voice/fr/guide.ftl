# Les règles pour les gens. { $strudel } est le dessin de ce nom ; les mots en **gras** ressortent.

guide-what-it-is-about = De quoi il s’agit
    .caption = éclairée : occupée · clé : préparée · pointillé : vide
guide-what-it-is-about-text-1 = Tu tiens un hôtel à Vienne en 1900. Des clients font la queue à ta
    porte, mangent dans ton café et dorment à l’étage. Chaque client te donne des points et une
    récompense.
guide-what-it-is-about-text-2 = Leopold, à côté, fait de même, mais ce sont ses cartes qui lui
    disent quoi faire. Après sept manches, il te faut **plus de points que Leopold** ; il gagne les
    égalités.

guide-set-up-for-one = Mise en place en solo
guide-set-up-for-one-text-1 = Dans l’application, tout est déjà en place. Avec ta propre boîte :
guide-set-up-for-one-row-1 = Manche 1 ; dix dés ; un objectif et une tuile Empereur de chaque
    lettre ; cinq clients dans la file
guide-set-up-for-one-row-2 = Leopold : le côté nuit d’un hôtel, les tours 1 et 4 (vous échangez à
    chaque manche), ses vingt cartes et cinq cartes Personnel de fin de partie face cachée
guide-set-up-for-one-row-3 = Toi : un hôtel, les tours 2 et 3, 10 couronnes, un strudel, un gâteau,
    un vin et un café
guide-set-up-for-one-row-4 = Pioche dix cartes Personnel et gardes-en six
guide-set-up-for-one-row-5 = Prends un client gratuitement, puis prépare trois chambres en partant
    du coin en bas à gauche

guide-your-turn = Ton tour
    .when = dès la première minute
guide-your-turn-text-1 = Leopold et toi avez deux tours chacun par manche. À ton tour, tu peux
    prendre un client ; ensuite tu prends **exactement un dé**. Tout le reste est possible à tout
    moment de ton tour, aussi souvent que tu veux.
guide-your-turn-row-1 = { $cameo-blue } **Prends un client** si tu as une table libre ; seulement
    avant le dé
guide-your-turn-row-2 = { $die-3 } **Prends un dé** (c’est obligatoire) et fais aussitôt son action
guide-your-turn-row-3 = { $coffee } **À tout moment** : sers, installe un client, réalise un
    objectif, utilise ton personnel
guide-your-turn-row-4 = { $u-skip } **Passe** avant d’avoir fait quoi que ce soit : après les tours
    de Leopold, retire un dé et relance les autres pour toi

guide-guests = Clients
    .when = dès la première minute
guide-guests-row-1 = { $one } **Couleur.** La chambre doit l’avoir. Les touristes verts prennent
    n’importe quelle chambre.
guide-guests-row-2 = { $two } **Points** quand le client s’installe.
guide-guests-row-3 = { $three } **Commande.** Sers-la d’abord en entier.
guide-guests-row-4 = { $four } **Récompense** quand le client s’installe.
guide-guests-row-5 = { $five } **Prix** dans la file : 3, 2, 1, 0, 0 couronnes de gauche à droite.
guide-guests-sheet-1 = De la file, pour 3, 2, 1, 0, 0 couronnes, à l’une des trois tables.
guide-guests-sheet-2 = Quand la commande est complète et qu’une chambre de la couleur est préparée
    (vert : n’importe laquelle), le client s’installe et tu gagnes points et récompense. La table
    est aussitôt libre.

guide-six-dice-spaces = Six cases action
    .when = à ton premier dé
guide-six-dice-spaces-text-1 = La **force** est le nombre de dés sur la case avant que tu en prennes
    un. Une fois par tour, 1 couronne ajoute 1 à ta force.
guide-six-dice-spaces-row-1 = { $die-1 } { $strudel }{ $cake } strudels et gâteaux, autant que la
    force ; jamais plus de gâteaux que de strudels
guide-six-dice-spaces-row-2 = { $die-2 } { $wine }{ $coffee } vins et cafés de la même façon ;
    jamais plus de cafés que de vins
guide-six-dice-spaces-row-3 = { $die-3 } { $room-vacant } préparer au plus autant de chambres
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } couronnes et cases sur la piste de
    l’Empereur, réparties à ton gré
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } engager une carte Personnel ; la force est
    retirée du prix
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } payer 1 couronne, puis utiliser
    n’importe quelle autre case

guide-kitchen-and-cafe = Cuisine et café
    .when = quand ton premier client a faim
    .caption = pâle : reste à servir · dessous : ton argent et ta cuisine
guide-kitchen-and-cafe-text-1 = Ce que donne un dé peut aller **directement et gratuitement à tes
    clients**. Le reste va à la cuisine ; de là, 1 couronne permet d’en servir jusqu’à trois.
guide-kitchen-and-cafe-text-2 = Un client dont la commande est complète s’installe quand tu veux,
    dans une chambre préparée de la même couleur.
guide-kitchen-and-cafe-sheet-1 = Ce que tu reçois va aussitôt aux clients, gratuitement ; depuis la
    cuisine, jusqu’à 3 pour 1 couronne.

guide-rooms-and-groups = Chambres et groupes
    .when = à ton premier 3
guide-rooms-and-groups-text-1 = Tu prépares une chambre à côté d’une des tiennes. Les étages coûtent
    {""}**0, 1, 2, 3** couronnes. Certaines chambres du haut rapportent tout de suite 1 ou 2 points.
guide-rooms-and-groups-text-2 = Des chambres voisines d’une même couleur forment un **groupe**.
    Quand sa dernière chambre est occupée, un groupe de 1, 2, 3 ou 4 chambres te donne :
guide-rooms-and-groups-row-1 = { $c-blue } **2, 5, 9, 15** points { $vp }
guide-rooms-and-groups-row-2 = { $c-red } **1, 3, 6, 10** couronnes { $krone }
guide-rooms-and-groups-row-3 = { $c-yellow } **1, 3, 6, 10** cases sur la piste de l’Empereur
    { $crown }
guide-rooms-and-groups-sheet-1 = À côté d’une de tes chambres. Les étages 1 à 4 coûtent 0, 1, 2, 3.
    Groupes pleins de 1 à 4 chambres :
guide-rooms-and-groups-sheet-2 = { $c-blue } 2, 5, 9, 15 points
guide-rooms-and-groups-sheet-3 = { $c-red } 1, 3, 6, 10 couronnes
guide-rooms-and-groups-sheet-4 = { $c-yellow } 1, 3, 6, 10 cases sur la piste de l’Empereur

guide-staff = Personnel
    .when = à ton premier 5
    .caption = symbole, nom, prix et effet
guide-staff-text-1 = Tu as six cartes en main. Avec un 5, tu en engages une ; la force est retirée
    du prix. Le symbole montre combien de temps elle aide.
guide-staff-row-1 = { $t-once } **une fois**, à l’engagement
guide-staff-row-2 = { $t-round } **chaque manche**, à ton tour
guide-staff-row-3 = { $t-permanent } **toujours**, à partir de maintenant
guide-staff-row-4 = { $t-end } **à la fin**, pour des points

guide-the-emperor = L’Empereur
    .when = après la manche 3
    .caption = chaque case, ses points en rouge ; dessous, les trois tuiles
guide-the-emperor-text-1 = L’Empereur vient après les manches 3, 5 et 7. Leopold et toi marquez les
    points de votre case, puis vous reculez de **3, 5, 7** cases.
guide-the-emperor-text-2 = Si tu es encore sur **3 ou plus**, tu gagnes la récompense de sa tuile.
    Sur la case **0**, tu subis sa pénalité. Sur 1 ou 2, rien ne se passe. Leopold ne fait que
    marquer.
guide-the-emperor-sheet-1 = Après les manches 3, 5, 7 : marque ta case, recule de 3, 5, 7. Sur 3 ou
    plus, gagne la récompense de la tuile ; sur 0, subis sa pénalité.
guide-the-emperor-sheet-2 = Cases 0 à 13 : 0 1 2 3 3 4 4 5 5 6 6 7 8 9 points ; chaque case
    au-delà : 1.

guide-objectives = Objectifs
    .when = quand tu en es proche
guide-objectives-text-1 = Quand tu remplis un objectif à ton tour, mets un marqueur sur sa plus
    haute place libre : **15, 10 ou 5** points. Peu importe si tu perds la condition plus tard.
guide-objectives-text-2 = Leopold n’a besoin d’aucune condition : son marqueur avance sur III, puis
    II, puis sur une place.
guide-objectives-sheet-1 = À ton tour, une fois rempli : la plus haute place libre de 15, 10, 5. Un
    marqueur par carte.

guide-how-leopold-plays = Comment joue Leopold
    .when = à son premier tour
    .caption = client, dé, autres actions, égalités ; les symboles argentés comptent dès le niveau
        moyen, les dorés seulement au niveau difficile
guide-how-leopold-plays-row-1 = **Client** : de la couleur de la carte, celui qui a le plus de
    points. S’il n’y en a pas : le meilleur dont la couleur a encore sa place dans son hôtel.
guide-how-leopold-plays-row-2 = **Chambre** : l’étage le plus bas, depuis la gauche ; pour un client
    vert, la colonne la plus à droite, depuis le bas. Elle est aussitôt occupée.
guide-how-leopold-plays-row-3 = **Dé** : il en retire un du chiffre de la carte. S’il n’y en a pas :
    un de la case la plus remplie.
guide-how-leopold-plays-row-4 = **Ensuite**, il avance sur la piste de l’Empereur, pioche une carte
    Personnel de fin de partie ou avance sur un objectif.
guide-how-leopold-plays-row-5 = **Égalités** : si la main pointe vers la droite, le plus à gauche ;
    si
    elle pointe vers la gauche, le plus à droite.

guide-the-end = La fin
    .when = après la manche 7
guide-the-end-row-1 = { $room-occupied } chambres occupées : **1, 2, 3, 4** points chacune aux
    étages 1 à 4
guide-the-end-row-2 = { $t-end } personnel avec la flèche
guide-the-end-row-3 = { $krone } 1 point par couronne (20 au plus) et par plat ou boisson dans la
    cuisine
guide-the-end-row-4 = { $cameo-red } **−5** par client encore dans ton café
guide-the-end-row-5 = Leopold : ses chambres et son personnel. Tu gagnes avec plus de points.

guide-lets-waltz = Let’s Waltz!
    .when = quand tu choisis un de ses modules
guide-lets-waltz-text-1 = Avec les salles de bal ou les célébrités, ton adversaire est
    {""}**Elisabeth**. Elle joue comme Leopold, et elle sait danser.
guide-lets-waltz-row-1 = { $dancer } **Salles de bal de Vienne.** Un client dont la commande est
    complète peut aller danser au lieu de prendre une chambre : un danseur dans la rangée du bas, du
    milieu ou du haut coûte 1, 2 ou 3 { $champagne }. Les salles de gauche, du milieu et de droite
    sont comptées après les manches 3, 5 et 7, chacune à sa façon. Une salle de bal sans danseur à
    toi te coûte 5 points.
guide-lets-waltz-row-2 = { $die-most } **Célébrités.** Trois des dés sont de couleur. Si tu en
    prends un, tu prends aussi la célébrité de cette couleur : des points tout de suite, et de
    l’aide jusqu’à la fin de la manche.
guide-lets-waltz-row-3 = { $door } **Hôtels uniques.** Tu choisis une entrée parmi trois, chacune
    avec son pouvoir. Ton adversaire en a une parmi quatre, qui détournent les règles.
guide-lets-waltz-row-4 = { $t-once } **Vous en reprendrez bien ?** Plus de personnel, d’objectifs et
    de tuiles ; certaines cartes Personnel se retournent une fois par partie.
