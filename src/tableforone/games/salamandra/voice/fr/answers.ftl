# Tes choix. $n : des cristaux.

say-pass = Passer : retourner tes apprentis actifs pour 1 cristal chacun et terminer tes tours de cette manche
    .label = Passer
    .note = retourner tes apprentis actifs pour 1 cristal chacun
say-stop-harvest = Arrêter la récolte : Rudolph prend ses bosquets
    .label = Arrêter la récolte
say-stop-recycle = Ne plus recycler
    .label = Ne plus recycler
say-build-at = Construire en { $cell }
spot-at = { $spot } en { $cell }
say-wake = Réactiver l’apprenti sur { $where }
say-send-active = Envoyer l’apprenti actif de { $where }
say-send-flipped = Envoyer l’apprenti retourné de { $where }
say-book = { CAPITAL($spot) } : { $points } à la fin
    .label = { CAPITAL($spot) }
say-harvest = Récolter le { $grove } de { $gap }
    .label = Récolter le bosquet { $id }
say-recycle = Recycler la carte { deck } : { $card }
    .label = Recycler la carte { deck }
say-recycle-field = Recycler le { $field } de l’offre
say-rest = Se reposer : retourner l’apprenti sur { $where } pour { crystals }
    .label = Se reposer
say-take = Prendre la carte { deck } : { $card }
    .label = Prendre la carte { deck }
say-buy = Acheter { $what } pour { crystals }
say-pay = Payer { $what }
say-place = Placer un apprenti sur { $where } : aucun gain
    .label = Placer un apprenti sur { $where }
say-place-for = Placer un apprenti sur { $where } : { $gain }
    .label = Placer un apprenti sur { $where }
say-build = Construire le { $field } : payer { $cost }, gagner { $gain }
    .label = Construire le { $field }
say-build-free = Construire le { $field } gratuitement
how = { $how ->
    [work] Récolter à la serpe
   *[brew] Brasser au chaudron (termine le tour)
}
say-work = { how } : retourner l’apprenti sur { $where }, gagner { $gain }
    .label = { how } : retourner l’apprenti sur { $where }
say-work-paid = { how } : retourner l’apprenti sur { $where }, payer { $cost }, gagner { $gain }
    .label = { how } : retourner l’apprenti sur { $where }
say-temple = { label-temple } : retourner l’apprenti sur { $where }, payer { $cost }. Tu prends : { $prize }
    .label = { label-temple }
say-convert = { $card } : payer { crystals } pour { $what }
    .label = { $card }

## Ce que montrent cartes et tuiles.

say-it-is-the = C’est : { $what }
say-it-is = C’est le { $what }
say-opened = C’est le { $book } : { $points }
say-arrow = Carte { $id } : { $arrow }

## En bref, à côté d’une pièce.

label-temple = { $half ->
    [white] Temple, moitié blanche
   *[black] Temple, moitié noire
}
label-rest = Se reposer pour { crystals }
label-price = pour { crystals }
