# Was gefragt wird: möglichst höchstens 60 Zeichen.

## Dein Zug.

ask-turn = { $done ->
    [die] Noch etwas, bevor du deinen Zug beendest?
    [guest] Dein Zug: Nimm einen Würfel oder mach vorher noch etwas
   *[nothing] Dein Zug: Nimm einen Gast, einen Würfel oder mach etwas anderes
}
ask-first-guest = Welchen ersten Gast nimmst du (kostenlos)?
ask-keep-six = Behalte 6 Karten: Lege eine unter den Stapel (noch { $n })
ask-when = { $name } ({ $effects }): vor oder nach der Hauptaktion?
ask-two-items = Wie teilst du { $n } Stück auf { $first } und { $second } auf?
ask-three-items = Wie teilst du { $n } Stück auf { $first }, { $second } und Champagner auf?
ask-funds = Wie teilst du { $n } auf Kaiserleiste und Kronen auf?
ask-any-action = Welche Aktion wählst du (Stärke { $n })?
ask-staff-action = Wen stellst du ein ({ $n ->
    [one] 1 Krone billiger
   *[other] { $n } Kronen billiger
})?
ask-serve = { $n ->
    [one] Was servierst du (noch 1)?
   *[other] Was servierst du (noch bis zu { $n })?
}
ask-parts = Was machst du als Nächstes?
ask-emperor = { $n ->
    [one] Auf der Kaiserleiste 1 Feld vorrücken?
   *[other] Auf der Kaiserleiste { $n } Felder vorrücken?
}
ask-receive = Du bekommst { $items }. Wohin mit 1 { $item }?
ask-any-items = Wähle eine Speise oder ein Getränk (noch { $n })
ask-other-items = Wähle eine andere Speise oder ein anderes Getränk (noch { $n })
ask-spend = Welche Speise oder welches Getränk gibst du ab (noch { $n })?
ask-hire = { $off ->
    [0] Wen stellst du ein?
    [99] Wen stellst du kostenlos ein?
   *[other] Wen stellst du ein ({ krones-off })?
}
ask-pick = { $off ->
    [0] Welche der gezogenen Karten stellst du ein?
    [99] Welche der gezogenen Karten stellst du kostenlos ein?
   *[other] Welche der gezogenen Karten stellst du ein ({ krones-off })?
}
ask-under = Welche Karte kommt zuerst unter den Personalstapel?
ask-first-room = Welches Zimmer bereitest du vor Runde 1 vor (noch { $n })?
ask-prepare = { $off ->
    [0] Welches Zimmer bereitest du vor ({ up-to-rooms })?
    [99] Welches Zimmer bereitest du kostenlos vor ({ up-to-rooms })?
   *[other] Welches Zimmer bereitest du vor ({ up-to-rooms }, { krones-off })?
}
up-to-rooms = { $n ->
    [one] 1 Zimmer
   *[other] bis zu { $n } Zimmer
}
ask-occupy = { $top ->
    [4] Welches freie Zimmer beziehst du?
    [1] Welches freie Zimmer beziehst du (Etage 1)?
   *[other] Welches freie Zimmer beziehst du (Etagen 1–{ $top })?
}
ask-prepare-occupy = { $off ->
    [0] Welches Zimmer bereitest du vor und beziehst du{ on-floors }?
    [99] Welches Zimmer bereitest du kostenlos vor und beziehst du{ on-floors }?
   *[other] Welches Zimmer bereitest du vor und beziehst du, { krones-off }{ on-floors }?
}
on-floors = { $top ->
    [4] {""}
    [1] {" "}(Etage 1)
   *[other] {" "}(Etagen 1–{ $top })
}
ask-take-guest = Welchen Gast nimmst du kostenlos?
ask-fill-order = Welche Bestellung erfüllst du aus dem Vorrat?
ask-extra-action = E. Gizia: Welches Feld nutzt du?
ask-waive = 1 Krone zahlen, um der Strafe zu entgehen? ({ $penalty })
ask-return-hand = Welche Personalkarte legst du unter den Stapel (noch { $n })?
ask-remove-vacant = Welches freie Zimmer gibst du ab?
ask-remove-occupied = Welches bezogene Zimmer gibst du ab?
ask-remove-staff = Welche Personalkarte für die Schlusswertung gibst du ab?

## Was der Zufall entscheidet.

ask-roll = { $n ->
    [one] Was zeigt der letzte Würfel?
   *[other] Was zeigen die { $n } Würfel?
}
ask-board = Welchen Hotelplan bekommst du?
ask-objective = Welcher Auftrag { $letter } ist im Spiel?
ask-tile = Welches Kaiserplättchen { $letter } ist im Spiel?
ask-refill = Welcher Gast kommt in die Warteschlange?
ask-reveal-staff = Welche Personalkarte wird gezogen?
ask-his-turn = Welche Anweisungskarte deckt { opponent } auf?
ask-his-staff = Welche Personalkarte deckt { opponent } auf?

## Modul 1.

ask-send = { $off ->
    [0] Wohin schickst du deinen Tänzer?
    [99] Wohin schickst du deinen Tänzer (ohne Champagner)?
   *[other] Wohin schickst du deinen Tänzer ({ $off } Champagner weniger)?
}
ask-area = Welchen Bereich verlässt der Tänzer?
ask-ballroom = { $place ->
    [left] Welches ist der linke Ballsaal?
    [middle] Welches ist der mittlere Ballsaal?
   *[right] Welches ist der rechte Ballsaal?
}
ask-rehearsal = Welchen Probensaal bekommst du?
ask-remove-dancer = Welchen Tänzer gibst du ab (noch { $n })?

## Modul 2.

ask-celebrity = { $colour ->
    [blue] Welcher Prominente kommt in der Lounge zum blauen Würfel?
    [red] Welcher Prominente kommt in der Lounge zum roten Würfel?
   *[yellow] Welcher Prominente kommt in der Lounge zum gelben Würfel?
}
ask-dustbin = Nur farbige Würfel sind übrig: Welchen entfernst du?

## Modul 3.

ask-his-entrance = Welchen Eingang hat { opponent }?
ask-entrance = Welcher Eingang wird für dich zur Auswahl gezogen?
ask-personal = Welcher Auftrag { $letter } wird für Ninas Melange gezogen?
ask-spare = Welches Kaiserplättchen { $letter } wird zusätzlich für das Grand Wray Hotel gezogen?
ask-choose-entrance = Welchen Eingang bekommt dein Hotel?
ask-second-guest = Kaufman: einen zweiten Gast zum vollen Preis nehmen?
ask-dove = { $half ->
    [column] Du hast eine Spalte gefüllt: Welche Marke von Dove nimmst du?
   *[floor] Du hast eine Etage gefüllt: Welche Marke von Dove nimmst du?
}
ask-turn-on = Wie nutzt du Feld { $face }?
ask-his-cafe = Welcher Gast kommt in { opponent }s Café?
ask-lay-item = Was aus dem Pool liegt auf Feld { $face }?
ask-give-item = Welcher von { opponent }s Gästen bekommt 1 { $item }?

## Modul 5 und Promokarten.

ask-take-fed = Welchen Gast nimmst du kostenlos, mit erfüllter Bestellung?
ask-after-action = Eine Personalkarte für ihren Effekt umdrehen? (Einmal pro Partie)
ask-pay-item = Welche Speise oder welches Getränk legst du zurück?
ask-schulze = Was servierst du { FORM(guest-190, the: "yes", case: "dative") }?
