# Pourquoi un tour vaut mieux qu’un autre. $n : combien il y en a de plus.

more-groves = { $n ->
    [one] Tu récoltes environ { $n } bosquet de plus.
   *[other] Tu récoltes environ { $n } bosquets de plus.
}
more-cards = { $n ->
    [one] Tu as environ { $n } carte de plus.
   *[other] Tu as environ { $n } cartes de plus.
}
more-books = { $n ->
    [one] Environ { $n } apprenti de plus est sur un grimoire.
   *[other] Environ { $n } apprentis de plus sont sur des grimoires.
}
more-scrolls = { $n ->
    [one] Tu as environ { $n } parchemin de plus.
   *[other] Tu as environ { $n } parchemins de plus.
}
more-crystals = { $n ->
    [one] Il te reste environ { $n } cristal de plus.
   *[other] Il te reste environ { $n } cristaux de plus.
}
fewer-his-groves = { $n ->
    [one] Rudolph prend environ { $n } bosquet de moins.
   *[other] Rudolph prend environ { $n } bosquets de moins.
}

# $n : points
cause-rudolph-book = Rudolph marque { points } pour un grimoire.
# $grove : un bosquet ; $gain : ce que donne l’emplacement
cause-rudolph-grove = Rudolph prend le { $grove }.
cause-place = Tu places un apprenti sur { $spot } en { $cell } : { $gain }.
