# Ce que dit l’hôte pendant une leçon. $one et $two : numéros de ce qu’il montre.

## Ta première partie

lesson-first = Ta première partie
    .about = Deux manches d’une vraie partie, avec le personnel, l’Empereur et le décompte final, en { $minutes } minutes environ.
    .ending = Quatre clients vivent dans ton hôtel, une chambre bleue a payé son bonus et l’Empereur
        connaît ton nom. La { staff-28 } travaille pour toi, et tu sais lire les tours de Leopold.
    .later-1 = Objectifs. Trois courses pour 15, 10 et 5 points, à droite de la table.
    .later-2 = Renforcer. Pour 1 couronne, le dé que tu prends a 1 force de plus.
    .later-3 = Passer. Tu laisses un mauvais jet de côté ; plus tard, on relance les dés qui restent.
lesson-first-chapter-1 = Avant d’ouvrir
lesson-first-chapter-2 = Clients et dés
lesson-first-chapter-3 = La cuisine
lesson-first-chapter-4 = L’Empereur
lesson-first-chapter-5 = Les chambres
lesson-first-chapter-6 = Deuxième manche
lesson-first-chapter-7 = Le personnel
lesson-first-chapter-8 = Comment cela finit

lesson-first-step-1 = Dix personnes veulent travailler pour toi ; gardes-en six.
    .text = Chaque { $one } carte est quelqu’un que tu pourras engager plus tard, au prix indiqué dans le coin.
        Inutile de les apprendre par cœur. Défausse trois cartes chères, { staff-4 }, { staff-17 }
        et
        { staff-26 }, ainsi que la { staff-7 }. Garde la { staff-28 } : à la fin, elle rapporte des
        points pour chaque client bleu.
    .praise = Nous engagerons bientôt la { staff-28 }.
lesson-first-step-2 = Ton premier client est gratuit.
    .text = { $one } { CAPITAL(guest-53, the: "yes") } est jaune : il lui faudra une chambre jaune.
        D’abord, elle commande un
        strudel et un vin. Quand elle s’installe, tu gagnes la récompense au bas de sa carte : un café et 2
        cases sur la piste de l’Empereur. Prends-la.
    .praise = Elle est à ta première table.
lesson-first-step-3 = Prépare trois chambres.
    .text = La première chambre est toujours celle du coin. Chaque nouvelle chambre doit en toucher une déjà préparée,
        et l’étage du bas est gratuit. La chambre jaune { $one } d’à côté est pour ta danseuse, la rouge
        suivante pour quelqu’un de la file. Prépare-les.
    .praise = Bleue, jaune et rouge, le tout gratuitement.
    .watch-1 = Leopold commence cette manche. Sa carte demande un client rouge : tous les autres sont écartés. Entre
        deux clients rouges, il prend celui qui a le plus de points.
    .watch-2 = Il n’a pas besoin de cuisine : son client s’installe aussitôt, le plus bas et le plus à gauche
        possible.
    .watch-3 = Un point d’interrogation : il prend un dé de la case la plus remplie. Après son tour, une bonne case
        peut être plus faible pour toi.
lesson-first-step-4 = À toi : d’abord un client, puis un dé.
    .text = { $one } { CAPITAL(guest-77, the: "yes") } veut un gâteau et une chambre rouge, et tu en
        as une de prête. Les clients en tête de
        file coûtent 3 couronnes, ceux du bout rien. Lui coûte 1. Prends-le.
    .praise = Un client par tour, toujours avant le dé.
lesson-first-step-5 = Prends le dé qui les nourrit tous les deux.
    .text = La { $one } case 1 a deux dés, sa force est donc 2 : tu gagnes deux plats, strudels ou gâteaux. C’est
        exactement ce qu’il faut à la danseuse et { FORM(guest-77, the: "yes", case: "dative") }.
        Prends un dé là.
    .praise = La force : les dés avant que tu prennes.
lesson-first-step-6 = Un de chaque.
    .text = Sur la case 1, tu ne peux jamais prendre plus de gâteaux que de strudels. Prends un strudel et un gâteau.
    .praise = Case 2 : vin et café, pareil.
lesson-first-step-7 = Servir aussitôt est gratuit.
    .text = Ce que tu viens de gagner peut aller gratuitement à une table. Sers le strudel à la { $one } danseuse et le
        gâteau { FORM(guest-77, the: "yes", case: "dative") }.
    .praise = La commande { FORM(guest-77, the: "yes", case: "genitive") } est complète.
lesson-first-step-8 = Donne-lui sa clé.
    .text = Un client dont la commande est complète peut, à tout moment de ton tour, prendre une chambre préparée de sa
        couleur. Installe { $one } { FORM(guest-77, the: "yes") } dans la chambre rouge : il te
        donne 1 point et 1 couronne.
    .praise = Ton premier point, et une table libre.
lesson-first-step-9 = Termine ton tour.
    .text = Tu pourrais encore servir le vin de la cuisine à la danseuse. Cela coûte 1 couronne pour trois plats ou
        boissons au plus : attends d’avoir davantage à servir. Termine ton tour ; tu as deux tours de suite
        cette manche : { $one } 2 et 3.
    .praise = Attendre a économisé une couronne.
lesson-first-step-10 = Un client gratuit.
    .text = { $one } Tezcatlipoca ne coûte rien et veut un strudel, qui est dans ta cuisine. Il est vert : toute couleur
        de chambre lui va. Prends-le.
    .praise = Les clients peu chers font vivre l’hôtel.
lesson-first-step-11 = Maintenant, sers depuis la cuisine.
    .text = La { $one } cuisine a un vin pour la danseuse et un strudel pour Tezcatlipoca. 1 couronne permet de servir
        jusqu’à trois plats ou boissons. Sers.
    .praise = Une couronne, deux clients.
lesson-first-step-12 = Vin et strudel.
    .text = Sers le vin à la danseuse et le strudel à Tezcatlipoca.
    .praise = Deux commandes sont complètes.
lesson-first-step-13 = La danseuse s’installe.
    .text = Installe-la dans la chambre jaune. Sa { $one } carte montre sa récompense : un café et 2 cases sur la { $two }
        piste de l’Empereur.
    .praise = La récompense vient avec la chambre.
lesson-first-step-14 = D’abord le café.
    .text = Tu prends les parties d’une récompense dans l’ordre que tu veux. Mets le café dans la cuisine : quelqu’un de
        la file en veut deux.
    .praise = Deux cafés dans la cuisine à présent.
lesson-first-step-15 = Et 2 cases sur la piste.
    .text = Après les manches 3, 5 et 7, l’Empereur regarde { $one } sa piste. Tu marques les points de ta case et tu
        recules. Si tu es encore sur 3 ou plus, tu gagnes la récompense de sa tuile ; sur 0, c’est une
        pénalité. Avance.
    .praise = Leopold est sur 3. Ne le laisse pas devant.
lesson-first-step-16 = Un hôtel a besoin de chambres.
    .text = Tu dois encore prendre un dé ce tour-ci. La { $one } case 3 prépare autant de chambres que sa force, ici une.
        Prends un dé là.
    .praise = En haut : 1 à 3 couronnes. En bas : gratuit.
lesson-first-step-17 = La chambre rouge d’à côté.
    .text = { $one } Elle touche celle { FORM(guest-77, the: "yes", case: "genitive") }, elle est
        gratuite et fait partie du même groupe. Quatre chambres
        rouges se touchent ici : pleines de clients, elles donnent 10 couronnes. Prépare-la.
    .praise = Un grand groupe vaut mieux que des petits.
lesson-first-step-18 = Le vert va partout, alors choisis bien.
    .text = Tezcatlipoca pourrait aussi prendre la chambre bleue, mais les nobles de la file en auront besoin. Installe-le
        dans la nouvelle { $one } chambre rouge. Tu pioches trois cartes de plus, puis c’est à Leopold.
    .praise = La chambre bleue reste pour un noble.
    .watch-1 = Cette fois, tout client convient, et deux ont le plus de points. La main de sa carte départage : elle
        pointe vers la droite, donc il commence par la gauche.
    .watch-2 = Un 4 ou un 5, de la case la plus remplie. Sans l’un ni l’autre, il aurait pris un autre dé.
    .watch-3 = Sa carte fait aussi avancer l’objectif B. Quand son marqueur arrive en haut, il y prend une place avant
        toi. Garde un œil dessus.
lesson-first-step-19 = Un noble pour la chambre bleue.
    .text = On relance les dés, et tu commences. { $one } { CAPITAL(guest-67, the: "yes") } veut
        deux cafés ; les deux sont dans ta cuisine. Il
        donne 2 points, 2 cartes et 2 cases sur la piste de l’Empereur. Prends-le.
    .praise = Tu as déjà ce qu’il veut.
lesson-first-step-20 = Trois dés sur une case.
    .text = La { $one } case 2 a trois dés : trois boissons, vin ou café. Le café peut aller tout
        droit { FORM(guest-67, the: "yes", case: "dative") }, et le
        vin sert toujours. Prends un dé là.
    .praise = Juste avant que Leopold l’affaiblisse.
lesson-first-step-21 = Deux vins, un café.
    .text = Tu ne peux jamais prendre plus de cafés que de vins. Prends autant de café que possible : un.
lesson-first-step-22 = Pour { FORM(guest-67, the: "yes") }.
    .text = Sers le café aussitôt à { $one } sa table.
    .praise = Encore un, et il est dans la cuisine.
lesson-first-step-23 = Une couronne pour la deuxième tasse.
    .text = Sers l’autre café depuis la { $one } cuisine.
lesson-first-step-24 = La chambre bleue est un groupe à elle seule.
    .text = Le groupe est plein dès qu’il s’installe, et un groupe bleu plein donne des points : 2 pour lui, 2 pour la
        { $one } chambre. Installe-le.
    .praise = Quatre points d’un tour de clé.
lesson-first-step-25 = Et 2 cases de plus.
    .text = Sur la { $one } case 4, tu es tranquille un moment. Avance. Ensuite Leopold a deux tours, et maintenant tu sais les
        lire : le choix, les candidats, la règle.
    .praise = Il te reste un tour cette manche.
    .watch-1 = À toi de lire : qui est écarté, et par quelle règle ?
lesson-first-step-26 = Un 6, c’est l’action que tu veux.
    .text = { $one } La case 6 est l’une des cinq autres actions, contre 1 couronne de frais. Sa force est 2. La case 5 n’a
        qu’un dé : le 6 est donc plus fort pour engager. Prends-le.
    .praise = Un 6 coûte toujours 1 couronne de frais.
lesson-first-step-27 = Sers-t’en pour engager.
    .text = { $one } L’action 5 joue une carte Personnel de ta main, et la force se déduit de son prix : 2 couronnes.
        Choisis-la.
    .praise = Un vrai 5 le fait sans frais.
lesson-first-step-28 = La { staff-28 } te rejoint.
    .text = Elle coûte 4 couronnes, moins 2. À la fin de la partie, elle rapporte 3 points par chambre bleue occupée : les
        clients bleus valent désormais plus pour toi. Engage-la.
    .praise = D’autres agissent une fois ou à chaque manche.
    .watch-1 = Sa carte fait avancer l’objectif A. Les objectifs sont des courses : la première place rapporte 15 points.
lesson-first-step-29 = Pense à la dernière manche.
    .text = Après la manche 7, chaque chambre occupée rapporte 1 à 4 points selon son étage, chaque couronne et chaque plat
        ou boisson de la cuisine 1 point. Chaque client encore au café coûte 5 points. Choisis maintenant
        toi-même un client ou un dé.
    .praise = Tu choisis bien sans moi.
lesson-first-step-30 = Trois courses à côté de la table.
    .text = Les objectifs rapportent 15, 10 et 5 points pour la première, la deuxième et la troisième place. Les marqueurs de
        Leopold montrent où il en est. Regarde-les, puis choisis ton prochain coup.

lesson-first-card-1 = Les clients veulent trois choses
    .text = Une table libre, tout ce qu’ils ont commandé, puis une chambre préparée de leur couleur. Les clients verts
        prennent n’importe quelle chambre.
lesson-first-card-2 = Plus de dés, plus de force
    .text = Plus une case a de dés, plus tu gagnes. En prendre un la rend plus faible pour le suivant.
lesson-first-card-3 = Servir aussitôt est gratuit
    .text = Ce que tu gagnes peut aller tout droit à une table. Depuis la cuisine, c’est 1 couronne pour trois plats ou
        boissons au plus.
lesson-first-card-4 = Les groupes pleins rapportent
    .text = Les chambres d’une couleur qui se touchent forment un groupe. Plein de clients, le bleu donne des points, le rouge
        des couronnes, le jaune des cases sur la piste de l’Empereur.
lesson-first-card-5 = Leopold te dit pourquoi
    .text = Sa carte dit quel client et quel dé il veut. Règle après règle, des candidats sont écartés, jusqu’à ce qu’il n’en
        reste qu’un.
lesson-first-card-6 = L’Empereur vient trois fois
    .text = Après les manches 3, 5 et 7, tu marques les points de ta case et tu recules. Encore sur 3 ou plus : une
        récompense. Sur 0 : une pénalité.
lesson-first-card-7 = Engage avec un 5
    .text = La force du dé se déduit du prix. Certaines cartes agissent une fois, d’autres toute la partie, d’autres seulement
        à la fin.
lesson-first-card-8 = Un 6 est toute action, contre des frais
    .text = Paie 1 couronne et utilise l’une des cinq actions avec la force de la case 6.
lesson-first-card-9 = Vide le café avant la fin
    .text = Après la manche 7, les chambres occupées rapportent 1 à 4 points selon l’étage, les couronnes, plats et boissons 1
        chacun. Un client resté au café coûte 5.

lesson-first-check-1 = La case 6 a 2 dés. Combien coûte d’en prendre un ?
    .right = 1 couronne
    .wrong-1 = Rien
    .wrong-2 = 2 couronnes
    .why = Un 6 coûte toujours 1 couronne de frais, quel que soit le nombre de dés.
lesson-first-check-2 = Tu prends un 5 de force 2 et engages quelqu’un qui coûte 4. Que paies-tu ?
    .right = 2 couronnes
    .wrong-1 = 4 couronnes
    .wrong-2 = Rien
    .why = La force du dé se déduit du prix.
lesson-first-check-3 = La partie finit avec 2 clients dans ton café. Combien cela coûte-t-il ?
    .right = 10 points
    .wrong-1 = 5 points
    .wrong-2 = Rien
    .why = Chaque client encore au café coûte 5 points, que sa commande soit complète ou non.

## Let’s Waltz!

# official
lesson-waltz = Let’s Waltz!
    .about = Pour qui connaît déjà l’hôtel : champagne, danseurs et salles de bal, en { $minutes } minutes environ.
    .ending = Deux de tes danseurs sont au Zum Sperl, et Elisabeth n’y en a pas encore. Cette salle est comptée après la
        manche 3.
    .later-1 = Rangées du haut. Pour deux ou trois champagnes, un danseur commence plus haut, avec le bonus de la rangée.
    .later-2 = Le balcon. Si une rangée est pleine, un danseur peut aller au balcon.
    .later-3 = Trois décomptes. La salle de bal de gauche après la manche 3, celle du milieu après la manche 5, celle de droite
        après la manche 7.
    .later-4 = Salles de bal vides. Sans danseur dans une salle de bal, tu perds 5 points quand on la compte.
lesson-waltz-chapter-1 = Les nouveautés
lesson-waltz-chapter-2 = Au bal
lesson-waltz-chapter-3 = Encore une fois

lesson-waltz-step-1 = Plus de clients, et quelques têtes nouvelles.
    .text = Les cartes avec une note de musique sont nouvelles. Comme toujours, tu en gardes six sur dix. Défausse les quatre
        plus chères : { $one } { staff-5 }, { staff-9 }, { staff-10 } et { staff-23 }.
    .praise = Le reste est dans tes moyens.
lesson-waltz-step-2 = { CAPITAL(guest-142, the: "yes") } t’apporte du champagne.
    .text = { $one } Il veut un vin et un café, et les deux sont dans ta cuisine. Quand il quitte le café, tu gagnes un
        champagne. Prends-le.
    .praise = Tu as déjà un champagne.
lesson-waltz-step-3 = Des chambres, comme tu les connais.
    .text = Prépare la chambre { $one } jaune, puis la rouge à côté, à l’étage du bas.
    .praise = Voici maintenant Elisabeth.
    .watch-1 = Elisabeth joue comme Leopold : sa carte demande un client rouge, et il n’y en a qu’un.
    .watch-2 = Elle prend un dé de la case la plus remplie, comme le dit le point d’interrogation. Certaines de ses cartes
        envoient aussi des danseurs ; tu verras.
lesson-waltz-step-4 = Sers { FORM(guest-142, the: "yes") }.
    .text = Pour 1 couronne, sers-lui son vin et son café depuis la { $one } cuisine.
lesson-waltz-step-5 = Les deux.
    .text = Sers le vin et le café { FORM(guest-142, the: "yes", case: "dative") }.
    .praise = Sa commande est complète.
lesson-waltz-step-6 = Envoie-le danser.
    .text = Il pourrait prendre la chambre bleue. Mais pour un champagne, il va plutôt au { $one } bal : points et récompense
        sont les mêmes, et l’un de tes danseurs va au Zum Sperl, compté en premier. Avoir le plus de danseurs y
        rapporte 10 points. Envoie-le.
    .praise = La chambre reste libre pour un autre.
lesson-waltz-step-7 = Qui danse ?
    .text = Tes danseurs attendent dans quatre zones, et une zone qui se vide donne un bonus. { $one } La première zone a un
        danseur. Envoie-le, et tu avances de 1 case sur la piste de l’Empereur.
    .praise = Un danseur, un bonus.
lesson-waltz-step-8 = Trois récompenses d’un coup.
    .text = Tu choisis leur ordre. Prends d’abord le champagne.
    .praise = Tu as récupéré ton champagne.
lesson-waltz-step-9 = Puis la chambre.
    .text = Tu gagnes la récompense de sa carte comme s’il s’était installé. Prends la chambre.
lesson-waltz-step-10 = Une chambre plus haut, gratuite.
    .text = Avec 1 couronne de moins, le deuxième étage est gratuit. { $one } Cette chambre rouge fait partie de ton plus grand
        groupe. Prépare-la.
lesson-waltz-step-11 = Et la case de l’Empereur.
    .text = L’Empereur vient ici aussi, avant chaque salle de bal. Avance.
lesson-waltz-step-12 = Durgoing est gratuit.
    .text = { $one } Il veut un strudel et un vin, et donne 4 points. Prends-le.
    .praise = Tu dois encore prendre un dé ce tour-ci.
lesson-waltz-step-13 = Du vin pour lui.
    .text = { $one } La case 2 donne un vin. Avec plus de dés, elle offre aussi du champagne, jamais plus que de café, et jamais
        plus de café que de vin. Prends le dé.
lesson-waltz-step-14 = Tout droit à sa table.
    .text = { $one } Sers-le aussitôt.
lesson-waltz-step-15 = Le strudel de la cuisine.
    .text = { $one } La cuisine a encore un strudel. Sers-le pour 1 couronne.
lesson-waltz-step-16 = Un deuxième danseur.
    .text = Les clients verts aiment danser, eux aussi. Envoie Durgoing dans la même { $one } salle de bal avec ton second
        champagne : deux danseurs, quand Elisabeth n’en a aucun.
    .praise = Quatre points, et tu es en tête au bal.
lesson-waltz-step-17 = De la deuxième zone.
    .text = { $one } Deux danseurs y sont. Quand elle est vide, tu gagnes 2 champagnes, de quoi aller encore deux fois au bal.
        Envoie l’un d’eux.
    .praise = Tu connais aussi les salles de bal.

lesson-waltz-card-1 = Le champagne est une boisson comme une autre
    .text = Il se garde à la cuisine, certains clients en commandent, et il t’en faut pour les salles de bal.
lesson-waltz-card-2 = Un bal au lieu d’une chambre
    .text = Un client dont la commande est complète peut aller danser : points et récompense sont les mêmes, et la chambre reste
        libre.
lesson-waltz-card-3 = Les danseurs viennent de la salle de répétition
    .text = Quand tu vides l’une de ses zones, tu gagnes ce qui y est écrit. Les petites zones sont vite vides.
lesson-waltz-card-4 = Les salles de bal sont évaluées quand vient l’Empereur
    .text = Après les manches 3, 5 et 7, l’une après l’autre. Chacune compte à sa façon, et n’y avoir aucun danseur coûte 5
        points.

lesson-waltz-check-1 = Combien de points coûte une salle de bal sans tes danseurs quand on la compte ?
    .right = 5 points
    .wrong-1 = Rien
    .wrong-2 = 10 points
    .why = Une salle de bal où tu n’as aucun danseur coûte 5 points quand on la compte.
