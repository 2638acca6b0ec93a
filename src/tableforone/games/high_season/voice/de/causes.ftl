# Warum ein Zug besser ist als ein anderer. $n: wie viel mehr es davon gibt.

more-groups = { $n ->
    [one] Du machst etwa 1 Gruppe mehr voll.
   *[other] Du machst etwa { $n } Gruppen mehr voll.
}
more-rooms = { $n ->
    [one] Du beziehst etwa 1 Zimmer mehr.
   *[other] Du beziehst etwa { $n } Zimmer mehr.
}
more-staff = { $n ->
    [one] Du stellst etwa 1 Person mehr ein.
   *[other] Du stellst etwa { $n } Personen mehr ein.
}
more-spaces = { $n ->
    [one] Du bist auf der Kaiserleiste etwa 1 Feld weiter.
   *[other] Du bist auf der Kaiserleiste etwa { $n } Felder weiter.
}
more-prepared = { $n ->
    [one] Etwa 1 Zimmer mehr ist vorbereitet.
   *[other] Etwa { $n } Zimmer mehr sind vorbereitet.
}
more-krones = { $n ->
    [one] Du hast noch etwa 1 Krone mehr.
   *[other] Du hast noch etwa { $n } Kronen mehr.
}
fewer-loans = { $n ->
    [one] Du nimmst etwa 1 Kredit weniger auf.
   *[other] Du nimmst etwa { $n } Kredite weniger auf.
}
fewer-his-rooms = { $n ->
    [one] Ralph bezieht etwa 1 Zimmer weniger.
   *[other] Ralph bezieht etwa { $n } Zimmer weniger.
}
fewer-his-spaces = { $n ->
    [one] Ralph ist auf der Kaiserleiste etwa 1 Feld weniger weit.
   *[other] Ralph ist auf der Kaiserleiste etwa { $n } Felder weniger weit.
}
