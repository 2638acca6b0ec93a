# Tes coups qu’aucun événement ne raconte, chacun en une phrase pour le journal, au présent.

did-stop-harvest = Tu arrêtes la récolte.
did-stop-recycle = Tu ne recycles plus.
did-book = Tu choisis l’{ $spot }.
did-build = Tu paies { $cost } pour le { $field }.
did-build-free = Tu choisis de construire le { $field }.
