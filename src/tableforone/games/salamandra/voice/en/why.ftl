# Why Rudolph chose that: the choice first, then the reason.

# $field: with its colour and number; $cell: a place of the map
candidate-field = { $field } at { $cell }

# $arrow: of his card; $hole: "yes" if a hole ends the line
why-no-field = Rudolph reveals another card: there is no empty spot along { $arrow }{ $hole ->
    [yes] {" "}before the first hole.
   *[no] .
}
why-field = Rudolph goes to the { $field } at { $cell }: it is the furthest field along { $arrow }{ $hole ->
    [yes] {" "}before the first hole.
   *[no] .
}
why-field-with-spot = Rudolph goes to the { $field } at { $cell }: it is the furthest field with an empty spot along
    { $arrow }{ $hole ->
    [yes] {" "}before the first hole.
   *[no] .
}

# $spot: of a field
why-bonus-spot = Rudolph places his apprentice on { $spot }. The bonus spot was empty, so he gains nothing.
why-next-spot = Rudolph places his apprentice on { $spot }. The bonus spot was taken; this is the next empty one
    clockwise.

# $spot: of a field; $book: a spot of a Spellbook
why-no-book = Rudolph discards his 3 scrolls. No Spellbook spot is available, so the apprentice stays on { $spot }.
why-upper-book = Rudolph discards his 3 scrolls. The apprentice moves from { $spot } to the { $book }, the first empty
    upper spot from the left.
why-lower-book = Rudolph discards his 3 scrolls. The apprentice moves from { $spot } to the { $book }. No upper spot was
    available; this is the first available lower one.
