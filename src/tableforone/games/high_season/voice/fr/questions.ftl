# Questions. $money est le nombre de tes couronnes.

you-have = { $money ->
    [0] Tu n’as pas de couronne.
    [one] Tu as { $money } couronne.
   *[other] Tu as { $money } couronnes.
}
ask-turn = Manche { $round } : quel dé prends-tu, ou passes-tu ? { you-have }
ask-agenda = Que fais-tu maintenant ? { you-have }
# $n : chambres
ask-more = Préparer une autre chambre (encore { $n } au plus), ou arrêter ? { you-have }
# $n : les frais
ask-fee = Un 6 coûte { krones } et tu n’en as pas : prends un emprunt pour payer.
# $n : force du dé
ask-main = { $die ->
    [1] { $n ->
        [1] Quelle chambre prépares-tu ?
       *[other] Quelle chambre prépares-tu (jusqu’à { $n }) ?
    }
    [2] Quelle chambre occupes-tu, { krones } de moins ?
    [3] Préparer { action-rooms }, ou en occuper une, { krones } de moins ?
    [4] { $n ->
        [1] 1 case sur la piste de l’Empereur, ou 1 couronne ?
       *[other] { $n } cases sur la piste de l’Empereur, ou { $n } couronnes ?
    }
    [5] Qui engages-tu, { krones } de moins ?
   *[6] Quelle action imites-tu avec une force de { $n } ?
} { you-have }
ask-item = { CAPITAL($item) } : { $effect } ? { you-have }

## Ce que montrent les plans, les dés et les cartes.

ask-hotel = { $whose ->
    [ralph] Quel plan d’hôtel Ralph reçoit-il ?
   *[you] Quel plan d’hôtel reçois-tu ?
}
ask-strip = Quelle bande de personnel reçois-tu ?
ask-roll = Manche { $round } : que montrent les dix dés (combien de 1, de 2, … de 6) ?
ask-flip = Quelle carte Ralph retourne-t-il ?
ask-expose = Quel côté préférence est maintenant au-dessus du paquet de Ralph ?
