# Le jeu en bref, les options, le décompte final, le résultat.

primer = Pendant 8 manches, tu es un seigneur secret de la cité. Chacun à votre tour, Pseudo et toi
    placez un agent sur une case et prenez ce qu’elle donne : aventuriers, or, quêtes, cartes Intrigue,
    nouveaux bâtiments. Après avoir placé un agent, tu peux accomplir 1 quête en payant ses aventuriers
    et son or. Elle rapporte des points, et ton seigneur en ajoute 4 pour les quêtes de 2 types. Pseudo
    n’a pas de score à lui : ses points sont retirés des tiens. À la fin, les aventuriers et l’or qui
    restent rapportent un peu, et chaque quête ouverte coûte 5 points. Tu gagnes si ton score dépasse 0.

## Options à la mise en place : la question, puis chaque choix.

option-plot_trigger_on_quest_reward = Récompenses et quêtes de complot
    .about = Les récompenses des quêtes déclenchent-elles les quêtes de complot qui attendent une action (7.4.2) ?
option-plot_trigger_on_quest_reward-no = Non
    .about = Seul ce que donne une case ou une carte jouée les déclenche.
option-plot_trigger_on_quest_reward-yes = Oui
    .about = Les aventuriers et l’or d’une quête accomplie les déclenchent aussi.
option-plot_counts_itself = Quêtes de complot qui comptent des quêtes
    .about = Une quête de complot qui compte les quêtes de son type se compte-t-elle elle-même (7.4.5) ?
option-plot_counts_itself-no = Non
    .about = Elle compte à partir de la quête suivante.
option-plot_counts_itself-yes = Oui
    .about = Elle rapporte aussi 2 points pour elle-même.
option-plot_bonus_chains = Complots en chaîne
    .about = Le bonus d’une quête de complot en déclenche-t-il d’autres (7.4.4) ?
option-plot_bonus_chains-no = Non
    .about = Un bonus ne déclenche rien d’autre.
option-plot_bonus_chains-yes = Oui
    .about = Les roublards et l’or d’une quête de complot en déclenchent une autre.
option-stock_on_free_entry = Stock d’un bâtiment gratuit
    .about = Un bâtiment qui entre en jeu gratuitement reçoit-il tout de suite son stock (6.2.2) ?
option-stock_on_free_entry-no = Non
    .about = Il reste vide jusqu’à la manche suivante.
option-stock_on_free_entry-yes = Oui
    .about = Il reçoit son stock tout de suite.
option-hall_vp_on_free_entry = Points d’un bâtiment gratuit
    .about = Les jetons de points d’un bâtiment de la { place-builders_hall } comptent-ils quand on
        le prend
        gratuitement (6.1.4) ?
option-hall_vp_on_free_entry-no = Non
    .about = Ils retournent à la réserve.
option-hall_vp_on_free_entry-yes = Oui
    .about = Celui qui prend le bâtiment marque ces points.
option-plots_limit = Dix terrains
    .about = Les 10 terrains imprimés limitent-ils le nombre de bâtiments en jeu (6.1.6) ?
option-plots_limit-no = Non
    .about = Il peut y avoir autant de bâtiments que l’on veut.
option-plots_limit-yes = Oui
    .about = Avec 10 bâtiments en jeu, personne ne peut en acheter ni en obtenir d’autre.
option-needs_right_to_left = Ce que Pseudo cherche d’abord
    .about = Pseudo cherche-t-il de droite à gauche ce qui manque à une quête (S5.2) ?
option-needs_right_to_left-no = D’abord les aventuriers
    .about = Les clercs d’abord, puis les guerriers, les roublards et les magiciens, l’or en dernier.
option-needs_right_to_left-yes = D’abord l’or
    .about = L’or d’abord, puis les magiciens, les roublards et les guerriers, les clercs en dernier. Plus d’un
        quart de ses placements changent.
option-owner_pay_inside_value = Pseudo et tes bâtiments
    .about = Ce que tu reçois comme propriétaire compte-t-il dans la valeur d’une case pour Pseudo (S7.4.3) ?
option-owner_pay_inside_value-no = Peu lui importe
    .about = Cela ne départage que les cases de même valeur.
option-owner_pay_inside_value-yes = Il évite de te payer
    .about = C’est d’abord retiré de la valeur : il va donc moins souvent dans tes bâtiments.
option-pseudo_avoids_the_inn = Pseudo et l’auberge
    .about = Pseudo évite-t-il l’auberge (S7.3) ?
option-pseudo_avoids_the_inn-no = Il va à l’auberge
    .about = Il y va pour l’or, ou quand rien ne vaut davantage, et la quête est pour toi.
option-pseudo_avoids_the_inn-yes = Il n’y va jamais
    .about = Il n’y va jamais : tu reçois moins de quêtes dont tu ne veux pas.
option-only_quests_subtracted = Les points de Pseudo
    .about = Ne retire-t-on de ton score que les points des quêtes que Pseudo accomplit (S2.3) ?
option-only_quests_subtracted-no = Non
    .about = On retire aussi ses points de bâtiments et de quêtes de complot.
option-only_quests_subtracted-yes = Oui
    .about = Ses points de bâtiments et de quêtes de complot ne comptent pas : ton score final est plus haut.
option-needs_served_once = Le libre choix de Pseudo
    .about = Quand Pseudo prend plusieurs aventuriers au choix, seul son premier besoin compte-t-il (S6.3) ?
option-needs_served_once-no = Non
    .about = Chacun est un aventurier qui manque à ses quêtes, tant qu’il en manque un.
option-needs_served_once-yes = Oui
    .about = Le premier manque à ses quêtes, les autres sont les plus précieux. Moins de 1 % de ses placements
        changent.

## Lignes du décompte final, au milieu d’une phrase.

score-quests = quêtes accomplies
score-lord = bonus du seigneur
score-plot-quests = quêtes de complot
score-buildings = bâtiments
score-cards = cartes Intrigue et récompenses de quêtes
score-cubes = aventuriers restés à la taverne
score-gold = or resté à la taverne
score-open-quests = quêtes ouvertes
score-pseudo-quests = quêtes accomplies par Pseudo
score-pseudo-other = autres points de Pseudo
score-pseudo-lacks = aventuriers manquants pour les cartes de Pseudo
score-yours = ce que tu as marqué toi-même
score-his = points de Pseudo

## Le résultat.

result-won = Ton score est de { $mine }. Il dépasse 0 : tu gagnes.
result-lost = Ton score est de { $mine }. Il ne dépasse pas 0 : Pseudo gagne.
