# Was geschehen ist.

tell-start = { CAPITAL($field, case: "definite") } liegt bei { $cell }.
tell-lay-grove = { CAPITAL($grove) } kommt in { FORM($gap, case: "accusative") }.
tell-show-field = { CAPITAL($field, case: "definite") } kommt auf Platz { $place } der Auslage.
tell-turn-up = Aufgedeckt: { $card }.
tell-open-book = Zauberbuch { $place }: { $book }.
tell-round-day = { $apprentices ->
    [one] Runde { $round }, Tag: Du erhältst { crystals } und 1 neuen Lehrling.
   *[other] Runde { $round }, Tag: Du erhältst { crystals } und { $apprentices } neue Lehrlinge.
}
tell-round-night = { $apprentices ->
    [one] Runde { $round }, Nacht: Du erhältst { crystals } und 1 neuen Lehrling.
   *[other] Runde { $round }, Nacht: Du erhältst { crystals } und { $apprentices } neue Lehrlinge.
}
tell-earn = Du erhältst { $what }.
tell-trigger = { $card }: Du erhältst { $what }.
tell-score-per = Du bekommst { $points } für { counted }.
tell-pay = Du zahlst { $what }.
tell-wake = Dein Lehrling auf { FORM($spot, case: "dative") } ist wieder aktiv.
tell-place = Du setzt einen Lehrling auf { FORM($spot, case: "accusative") } bei { $cell }.
tell-take = Du nimmst: { $card }.
tell-harvest = Du erntest Hain { $id } aus { FORM($gap, case: "dative") }.
tell-grove-row = Hain Nummer { $number } deiner Reihe: { points }.
tell-book = Dein Lehrling zieht für 4 Schriftrollen { FORM($spot, case: "from") } auf
    { FORM($book, case: "accusative") }.
tell-buy = Du kaufst { $what } für { crystals }.
tell-convert = { $card }: Du zahlst { crystals } für { $what }.
tell-rest = Dein Lehrling auf { FORM($spot, case: "dative") } ruht sich aus.
tell-work = Dein Lehrling auf { FORM($spot, case: "dative") } arbeitet.
tell-temple = { label-temple }: Du drehst den Lehrling auf { FORM($spot, case: "dative") } um und nimmst: { $card }.
tell-temple-own = { label-temple }: Du drehst den Lehrling auf { FORM($spot, case: "dative") } um. Der Stapel ist leer,
    also erhältst du, was der Tempel zeigt.
tell-pass = { $n ->
    [0] Du passt; kein Lehrling ist mehr aktiv.
    [one] Du passt und drehst 1 aktiven Lehrling um.
   *[other] Du passt und drehst { $n } aktive Lehrlinge um.
}
tell-build = Du baust { FORM($field, case: "definite") } bei { $cell }.
tell-build-free = Du baust { FORM($field, case: "definite") } bei { $cell } kostenlos, weil kein Platz frei war.
tell-recycle = Du tauschst aus: { $what }.
tell-check = Punktevergleich nach Runde { $round }: du { $mine }, Rudolph { $his }. Es geht weiter.
tell-check-last = Punktevergleich nach Runde { $round }: du { $mine }, Rudolph { $his }. Es folgt die Schlusswertung.
tell-check-lost = Punktevergleich nach Runde { $round }: du { $mine }, Rudolph { $his }. Du hättest mehr Punkte als
    Rudolph gebraucht und verlierst die Partie.

## Rudolph. $total: seine Punkte danach.

tell-rudolph-scores = Rudolph bekommt { points } durch seine Arbeitskarte ({ $total }).
tell-arrow = Rudolph deckt Karte { $id } auf: { $arrow }.
tell-rudolph-boxed = Kein Feld auf der Linie eines Pfeils hat einen freien Platz: Rudolphs Lehrling kommt zurück in die
    Schachtel.
tell-rudolph-scroll = Rudolph erhält eine Schriftrolle und hat { $n }.
tell-rudolph-book = Rudolph bekommt { points } für das Zauberbuch ({ $total }).
tell-rudolph-grove = Rudolph nimmt { $grove } aus { FORM($gap, case: "dative") }: Sein Lehrling auf
    { FORM($spot, case: "dative") } ist damit verbunden.
tell-rudolph-gathers = { $n ->
    [0] Rudolph ist mit keinem Hain verbunden ({ $total }).
    [one] Rudolph sammelt 1 Hain ein: 1 Punkt ({ $total }).
   *[other] Rudolph sammelt { $n } Haine ein: { $n } Punkte ({ $total }).
}

## Warum die Partie vorzeitig endete. $n: fehlende Punkte.

ending = Der Punktevergleich hat die Partie nach Runde { $round } von { $rounds } beendet: Du musst jedes Mal mehr
    Punkte haben als Rudolph. Du brauchtest { $needed } und hattest { $had }, { $n ->
    [one] 1 Punkt zu wenig
   *[other] { $n } Punkte zu wenig
}. Was erst am Ende zählt (Zauberbücher, Glaube, Schriftrollen), hilft bei diesem Vergleich nicht.
