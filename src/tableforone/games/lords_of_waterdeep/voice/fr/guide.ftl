# Les règles pour les gens. { $gold } est le dessin de ce nom ; **gras** met en valeur.

guide-what-it-is-about = De quoi il s’agit
    .caption = ton seigneur ajoute 4 points pour chaque quête de deux types, tout de suite
guide-what-it-is-about-text-1 = Tu es un seigneur masqué d’Eauprofonde. Tes agents engagent des aventuriers
    dans la cité, et avec eux tu accomplis des quêtes qui rapportent des points.
guide-what-it-is-about-text-2 = Pseudo envoie aussi des agents. Il n’y a qu’**un score, le tien** : ses points en
    sont retirés. Après huit manches, tu gagnes avec **plus de 0**.

guide-set-up-for-one = Mise en place en solo
guide-set-up-for-one-text-1 = Dans l’application, tout est prêt. Avec ta propre boîte :
guide-set-up-for-one-row-1 = Retire les bâtiments { place-heroes_garden },
    { place-the_palace_of_waterdeep }, { place-the_three_pearls },
        { place-the_waymoot } et { place-house_of_the_moon } ; Larissa Neathal ; les quêtes
        « { quest-recruit_lieutenant } » et « { quest-place_a_sleeper_agent_in_skullport } » ; les
        cartes « { card-bidding_war } »
guide-set-up-for-one-row-2 = 3 jetons de points sur chaque case de la piste des manches ; trois bâtiments à la
    { place-builders_hall } ; quatre quêtes à l’auberge
guide-set-up-for-one-row-3 = Toi : 4 agents, un cinquième pour la manche 5, un seigneur, 2 quêtes, 2 cartes
    Intrigue, 5 pièces d’or
guide-set-up-for-one-row-4 = Pseudo : 4 agents, un cinquième pour la manche 5, 2 quêtes (la première piochée en
    haut), 4 pièces d’or et le marqueur de premier joueur

guide-your-turn = Ton tour
    .when = dès la première minute
guide-your-turn-text-1 = Vous jouez à tour de rôle jusqu’à ce que tous les agents soient placés.
guide-your-turn-row-1 = { $agent } **Place un agent** sur une case libre et fais tout de suite tout ce qu’elle
    indique
guide-your-turn-row-2 = { $building } Si le bâtiment est à Pseudo, il reçoit le bénéfice du propriétaire
guide-your-turn-row-3 = { $scroll } Ensuite, tu peux **accomplir une quête**

guide-spaces-of-the-city = Les cases de la cité
    .when = avec ton premier agent
guide-spaces-of-the-city-row-1 = { $fighter } { place-field_of_triumph } : 2 guerriers
guide-spaces-of-the-city-row-2 = { $rogue } { place-grinning_lion_tavern } : 2 roublards
guide-spaces-of-the-city-row-3 = { $wizard } { place-blackstaff_tower } : 1 magicien
guide-spaces-of-the-city-row-4 = { $cleric } { place-the_plinth } : 1 clerc
guide-spaces-of-the-city-row-5 = { $gold } { place-auroras_realms_shop } : 4 pièces d’or
guide-spaces-of-the-city-row-6 = { $scroll } { cliffwatch-inn } : une quête, avec 2 pièces d’or, une
    carte
    Intrigue ou quatre nouvelles quêtes au choix
guide-spaces-of-the-city-row-7 = { $first } { place-castle_waterdeep } : le marqueur de premier
    joueur et une carte
    Intrigue
guide-spaces-of-the-city-row-8 = { $building } { place-builders_hall } : acheter un bâtiment
guide-spaces-of-the-city-row-9 = { $intrigue } { waterdeep-harbor } : jouer une carte Intrigue ;
    l’agent repart
    plus tard

guide-quests = Quêtes
    .when = quand ta taverne se remplit
    .caption = son type, ses points, son coût et sa récompense
guide-quests-text-1 = Paie le coût de la carte avec ce que tu as dans ta taverne et reçois sa récompense.
    Une **quête de complot** { $t-permanent } t’aide jusqu’à la fin de la partie.
guide-quests-text-2 = Chaque quête encore ouverte à la fin **coûte 5 points**. Tu dois accomplir une
    quête *obligatoire* avant toutes les autres.
guide-quests-sheet-1 = Une par tour, après le placement : payer, recevoir la récompense, et 4 points pour les
    types de ton seigneur. Les obligatoires d’abord.

guide-buildings = Bâtiments
    .when = quand tu as de l’or en trop
guide-buildings-text-1 = À la { place-builders_hall }, tu achètes un bâtiment sur trois et tu
    marques les points
    posés dessus. Vous pouvez l’utiliser tous les deux ; quand c’est Pseudo, **tu** reçois le bénéfice du
    propriétaire.
guide-buildings-text-2 = À chaque manche, 1 point s’ajoute sur chaque bâtiment de la halle. Certains bâtiments en
    jeu sont remplis au début de chaque manche.
guide-buildings-sheet-1 = Acheter un bâtiment sur trois et marquer les points posés dessus. Pseudo l’utilise : tu
    reçois le bénéfice du propriétaire. Tu utilises le sien : il le reçoit.

guide-intrigue-and-the-harbor = L’intrigue et le port
    .when = avec ta première carte
guide-intrigue-and-the-harbor-text-1 = Tu joues une carte en plaçant un agent au port. Quand tous les agents sont
    placés, ceux du port repartent **encore une fois**, dans l’ordre 1, 2, 3, vers n’importe quelle autre case.
    Après chacun, tu peux accomplir une quête.
guide-intrigue-and-the-harbor-text-2 = Certaines cartes prennent à Pseudo, d’autres lui donnent une quête
    obligatoire, d’autres sont des échanges ; ses points sont retirés des tiens.
guide-intrigue-and-the-harbor-sheet-1 = Port : jouer une carte. Quand tous les agents sont placés, repartir (1, 2,
    3), et tu peux accomplir une quête.

guide-a-round = Une manche
    .when = à la fin de la première
guide-a-round-row-1 = { $vp } Début : 1 point sur chaque bâtiment de la halle ; les bâtiments en jeu sont remplis
guide-a-round-row-2 = { $agent } Les tours, puis le port ; dès la manche 5, chacun a un cinquième agent
guide-a-round-row-3 = { $first } Celui qui a le marqueur commence la manche suivante

guide-how-pseudo-plays = Comment joue Pseudo
    .when = à son premier tour
    .caption = ce qu’il essaie, dans l’ordre, et ce que les choses valent pour lui
guide-how-pseudo-plays-row-1 = Il a toujours deux quêtes. Il cherche **la première chose qui leur manque**, quête
    par quête depuis le haut, de gauche à droite.
guide-how-pseudo-plays-row-2 = Il va où il en reçoit **le plus**. À égalité : la plus grande valeur totale, puis le
    moins pour toi, puis le sort.
guide-how-pseudo-plays-row-3 = Si aucune case n’en donne : le { place-castle_waterdeep } ; sinon la
    { place-builders_hall }
    (le bâtiment avec le plus de points qu’il peut payer) ; sinon la case la plus précieuse ; sinon le port.
guide-how-pseudo-plays-row-4 = Il pioche une **carte Intrigue** et la joue aussitôt. Le plus souvent, il prend un
    aventurier de sa couleur, et tu en perds un, ou 2 points.
guide-how-pseudo-plays-row-5 = Une **quête** qu’il devrait recevoir est pour toi, d’un type que ton seigneur ne
    récompense pas.
guide-how-pseudo-plays-row-6 = Après chaque agent, il accomplit la quête la plus haute qu’il peut payer : ses points
    sont retirés des tiens.

guide-the-end = La fin
    .when = après la manche 8
guide-the-end-row-1 = { $cube-any } 1 point pour chaque aventurier dans ta taverne
guide-the-end-row-2 = { $gold } 1 point pour 2 pièces d’or
guide-the-end-row-3 = { $scroll } **−5** pour chaque quête ouverte
guide-the-end-row-4 = Avec plus de 0, tu gagnes.
