# Tes coups, chacun en une phrase pour le journal.

did-place = Tu places un agent : { $place }.
did-copy = Tu utilises l’action d’une autre case : { $place }.
did-return-agent = Tu reprends un agent : { $place }.
did-move-agent = Ton agent va sur ce bâtiment : { $place }.
did-complete = Tu accomplis une quête : { $quest } ({ $points }).
did-no-quest = Tu n’accomplis aucune quête.
did-take-cube = Tu prends { a-kind }.
did-return-cube = Tu rends { a-kind }.
did-steal = Tu prends { a-kind } à Pseudo.
did-swap = Tu échanges { a-kind } contre un clerc.
did-no-swap = Tu n’échanges rien.
did-take = Tu prends { $what }.
did-take-for-points = Tu prends { $what } à Pseudo et tu perds { points }.
did-pay-for-points = Tu paies { $what } et tu marques { points }.
did-let-keep = Tu laisses Pseudo tout garder.
did-keep-gold = Tu gardes l’or.
did-play = Tu joues une carte de ta main : { $card }.
did-no-card = Tu ne joues aucune carte.
did-take-quest = Tu prends une quête : { $quest }.
did-discard-quest = Tu défausses une quête : { $quest }.
did-discard-his = Pseudo défausse une quête : { $quest }.
did-discard-none = Pseudo garde toutes ses quêtes.
did-name-type = Tu nommes un type de quête : { $type }.
did-buy = Tu achètes un bâtiment pour { $cost } pièces d’or : { $tile }.
did-take-tile = Tu prends gratuitement un bâtiment : { $tile }.
did-discard-tile = Tu défausses un bâtiment : { $tile }.
