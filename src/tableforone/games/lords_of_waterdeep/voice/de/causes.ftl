# Warum ein Zug besser ist als ein anderer. $n: wie viel mehr es davon gibt.

more-quests = { $n ->
    [one] Du erfüllst etwa 1 Quest mehr.
   *[other] Du erfüllst etwa { $n } Quests mehr.
}
more-buildings = { $n ->
    [one] Du besitzt etwa 1 Gebäude mehr.
   *[other] Du besitzt etwa { $n } Gebäude mehr.
}
more-adventurers = { $n ->
    [one] Du hast etwa 1 Abenteurer mehr.
   *[other] Du hast etwa { $n } Abenteurer mehr.
}
more-gold = Du hast etwa { $n } Gold mehr.
more-cards = { $n ->
    [one] Du hast etwa 1 Intrigenkarte mehr.
   *[other] Du hast etwa { $n } Intrigenkarten mehr.
}
fewer-his-quests = { $n ->
    [one] Pseudo erfüllt etwa 1 Quest weniger.
   *[other] Pseudo erfüllt etwa { $n } Quests weniger.
}
