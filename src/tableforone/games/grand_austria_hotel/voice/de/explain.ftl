# Was ein Teil ist: sein Name, eine Zeile darüber, was es tut, was es jetzt bedeutet.

## Gäste und Tische.

explain-nobody = Niemand
explain-nobody-kind = ein Platz in der Warteschlange
explain-nobody-text = Ein neuer Gast kommt dazu, wenn die Warteschlange aufrückt.
explain-person-kind = { $colour ->
    [blue] Adel (blau)
    [red] Bürgertum (rot)
    [yellow] Künstler (gelb)
   *[green] Touristen (grün)
}
explain-person = Will { AND($order) }, danach ein { $colour ->
    [blue] blaues
    [red] rotes
    [yellow] gelbes
   *[green] beliebiges
} Zimmer. Bringt { points }. Belohnung: { COMMAS($reward) }.
explain-guest-now = { $n ->
    [0] { guest-cost } In deinem Café ist kein Tisch frei.
    [one] { guest-cost } In deinem Café ist 1 Tisch frei.
   *[other] { guest-cost } In deinem Café sind { $n } Tische frei.
}
guest-cost = { $cost ->
    [0] Hier kostenlos.
    [one] Kostet 1 Krone; du hast { $money }.
   *[other] Kostet { $cost } Kronen; du hast { $money }.
}
explain-table = Ein freier Tisch
explain-table-kind = in deinem Café
explain-table-text = Hier wartet ein Gast, den du nimmst, bis seine Bestellung vollständig ist.
explain-complete = Die Bestellung ist vollständig: bereit für ein Zimmer.
explain-missing = Noch zu servieren: { AND($missing) }.

## Würfel.

explain-space = Feld { $face }
explain-space-text = { $face ->
    [1] Nimm Strudel und Torten, zusammen so viele wie die Stärke; nie mehr Torten als Strudel.
    [2] Nimm Wein und Kaffee, zusammen so viele wie die Stärke; nie mehr Kaffee als Wein.
    [3] Bereite höchstens so viele Zimmer vor wie die Stärke, zum Preis ihrer Etagen.
    [4] Nimm Kronen und Felder auf der Kaiserleiste, zusammen so viele wie die Stärke.
    [5] Stelle eine Personalkarte aus deiner Hand ein; sie wird um die Stärke billiger.
   *[6] Zahle 1 Krone, dann nutze eine der anderen fünf Aktionen mit dieser Stärke.
}
explain-space-now = Jetzt Stärke { $n }.
explain-space-empty = Hier liegt kein Würfel.
explain-boost = Verstärken
explain-boost-kind = für 1 Krone
explain-boost-text = Zahle 1 Krone, wenn du den Würfel nimmst: Seine Stärke ist um 1 höher.

## Zimmer und Küche.

explain-room = { $colour ->
    [blue] Blaues Zimmer
    [red] Rotes Zimmer
   *[yellow] Gelbes Zimmer
}
explain-room-kind = { $state ->
    [empty] noch nicht vorbereitet
    [vacant] vorbereitet, wartet auf einen Gast
   *[occupied] bezogen
}
explain-room-text = { $n ->
    [0] { room-cost }
    [one] { room-cost } Wenn du dieses Feld belegst, bekommst du 1 Punkt.
   *[other] { room-cost } Wenn du dieses Feld belegst, bekommst du { $n } Punkte.
}
room-cost = { $cost ->
    [0] Zimmer auf Etage { $floor } bereitest du kostenlos vor.
    [one] Ein Zimmer auf Etage { $floor } vorzubereiten kostet 1 Krone.
   *[other] Ein Zimmer auf Etage { $floor } vorzubereiten kostet { $cost } Kronen.
}
explain-room-now = Seine Gruppe: { $full } von { $of } Zimmern bezogen. Wenn sie voll ist: { $colour ->
    [blue] { $bonus ->
        [one] 1 Punkt.
       *[other] { $bonus } Punkte.
    }
    [red] { $bonus ->
        [one] 1 Krone.
       *[other] { $bonus } Kronen.
    }
   *[yellow] { $bonus ->
        [one] 1 Feld auf der Kaiserleiste.
       *[other] { $bonus } Felder auf der Kaiserleiste.
    }
}
explain-kitchen = Deine Küche
explain-kitchen-kind = Speisen und Getränke für später
explain-kitchen-text = Was du nicht sofort einem Gast gibst, bleibt hier. Für 1 Krone servierst du bis zu 3 Stück davon.
explain-kitchen-now = Darin: { AND($items) }.

## Personal.

explain-staff-kind = { $works ->
    [once] Personal, wirkt einmal beim Einstellen
    [round] Personal, wirkt einmal pro Runde
    [permanent] Personal, wirkt immer
    [end] Personal, zählt in der Schlusswertung
   *[flip] Personal, wirkt einmal pro Partie
}
explain-text = { CAPITAL($text) }.
explain-staff-hired = Liegt aus.
explain-staff-now = Einstellen kostet { krones }, abzüglich der Stärke deiner 5.

## Der Kaiser.

explain-spare = Zusätzliches Plättchen { $tile }
explain-spare-kind = von deinem Eingang
explain-spare-text = Geh auf der Kaiserleiste zurück, um seine Belohnung zu bekommen.
explain-tile = Kaiserplättchen { $letter }
explain-tile-kind = für seinen Besuch nach Runde { $round }
explain-tile-text = { $retreat } Felder zurück. Danach auf Feld 3 oder höher: { $reward }. Auf Feld 0: { $penalty }.
explain-tile-now = Du stehst auf Feld { $at }.
explain-emperor = Feld { $space }
explain-emperor-kind = der Kaiserleiste
explain-emperor-text = Wer nach Runde 3, 5 oder 7 hier steht, bekommt { points } und geht 3, 5 oder 7 Felder zurück.
explain-emperor-now = Du stehst auf { $at }, { $opponent } auf { $theirs }.

## Aufträge und Züge.

explain-objective = Auftrag { $letter }
explain-objective-kind = ein Wettlauf
explain-objective-text = { CAPITAL($text) }. Wer ihn zuerst erfüllt, bekommt die meisten Punkte.
explain-objective-now = Du: { $yours }. Frei: { COMMAS($free) } Punkte. { $opponent }: { $theirs }.
explain-claimed = erfüllt
explain-not-yet = noch nicht
explain-progress = { $colour ->
    [any] { $have } von { $need }
   *[other] { colour } { $have } von { $need }
}
explain-progress-all = { COMMAS($parts) }
explain-turn = Zugplättchen
explain-turn-kind = wer am Zug ist
explain-turn-text = Jede Runde hat 4 Züge, 2 davon gehören dir. In einem Zug darfst du einen Gast nehmen, dann nimmst du 1 Würfel.

## Module.

explain-area = Bereich { $n }
explain-area-kind = deines Probensaals
explain-area-text = Hier warten Tänzer. Wenn du den letzten schickst, bekommst du den Bonus des Bereichs.
explain-ball = Eine Reihe eines Ballsaals
explain-ball-kind = Felder für Tänzer
explain-ball-text = Zahle den Champagner der Reihe, um einen Tänzer hierher zu schicken. Jeder Ballsaal wird einmal gewertet, jeder auf seine Art; ohne Tänzer dort verlierst du 5 Punkte.
explain-entrance-kind = ein Eingang
explain-entrance-now = Du beginnst damit: { AND($items) }.
explain-token = Eine Marke
explain-token-kind = von deinem Eingang
explain-token-text = Jede Marke kannst du einmal pro Partie nutzen, für das, was darauf steht.
