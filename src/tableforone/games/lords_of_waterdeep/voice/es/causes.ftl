# Por qué un turno es mejor que otro. $n: cuánto más hay de ello.

more-quests = { $n ->
    [one] Completas aproximadamente 1 misión más.
   *[other] Completas aproximadamente { $n } misiones más.
}
more-buildings = { $n ->
    [one] Posees aproximadamente 1 edificio más.
   *[other] Posees aproximadamente { $n } edificios más.
}
more-adventurers = { $n ->
    [one] Tienes aproximadamente 1 aventurero más.
   *[other] Tienes aproximadamente { $n } aventureros más.
}
more-gold = Tienes aproximadamente { $n } de oro más.
more-cards = { $n ->
    [one] Tienes aproximadamente 1 carta de Intriga más.
   *[other] Tienes aproximadamente { $n } cartas de Intriga más.
}
fewer-his-quests = { $n ->
    [one] Pseudo completa aproximadamente 1 misión menos.
   *[other] Pseudo completa aproximadamente { $n } misiones menos.
}
