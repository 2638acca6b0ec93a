# Les parties d’une position, pour qui lit des positions et des observations.

field-round = la manche ; 0 avant la première
field-hotels = les deux plans : le tien, celui de Ralph ; −1 : pas encore distribué
field-strip = ta bande de personnel ; −1 : pas encore distribuée
field-money = tes couronnes
field-loans = les emprunts que tu as pris
field-prepared = tes chambres préparées mais pas occupées
field-occupied = chambres occupées : les tiennes, celles de Ralph
field-track = marques sur la piste de l’Empereur : 4 rangées pour toi, puis 4 pour Ralph (rangée 4 : les cases supplémentaires)
field-firsts = rangées, colonnes et rangées de l’Empereur remplies en premier : les tiennes, celles de Ralph
field-missed = rangées de l’Empereur trop courtes lors d’une visite : les tiennes, celles de Ralph
field-staff = places engagées de ta bande
field-dice = dés du plateau d’action, par valeur ; le premier reste 0
field-die = le dé de ton tour ; 0 : aucun
field-strength = force de ce dé
field-pending = ce qui attend dans ton tour, le plus ancien d’abord (4.5)
field-pointer = 1 : variante pour la main (9.6.1)
field-faces = les cartes du paquet de Ralph, en nombres compacts
field-unseen = cartes pas encore révélées, y compris celles hors du paquet
field-grades = cartes A, B, C encore dans le paquet
field-top = le côté préférence au-dessus du paquet : main et zigzag
field-card = la dernière carte Action de Ralph
