# High Season mit dem eigenen Spiel. $n ist eine Zahl von Punkten, wenn nichts anderes dasteht.

## Fragen.

own-turn = Runde { $round }, du bist dran: Nimm einen Würfel, oder passe und entferne einen. Fertig?
# $race: eine Reihe oder Spalte; $rule: Nummer der Regel
own-first = Ist { $race } auf deinem Blatt schon voll? Nur wer zuerst fertig ist, bekommt { points } ({ $rule }).
own-score = Das Spiel ist aus. Wie viele Punkte hast du?
own-which = Ralph deckt die oberste Karte auf ({ $preference }). Welche Karte ist es?
own-dice-on = Wie viele Würfel liegen jetzt auf Feld { $space }?
own-most-dice = Auf welchem Feld liegen die meisten Würfel? Bei Gleichstand wähle alle.
own-top = Welche Hand und welchen Zickzackweg zeigt Ralphs Stapel jetzt?

## Antworten.

own-done = Fertig
own-was-first = Ja, ich war schneller
own-ralph-first = Nein, Ralph ist schneller
own-card = Karte { $id }
own-new-card = Neue Karte { $grade }
own-space = Feld { $space }
own-spaces = { AND($spaces) }
barred-flipped = Karte { $id } wurde schon aufgedeckt.
barred-grade = Im Stapel dieser Stufe ist keine Karte { $grade } mehr.
barred-back = Karte { $id } zeigt hinten eine andere Hand oder einen anderen Zickzackweg als die oberste Karte.

## Was du für ihn tust.

own-die = Nimm einen Würfel von Feld { $face } des Aktionsplans
own-no-room = Kreuze nichts an
own-room = Kreuze auf Ralphs Blatt Zimmer { $room } an ({ colour }, Etage { $floor }, Spalte { $column })
own-line = { $n ->
    [0] Keine Punkte für Ralph: { $line }
   *[other] Notiere { points } für Ralph: { $line }
}
own-group = Notiere { $reward } für Ralph: eine volle { colour }e Gruppe
# $row: der Kaiserleiste, 4 sind die Zusatzfelder; $n: Felder; $first, $last: ihre Nummern in der Reihe
own-steps = { $row ->
    [4] Ralphs Zusatzfelder der Kaiserleiste: { own-mark-spaces }
   *[other] Ralphs Kaiserreihe { $row }: { own-mark-spaces }
}
own-mark-spaces = { $n ->
    [one] Markiere Feld { $first }
   *[other] Markiere Feld { $first } bis { $last }
}
own-no-bonus = Boni unterwegs bekommt er nicht (9.5.2).
own-row = Notiere { points } für Ralph: Kaiserreihe { $row }
own-penalty = Zieh Ralph { points } ab: Kaiserreihe { $row }
own-rolled = Lege die Würfel aus: { AND($dice) }
own-app-rolled = Die App hat gewürfelt (4.1.1).

## Zwischen den Runden.

own-visit-yours = Deine eigene Kaiserreihe { $row }: Sind weniger als { $needed } Felder markiert, zieh dir { points } ab
own-visit = Der Kaiser besucht euch beide (7.2).
own-no-penalty = Ralphs Kaiserreihe { $row }: Zieh nichts ab
own-row-closed = Kaiserreihe { $closed } ist geschlossen: Ab jetzt markiert ihr beide in Reihe { $row } (7.1.2).
own-round = { $who ->
    [you] Runde { $round }: Nimm den Startspielermarker von Ralph zurück
   *[ralph] Runde { $round }: Gib Ralph den Startspielermarker
}
own-roll = Würfle mit allen zehn Würfeln und lege sie sortiert auf den Aktionsplan

## Seine Schlusswertung.

own-count-floor = { $rooms ->
    [one] Notiere { points } für Ralph: Etage { $floor }, 1 Zimmer zu { $each }
   *[other] Notiere { points } für Ralph: Etage { $floor }, { $rooms } Zimmer zu je { $each }
}
own-count-extra = { $spaces ->
    [one] Notiere { points } für Ralph: 1 Zusatzfeld der Kaiserleiste
   *[other] Notiere { points } für Ralph: { $spaces } Zusatzfelder der Kaiserleiste
}
own-count-total = Zähle zusammen, was du für Ralph notiert hast: { points }
own-count-parts = { COMMAS($parts) }.

## Aufbau.

ready-game = Baue das Spiel für zwei Personen auf
ready-game-note = Aktionsplan, zehn Würfel, Stifte.
ready-hotels = Nimm einen Hotelplan für dich und einen anderen für Ralph
ready-hotels-note = Er braucht keinen Personalstreifen.
ready-no-deck = Lass Ralphs Karten in der Schachtel
# $a, $b, $c: Zahlen von Karten
ready-cards = Stufe { $level }: { $a } Karten A, { $b } Karten B und { $c } Karten C.
ready-no-deck-note = { ready-cards } Die App deckt sie auf.
ready-deck = Stelle Ralphs Stapel aus 16 Karten zusammen
ready-deck-note = { ready-cards } Wo du nicht alle vier Karten einer Sorte brauchst, ziehe sie verdeckt.
ready-shuffle = Mische ihn, Hand und Zickzackweg nach oben
ready-shuffle-note = Sieh dir die andere Seite der Karten nicht an.
ready-start = Du beginnst
ready-start-note = Zehn Würfel für die erste Runde; du machst den ersten Zug.

## Sein Spielplan.


own-head = { $n ->
    [0] Runde { $round } von { $rounds }. Ralph hat { points }.
   *[other] Runde { $round } von { $rounds }. Ralph hat { points }: { COMMAS($points) }.
}
own-points-of = { $what } { $n }
own-dice = { $n ->
    [0] Würfel auf dem Aktionsplan: keine.
   *[other] Würfel auf dem Aktionsplan: { AND($dice) }.
}
# $row: der Kaiserleiste; 4 sind die Zusatzfelder
own-track = { $row ->
    [4] Zusatzfelder der Kaiserleiste
   *[other] Kaiserreihe { $row }
}
own-first-in = Ralph zuerst: { $race }
own-room-of = Zimmer { $room }

## Eine Karte deines eigenen Stapels. $id steht darauf.

deck-name = Ralphs Karten
enter-die = { $side ->
    [left] Karte { $id }: Was zeigt der linke Würfel?
   *[right] Karte { $id }: Was zeigt der rechte Würfel?
}
deck-first-action = Karte { $id }: Was ist die erste Aktion?
enter-action = Karte { $id }: Was zeigt sie noch?
deck-no-more = nichts mehr
deck-hand = Karte { $id }, andere Seite: Von wo kommt die Hand?
deck-zigzag = Karte { $id }: Wie läuft der Zickzackweg?
deck-card = { $card }; { $preference }
# Erste Zeile einer Datei; immer englisch.
deck-file = High Season: Ralph’s cards. Cards from your own copy are marked as own.
