# Les parties d’une position, pour qui lit des positions.

field-round = la manche ; 0 avant la première
field-over = où en est la partie
field-vp = tes points sur la piste
field-stock = cristaux, feuilles, fleurs, fruits, potions vertes et mauves
field-scrolls = tes parchemins
field-ready = tes apprentis qui peuvent être placés (7.2.1)
field-active = emplacements de tes apprentis qui peuvent encore travailler, triés (1.7)
field-tired = emplacements de tes apprentis retournés, triés
field-divinities = tes cartes Ours et Aigle
field-salamanders = tes cartes Salamandre
field-groves = bosquets que tu as récoltés
field-books = les grimoires visibles, depuis la gauche
field-book_spots = qui a un apprenti sur les emplacements supérieur et inférieur de chaque grimoire
field-built = tuiles Champ sur le plan, triées
field-cell = la case de chaque tuile Champ ; 0 : pas sur le plan
field-taken = les emplacements occupés de chaque tuile Champ
field-gap = l’intervalle de chaque bosquet, d’après la case au nord-ouest ; 0 : pas sur le plan
field-display = tuiles Champ qui peuvent être construites ; −1 : place vide
field-top = cartes visibles des 4 piles ; −1 : aucune
field-bags = pièces face cachée de chaque pile, sans ordre
field-under = pièces recyclées sous leurs piles, la première d’abord
field-rudolph = emplacements des apprentis de Rudolph sur les champs, dans l’ordre de placement
field-rudolph_vp = points de Rudolph sur la piste
field-rudolph_scrolls = parchemins de Rudolph
field-rudolph_groves = bosquets que Rudolph a ramassés
field-boxed = apprentis de Rudolph qui n’ont pas trouvé d’emplacement (12.4.5)
field-labour = carte Labeur de Rudolph : points des manches 1–4 et d’un grimoire, recyclages, foi
    (Salamandre, Ours, Aigle)
field-arrows = les flèches des cartes Placement : départ × 4 + direction
field-discards = cartes Placement visibles
field-shuffles = combien de fois les cartes Placement ont été remélangées
field-doubles = 1 : Rudolph peut utiliser les deux emplacements d’un grimoire (12.5.3)
field-skips_holes = 1 : sa flèche passe par-dessus les trous (12.4.2)
field-late_books = 1 : les parchemins ne comptent qu’à la fin d’une action (9.2.1)
field-temple_counts = 1 : le Temple compte comme voisin quand on place les bosquets d’une manche
    (12.8.3)
