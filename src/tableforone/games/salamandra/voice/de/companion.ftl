# Salamandra mit dem eigenen Spiel.

## Orte.

# case: genitive
own-place = { $case ->
    [genitive] { $n ->
        [1] des { start } Startfelds
       *[other] des { $n }. Feldes der Linie nach { direction } vom { start } Startfeld
    }
   *[nominative] { $n ->
        [1] das { $start ->
            [NW] nordwestliche
            [NE] nordöstliche
            [SW] südwestliche
           *[SE] südöstliche
        } Startfeld
       *[other] das { $n }. Feld der Linie nach { direction } vom { start } Startfeld
    }
}
# case: accusative, dative
own-spot = { $case ->
    [accusative] den { $place ->
        [top] Bonusplatz (oben)
        [right] rechten Platz
        [bottom] unteren Platz
       *[left] linken Platz
    }
    [dative] dem { $place ->
        [top] Bonusplatz (oben)
        [right] rechten Platz
        [bottom] unteren Platz
       *[left] linken Platz
    }
    [from] vom { $place ->
        [top] Bonusplatz (oben)
        [right] rechten Platz
        [bottom] unteren Platz
       *[left] linken Platz
    }
   *[nominative] der { $place ->
        [top] Bonusplatz (oben)
        [right] rechte Platz
        [bottom] untere Platz
       *[left] linke Platz
    }
}
own-spot-of = { $case ->
    [accusative] { FORM($spot, case: "accusative") }
    [dative] { FORM($spot, case: "dative") }
    [from] { FORM($spot, case: "from") }
   *[nominative] { $spot }
} { FORM($field, case: "genitive") }
# case: accusative, dative
own-book = { $case ->
    [accusative] den { $level ->
        [upper] oberen
       *[lower] unteren
    }
    [dative] dem { $level ->
        [upper] oberen
       *[lower] unteren
    }
   *[nominative] der { $level ->
        [upper] obere
       *[lower] untere
    }
} Platz des { $nth ->
    [1] ersten
    [2] zweiten
   *[3] dritten
} Zauberbuchs von links
own-arrow = Nach { direction } vom { start } Startfeld
own-from = vom { start } Feld

## Fragen.

own-apprentice = Runde { $round }, sein Lehrling { $nth } von { $round }
own-which-arrow = { $who }: Welchen Pfeil zeigt seine Einsatzkarte?
own-furthest = { $who }: An welcher Stelle liegt das äußerste Feld entlang
    { FORM($arrow, case: "dative") }? Leere Stellen dazwischen zählen nicht (12.4.2).
own-furthest-hole = { $who }: An welcher Stelle liegt das äußerste Feld entlang
    { FORM($arrow, case: "dative") }? Halte vor der ersten leeren Stelle an (12.4.2).
own-next-back = Dieses Feld ist voll. Welches ist entlang { FORM($arrow, case: "dative") } das nächste weiter innen mit
    freiem Platz (12.4.5)?
own-free-spot = { $who }: { $field }. Welcher Platz ist im Uhrzeigersinn von oben als erster frei?
own-free-spot-last = { $who }: { $field } (falls nicht noch eines weiter im { direction } liegt). Welcher Platz ist im
    Uhrzeigersinn von oben als erster frei?
own-gathers = { $n ->
    [one] Wie viele Haine liegen nach deiner Ernte noch in der einen Lücke neben seinen Lehrlingen (12.6)?
   *[other] Wie viele Haine liegen nach deiner Ernte noch in den { $n } Lücken neben seinen Lehrlingen (12.6)?
}
own-check = { $needed ->
    [one] Punktevergleich der Runde { $round }: Hast du mindestens 1 Punkt? Rudolph hat { $n } (12.7).
   *[other] Punktevergleich der Runde { $round }: Hast du mindestens { $needed } Punkte? Rudolph hat { $n } (12.7).
}
own-labour-right = Zeigt seine Arbeitskarte { AND($rounds) } Punkte für die vier Runden, { $book } für ein Zauberbuch
    und { recyclings }? Diese Karte ist nachgebaut.
recyclings = { $n ->
    [one] 1 Austausch
   *[other] { $n } Austausche
}
own-labour-number = Was zeigt sie: { $shows }?
own-faith = Wie viel Glauben an den { $god ->
    [salamander] Salamander
    [bear] Bären
   *[eagle] Adler
} hast du? Rudolph hat { $n } (12.9.1).
own-score-lost = Hier endet die Partie. Wie viele Punkte hast du?
own-score = { $n ->
    [one] Rudolph endet mit 1 Punkt. Wie viele Punkte hast du am Ende, mit Zauberbüchern, Glauben und Schriftrollen?
   *[other] Rudolph endet mit { $n } Punkten. Wie viele Punkte hast du am Ende, mit Zauberbüchern, Glauben und
        Schriftrollen?
}
own-turns = Runde { $round }: Spiele deine Züge, bis du gepasst hast, und ernte, wenn du willst.
own-room = Ist auf den vier Startfeldern noch ein Platz frei (12.4.5)?
own-book-spot = Welcher dieser Plätze in Zauberbüchern ist als erster frei, die oberen zuerst (12.5.1)?

## Antworten.

own-as-before = wie bisher
own-bonus-spot = der Bonusplatz
own-further = Weiter außen als Stelle { $n }
own-place-number = { $n ->
    [1] Stelle 1, das Startfeld
   *[other] Stelle { $n }
}
own-place-before = { own-place-number }, wie bisher
own-no-free-field = Kein Feld dieser Linie hat einen freien Platz
own-field-beyond = Weiter im { direction } liegt noch ein Feld
# $n: a place of the line
own-furthest-now = Das äußerste Feld liegt an Stelle { $n }
own-spots-note = Im Uhrzeigersinn von oben. Ein Tipp sagt, dass alle Plätze davor besetzt sind.
own-built-note = Hast du weiter außen gebaut? Tippe zuerst die Stelle des äußersten Feldes an.
own-none-free = Keiner ist frei
own-choice = { CAPITAL($what) }
own-faith-answer = { $a ->
    [0] Keinen
    [1] Weniger als { $n }
    [2] { $n }, so viel wie er
   *[3] Mehr als { $n }
}
own-passed = Ich habe gepasst
own-groves-left = { $n ->
    [0] Kein Hain
   *[other] { groves }
}
groves = { $n ->
    [one] 1 Hain
   *[other] { $n } Haine
}
own-check-yes = Ja, die Partie geht weiter
own-check-no = Nein, sie endet hier
own-room-yes = Ja, mindestens einer
own-room-no = Nein, alle sind besetzt
own-labour-yes = Ja, genau
own-labour-no = Nein, ich gebe sie ein
barred-arrow = Alle Karten mit diesem Pfeil wurden schon aufgedeckt: { $arrow }.
barred-spot = Rudolph steht auf { FORM($spot, case: "dative") }.

## Was er tut.

own-why-bonus-spot = Er nimmt { FORM($spot, case: "accusative") }, denn der ist frei (12.4.3).
own-why-next-spot = Er nimmt { FORM($spot, case: "accusative") }. Der Bonusplatz ist besetzt, also nimmt er den nächsten
    freien im Uhrzeigersinn (12.4.4).
own-why-no-book = In keinem Zauberbuch ist ein Platz für ihn frei, also bleibt dieser Lehrling auf seinem Feld (12.5.6).
own-why-upper-book = Er zieht auf { FORM($book, case: "accusative") }: den ersten freien oberen Platz von links (12.5.1).
own-why-lower-book = Er zieht auf { FORM($book, case: "accusative") }. Oben ist kein Platz frei, also nimmt er den ersten
    freien unteren (12.5.1).
own-why-no-field = Kein Feld entlang { FORM($arrow, case: "dative") } hat einen freien Platz: Er deckt eine weitere Karte
    auf (12.4.5).
own-why-field = Rudolph folgt { FORM($arrow, case: "dative") } bis zum äußersten Feld (12.4.2): { $field }.
own-why-field-with-spot = Rudolph folgt { FORM($arrow, case: "dative") } bis zum äußersten Feld mit freiem
    Platz (12.4.5): { $field }.
own-arrow-shown = Seine Karte zeigt { FORM($arrow, case: "accusative") }.
own-prepared = Du bestehst den Punktevergleich; Runde { $round } ist vorbereitet.
own-finals = Rudolph bekommt { $books } für Zauberbücher, { $faith } für Glauben und { $scrolls } für Schriftrollen: Er
    endet mit { $total } (12.9.2).

## Was du für ihn tust.

own-next-card = Lege seine Karte beiseite und decke eine weitere auf
own-put = Stelle einen grauen Lehrling auf { FORM($where, case: "accusative") }
own-stays = Lass den Lehrling auf { FORM($spot, case: "dative") }
own-to-book = Versetze den grauen Lehrling { FORM($spot, case: "from") } auf { FORM($book, case: "accusative") }
own-marker = Rücke seinen Punktemarker von { $start } auf { $end }
own-labour-points = { points } seiner Arbeitskarte für diese Runde (12.3).
own-book-points = { points } für das Zauberbuch (12.5.2).
own-scroll = Gib Rudolph eine Schriftrolle: seine { $nth ->
    [1] erste
    [2] zweite
   *[3] dritte
}
own-scroll-why = Der Bonusplatz war nicht frei (12.4.4).
own-scrolls-back = Lege Rudolphs drei Schriftrollen zurück in den Vorrat
own-scrolls-back-why = Er legt sie ab, sobald er die dritte erhält (12.5.1).
own-gather = { $n ->
    [one] Nimm den Hain bei seinen Lehrlingen und lege ihn verdeckt neben sein Porträt
   *[other] Nimm die { $n } Haine bei seinen Lehrlingen und lege sie verdeckt neben sein Porträt
}
own-gather-why = Sonst erhält er nichts dafür.
own-grove-points = { points }: 1 für jeden Hain (12.6).
own-recycle = { $n ->
    [one] Tausche aus, wenn du willst: höchstens 1-mal
   *[other] Tausche aus, wenn du willst: höchstens { $n }-mal
}
own-recycle-why = Eine Karte oder ein Feld kommt unter den Stapel (12.8.1).
own-refill = Lege einen Hain in jede leere Lücke, an die mindestens zwei Felder grenzen
own-refill-temple = Lege einen Hain in jede leere Lücke zwischen zwei Feldern oder zwischen einem Feld und dem Tempel
own-refill-why = Aus dem Vorrat, solange er reicht (12.8.3).
own-income = Nimm deine Kristalle und Lehrlinge für Runde { $round }
own-income-why = Wie im Spiel zu zweit (10.2).
own-final = { $what ->
    [books] Zauberbücher: Rücke seinen Punktemarker von { $start } auf { $end }
    [faith] Glaube: Rücke seinen Punktemarker von { $start } auf { $end }
   *[scrolls] Schriftrollen: Rücke seinen Punktemarker von { $start } auf { $end }
}
own-final-points = { points } (12.9.2).
own-final-none = Lass seinen Marker auf { $n }
own-final-none-why = Die Schlusswertung bringt ihm nichts (12.9.2).
own-card-shows = Seine Karte zeigt { FORM($arrow, case: "accusative") }
own-app-revealed = Die App hat sie aufgedeckt.
own-box = Lege seinen Lehrling zurück in die Schachtel
own-box-why = Kein Platz ist frei (12.4.5).

## Aufbau.

ready-game = Baue das Spiel für zwei Personen auf
ready-game-note = Tempel, vier Startfelder, Haine, Zauberbücher.
ready-grey = Nimm zehn graue Lehrlinge und zwei graue Marker
ready-grey-note = Rudolph ist der graue Gelehrte.
ready-labour = Nimm die Arbeitskarte der Stufe { $level }
ready-labour-note = Lege sie neben sein Porträt.
ready-placement = Mische die 16 Einsatzkarten verdeckt
ready-placement-note = Du gibst den Pfeil jeder Karte ein.
ready-no-placement = Lass die 16 Einsatzkarten in der Schachtel
ready-no-placement-note = Die App deckt sie auf.
ready-portrait = Lege sein Porträt neben seine Karten, mit 1 Schriftrolle darauf
ready-portrait-note = Damit beginnt er.

## Sein Tableau.

own-head = Runde { $round } von { $rounds }. Rudolph hat { points }, { $scrolls } von 3 Schriftrollen, { $groves }.
labour-shows = { COMMAS($rounds) } Punkte für die Runden, { $book } für ein Zauberbuch, { recyclings }
own-labour-card = Seine Arbeitskarte: { labour-shows }, Glaube: { COMMAS($faith) }.
faith-of = { god } { $n }
own-apprentices = Auf Feldern: { AND($fields) }. Auf Zauberbüchern: { AND($books) }. Noch nicht im Spiel: { $n }.
own-placement = Einsatzkarten: { $n } verdeckt.
own-on-book = Rudolph auf { FORM($book, case: "dative") }
own-points = seine Punkte
own-scrolls = seine Schriftrollen
own-groves = seine Haine
own-labour = { $nth ->
    [0] Arbeitskarte: Punkte der Runde 1
    [1] Arbeitskarte: Punkte der Runde 2
    [2] Arbeitskarte: Punkte der Runde 3
    [3] Arbeitskarte: Punkte der Runde 4
    [4] Arbeitskarte: Punkte eines Zauberbuchs
    [5] Arbeitskarte: Austausche
    [6] Arbeitskarte: Glaube an den Salamander
    [7] Arbeitskarte: Glaube an den Bären
   *[8] Arbeitskarte: Glaube an den Adler
}
own-grey-on = ein grauer Lehrling: { $where }
own-grey-boxed = ein grauer Lehrling in der Schachtel

## Eine Karte deines Spiels.

deck-name = Rudolphs Karten
deck-arrow = Karte { $id }: Welchen Pfeil zeigt sie?
deck-number = Karte { $id }: { $shows }?
deck-shows = { $nth ->
    [0] Punkte der Runde 1
    [1] Punkte der Runde 2
    [2] Punkte der Runde 3
    [3] Punkte der Runde 4
    [4] Punkte eines Zauberbuchs
   *[5] Austausche
}
# Die erste Zeile einer Datei; immer auf Englisch.
deck-file = Salamandra: Rudolph’s Labour and Placement cards. Cards from your own copy are marked as own.
