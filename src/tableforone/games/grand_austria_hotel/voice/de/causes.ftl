# Warum ein Zug besser ist als ein anderer. $n: wie viel mehr es davon gibt.

more-guests = { $n ->
    [one] Etwa 1 Gast mehr zieht ein.
   *[other] Etwa { $n } Gäste mehr ziehen ein.
}
more-groups = { $n ->
    [one] Du machst etwa 1 Gruppe mehr voll.
   *[other] Du machst etwa { $n } Gruppen mehr voll.
}
more-staff = { $n ->
    [one] Du stellst etwa 1 Person mehr ein.
   *[other] Du stellst etwa { $n } Personen mehr ein.
}
more-spaces = { $n ->
    [one] Du bist auf der Kaiserleiste etwa 1 Feld weiter.
   *[other] Du bist auf der Kaiserleiste etwa { $n } Felder weiter.
}
fewer-missing = { $n ->
    [one] Deinen Gästen im Café fehlt etwa 1 Speise oder Getränk weniger.
   *[other] Deinen Gästen im Café fehlen etwa { $n } Speisen oder Getränke weniger.
}
more-rooms = { $n ->
    [one] Etwa 1 Zimmer mehr ist für Gäste bereit.
   *[other] Etwa { $n } Zimmer mehr sind für Gäste bereit.
}
more-krones = { $n ->
    [one] Du hast noch etwa 1 Krone mehr.
   *[other] Du hast noch etwa { $n } Kronen mehr.
}
more-items = { $n ->
    [one] Du hast etwa 1 Speise oder Getränk mehr in der Küche.
   *[other] Du hast etwa { $n } Speisen oder Getränke mehr in der Küche.
}
more-cards = { $n ->
    [one] Du hast etwa 1 Personalkarte mehr auf der Hand.
   *[other] Du hast etwa { $n } Personalkarten mehr auf der Hand.
}
