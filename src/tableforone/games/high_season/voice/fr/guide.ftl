# Les règles pour les gens. { $strudel } est le dessin de ce nom ; les mots en **gras** ressortent.

guide-what-it-is-about = De quoi il s’agit
    .caption = entourée : préparée · cochée : occupée · dans les marges : points du premier à remplir une
        rangée ou une colonne
guide-what-it-is-about-text-1 = Ton hôtel est une feuille de papier : 28 chambres sur quatre étages, avec
    un escalier entre la quatrième et la cinquième colonne. Avec des dés et des couronnes, tu **prépares**
    des chambres (entoure la poignée de porte) et tu les **occupes** (coche-les).
guide-what-it-is-about-text-2 = Ralph remplit son propre hôtel, comme le disent ses cartes. Après sept
    manches, **le score le plus élevé gagne** ; à égalité, la partie est nulle.

guide-set-up-for-one = Mise en place en solo
guide-set-up-for-one-text-1 = Dans l’application, tout est en place. Avec ta propre boîte :
guide-set-up-for-one-row-1 = Toi : un hôtel et une bande de personnel au hasard, 7 couronnes ; les
    chambres 3, 4 et 5 sont préparées ; tu commences
guide-set-up-for-one-row-2 = Dix dés
guide-set-up-for-one-row-3 = Ralph : un autre hôtel au hasard ; ni personnel, ni argent, ni emprunts
guide-set-up-for-one-row-4 = Son paquet de 16 cartes : les douze cartes B et quatre cartes A et C. Le
    niveau 1 a quatre A ; chaque niveau suivant a un A de moins et un C de plus. Mélange-les ; main et
    zigzag visibles

guide-your-turn = Ton tour
    .when = dès la première minute
guide-your-turn-text-1 = À chaque manche, les dix dés sont lancés et triés. Ralph et toi jouez chacun deux
    tours, en alternant ; le premier joueur change à chaque manche.
guide-your-turn-row-1 = { $die-3 } **Prends un dé** et fais l’action de sa case
guide-your-turn-row-2 = { $u-skip } ou **passe** : retire n’importe quel dé et gagne 1 couronne
guide-your-turn-row-3 = { $crown } Les bonus des chambres, des groupes et de l’Empereur s’utilisent dans le
    même tour, dans l’ordre de ton choix

guide-six-dice-spaces = Six cases de dés
    .when = avec ton premier dé
guide-six-dice-spaces-text-1 = La **force** est le nombre de dés sur la case quand tu en prends un, le tien
    compris.
guide-six-dice-spaces-row-1 = { $die-1 } { $door } préparer jusqu’à autant de chambres
guide-six-dice-spaces-row-2 = { $die-2 } { $room-occupied } occuper une chambre ; la force réduit son prix
guide-six-dice-spaces-row-3 = { $die-3 } { $door }{ $room-occupied } l’un ou l’autre
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } avancer d’autant de cases de l’Empereur, ou
    prendre autant de couronnes
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } engager un employé ; la force réduit son prix
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } payer 1 couronne et imiter une autre case

guide-rooms = Chambres
    .when = à ton premier tour
guide-rooms-text-1 = Tu peux préparer une chambre à côté d’une chambre préparée ou occupée, même de l’autre
    côté de l’escalier. Ensuite, tu peux l’occuper. Les prix dépendent de l’étage.
guide-rooms-text-2 = Au-dessus du rez-de-chaussée, la porte montre le bonus que tu gagnes en occupant la
    chambre.
guide-rooms-row-1 = { $door } préparer aux étages 1 à 4 : **0, 1, 2, 3** couronnes
guide-rooms-row-2 = { $room-occupied } occuper aux étages 1 à 4 : **1, 2, 3, 4** couronnes

guide-rows-columns-groups = Rangées, colonnes, groupes
    .when = quand tu remarques les marges
    .caption = L’hôtel de Ralph : les chambres cochées sont occupées
guide-rows-columns-groups-text-1 = Le **premier** à remplir une colonne, ou une rangée d’un côté de
    l’escalier, gagne ses points ; l’autre n’y gagne rien.
guide-rows-columns-groups-text-2 = Des chambres voisines d’une même couleur forment un **groupe**. Chacun
    est récompensé pour ses propres groupes complets de 2, 3 ou 4 chambres :
guide-rows-columns-groups-row-1 = { $c-blue } **3, 6, 10** points
guide-rows-columns-groups-row-2 = { $c-red } **1, 3, 5** couronnes ; Ralph gagne des points à la place,
    comme pour le bleu
guide-rows-columns-groups-row-3 = { $c-yellow } **1, 3, 5** cases de l’Empereur
guide-rows-columns-groups-sheet-1 = Remplies en premier : rangées de gauche, étages 1 à 4 : 2, 4, 7, 10 ;
    rangées de droite : 1, 2, 4, 7 ; colonnes 1 à 7 : 8, 7, 6, 5, 6, 7, 8.
guide-rows-columns-groups-sheet-2 = Groupes complets de 2, 3, 4 chambres :
guide-rows-columns-groups-sheet-3 = { $c-blue } 3, 6, 10 points
guide-rows-columns-groups-sheet-4 = { $c-red } 1, 3, 5 couronnes (Ralph : des points comme pour le bleu)
guide-rows-columns-groups-sheet-5 = { $c-yellow } 1, 3, 5 cases de l’Empereur

guide-the-emperor = L’Empereur
    .when = après la manche 3
guide-the-emperor-text-1 = Chaque case où tu avances est marquée : aux manches 1 à 3 à partir de la
    première rangée, aux manches 4 et 5 de la deuxième, aux manches 6 et 7 de la troisième. Après la
    troisième rangée, chaque case vaut un point.
guide-the-emperor-text-2 = Certaines cases donnent un bonus. L’Empereur vient après les manches 3, 5 et 7.
    Il te faut **4, 4 et 5** marques dans la rangée, sinon tu perds 2, 3 et 4 points. Le premier à remplir
    une rangée gagne 2, 3 ou 4 points.
guide-the-emperor-sheet-1 = Rangées de 5, 6, 7 cases pour les manches 1–3, 4–5, 6–7 ; puis 10 cases
    supplémentaires, 1 point chacune.
guide-the-emperor-sheet-2 = Visites après les manches 3, 5, 7 : 4, 4, 5 marques ou −2, −3, −4. Remplies en
    premier : 2, 3, 4.

guide-staff-and-loans = Personnel et emprunts
    .when = avec ton premier 5
    .caption = symbole, nom, prix et effet
guide-staff-and-loans-text-1 = Ta bande compte six employés ; tu peux engager chacun une fois. Le symbole
    montre combien de temps ils aident. Plus d’argent ? Prends un emprunt de 2 couronnes à tout moment de
    ton tour, jusqu’à trois fois par partie. À la fin, ils coûtent **2, 3 et 4** points.
guide-staff-and-loans-row-1 = { $t-permanent } **toujours**, à partir de maintenant
guide-staff-and-loans-row-2 = { $t-once } **une fois**, à l’embauche
guide-staff-and-loans-row-3 = { $t-end } **à la fin**, pour des points
guide-staff-and-loans-sheet-1 = { $t-permanent } toujours · { $t-once } une fois · { $t-end } à la fin
guide-staff-and-loans-sheet-2 = Emprunts : 2 couronnes à tout moment ; −2, −3, −4 points.

guide-how-ralph-plays = Comment joue Ralph
    .when = après ton premier tour
    .caption = sa carte, et celle au-dessus de son paquet
guide-how-ralph-plays-row-1 = Ralph révèle sa **carte du dessus** : deux dés et ses actions. La carte qui est
    maintenant au-dessus de son paquet montre une **main** et un **zigzag**.
guide-how-ralph-plays-row-2 = **Dé** : si la main vient de la gauche, il prend le dé de gauche de sa carte ;
    si elle vient de la droite, celui de droite. S’il n’y en a plus, il prend l’autre, ou sinon un dé de la
    case la plus remplie.
guide-how-ralph-plays-row-3 = **Empereur** : il avance d’autant de cases.
guide-how-ralph-plays-row-4 = **Occuper** : il commence du côté que montre le doigt et suit le zigzag. Il
    cherche d’abord une chambre de la couleur qui complète une rangée, une colonne ou un groupe, comme le dit
    sa carte. S’il n’y en a pas, il prend la première chambre de cette couleur.
guide-how-ralph-plays-row-5 = Il ne prépare jamais, ne paie jamais et ne gagne aucun bonus de porte.

guide-the-end = La fin
    .when = après la manche 7
guide-the-end-row-1 = { $room-occupied } chambres occupées : **1, 2, 3, 4** points chacune aux étages 1 à 4
guide-the-end-row-2 = { $c-blue } groupes bleus, et les rangées et colonnes que tu as remplies en premier
guide-the-end-row-3 = { $crown } l’Empereur : rangées remplies en premier, cases supplémentaires, pénalités
guide-the-end-row-4 = { $t-end } personnel qui compte à la fin
guide-the-end-row-5 = { $krone } 1 point par 3 couronnes ; les emprunts sont déduits
