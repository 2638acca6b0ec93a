# Tes coups qu’aucun événement ne raconte, chacun en une phrase pour le journal, au présent.

did-no-quest = Tu n’accomplis aucune quête.
did-no-swap = Tu n’échanges rien.
did-let-keep = Tu laisses Pseudo tout garder.
did-keep-gold = Tu gardes l’or.
did-no-card = Tu ne joues aucune carte.
did-discard-his = Tu fais renoncer Pseudo à une quête.
did-discard-none = Tu laisses à Pseudo toutes ses quêtes.
did-name-type = Tu nommes un type de quête : { $type }.
