# Les lignes des décisions de Rudolph : ce qui reste en lice.

## Quelle tuile (12.4).

row-on-the-line = Seulement les tuiles Champ dans l’axe de la flèche ; si les trous ne sont pas
    sautés, seulement jusqu’au premier
row-with-room = Seulement les tuiles avec un emplacement libre
row-furthest = La tuile la plus éloignée dans le sens de la flèche

## Quel emplacement (12.4).

row-bonus-spot = De préférence l’emplacement bonus, en haut
row-next-spot = L’emplacement libre suivant dans le sens horaire ; Rudolph gagne alors 1 parchemin

## Quel grimoire (12.5).

row-available = Seulement les emplacements libres ; s’il ne peut pas utiliser un grimoire deux fois,
    seulement sur les grimoires où il n’est pas
row-first-upper = Le premier emplacement supérieur depuis la gauche ; s’il n’y en a pas, le premier
    inférieur
