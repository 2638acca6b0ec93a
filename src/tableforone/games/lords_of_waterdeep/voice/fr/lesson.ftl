# Ce que dit l’hôte dans la leçon. $one et $two : les numéros de ce qu’il montre.

## Ta première partie.

lesson-first = Ta première partie
    .about = Une manche d’une vraie partie et la moitié de la suivante, en { $minutes } minutes environ.
    .ending = Tu as accompli deux quêtes, dont une à 24 points. Tu as utilisé un bâtiment de Pseudo et le
        port, et tu as vu comment ses points te coûtent les tiens.
    .later-1 = { place-builders_hall }. Un bâtiment que tu achètes sert à vous deux, mais quand Pseudo
        l’utilise, tu reçois quelque chose.
    .later-2 = { place-castle_waterdeep }. Celui qui y va commence la manche suivante et pioche une carte.
    .later-3 = Les quêtes de complot. Elles rapportent un peu moins, mais t’aident jusqu’à la fin.
    .later-4 = Les quêtes obligatoires. Une carte peut en donner une à Pseudo : il doit l’accomplir d’abord.
    .later-5 = La manche 5. Vous recevez tous les deux un cinquième agent.
lesson-first-chapter-1 = Agents
lesson-first-chapter-2 = Intrigue
lesson-first-chapter-3 = Quêtes
lesson-first-chapter-4 = Bâtiments
lesson-first-chapter-5 = La deuxième manche
lesson-first-chapter-6 = La fin

lesson-first-step-1 = Tu es un seigneur secret, et voici tes quêtes.
    .text = Deux quêtes sont près de ton plateau { $two }. « { quest-raid_orc_stronghold } » demande des
        guerriers et des roublards. « { quest-safeguard_eltorchul_mage } » demande un guerrier, un roublard et un
        magicien, plus de l’or. Commence par les roublards et place un agent ici :
        { $one } { place-grinning_lion_tavern }.
    .praise = Deux roublards, et la case est à toi.
    .watch-1 = Pseudo regarde ce qui manque à ses quêtes, ici des guerriers, et va où il en reçoit le plus.
        Les cases sans guerrier sont écartées.
lesson-first-step-2 = Les magiciens sont rares.
    .text = { $one } { place-blackstaff_tower } : cette case ne donne qu’un magicien, et les clercs
        viennent aussi un par un.
        Les guerriers et les roublards viennent par deux. Prends le magicien tant que la case est libre.
    .praise = Pour protéger le mage, il ne te manque plus qu’un guerrier.
    .watch-1 = Aucune case libre ne donne ce qu’il lui faut : il va donc au { place-castle_waterdeep }. Il
        commencera la manche suivante, et il pioche une carte. Celle-ci te coûte un roublard.
lesson-first-step-3 = Emporte une carte au port.
    .text = Au { $one } { waterdeep-harbor }, tu joues une carte de ta main. À la fin de la manche,
        l’agent
        repart vers une autre case. Places-y un agent.
    .praise = Deux actions avec un seul agent.
lesson-first-step-4 = { card-call_for_adventurers }.
    .text = { $one } Cette carte te donne deux aventuriers de ton choix, et un à Pseudo. Les bonnes cartes
        t’aident plus que lui. Joue-la.
    .praise = Maintenant, choisis ce qu’il te faut.
lesson-first-step-5 = Deux guerriers.
    .text = L’un est pour protéger le mage ; l’autre te servira bientôt. Choisis deux fois un guerrier.
    .praise = Guerrier, roublard, magicien et 4 pièces d’or : tout y est.
lesson-first-step-6 = Accomplis ta première quête.
    .text = Après avoir placé un agent, tu peux accomplir une quête. { $one } Celle-ci rapporte 4 points et
        te donne deux magiciens. Accomplis-la.
    .praise = Tu as payé son coût et reçu deux magiciens.
    .watch-1 = Aucune case libre ne donne ce qui lui manque, et le château est occupé : il va donc à la { place-builders_hall }.
    .watch-2 = Il achète le bâtiment qui porte le plus de points ; le plus à gauche en cas d’égalité. Tous
        les points qu’il marque sont retirés des tiens.
lesson-first-step-7 = Trouve une quête qui convient à ton seigneur.
    .text = Ton seigneur ajoute 4 points pour chaque quête Arcanes ou Guerre. { $one }
        { cliffwatch-inn } : il y a là quatre quêtes pour vous deux, et sa première case donne aussi
        2 pièces d’or. Places-y un
        agent.
    .praise = Le type est dans le coin de la carte.
lesson-first-step-8 = Vingt points, et de type Arcanes.
    .text = { $one } « { quest-expose_red_wizards_spies } » demande deux magiciens et un guerrier, que
        tu as, ainsi qu’un clerc et deux roublards, que tu peux obtenir. Prends-la.
    .praise = Avec ton seigneur, elle rapporte 24 points.
lesson-first-step-9 = L’agent du port repart.
    .text = Tous les agents sont placés : ton agent au port va sur une deuxième case. { $one } Ce bâtiment est
        à Pseudo. Tu peux l’utiliser, mais il reçoit un guerrier. Places-y l’agent.
    .praise = Les bâtiments donnent plus, mais leur propriétaire y gagne aussi.
lesson-first-step-10 = Un aventurier de ton choix.
    .text = Il te faut deux roublards. Prends le premier { $one } roublard.
    .praise = La manche 1 est finie ; tous les agents reviennent.
    .watch-1 = Il commence, parce qu’il est allé au château. Il manque des roublards à ses quêtes : il prend
        la taverne avant toi.
lesson-first-step-11 = La taverne est prise, pas le bâtiment.
    .text = { $one } Le bâtiment de Pseudo donne un guerrier et un aventurier de ton choix. Utilise-le encore.
    .praise = Il y a presque toujours un deuxième chemin.
lesson-first-step-12 = Le deuxième roublard.
    .text = Prends un roublard. Puis regarde ce que Pseudo fait des guerriers qu’il a reçus.
    .praise = Il ne te manque plus qu’un clerc.
    .watch-1 = Un magicien était la dernière chose qui lui manquait.
    .watch-2 = Il peut maintenant payer une quête à 20 points, et ils sont retirés de ton score. Surveille ses
        quêtes, et ne l’aide pas pour les plus chères.
lesson-first-step-13 = Va chercher le clerc.
    .text = { $one } { place-the_plinth } : cette case donne un clerc. Tu auras alors tout ce que
        coûte la quête. Places-y un agent.
    .praise = Tu peux payer avec ce que tu viens de recevoir.
lesson-first-step-14 = À toi de riposter.
    .text = { $one } Cette quête rapporte 20 points, et 4 de plus grâce à ton seigneur, car elle est de type
        Arcanes. Accomplis-la.
    .praise = Tu es de nouveau au-dessus de zéro. Restes-y jusqu’à la fin.
    .watch-1 = À toi de lire : que lui manque-t-il, et quelle case en donne le plus ?
lesson-first-step-15 = Finis ce que tu commences.
    .text = Après la manche 8, chaque quête ouverte coûte 5 points. Chaque aventurier qui reste rapporte
        1 point, et 2 pièces d’or rapportent aussi 1 point. Tu gagnes avec plus de 0. Maintenant, choisis toi-même une case.

lesson-first-card-1 = Un agent, une case
    .text = Place un agent sur une case libre et prends ce qu’elle donne. L’autre joueur ne peut plus y aller
        cette manche.
lesson-first-card-2 = Les quêtes rapportent les points
    .text = Après avoir placé un agent, tu peux accomplir une quête en payant ses aventuriers et son or.
lesson-first-card-3 = Ton seigneur est secret
    .text = Les quêtes de deux types rapportent 4 points de plus, tout de suite.
lesson-first-card-4 = Le port sert deux fois
    .text = Un agent y joue une carte et va sur une deuxième case à la fin de la manche.
lesson-first-card-5 = Les points de Pseudo te coûtent les tiens
    .text = Il n’a pas de score à lui : tous les points qu’il marque sont retirés des tiens.
lesson-first-card-6 = Ses quêtes le guident
    .text = Il lit ses quêtes de haut en bas et prend ce qui leur manque. Lis-les, et tu sais où il ira
        ensuite.

lesson-first-check-1 = Pseudo accomplit une quête à 10 points. Que devient ton score ?
    .right = Il baisse de 10
    .wrong-1 = Rien ne change
    .wrong-2 = Il monte de 10
    .why = Pseudo n’a pas de score à lui : tous les points qu’il marque sont retirés des tiens.
lesson-first-check-2 = La partie finit et tu as 2 quêtes ouvertes devant toi. Combien coûtent-elles ?
    .right = 10 points
    .wrong-1 = Rien
    .wrong-2 = 4 points
    .why = Chaque quête que tu n’as pas accomplie coûte 5 points.
