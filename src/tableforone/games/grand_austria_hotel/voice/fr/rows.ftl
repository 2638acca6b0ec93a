# Les lignes des décisions de l’adversaire : ce qui reste en course.

## Quel client, quelle chambre.

row-guest-fits = Seulement les clients dont la couleur a encore une case vide dans l’hôtel de ton
    adversaire
row-guest-colour = De préférence les clients de la couleur de la carte
row-guest-points = Les clients qui ont le plus de points
row-guest-hand = Égalité : comme la main le montre
row-room-floor = L’étage le plus bas possible
row-room-left = La première case à partir de la gauche de cet étage
row-green-room-column = La colonne possible la plus à droite
row-green-room-lowest = La case vide la plus basse de cette colonne

## Quel dé, quel objectif.

row-die-shown = De préférence un dé que la carte montre
row-die-most = Les cases qui ont le plus de dés
row-die-hand = Égalité : comme la main le montre, cases 1 à 6 de gauche à droite
row-objective-unclaimed = Seulement les objectifs que ton adversaire n’a pas encore réalisés
row-objective-shown = De préférence l’objectif que la carte montre
row-objective-least = Les objectifs les moins avancés
row-objective-hand = Égalité : comme la main le montre, A à C de gauche à droite

## Salles de bal de Vienne.

row-one-arrow = La prochaine salle de bal à compter ; si elle est pleine, la suivante à droite qui a
    une place libre
row-two-arrows = La salle de bal qui suit la prochaine à compter ; aux manches 6 et 7, ou si elle est
    pleine, celle de droite
row-ballroom-row = La rangée la plus basse avec une place libre ; le balcon si la salle de droite est
    pleine

## Célébrités.

row-coloured-die-worth = Le dé de couleur de cette case dont la célébrité donne le plus de points
row-coloured-die-worth-anywhere = Le dé de couleur, n’importe où sur le plateau, dont la célébrité
    donne le plus de points
row-coloured-die-hand = Égalité : comme la main le montre, dans l’ordre du salon
