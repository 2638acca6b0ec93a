# Ce qu’est une pièce, pour qui le demande.

explain-spot = { $place ->
    [top] L’emplacement supérieur de { $id }
    [right] L’emplacement droit de { $id }
    [bottom] L’emplacement inférieur de { $id }
   *[left] L’emplacement gauche de { $id }
}
explain-field = champ { $colour }
explain-spot-text = Un apprenti placé ici te donne les cristaux sur les chemins vers ses deux bosquets. Travail :
    { $work }.
explain-bonus-spot-text = Un apprenti placé ici te donne les cristaux sur les chemins vers ses deux bosquets, et le bonus
    du champ : { $bonus }. Travail : { $work }.
explain-spot-now = { $who ->
    [you] Ton apprenti est ici.
    [rudolph] L’apprenti de Rudolph est ici.
   *[nobody] L’emplacement est libre.
}
explain-work = gagner { $gain }
explain-work-paid = payer { $cost }, gagner { $gain }

explain-build-kind = un champ à construire
explain-build = Le construire te donne tout de suite { $bonus }. Y travailler plus tard : { $work }.
explain-cost = Coûte { $cost } ; tu as { AND($goods) }.

explain-grove = Bosquet { $id }
explain-grove-text = Après avoir passé, tu peux le récolter pour { crystals } et gagner { $gain }.
explain-grove-now = Ce serait le numéro { $nth } de ta rangée.
explain-grove-threat = { explain-grove-now } Rudolph est à côté et le prend après cette manche.

explain-good-kind = une marchandise de ce tour
explain-good-text = Les marchandises ne durent qu’un tour. Tu peux acheter une feuille, une fleur ou un fruit pour
    { crystals }.
explain-good-now = Tu en as { $n }.

explain-card = { $deck ->
    [bear] carte Ours, foi { $n }
    [eagle] carte Aigle, foi { $n }
    [white] carte Salamandre blanche, foi { $n }
   *[black] carte Salamandre noire, foi { $n }
}
explain-card-text = { $text }.
explain-card-yours = Elle est à toi.
explain-card-top = Visible sur sa pile.

explain-book = un grimoire
explain-book-text = À la fin : { OR($spots) }. Quatre parchemins amènent un apprenti ici.
explain-book-now = Pour l’instant, tu en compterais { $n }.

explain-temple = Le Temple
explain-temple-kind = { $half ->
    [white] moitié blanche
    [black] moitié noire
   *[other] de la Salamandre
}
explain-temple-text = Retourne un apprenti et paie une potion et des cristaux : tu prends la carte Salamandre du dessus de
    cette moitié, qui agit une fois.

explain-druid = Ton druide
explain-druid-kind = passer
explain-druid-text = Quand tu passes, tu retournes chaque apprenti actif pour 1 cristal. Ensuite, tu peux récolter des
    bosquets, et la manche se termine.
explain-druid-now = { $n ->
    [0] Tu n’as plus d’apprenti à placer.
    [one] Tu as encore { $n } apprenti à placer.
   *[other] Tu as encore { $n } apprentis à placer.
}

## Mises en garde.

careful-goods = Une action principale termine le tour : tu perds ce qui reste ({ AND($goods) }).
careful-behind = Tu as { points }, Rudolph { $his } et ses bosquets en plus : si tu n’es pas devant après la manche, tu
    perds.
