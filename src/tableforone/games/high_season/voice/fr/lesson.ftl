# Ce que dit l’hôte dans une leçon. $one et $two : les numéros de ce qu’il montre.

## Ta première partie.

lesson-first = Ta première partie
    .about = Deux manches d’une vraie partie et le début de la troisième, en { $minutes } minutes environ.
    .ending = Tu as engagé quelqu’un, complété un groupe, ouvert le rez-de-chaussée et contenté l’Empereur. Tu as
        vu aussi comment Ralph trouve ses chambres.
    .later-1 = Les emprunts. À tout moment de ton tour, tu peux prendre 2 couronnes, pour −2, −3 et −4 points à
        la fin.
    .later-2 = Passer. Tu retires n’importe quel dé et gagnes 1 couronne : un mauvais lancer pour toi peut être
        bon pour Ralph.
    .later-3 = Les portes. Aux étages supérieurs, une chambre te donne ce qui est dessiné sur sa porte quand tu
        l’occupes.
    .later-4 = Le reste du personnel. Certains aident chaque fois que tu prends un certain dé, d’autres ne
        comptent qu’à la fin.
lesson-first-chapter-1 = Première manche
lesson-first-chapter-2 = Deuxième manche
lesson-first-chapter-3 = L’Empereur
lesson-first-chapter-4 = Comment ça finit

lesson-first-step-1 = Bienvenue dans un hôtel de papier.
    .text = Trois { $two } chambres du rez-de-chaussée sont déjà préparées. À chaque tour, tu prends un dé. Plus
        il y a de dés sur sa case, plus il est fort. { $one } La case 5 en a quatre : engager coûte 4 couronnes de
        moins. Prends-y un dé.
    .praise = Quatre dés sur une case, c’est rare.
lesson-first-step-2 = Engage le service d’étage rouge.
    .text = { $one } Il coûte 4 couronnes : maintenant, il est gratuit. Il agit une fois, tout de suite : tu
        prépares gratuitement des chambres rouges. Engage-le.
    .praise = Un dé plus fort rend le personnel moins cher.
lesson-first-step-3 = La chambre rouge à côté de la rouge.
    .text = Une nouvelle chambre doit toucher une chambre préparée. { $one } C’est le cas ici, et à elles deux
        elles forment un groupe rouge entier. Prépare-la.
    .praise = Un petit groupe est vite complet.
    .watch-1 = Ralph révèle une carte avec deux dés. La main de la carte suivante montre celui qu’il veut. Il le
        retire : toi non plus, tu ne l’auras pas.
    .watch-2 = Puis il occupe une chambre de la couleur de sa carte : la première le long d’un zigzag. Il ne
        prépare rien, il s’installe.
lesson-first-step-4 = Fais entrer les clients.
    .text = { $one } La case 2 occupe une chambre préparée, et chaque dé y fait économiser 1 couronne. Une chambre du
        rez-de-chaussée coûte 1 couronne : elle est donc gratuite. Prends-y un dé.
    .praise = Plus haut, c’est plus cher et ça rapporte plus.
lesson-first-step-5 = Commence par une chambre rouge.
    .text = { $one } Occupe l’une des deux chambres rouges ; l’autre suivra bientôt.
    .praise = Une croix : quelqu’un y habite.
    .watch-1 = Ralph joue maintenant deux tours, car il commence la manche 2. Chaque fois : la main, puis le dé.
    .watch-2 = Avec cette carte, il préfère compléter une rangée, si l’une de ses chambres le permet. Sinon, il
        prend encore la première chambre de la couleur.
lesson-first-step-6 = Trois dés, trois chambres.
    .text = { $one } La case 1 prépare jusqu’à autant de chambres qu’elle a de dés. Le rez-de-chaussée est
        gratuit, et tout chemin vers le haut en part. Prends un dé.
    .praise = Rien n’est moins cher que le rez-de-chaussée.
lesson-first-step-7 = Le coin de gauche.
    .text = { $one } La chambre 1 complète la moitié gauche de l’étage. Quand les quatre seront occupées, tu auras
        une rangée : 2 points, si tu vas plus vite que Ralph. Prépare-la.
    .praise = Rangées et colonnes sont une course.
lesson-first-step-8 = Et la moitié droite.
    .text = Un groupe ne traverse jamais l’escalier. Prépare { $one } 6 puis 7, les deux chambres jaunes de l’autre
        côté.
    .praise = Sept chambres sont prêtes, toutes gratuites.
    .watch-1 = « Le plus » sur sa carte désigne la case la plus remplie. Ici, la main préfère l’autre dé.
    .watch-2 = Il prend la première chambre rouge de son zigzag. Suis la ligne des yeux.
lesson-first-step-9 = Un 3 sait faire les deux.
    .text = { $one } La case 3 prépare des chambres ou en occupe une, à ton gré. Avec deux dés, elle enlève 2
        couronnes au prix. Prends-y un dé.
    .praise = La plus souple des six cases.
lesson-first-step-10 = Complète le groupe rouge.
    .text = { $one } C’est la seconde de deux chambres rouges : le groupe est complet et paie aussitôt. Le rouge
        donne des couronnes, ici 1. Occupe-la.
    .praise = Quatre chambres auraient payé bien plus.
lesson-first-step-11 = L’Empereur vient après cette manche.
    .text = Après la manche 3, la première rangée de { $two } sa piste doit avoir quatre marques, sinon tu perds des
        points. Tu n’en as aucune. { $one } La case 6 a quatre dés : pour 1 couronne, elle agit comme n’importe
        quelle autre case. Prends-y un dé.
    .praise = L’action la plus forte, pour 1 couronne.
lesson-first-step-12 = Quatre cases d’un coup.
    .text = { $one } Quatre marques suffisent dans la première rangée : l’Empereur est content avant d’arriver. La
        marque sur la troisième case donne un bonus. Avance.
    .praise = Deux points sauvés, et un bonus.
lesson-first-step-13 = Une chambre bleue gratuite.
    .text = { $one } Avec 1 couronne de moins, elle est gratuite. Elle commence ton grand groupe bleu, qui vaut 10
        points une fois complet. Occupe-la.
    .praise = À toi de voir : monter, ou rester en bas ?
    .watch-1 = À toi de le lire : la main, le dé, la couleur, le zigzag.
lesson-first-step-14 = Pense à la dernière manche.
    .text = Après la manche 7, chaque chambre occupée vaut de 1 à 4 points selon l’étage, et 3 couronnes valent 1
        point. Une rangée ou une colonne ne compte que pour le premier qui la remplit. Choisis maintenant un dé.

lesson-first-card-1 = Préparer, puis occuper
    .text = Tu prépares une chambre à côté d’une chambre préparée. Ensuite seulement, des clients s’y installent, au
        prix de l’étage.
lesson-first-card-2 = Plus de dés, plus de force
    .text = Plus une case a de dés, plus elle donne de chambres, de couronnes ou de cases, ou moins une chambre ou un
        employé coûte cher.
lesson-first-card-3 = Un groupe complet paie aussitôt
    .text = Des chambres d’une même couleur qui se touchent forment un groupe. Le bleu donne des points, le rouge des
        couronnes, le jaune des cases de l’Empereur.
lesson-first-card-4 = Rangées et colonnes sont une course
    .text = Seul le premier à en remplir une gagne ses points. Tes groupes ne sont qu’à toi.
lesson-first-card-5 = L’Empereur contrôle rangée par rangée
    .text = Après les manches 3, 5 et 7, une rangée de sa piste doit être assez marquée, sinon tu perds des points.
        On ne marque plus dans une rangée déjà contrôlée.
lesson-first-card-6 = Ralph suit sa main
    .text = Un côté de sa carte montre quel dé et quelle couleur. Le dos de la carte suivante montre où il commence à
        chercher.

lesson-first-check-1 = La case 6 a 2 dés. Combien coûte d’en prendre un ?
    .right = 1 couronne
    .wrong-1 = Rien
    .wrong-2 = 2 couronnes
    .why = Un 6 coûte 1 couronne. Il agit alors comme n’importe quelle autre case, avec sa propre force.
lesson-first-check-2 = Quand un groupe de chambres paie-t-il ?
    .right = Quand toutes ses chambres sont occupées
    .wrong-1 = Quand ses chambres sont préparées
    .wrong-2 = À la fin de la partie
    .why = Un groupe paie aussitôt, quand sa dernière chambre est occupée.
