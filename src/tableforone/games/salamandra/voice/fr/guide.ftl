# Les règles pour lire. { $leaf } est le dessin de ce nom ; les mots en **gras** ressortent.

guide-what-it-is-about = De quoi il s’agit
    .caption = le Temple et les champs autour ; les bosquets sont entre les champs
guide-what-it-is-about-text-1 = Pendant deux jours et deux nuits, des érudits envoient leurs
    apprentis dans les champs autour du Temple de la Salamandre. Ils récoltent, préparent des
    potions,
    construisent et prient pour gagner des points.
guide-what-it-is-about-text-2 = Rudolph le druide marque aussi des points. Après **chaque** manche
    et à la fin, tu dois avoir **plus de points que Rudolph**, sinon tu perds aussitôt.

guide-set-up-for-one = Mise en place en solo
guide-set-up-for-one-text-1 = Dans l’application, tout est prêt. Avec ta propre boîte :
guide-set-up-for-one-row-1 = Le Temple, les quatre champs de départ autour, huit bosquets dans les
    intervalles, quatre champs dans l’offre
guide-set-up-for-one-row-2 = Les piles Ours, Aigle et les deux piles Salamandre, la carte du dessus
    visible ; trois grimoires
guide-set-up-for-one-row-3 = Toi : 2 cristaux, trois apprentis prêts, le Druide côté soleil
guide-set-up-for-one-row-4 = Rudolph : la carte Labeur de son niveau, ses seize cartes Placement, 1
    parchemin

guide-a-round = Une manche
    .when = dès la première minute
guide-a-round-row-1 = { $cameo-green } Rudolph marque des points et place des apprentis
guide-a-round-row-2 = { $apprentice } Tu joues tour après tour jusqu’à n’avoir plus rien à placer,
    puis tu passes
guide-a-round-row-3 = { $grove } Tu récoltes des bosquets, puis Rudolph prend les siens
guide-a-round-row-4 = { $vp } Si tu as plus de points que Rudolph, la manche suivante commence : 2
    cristaux et de nouveaux apprentis (3, 2, 3, 2)

guide-your-turn = Ton tour
    .when = dès la première minute
guide-your-turn-text-1 = D’abord autant d’actions libres que tu veux, puis **exactement une** action
    principale, qui termine ton tour. Tu perds alors ce que tu as produit sans l’utiliser :
    { $leaf }{ $flower }{ $fruit } et potions. Tu gardes { $crystal } cristaux et { $scroll }
    parchemins.
guide-your-turn-text-2 = Un apprenti sur un champ travaille une fois par manche : le travail le
    retourne.
guide-your-turn-row-1 = { $crystal } **repos** : retourne un apprenti et gagne 1 cristal
guide-your-turn-row-2 = { $billhook } **récolte** : retourne un apprenti sur un champ à serpe et
    gagne ce que donne le champ
guide-your-turn-row-3 = { $leaf } **achète** une feuille, une fleur ou un fruit pour 4 cristaux ;
    utilise une carte avec ∞
guide-your-turn-row-4 = { $apprentice } action principale : **place** un apprenti, **construis** un
    champ, utilise un **chaudron** ou va au **Temple**

guide-placing = Placer
    .when = à ton premier tour
    .caption = un champ : bonus en haut, sceau, couleur et ce qu’il donne
guide-placing-text-1 = Place sur n’importe quel emplacement libre de n’importe quel champ. Chaque
    emplacement touche les bosquets de ses deux coins : gagne un cristal pour chaque chemin avec
    { $crystal } qui mène à ton champ.
guide-placing-text-2 = L’emplacement du **haut** donne aussi le bonus qui y est dessiné, chaque
    fois. Un apprenti reste à sa place toute la partie.
guide-placing-sheet-1 = N’importe quel emplacement libre : 1 cristal pour chaque chemin avec cristal
    qui y mène ; celui du haut donne aussi le bonus.

guide-building = Construire
    .when = quand tu peux payer un champ
guide-building-text-1 = Paie un champ de l’offre et place-le à côté d’un champ ou du Temple ; tu
    gagnes son bonus. Un intervalle maintenant fermé sur ses quatre côtés reçoit un bosquet.
guide-building-text-2 = Ensuite, **une** de ces deux choses : place un apprenti sur le nouveau champ
    ou, s’il partage une couleur avec un voisin, prends la carte Ours ou Aigle visible.
guide-building-sheet-1 = Paie, place à côté d’un champ ou du Temple, gagne le bonus. Puis place un
    apprenti dessus ou, avec une couleur commune, prends une carte Ours ou Aigle.

guide-cauldrons-and-the-temple = Chaudrons et Temple
    .when = quand tu as préparé une potion
guide-cauldrons-and-the-temple-text-1 = Les deux retournent un apprenti actif et terminent ton tour.
guide-cauldrons-and-the-temple-row-1 = { $cauldron } **chaudron** : un apprenti sur un champ avec ce
    sceau ; paie et gagne ce que montre le champ
guide-cauldrons-and-the-temple-row-2 = { $potion-green } **Temple blanc** : n’importe quel apprenti,
    1 potion verte et 2 cristaux pour la carte Salamandre blanche visible
guide-cauldrons-and-the-temple-row-3 = { $potion-purple } **Temple noir** : n’importe quel apprenti,
    1 potion mauve et 1 cristal pour la noire visible

guide-cards-and-faith = Cartes et foi
    .when = avec ta première carte
guide-cards-and-faith-text-1 = { $bear }{ $eagle } Les cartes Ours et Aigle aident jusqu’à la fin de
    la partie ; les cartes { $salamander } Salamandre agissent une fois. Les symboles du coin sont
    la **foi** : en avoir le plus d’une sorte rapporte des points à la fin.
guide-cards-and-faith-sheet-1 = { $bear }{ $eagle } aident jusqu’à la fin ; { $salamander } agissent
    une fois. La foi compte à la fin.

guide-groves = Bosquets
    .when = quand tu passes
guide-groves-text-1 = Quand tu passes, gagne 1 cristal par apprenti qui n’a pas travaillé. Ensuite,
    tu peux payer **3 cristaux** pour un bosquet que touche un de tes apprentis, autant de fois que
    possible.
guide-groves-text-2 = Tu gagnes ce qu’il montre ; tes deuxième, quatrième et sixième bosquets
    rapportent aussitôt **4, 3 et 2** points.
guide-groves-sheet-1 = En passant : 1 cristal par apprenti inactif, puis 3 cristaux par bosquet que
    touchent tes apprentis. Les 2e, 4e, 6e : 4, 3, 2 points.

guide-scrolls-and-spellbooks = Parchemins et grimoires
    .when = avec ton quatrième parchemin
guide-scrolls-and-spellbooks-text-1 = **Quatre** parchemins envoient un de tes apprentis d’un champ
    vers un grimoire, une fois sur chacun. À la fin, son emplacement rapporte des points pour tout
    ce que tu as de cette sorte. Celui du haut rapporte plus : arrive tôt.
guide-scrolls-and-spellbooks-sheet-1 = Quatre parchemins : un apprenti va d’un champ sur un
    grimoire, une fois sur chacun ; il compte à la fin.

guide-how-rudolph-plays = Comment joue Rudolph
    .when = avant ton premier tour
    .caption = sa carte Labeur
guide-how-rudolph-plays-row-1 = { $vp } À chaque manche, il marque ce que dit sa carte Labeur, puis
    place 1, 2, 3, 4 apprentis, une carte pour chacun.
guide-how-rudolph-plays-row-2 = { $building } La flèche part d’un champ de départ vers l’extérieur :
    il prend le champ **le plus éloigné** dans cette direction, sur l’emplacement du haut. S’il est
    occupé, il prend le suivant dans le sens horaire et gagne un parchemin.
guide-how-rudolph-plays-row-3 = { $scroll } Son **troisième parchemin** envoie l’apprenti qu’il vient
    de placer sur l’emplacement supérieur libre le plus à gauche d’un grimoire, pour des points.
guide-how-rudolph-plays-row-4 = { $grove } À la fin de la manche, il prend chaque bosquet que
    touchent ses apprentis, pour 1 point chacun.

guide-the-end = La fin
    .when = après la manche 4
guide-the-end-row-1 = { $spellbook } tes apprentis sur les grimoires
guide-the-end-row-2 = { $crown } foi, première et deuxième place : Salamandre **12, 6**, Ours **8,
    4**, Aigle **6, 3** ; à égalité, la somme est partagée
guide-the-end-row-3 = { $scroll } 1 point par parchemin restant
guide-the-end-row-4 = Rudolph : encore ses grimoires, sa foi, ses parchemins. Avec plus de points que
    lui, tu gagnes.
