# Warum ein Zug besser ist als ein anderer. $n: wie viel mehr es davon gibt.

more-groves = { $n ->
    [one] Du erntest etwa 1 Hain mehr.
   *[other] Du erntest etwa { $n } Haine mehr.
}
more-cards = { $n ->
    [one] Du hast etwa 1 Karte mehr.
   *[other] Du hast etwa { $n } Karten mehr.
}
more-books = { $n ->
    [one] Etwa 1 Lehrling mehr ist auf einem Zauberbuch.
   *[other] Etwa { $n } Lehrlinge mehr sind auf Zauberbüchern.
}
more-scrolls = { $n ->
    [one] Du hast etwa 1 Schriftrolle mehr.
   *[other] Du hast etwa { $n } Schriftrollen mehr.
}
more-crystals = { $n ->
    [one] Du hast noch etwa 1 Kristall mehr.
   *[other] Du hast noch etwa { $n } Kristalle mehr.
}
fewer-his-groves = { $n ->
    [one] Rudolph nimmt etwa 1 Hain weniger.
   *[other] Rudolph nimmt etwa { $n } Haine weniger.
}

# $n: Punkte
cause-rudolph-book = Rudolph bekommt { points } für ein Zauberbuch.
# $grove: ein Hain; $gain: was der Platz gibt
cause-rudolph-grove = Rudolph nimmt { $grove }.
cause-place = Du setzt einen Lehrling auf { FORM($spot, case: "accusative") } bei { $cell }: { $gain }.
