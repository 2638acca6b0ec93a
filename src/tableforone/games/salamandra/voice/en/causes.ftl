# Why a turn is better than another. $n: how much more there is of it.

more-groves = { $n ->
    [one] You harvest about 1 more grove.
   *[other] You harvest about { $n } more groves.
}
more-cards = { $n ->
    [one] You have about 1 more card.
   *[other] You have about { $n } more cards.
}
more-books = { $n ->
    [one] About 1 more of your apprentices is on a Spellbook.
   *[other] About { $n } more of your apprentices are on Spellbooks.
}
more-scrolls = { $n ->
    [one] You have about 1 more scroll.
   *[other] You have about { $n } more scrolls.
}
more-crystals = { $n ->
    [one] You have about 1 more crystal left.
   *[other] You have about { $n } more crystals left.
}
fewer-his-groves = { $n ->
    [one] Rudolph takes about 1 grove fewer.
   *[other] Rudolph takes about { $n } groves fewer.
}

# $n: points
cause-rudolph-book = Rudolph scores { points } for a Spellbook.
# $grove: a grove; $gain: what the spot gives
cause-rudolph-grove = Rudolph takes { $grove }.
cause-place = You place an apprentice on { $spot } at { $cell }: { $gain }.
