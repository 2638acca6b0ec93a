# Pourquoi un tour vaut mieux qu’un autre. $n : combien il y en a de plus.

more-quests = { $n ->
    [one] Tu accomplis environ { $n } quête de plus.
   *[other] Tu accomplis environ { $n } quêtes de plus.
}
more-buildings = { $n ->
    [one] Tu possèdes environ { $n } bâtiment de plus.
   *[other] Tu possèdes environ { $n } bâtiments de plus.
}
more-adventurers = { $n ->
    [one] Tu as environ { $n } aventurier de plus.
   *[other] Tu as environ { $n } aventuriers de plus.
}
more-gold = Tu as environ { $n } or de plus.
more-cards = { $n ->
    [one] Tu as environ { $n } carte Intrigue de plus.
   *[other] Tu as environ { $n } cartes Intrigue de plus.
}
fewer-his-quests = { $n ->
    [one] Pseudo accomplit environ { $n } quête de moins.
   *[other] Pseudo accomplit environ { $n } quêtes de moins.
}
