# Tes coups qu’aucun événement ne raconte, chacun en une phrase pour le journal, au présent.

did-main = Tu fais l’action principale de ton { $die }.
did-use = Tu choisis ensuite { FORM($item, the: "yes") }.
did-stop = Tu cesses de préparer des chambres.
