# Ce qui s’est passé.

tell-start = Le { $field } est placé en { $cell }.
tell-lay-grove = Le { $grove } est placé dans { $gap }.
tell-show-field = Le { $field } va à la place { $place } de l’offre.
tell-turn-up = Révélé : { $card }.
tell-open-book = Grimoire { $place } : { $book }.
tell-round-day = { $apprentices ->
    [one] Manche { $round }, jour : tu gagnes { crystals } et { $apprentices } nouvel apprenti.
   *[other] Manche { $round }, jour : tu gagnes { crystals } et { $apprentices } nouveaux apprentis.
}
tell-round-night = { $apprentices ->
    [one] Manche { $round }, nuit : tu gagnes { crystals } et { $apprentices } nouvel apprenti.
   *[other] Manche { $round }, nuit : tu gagnes { crystals } et { $apprentices } nouveaux apprentis.
}
tell-earn = Tu gagnes { $what }.
tell-trigger = { $card } : tu gagnes { $what }.
tell-score-per = Tu marques { $points } pour { counted }.
tell-pay = Tu paies { $what }.
tell-wake = Ton apprenti sur { $spot } redevient actif.
tell-place = Tu places un apprenti sur { $spot } en { $cell }.
tell-take = Tu prends : { $card }.
tell-harvest = Tu récoltes le bosquet { $id } de { $gap }.
tell-grove-row = Bosquet numéro { $number } de ta rangée : { points }.
tell-book = Ton apprenti quitte { $spot } et va sur l’{ $book } pour 4 parchemins.
tell-buy = Tu achètes { $what } pour { crystals }.
tell-convert = { $card } : tu paies { crystals } pour { $what }.
tell-rest = Ton apprenti sur { $spot } se repose.
tell-work = Ton apprenti sur { $spot } travaille.
tell-temple = { label-temple } : tu retournes l’apprenti sur { $spot } et tu prends : { $card }.
tell-temple-own = { label-temple } : tu retournes l’apprenti sur { $spot }. La pile est vide, tu gagnes donc ce que
    montre le Temple.
tell-pass = { $n ->
    [0] Tu passes ; plus aucun apprenti n’est actif.
    [one] Tu passes et retournes { $n } apprenti actif.
   *[other] Tu passes et retournes { $n } apprentis actifs.
}
tell-build = Tu construis le { $field } en { $cell }.
tell-build-free = Tu construis le { $field } en { $cell } gratuitement, car aucun emplacement n’était libre.
tell-recycle = Tu recycles : { $what }.
tell-check = Contrôle des points après la manche { $round } : toi { $mine }, Rudolph { $his }. La partie continue.
tell-check-last = Contrôle des points après la manche { $round } : toi { $mine }, Rudolph { $his }. Place au décompte
    final.
tell-check-lost = Contrôle des points après la manche { $round } : toi { $mine }, Rudolph { $his }. Il te fallait plus de
    points que Rudolph : tu perds la partie.

## Rudolph. $total : ses points ensuite.

tell-rudolph-scores = Rudolph marque { points } avec sa carte Labeur ({ $total }).
tell-arrow = Rudolph révèle la carte { $id } : { $arrow }.
tell-rudolph-boxed = Aucun champ dans l’axe d’une flèche n’a d’emplacement libre : l’apprenti de Rudolph retourne dans la
    boîte.
tell-rudolph-scroll = Rudolph gagne un parchemin et en a { $n }.
tell-rudolph-book = Rudolph marque { points } pour le grimoire ({ $total }).
tell-rudolph-grove = Rudolph prend le { $grove } de { $gap } : son apprenti sur { $spot } y est relié.
tell-rudolph-gathers = { $n ->
    [0] Rudolph n’est relié à aucun bosquet ({ $total }).
    [one] Rudolph ramasse { $n } bosquet : { $n } point ({ $total }).
   *[other] Rudolph ramasse { $n } bosquets : { $n } points ({ $total }).
}

## Pourquoi la partie s’est terminée plus tôt. $n : points manquants.

ending = Le contrôle des points a mis fin à la partie après la manche { $round } sur { $rounds } : à chaque contrôle, tu
    dois avoir plus de points que Rudolph. Il t’en fallait { $needed }, tu en avais { $had } : { $n ->
    [one] { $n } point de moins
   *[other] { $n } points de moins
}. Ce qui ne compte qu’à la fin (grimoires, foi, parchemins) n’aide pas lors d’un contrôle.
