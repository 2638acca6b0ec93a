# Der Tisch auf der Seite.

## Die Lichtung.

face-letter = { $colour ->
    [orange] O
    [green] G
    [white] W
   *[purple] L
}
face-holder = { $who ->
    [you] du, aktiv
    [flipped] du, umgedreht
    [rudolph] Rudolph
   *[nobody] frei
}
face-where = { $place ->
    [top] Oberer Platz
    [right] Rechter Platz
    [bottom] Unterer Platz
   *[left] Linker Platz
} des Feldes bei { $cell } ({ face-colour })
face-spot = { face-where }: { face-holder }
face-on-spot = { place }: { face-holder }
face-choices = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
# Ohne Endung.
face-colour = { $colour ->
    [orange] orange
    [green] grün
    [white] weiß
    [purple] lila
    [orange-green] orange-grün
    [purple-white] lila-weiß
    [purple-green] lila-grün
   *[orange-white] orange-weiß
}
face-field = Feld { $id } ({ face-colour }) bei { $cell }, { seal }: { $gain } erhalten; Bonus { $bonus }
face-field-paid = Feld { $id } ({ face-colour }) bei { $cell }, { seal }: { $cost } zahlen, { $gain } erhalten;
    Bonus { $bonus }
face-to-build = Feld { $id } ({ face-colour }), { seal }: kostet { $price }; Bonus { $bonus }; { $gain } erhalten
face-to-build-paid = Feld { $id } ({ face-colour }), { seal }: kostet { $price }; Bonus { $bonus }; { $cost } zahlen,
    { $gain } erhalten
face-no-field = Platz { $place } der Auslage: leer
face-grove = Hain { $id } ({ $gap }): { $gain }
face-grove-his = { face-grove }; Rudolph ist damit verbunden
face-a-grove = Ein Hain: { $gain }
face-map = Plan der Lichtung
face-fields = Felder um den Tempel des Salamanders
face-half = { $half ->
    [white] WEISS
   *[black] SCHWARZ
}
face-temple = { face-the-temple }: einen aktiven Lehrling umdrehen, { $cost } zahlen und { $gain } erhalten
face-temple-card = { $half ->
    [white] Weißer Tempel: einen aktiven Lehrling umdrehen, { $cost } zahlen und die offene weiße Salamanderkarte nehmen
   *[black] Schwarzer Tempel: einen aktiven Lehrling umdrehen, { $cost } zahlen und die offene schwarze Salamanderkarte
        nehmen
}
face-the-temple = { $half ->
    [white] Weißer Tempel
   *[black] Schwarzer Tempel
}
face-ask-temple = { face-the-temple }: Welchen Lehrling drehst du um?
face-work = { $how }: { $gain } erhalten
face-work-paid = { $how }: { $cost } zahlen, { $gain } erhalten

## Möglichkeiten in Kürze.

face-short-spot = { CAPITAL(face-colour) } { $cell }, { place }
face-short-field = { CAPITAL(face-colour) } { $id }
face-field-id = Feld { $id }
face-pay = zahlen
face-gain = erhalten
face-costs = kostet

## Karten und Zauberbücher.

face-card = { $card } ({ $id }): { $text }; Glaube { $n }
face-deck-card = { $deck ->
    [bear] Bärenstapel
    [eagle] Adlerstapel
    [white] Stapel des weißen Salamanders
   *[black] Stapel des schwarzen Salamanders
}: { $card } ({ $id }): { $text }; Glaube { $faith }; { $n } darunter
face-deck = { $deck ->
    [bear] Bär
    [eagle] Adler
    [white] Weiß
   *[black] Schwarz
}
face-no-deck = { $deck ->
    [bear] Bärenstapel: leer
    [eagle] Adlerstapel: leer
    [white] Stapel des weißen Salamanders: leer
   *[black] Stapel des schwarzen Salamanders: leer
}
face-empty = leer
face-at-end = am Ende
face-you-have = du hast { $n }
face-book-spot = { $level ->
    [upper] Oberer Platz
   *[lower] Unterer Platz
}: { $text }, { $who ->
    [you] du
    [rudolph] Rudolph
   *[nobody] frei
}
face-token = D
face-you = Du
face-books = Zauberbücher
face-books-note = { $n } Schriftrollen bringen einen Lehrling hierher
face-bottom = Ausgetauscht, unter den Stapeln: { COMMAS($pieces) }

## Überschriften und Hinweise.

face-glade = Lichtung
face-the-glade = Die Lichtung
face-build = Bauen
face-gods = Gottheiten
face-gods-note = offene Karten
face-cards = Karten
face-offer = Felder zum Bauen
face-pile = { $n } im Stapel
face-your-board = Dein Tableau
face-harvest = Ernte: { crystals } je Hain
face-hand = Glaube und Karten
face-taken = { $n } genommen
face-asking = { $face ->
    [day] Runde { $round }, Tag · Frage { $question }
   *[night] Runde { $round }, Nacht · Frage { $question }
}
face-faith = Glaube
face-places = 1. / 2.
face-faith-in = Glaube: { god }

## Dein Tableau.

face-scrolls = { $n ->
    [one] 1 Schriftrolle; { $all } bringen einen Lehrling auf ein Zauberbuch
   *[other] { $n } Schriftrollen; { $all } bringen einen Lehrling auf ein Zauberbuch
}
face-ready = { $n } einzusetzen. Es kommen noch:
face-column = Runde { $round }: { $n }
face-none-ready = keiner einzusetzen
face-druid = { $face ->
    [day] Druidenplättchen: Tag
   *[night] Druidenplättchen: Nacht
}
face-stop = Ende
face-pass = passen
face-goods = Waren dieses Zuges
face-buy = je { crystals } kaufen
face-apprentices = Lehrlinge
face-yours = { $ready } einzusetzen, { $active } aktiv, { $flipped } umgedreht, { $books } auf Zauberbüchern
face-groves = Haine
face-row = der 2., 4. und 6. zählen

## Rudolph.

face-rudolph = { $level }. Er punktet und setzt vor jeder deiner Runden ein.
face-his-scrolls = { $n } von 3 Schriftrollen
face-on-books = { $n } auf Büchern
face-boxed = { $n } in der Schachtel
face-gathered = { $n } eingesammelt
face-labour-card = Arbeitskarte
face-labour = Arbeitskarte: { COMMAS($rounds) } Punkte und 1, 2, 3, 4 Lehrlinge in den Runden 1–4; { $book ->
    [one] 1 Punkt
   *[other] { $book } Punkte
} für ein Zauberbuch; { recyclings } für dich nach einer Runde; Glaube:
face-book-points = Punkte für ein Zauberbuch
face-recyclings = Austausche für dich nach einer Runde
face-placement = Einsatzkarten
face-to-come = noch { $n }
face-compass = Volle Karten sind noch im Stapel, gestrichelte wurden aufgedeckt. Er geht auf das äußerste
    Feld, und zwar auf den oberen Platz, wenn er frei ist.
face-arrows = Diese Karten kommen noch:
face-arrow = nach { direction } vom { start } Feld: { $n } von { $all }
face-placement-card = Einsatzkarte
face-his-placement = Seine Einsatzkarte
face-final = Schlusswertung
face-check = Punktevergleich:
face-check-points = du { $mine }, er { $his }.
face-check-groves = { $n ->
    [one] du { $mine }, er { $his } und 1 Hain mit R.
   *[other] du { $mine }, er { $his } und { $n } Haine mit R.
}
face-check-lost = Die Partie ist verloren.
face-check-ahead = { $n ->
    [one] Du liegst 1 Punkt vorn.
   *[other] Du liegst { $n } Punkte vorn.
}
face-check-behind = { $n ->
    [one] Dir fehlt noch 1 Punkt.
   *[other] Dir fehlen noch { $n } Punkte.
}

## Rudolph mit deinem eigenen Spiel.

face-his-board = Rudolphs Tableau
face-books-left = Zauberbücher, von links
face-nth-book = { $nth ->
    [1] Das erste:
    [2] Das zweite:
   *[3] Das dritte:
}
face-his-apprentices = { $n } auf Feldern, { $later } noch nicht im Spiel
face-no-apprentice = Kein Lehrling steht auf einem Feld.
face-known-fields = Die Felder, die du eingegeben hast, mit den Startfeldern um den Tempel.
