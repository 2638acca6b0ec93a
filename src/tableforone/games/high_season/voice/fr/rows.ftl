# Les lignes des décisions de Ralph : ce qui reste en course.

## Quel dé il retire (9.4).

row-preferred-number = De préférence le chiffre de son dé préféré
row-other-number = De préférence le chiffre de l’autre dé
row-most-dice-no-number = Plus de dé pour aucun des deux chiffres : la case avec le plus de dés
row-most-dice-other = L’autre dé montre « le plus » : la case avec le plus de dés
row-most-dice-shown = Son dé préféré montre « le plus » : la case avec le plus de dés
row-most-dice-tie = Égalité : la première case dans le sens de la main

## Quelle chambre il occupe (9.6).

row-vacant = Seulement les chambres qu’il n’occupe pas encore
row-colour = Seulement les chambres de la couleur de sa carte
row-side = De préférence le côté de l’escalier où la main l’envoie
row-walk = La première de ces chambres le long du zigzag
row-completes-row = De préférence les chambres qui complètent une rangée
row-completes-column = De préférence les chambres qui complètent une colonne
row-completes-group = De préférence les chambres qui complètent un groupe
