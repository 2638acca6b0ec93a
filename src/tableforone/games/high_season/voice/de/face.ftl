# Der Tisch auf der Seite. $who ist „you“ oder „ralph“; $side ist „left“ oder „right“.

face-free = gratis
# Ein Buchstabe für jede Seite.
face-token = { $who ->
    [ralph] R
   *[you] D
}
# $row: der Kaiserleiste; 4 sind die Zusatzfelder
face-row-n = { $row ->
    [1] I
    [2] II
    [3] III
   *[4] extra
}
face-row = { $row ->
    [4] Zusatzfelder
   *[other] Reihe { face-row-n }
}

## Dein Blatt.

face-prize = { $kind ->
    [row] Reihe { $name }, { points }
   *[column] Spalte { $name }, { points }
}: { $first ->
    [you] du hast sie zuerst gefüllt
    [ralph] Ralph hat sie zuerst gefüllt
   *[nobody] du hast { $you }, Ralph hat { $ralph } von { $rooms }
}
# $n: Zimmer der Gruppe
face-cell = { face-room }; { face-group }
face-cell-door = { face-room }; Tür: { $door }; { face-group }
face-room = Zimmer { $room }, { colour }, Etage { $floor }, { $state ->
    [closed] nicht vorbereitet
    [prepared] vorbereitet
   *[occupied] bezogen
}
face-group = { $full ->
    [yes] seine Gruppe aus { $n } Zimmern ist voll
   *[no] seine Gruppe aus { $n } Zimmern bringt { $reward }, wenn sie voll ist
}
face-door = Tür: { $door }
face-full-group = Eine volle { colour }e Gruppe aus { $n } Zimmern: { $reward }
face-loan = Kredit { $nth }: { krones } jetzt, { $vp } Punkte am Ende
face-loan-taken = { face-loan }, aufgenommen
face-loans = Kredite
face-your-plan = Dein Hotel, 28 Zimmer
# $prepare, $occupy: Kronen; $n: Punkte
face-floor = Etage { $floor }: vorbereiten { $prepare }, beziehen { $occupy } { $occupy ->
    [one] Krone
   *[other] Kronen
}, { points } je Zimmer
face-grand-hotel = Grand Hotel Nr. { $hotel }
face-margins = am Rand: Punkte für die zuerst gefüllte Reihe oder Spalte · Zimmer: du–Ralph
face-purse = { $money } von { $limit } Kronen
face-legend-prepare = Kosten fürs Vorbereiten
face-legend-occupy = Kosten fürs Beziehen
face-legend-points = Punkte je bezogenes Zimmer
face-legend-groups = zwischen den Zimmern: Belohnung einer vollen Gruppe
face-legend-krones = 3 übrige Kronen: 1 Punkt

## Würfel und Züge.

face-dice = Würfel
face-strength = Stärke = Würfel auf dem Feld
face-board = Aktionsplan
face-turns = Züge der Runde { $round }
face-turn = Zug { $nth }: { $who ->
    [ralph] Ralph
   *[you] du
}{ $state ->
    [now] , jetzt
    [done] , fertig
   *[later] {""}
}
# $n: Würfel
face-space = Feld { $space }, { $action }: { $n ->
    [0] keine Würfel
    [one] 1 Würfel
   *[other] { $n } Würfel
}
face-pass = passen
face-todo = Noch offen in deinem Zug
face-now = Jetzt, { $item }: { $effect }
# kurze Wörter neben einem Symbol
face-when-now = jetzt
face-when-then = dann
face-waiting = Offen, { $item }: { $effect }
face-many-dice = { $n ->
    [one] 1 Würfel auf einem Feld
   *[other] { $n } Würfel auf einem Feld
}

## Die Kaiserleiste.

face-step = { $row ->
    [4] Zusatzfeld { $space }
   *[other] { face-row }, Feld { $space }
}{ $marked ->
    [yes] , markiert
   *[no] {""}
}
face-step-bonus = { face-step }: { $effect }
face-his-marks = Ralph hat { $marks } von { $spaces } markiert
face-row-prize = { points } für die zuerst gefüllte Reihe
face-row-first = für den, der zuerst fertig ist: { face-row }
face-first = { $who ->
    [ralph] zuerst: Ralph
   *[you] zuerst: du
}
face-too-short = zu kurz: { $penalty } Punkte
face-enough = { $marks } markiert, { $needed } nötig
face-visited = besucht
face-due = { $marks } von { $needed } bis Ende der Runde { $round }, sonst { $penalty }
face-extra = { $n ->
    [one] Zusatzfelder, je 1 Punkt
   *[other] Zusatzfelder, je { $n } Punkte
}
face-his-row = { face-row }: { $marks } von { $spaces }
face-marked = { $marks } von { $spaces } markiert
face-marked-needed = { face-marked }, { $needed } nötig
face-marked-missed = { face-marked-needed }, verfehlt
face-emperor = Kaiser
face-the-emperor = Der Kaiser
face-visits = kommt nach Runde { $round }

## Personal.

face-staff = Personal
face-strip = Dein Personal
face-hired-of-6 = { $n } von 6 eingestellt
face-hired = eingestellt
# $n: Kronen
face-member = { $member }, kostet { krones }; { $effect }
face-member-hired = { $member }, eingestellt; { $effect }
face-always-free = immer gratis
# Nach dem Bild eines Würfels.
face-when-taken = genommen:
# $n: Punkte bisher
face-so-far = jetzt { $n }

## Ralph.

face-ralph = { CAPITAL($level) }. Kein Geld, kein Personal, nur Karten und ein Stift.
face-hotel = Hotel Nr. { $hotel }
face-no-hotel = Noch kein Hotel gewählt
face-his-hotel = Ralphs Hotel Nr. { $hotel }
face-occupied = { $n } von 28 bezogen
face-his-track = Ralphs Kaiserleiste
face-card = Karte { $id }
face-last-card = Letzte Karte { $id }
face-no-card = Noch keine Karte aufgedeckt
face-of-grade = { $n } { $grade }
face-to-come = { $n ->
    [0] keine mehr
   *[other] noch { $n }: { COMMAS($cards) }
}
face-left-over = { $n ->
    [0] keine übrig
   *[other] { $n } übrig: { COMMAS($cards) }
}
face-flipped = Bisher aufgedeckt: { COMMAS($cards) }
face-his-plan = { $n ->
    [0] Ralphs Hotel, noch kein Zimmer bezogen
   *[other] Ralphs Hotel, bezogen: { COMMAS($rooms) }
}
face-his-room = Zimmer { $room }, { colour }, { $state ->
    [occupied] bezogen
   *[empty] frei
}
face-walk = Ralphs 28 Zimmer und sein Zickzackweg
face-stops = er hält an Stelle { $place } seines Zickzackwegs
face-no-fit = kein Zimmer passt
face-walk-note = Die Hand kommt { hand }: Er sucht zuerst { $side ->
    [left] links
   *[right] rechts
} von der Treppe, den Zickzackweg entlang. ①, ② und ③ zeigen, nach welcher Regel unten ein Zimmer ausscheidet.
face-his-turn = Ralphs Zug { $turn } von 14
face-action-card = Aktionskarte { $id }
# $die: Augenzahl oder „most“
face-die = { $die ->
    [most] das Feld mit den meisten Würfeln
   *[other] eine { $die }
}
face-die-label = Würfel
face-emperor-spaces = Kaiserfelder
# $prefer: was er voll machen will
face-prefer = { $prefer ->
    [row] Reihe
    [column] Spalte
    [group] Gruppe
   *[none] egal wo
}
face-preference = Vorliebenkarte oben auf seinem Stapel: { $preference }. { face-means }
face-means = { $die ->
    [left] Linker Würfel
   *[right] Rechter Würfel
}, { $side ->
    [left] zuerst links.
   *[right] zuerst rechts.
}
face-flips-next = Diese Karte deckt er als Nächstes auf.

## Reiter und kurze Möglichkeiten.

face-sheet-dice = Blatt & Würfel
# $nth: 1 oder 2
face-asking = Runde { $round } · dein { $nth ->
    [1] erster
   *[2] zweiter
} Zug · Frage { $question }
face-take = { $die ->
    [1] Vorbereiten
    [2] Beziehen
    [3] Vorbereiten oder beziehen
    [4] Kaiser oder Kronen
    [5] Einstellen
   *[6] Nachahmen
}
face-fee = ×{ $strength }, Gebühr { $n }
face-remove = Eine { $die } entfernen
face-plus-krones = +{ krones }
# $kind: prepare oder occupy; $note: was es kostet
face-room-note = { $kind ->
    [prepare] vorbereiten, { $note }
   *[occupy] beziehen, { $note }
}
face-a-loan = Kredit
face-loan-note = +{ krones }, { $vp } Punkte
