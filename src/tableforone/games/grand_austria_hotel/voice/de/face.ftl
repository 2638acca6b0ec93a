# Der Tisch im Browser.

## Tafeln und Reiter

face-entrances = Eingänge
face-cards = Karten
face-lobby = Gäste & Würfel
face-ballrooms = Ballsäle
face-house = Mein Haus
face-staff = Personal
face-court = Hof
face-ten-cards = Deine zehn Karten
face-drawn-cards = Gezogene Karten
face-keep-six = behalte sechs davon
face-three-entrances = Drei Eingänge
face-one-is-yours = einer wird deiner
# $n: der Runde; $turn: des Zuges, 0: keiner; $question: ihre Nummer
face-asking = { $turn ->
    [0] Runde { $n } · Frage { $question }
   *[other] Runde { $n } · Zug { $turn } · Frage { $question }
}
face-asking-first = Vor der ersten Runde · Frage { $question }
face-pass = Passen
face-no-toll = Kein Zoll in diesem Zug
face-lose = { points }
face-area = Bereich { $n }
face-area-left = { $dancers } von { $of }
face-area-last = { $dancers } von { $of }; dann { $bonus }
face-ballrooms-note = bei der Wertung kein Tänzer dort: −5 · noch { dancers }
face-your-hotel = Dein Hotel
face-hotel-note = { rooms }, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
} eingezogen · Zahlen links: Etage und Kosten
# $n: der Runde; $retreat: Felder
face-visit-short = nach Runde { $n }, −{ $retreat }
face-visit = nächster Besuch nach Runde { $n }, −{ $retreat }
face-your-cards = Deine Karten
face-your-staff = Dein Personal
face-the-court = Der Hof
face-in-hand = { $n } auf der Hand
face-in-play = { $n ->
    [one] 1 liegt aus
   *[other] { $n } liegen aus
}

## Warteschlange und Würfel

face-waiting = Wartet auf einen Tisch
face-waiting-note = { $n ->
    [0] Café voll: Lass jemanden einziehen, um einen Gast zu nehmen · noch { $deck } im Stapel
   *[other] { $n } von { $of } Tischen frei · noch { $deck } im Stapel
}
face-queue = Warteschlange, Plätze 1 bis 5
face-dice = Würfel
face-turns = Züge dieser Runde
face-no-toll-for = kein Zoll:
face-passed = du hast gepasst
face-strength = Stärke = Würfel auf dem Feld
face-action-board = Aktionsplan
face-lounge = Lounge
face-with-you = bei dir: { COMMAS($names) }
face-with-you-title = In dieser Runde bei dir: { COMMAS($names) }
face-lounge-note = kommen mit dem farbigen Würfel
face-second-round = zweite Runde
face-nobody = niemand
face-nobody-die = niemand, { $colour ->
    [blue] blauer Würfel
    [red] roter Würfel
    [yellow] gelber Würfel
    [green] grüner Würfel
   *[white] weißer Würfel
}

## Der Hof

face-emperor = Kaiserleiste 0 bis 13
face-spare-tiles = Zusätzliche Plättchen
face-go-back = { $n } zurück
face-objectives = Aufträge
face-own-objectives = Deine eigenen Aufträge
face-completed = erfüllt
face-met = geschafft
face-open = offen

## Der Gegner

face-level = { $level ->
    [easy] Leicht: Silberne und goldene Symbole zählen nicht.
    [medium] Mittel: Silberne Symbole zählen.
   *[hard] Schwer: Jedes Symbol zählt.
}
face-dancers-waiting = { $n ->
    [one] 1 Tänzer wartet
   *[other] { $n } Tänzer warten
}
face-this-round = In dieser Runde: { COMMAS($names) }
face-card = Karte { $card } · noch { $n }
face-last-card = Letzte Karte: { $card } · noch { $n }
face-to-come = noch { $n }
face-his-staff = { $opponent }s Personal
face-his-hotel = { $opponent }s Hotel
face-unseen = { $n } verdeckt
face-guest = Gast
face-die = Würfel
face-then = dann
face-ties = Gleichstand

## Personal und Haus

face-no-staff = Du hast noch niemanden eingestellt.
face-title-in-play = Ausliegend
face-title-in-hand = Auf der Hand
face-cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
face-used = in dieser Runde benutzt
face-face-down = umgedreht
face-deck = { $n } im Stapel
face-deck-under = { $n } im Stapel; ganz unten: { COMMAS($names) }
face-hotel-cafe = Hotel und Café
face-purse = { $n } von 20 Kronen
face-kitchen = Küche: { COMMAS($items) }
face-kitchen-title = Küche
face-table-free = Tisch { $n } ist frei
face-order-complete = Bestellung vollständig
face-to-serve = fehlt noch: { COMMAS($missing) }
face-free = frei
face-any = nach Wahl
face-rehearsal = Probensaal
face-left = noch { $n }
face-scored = gewertet
face-after-round = nach Runde { $n }

## Teile und Karten in Worten, zum Vorlesen; und kurze Wörter darauf

face-item = { $item ->
    [strudel] { $n } Strudel
    [cake] { $n ->
        [one] 1 Torte
       *[other] { $n } Torten
    }
    [wine] { $n } Wein
    [coffee] { $n } Kaffee
   *[champagne] { $n } Champagner
}
# nur das Wort; die Zahl steht davor
face-unit = { $n ->
    [one] Krone
   *[other] Kronen
}
face-people = { $colour ->
    [blue] Adel (blau)
    [red] Bürgertum (rot)
    [yellow] Kunst (gelb)
   *[green] Touristen (grün)
}
face-guest-words = { $name }, { face-people }, möchte { $order }; { points }; { $reward }
face-reconstructed = nachgebaut: { $values }
face-facade = { $hotel }, vier Etagen mit je fünf Zimmern
face-floor = Etage
face-room = Etage { $floor }, Zimmer { $room }: { colour }, { face-state }
face-room-points = { face-room }, { points }
face-state = { $state ->
    [empty] leer
    [vacant] frei
   *[occupied] bezogen
}
face-place-nobody = Platz { $place }: niemand
face-guest-tokens = { $n ->
    [one] 1 Marke von { $opponent }: kostet 1 Krone mehr
   *[other] { $n } Marken von { $opponent }: je 1 Krone mehr
}
face-turn = { face-turn-of }{ $state ->
    [now] , jetzt
    [done] , vorbei
   *[other] {""}
}
face-turn-of = { $whose ->
    [you] Zug { $n }: deiner
   *[other] Zug { $n }: { $whose }
}
# der Buchstabe auf der Scheibe des Spielers
face-you-letter = D
face-you = Du
face-end = Ende
face-pass-short = passen
face-space = { $n ->
    [0] Feld { $face }, { $action }: kein Würfel
   *[other] Feld { $face }, { $action }: { $n } Würfel
}
face-one-die = { $colour ->
    [blue] ein blauer
    [red] ein roter
    [yellow] ein gelber
    [green] ein grüner
   *[white] ein weißer
}
face-item-here = { $item ->
    [strudel] hier liegt ein Strudel
    [cake] hier liegt eine Torte
    [wine] hier liegt ein Wein
    [coffee] hier liegt ein Kaffee
   *[champagne] hier liegt ein Champagner
}
face-toll-tokens = { $n ->
    [one] 1 Zollmarke
   *[other] { $n } Zollmarken
}
face-boost = für 1 Krone um 1 stärker
# eine Münze mit dem Preis folgt
face-boost-for = +1 für
face-emperor-space = Feld { $space }, { points }
face-you-here = hier stehst du
face-opponent-here = hier steht { $opponent }
face-or-more = oder mehr
# wie weit du mit dem Auftrag bist, folgt
face-you-are = du:
face-part = { $colour ->
    [blue] blau { $have } von { $need }
    [red] rot { $have } von { $need }
    [yellow] gelb { $have } von { $need }
    [green] grün { $have } von { $need }
   *[other] { $have } von { $need }
}
face-not-yet = noch nicht
face-table = Tisch { $n }: { $guest }
face-card-words = { $name }, { face-works }, kostet { $n }: { $text }
face-works = { $works ->
    [once] einmalig
    [round] einmal pro Runde
    [permanent] immer
    [end] am Ende
   *[flip] einmal pro Partie
}
face-entrance-words = { $n ->
    [0] { $name }: { $text }
   *[other] { $name }, Start mit { $items }: { $text }
}
face-dice-on-space = { $n } Würfel auf einem Feld
face-groups = Was eine volle Gruppe aus 1, 2, 3 oder 4 Zimmern bringt
face-group = { $colour ->
    [blue] Volle blaue Gruppe aus 1, 2, 3, 4 Zimmern: { $bonus } Punkte
    [red] Volle rote Gruppe aus 1, 2, 3, 4 Zimmern: { $bonus } Kronen
   *[yellow] Volle gelbe Gruppe aus 1, 2, 3, 4 Zimmern: { $bonus } Felder der Kaiserleiste
}
face-group-gives = { $colour ->
    [blue] Punkte
    [red] Kronen
   *[yellow] Felder der Kaiserleiste
}
face-token = Marke { $n }, Spalte: { $column }; Etage: { $floor }
face-token-used = benutzt
face-token-column = Spalte: { $bonus }
face-token-floor = Etage: { $bonus }
face-not-on-level = nicht auf dieser Stufe
face-instruction = Anweisungskarte { $card }: { $text }
face-to-ballroom = in einen Ballsaal
face-a-die = eine { $face }
# die Zahl steht davor
face-emperor-spaces = { $n ->
    [one] Feld der Kaiserleiste
   *[other] Felder der Kaiserleiste
}
face-dancer = ein Tänzer
face-objective = Auftrag
face-hand = { $hand ->
    [right] die Hand zeigt nach rechts
   *[left] die Hand zeigt nach links
}
face-celebrity = { $face ->
    [0] { $name }, { points }, { $colour ->
        [blue] blauer
        [red] roter
        [yellow] gelber
       *[green] grüner
    } Würfel ist schon genommen: { $text }
   *[other] { $name }, { points }, { $colour ->
        [blue] blauer
        [red] roter
        [yellow] gelber
       *[green] grüner
    } Würfel auf Feld { $face }: { $text }
}
face-pool = { $n ->
    [one] 1 Speise oder Getränk im Pool
   *[other] { $n } Speisen und Getränke im Pool
}
face-tokens-left = Noch { tokens } im Hotel.
face-no-toll-now = Kein Zoll in diesem Zug.
face-row = { $room }, { ballroom-row }
face-row-dancers = { $place }, { $n } Champagner: { $yours } von dir, { $theirs } von { $opponent }
face-row-free = { $n } frei
face-area-words = Bereich { $n }: { $dancers } von { $of } Tänzern; wenn leer: { $bonus }

## Am echten Tisch

face-own-card = Karte { $card }, { $opponent }s Zug { $turn } von 14
face-own-queue = Die Warteschlange, wie du sie eingegeben hast
face-own-place = Platz { $place }: { $guest }
face-own-emperor = Kaiser { $n }
face-own-points = { points }
face-own-dancers = noch { dancers }
