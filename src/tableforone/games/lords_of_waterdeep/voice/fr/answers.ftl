# Tes choix.

say-place = { $place } : { COMMAS($does) }
say-take-stock = prendre { amount }
say-owner = chez Pseudo, qui reçoit { $gains }
say-orb = à côté de l’agent de Pseudo, avec l’Orbe du Magistère
say-agent = L’agent qui est ici : { $place }
say-take-cube = Prendre { a-kind }
say-return-cube = Rendre { a-kind }
say-steal = Prendre { a-kind } à Pseudo
say-swap = Échanger { a-kind } contre un clerc
say-no-swap = Ne rien échanger
say-complete = Accomplir : { $line }
say-no-quest = N’accomplir aucune quête
say-discard-his = Il défausse : { $line }
say-discard-none = Non, il garde toutes ses quêtes
say-play = Jouer : { $card } – { $does }
say-play-short = Jouer : { $card }
say-no-card = Ne jouer aucune carte
say-let-give = Prendre { $what } (perdre { points })
say-let-keep = Non, il garde tout
say-pay = Payer { $what } : marquer { points }
say-keep-gold = Non, garder l’or
say-buy = Acheter { $tile } ({ $cost } pièces d’or, { points } dessus) : { $does }
say-take-tile = Prendre { $tile } ({ points } dessus) : { $does }
say-favor = Prendre { $what }
say-drawn-card = { $card } (carte { $number })
