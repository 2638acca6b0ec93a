# Why a turn is better than another. $n: how much more there is of it.

more-quests = { $n ->
    [one] You complete about 1 more quest.
   *[other] You complete about { $n } more quests.
}
more-buildings = { $n ->
    [one] You own about 1 more building.
   *[other] You own about { $n } more buildings.
}
more-adventurers = { $n ->
    [one] You have about 1 more adventurer.
   *[other] You have about { $n } more adventurers.
}
more-gold = You have about { $n } more gold.
more-cards = { $n ->
    [one] You have about 1 more intrigue card.
   *[other] You have about { $n } more intrigue cards.
}
fewer-his-quests = { $n ->
    [one] Pseudo completes about 1 quest fewer.
   *[other] Pseudo completes about { $n } quests fewer.
}
