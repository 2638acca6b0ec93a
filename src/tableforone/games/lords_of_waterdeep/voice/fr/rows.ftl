# Les lignes des décisions de Pseudo : ce qui reste en course.

## Quelle case.

row-gives-need = De préférence : les cases qui donnent la première chose qui manque encore à ses quêtes
row-most-of-need = Les cases qui en donnent le plus
row-greatest-value = La plus grande valeur ; selon l’option, moins ce que tu reçois comme propriétaire
row-value-after-pay = La plus grande valeur, moins ce que tu reçois comme propriétaire
row-castle = Aucune case libre ne donne ce qui manque à ses quêtes. De préférence : le
    { place-castle_waterdeep }
row-builders-hall = Le château est occupé. De préférence : la { place-builders_hall }, s’il peut
    payer un bâtiment
row-yields-something = Pas de bâtiment pour lui. De préférence : les cases qui donnent quelque chose de valeur
row-harbor = Aucune case de ce genre : la première place libre au { waterdeep-harbor }

## Quel bâtiment de la Halle des bâtisseurs.

row-most-tokens = Les bâtiments qui portent le plus de jetons de points
row-leftmost = À égalité : le plus à gauche

## Quel aventurier, quelle faveur.

row-cube-lacking = De préférence : le premier aventurier qui manque encore à ses quêtes
row-cube-value = Aucun ne manque : les aventuriers les plus précieux
row-cube-sought = À égalité : la sorte pour laquelle il a choisi la case
row-favor-lacking = De préférence : le choix qui donne la première chose qui manque encore à ses quêtes
row-favor-value = Rien de cela ne manque : les choix les plus précieux

## Quelle quête, quel échange.

row-mandatory = Seulement les quêtes obligatoires, s’il en a
row-uppermost = La première quête, de haut en bas, qu’il peut payer
row-swap = D’abord un guerrier en trop, puis un roublard, puis un magicien
