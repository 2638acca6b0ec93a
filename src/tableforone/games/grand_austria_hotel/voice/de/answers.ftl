# Was man wählen kann: Was, in Klammern der Preis, Doppelpunkt, was es bringt. Im Infinitiv.

## Dein Zug.

say-end = Zug beenden
say-pass = Passen: Nach { opponent }s Zügen kommt ein Würfel weg, die übrigen werden neu gewürfelt
    .label = Passen
say-guest = { CAPITAL($guest, the: "yes", case: "accusative") } nehmen ({ colour }, { $price }): will { $order }; { $points }; { $reward }
    .label = { CAPITAL($guest, the: "yes", case: "accusative") } nehmen
say-serve-now = Bis zu 3 Speisen und Getränke aus der Küche servieren ({ $price })
    .label = Bis zu 3 Speisen und Getränke aus der Küche servieren
say-claim = Auftrag { $letter } erfüllen ({ $name }): { points }
    .label = Auftrag { $letter } erfüllen
say-move = { CAPITAL($guest, the: "yes", case: "accusative") } in { $room } einziehen lassen: { $points }; { $reward }
    .label = { CAPITAL($guest, the: "yes", case: "accusative") } in { $room } einziehen lassen
say-two-rooms = { CAPITAL($guest, the: "yes", case: "accusative") } in { $first } und { $second } einziehen lassen: { $points }
    .label = { CAPITAL($guest, the: "yes", case: "accusative") } in { $first } und { $second } einziehen lassen
say-use = { $name } nutzen: { $effects }
    .label = { $name } nutzen
say-use-spent = { $name } nutzen ({ AND($spent) }): { $effects }
    .label = { $name } nutzen

## Würfel.

say-die = { $extra ->
    [0] { die-taken }: { $action }, Stärke { $strength }
    [one] { die-taken }: { $action }, Stärke { $strength }, sofort 1 Punkt
   *[other] { die-taken }: { $action }, Stärke { $strength }, sofort { $extra } Punkte
}
    .label = { die-taken }
say-die-lost = { $n ->
    [0] { a-die } nehmen: keine Aktion möglich
    [one] { a-die } nehmen (1 Krone): keine Aktion möglich
   *[other] { a-die } nehmen ({ $n } Kronen): keine Aktion möglich
}
    .label = { a-die } nehmen
die-taken = { $boost ->
    [yes] { $n ->
        [one] { a-die } nehmen (verstärkt, 1 Krone)
       *[other] { a-die } nehmen (verstärkt, { $n } Kronen)
    }
   *[no] { $n ->
        [0] { a-die } nehmen
        [one] { a-die } nehmen (1 Krone)
       *[other] { a-die } nehmen ({ $n } Kronen)
    }
}
a-die = { $colour ->
    [blue] Blaue { $face }
    [red] Rote { $face }
    [yellow] Gelbe { $face }
   *[white] { $face }
}
say-coloured = { $die }; mit { $celebrity } ({ $points }): { $text }
    .label = { die-taken }
label-die-lost = keine Aktion möglich
label-strength = { $extra ->
    [0] { strength-paid }
    [one] { strength-paid }, 1 Punkt
   *[other] { strength-paid }, { $extra } Punkte
}
strength-paid = { $n ->
    [0] ×{ $strength }
   *[other] ×{ $strength }, zahle { $n }
}
say-extra = { $n ->
    [0] Feld { $face } nutzen: { $action }, Stärke { $strength }
    [one] Feld { $face } nutzen (1 Krone): { $action }, Stärke { $strength }
   *[other] Feld { $face } nutzen ({ $n } Kronen): { $action }, Stärke { $strength }
}
    .label = Feld { $face } nutzen
say-extra-moved = { $n ->
    [0] { a-moved-die } auf { $face } legen und Feld nutzen: { $action }, Stärke { $strength }
    [one] { a-moved-die } auf { $face } legen und Feld nutzen (1 Krone): { $action }, Stärke { $strength }
   *[other] { a-moved-die } auf { $face } legen und Feld nutzen ({ $n } Kronen): { $action }, Stärke { $strength }
}
    .label = { a-moved-die } auf { $face } legen und Feld nutzen
a-moved-die = { $colour ->
    [blue] Blaue { $first }
    [red] Rote { $first }
    [yellow] Gelbe { $first }
   *[white] Weiße { $first }
}

## Aktionen und Effekte.

say-when = { $when ->
    [before] Vor der Hauptaktion
    [after] Nach der Hauptaktion
   *[not] Gar nicht
}
say-items = { $items } nehmen
say-funds = { $spaces ->
    [0] { krones } nehmen
    [one] { $n ->
        [0] 1 Feld auf der Kaiserleiste vorrücken
       *[other] 1 Feld auf der Kaiserleiste vorrücken, { krones } nehmen
    }
   *[other] { $n ->
        [0] { $spaces } Felder auf der Kaiserleiste vorrücken
       *[other] { $spaces } Felder auf der Kaiserleiste vorrücken, { krones } nehmen
    }
}
say-any-action = Aktion { $face } nutzen: { $action }
    .label = Aktion { $face } nutzen
say-part = { $nth ->
    [0] { CAPITAL($effect) }
   *[other] { CAPITAL($effect) } (Nr. { $nth })
}
say-without = { $nth ->
    [0] Verzichten: { $effect }
   *[other] Verzichten: { $effect } (Nr. { $nth })
}
say-hire = { $name } einstellen ({ $price }). { CAPITAL($text) }
    .label = { $name } einstellen
say-discard = { $name } unter den Stapel legen (Kosten { $n }). { CAPITAL($text) }
    .label = { $name } unter den Stapel legen
say-under = { $name } unter den Stapel legen. { CAPITAL($text) }
    .label = { $name } unter den Stapel legen
say-lose-staff = { $name } abgeben. { CAPITAL($text) }
    .label = { $name } abgeben
say-prepare = { $n ->
    [0] { CAPITAL($room) } vorbereiten ({ $price })
   *[other] { CAPITAL($room) } vorbereiten ({ $price }): { points }
}
    .label = { CAPITAL($room) } vorbereiten
say-prepare-occupy = { $n ->
    [0] { CAPITAL($room) } vorbereiten und beziehen ({ $price })
   *[other] { CAPITAL($room) } vorbereiten und beziehen ({ $price }): { points }
}
    .label = { CAPITAL($room) } vorbereiten und beziehen
say-occupy = { CAPITAL($room) } beziehen
say-lose-room = { CAPITAL($room) } abgeben
say-advance = { $n ->
    [one] 1 Feld vorrücken
   *[other] { $n } Felder vorrücken
}
say-serve = { CAPITAL($item) } für { FORM($guest, case: "accusative") }
    .label = { CAPITAL($item) } für { FORM($name, the: "yes", case: "accusative") }
say-give = { CAPITAL($item) } für { FORM($guest, case: "accusative") }
    .label = { CAPITAL($item) } für { FORM($name, the: "yes", case: "accusative") }
say-kitchen = { $n ->
    [one] { CAPITAL($item) } in die Küche
   *[other] { $n } { FORM($item, many: "yes") } in die Küche
}
say-fill-order = Bestellung erfüllen für { FORM($guest, case: "accusative") }
    .label = Bestellung erfüllen für { FORM($name, the: "yes", case: "accusative") }
# $case: der Fall, den der Satz braucht
at-table = { $case ->
    [accusative] { FORM($guest, the: "yes", case: "accusative") } ({ colour }, Tisch { $table }; noch offen: { $wants })
   *[nominative] { FORM($guest, the: "yes") } ({ colour }, Tisch { $table }; noch offen: { $wants })
}
say-item = { CAPITAL($item) } nehmen
say-spend = { CAPITAL($item) } abgeben
say-laid = { CAPITAL($item) }
say-waive = 1 Krone zahlen
say-penalty = Strafe hinnehmen

## Verzichten.

say-no-emperor = Nein, stehen bleiben
say-no-hire = Niemanden einstellen
say-no-pick = Niemanden davon einstellen
say-no-prepare = Nichts mehr vorbereiten
say-no-occupy = Nichts mehr beziehen
say-no-room = Kein Zimmer vorbereiten
say-no-guest = Keinen Gast nehmen
say-no-order = Keine Bestellung erfüllen
say-no-extra = Auf die Zusatzaktion verzichten
say-no-serve = Nichts mehr servieren
say-no-spend = Aufhören
say-no-dancer = Keinen Tänzer mehr schicken
say-not-now = Jetzt nicht
say-no-second-guest = Keinen zweiten Gast

## Was der Zufall entschieden hat.

say-dice = Die Würfel zeigen { AND($dice) }
say-board = Dein Hotel: { $board }
say-objective = Auftrag { $letter }: { $text }
say-tile = Kaiserplättchen { $tile }
say-joins = { CAPITAL($guest, the: "yes") } ({ colour }) kommt in die Warteschlange
say-drawn = Gezogen: { $name }
say-revealed = Aufgedeckt: { $name }
say-instruction = Anweisungskarte { $card }

## Beschriftungen.

label-guest-moves = { $guest } in { $place }
label-cost = Kosten { $n }
label-place = { CAPITAL($place) }
label-wants = will { COMMAS($wants) }
label-table = Tisch { $n }

## Modul 1.

where-in-full = { $n ->
    [0] { $where } (kostenlos; { $bonus })
   *[other] { $where } ({ $n } Champagner; { $bonus })
}
say-send = Tänzer schicken: { $where }
say-area = Bereich { $area } ({ $n ->
    [one] noch 1 Tänzer
   *[other] noch { $n } Tänzer
}; wenn er leer ist: { $bonus })
say-ball = { CAPITAL($guest, the: "yes", case: "accusative") } ({ colour }, Tisch { $table }) auf den Ball schicken, { $where }: { $points }; { $reward }
    .label = { CAPITAL($guest, the: "yes", case: "accusative") } auf den Ball schicken, { $where }
say-rehearsal = Probensaal { $number }
say-lose-dancer = Einen abgeben: { $where }
label-balcony = Balkon
label-to-ball = { $guest }, { $room }
label-to-balcony = { $guest } auf den Balkon

## Modul 2.

say-exchange = Einstein: bis zu 4 Speisen oder Getränke gegen andere tauschen
say-dustbin = { $colour ->
    [blue] Den blauen Würfel entfernen
    [red] Den roten Würfel entfernen
   *[yellow] Den gelben Würfel entfernen
}

## Modul 3.

say-entrance = { $name } wählen (Start mit { $items }). { CAPITAL($text) }
    .label = { $name } wählen
say-shift = Kozi Palace: { a-moved-die } auf { $face } drehen und Feld { $face } nutzen
label-shift = { a-moved-die } auf { $face } drehen, Feld { $face } nutzen
say-forfeit = 5 Punkte verlieren und in diesem Zug keinen Zoll zahlen (du kannst ihn nirgends zahlen)
    .label = 5 Punkte verlieren und in diesem Zug keinen Zoll zahlen
say-personal = Eigenen Auftrag erfüllen ({ $name }): { points }
    .label = Eigenen Auftrag erfüllen
say-reward = { $n ->
    [one] 1 Feld auf der Kaiserleiste zurückgehen für die Belohnung von Plättchen { $tile }: { $reward }
   *[other] { $n } Felder auf der Kaiserleiste zurückgehen für die Belohnung von Plättchen { $tile }: { $reward }
}
say-personal-drawn = Eigener Auftrag { $letter }: { $text }
say-spare = Zusätzliches Kaiserplättchen { $tile }
say-token = Marke { $token } nutzen: { $effects }
    .label = Marke { $token } nutzen
say-his-cafe = Neu im Café: { $guest }
his-guest = { $guest }, noch offen: { $wants } (Gast { $place })
say-give-his = Für diesen Gast: { $guest }

## Modul 5 und Promokarten.

say-flip = { $name } umdrehen: { $effects }
    .label = { $name } umdrehen
say-return = { CAPITAL($item) } zurücklegen
say-schulze = { FORM(guest-190, the: "yes", case: "dative") } etwas servieren: 1 Punkt, 1 Feld auf
    der Kaiserleiste, und du darfst eine Personalkarte zum vollen Preis einstellen
    .label = { FORM(guest-190, the: "yes", case: "dative") } etwas servieren
say-to-schulze = Ihm servieren: { $item }
