# Der Tisch als Text, 79 Zeichen breit.

draw-round = Runde { $round } von { $rounds }, { $face ->
    [day] Tag
   *[night] Nacht
}. Punkte: du { $mine }, Rudolph { $his }.
draw-lost = Der Punktevergleich ist verloren: Du hättest mehr Punkte gebraucht als Rudolph.
draw-final = { $what }: du { $mine }, Rudolph { $his }
draw-none = keine
draw-you = Du:
draw-holdings = { COMMAS($goods, case: "nominative") }. Lehrlinge: { $ready } einzusetzen, { $active } aktiv,
    { $flipped } umgedreht, { $on_books } auf Zauberbüchern, { $to_come } noch nicht im Spiel. Glaube: { COMMAS($faith) }.
draw-cards = Deine Karten:
draw-card = { $id } { $name }: { $text }. Glaube { $n }.
draw-your-groves = Deine Haine:
draw-row = { $n }: { COMMAS($groves) }. Der 2., 4. und 6. bringen 4, 3 und 2 Punkte.
draw-rudolph = Rudolph:
draw-rudolph-has = { $scrolls } von 3 Schriftrollen, { $n ->
    [one] 1 Lehrling
   *[other] { $n } Lehrlinge
} auf Feldern, { $books } auf Zauberbüchern, { $groves } eingesammelt.
draw-rudolph-gathers = { draw-rudolph-has } Nach jetzigem Stand sammelt er ein: { COMMAS($threatened) }.
draw-labour = Arbeitskarte: { COMMAS($rounds) } Punkte in den Runden 1–4, { $book } für ein Zauberbuch, { recyclings } für
    dich. Glaube: { COMMAS($faith) }.
draw-arrow = { $start ->
    [north-west] Nordwest
    [north-east] Nordost
    [south-west] Südwest
   *[south-east] Südost
} nach { direction }
draw-placement = Noch { placement-cards }; aufgedeckt: { COMMAS($seen) }.
draw-unseen = Noch { placement-cards }; aufgedeckt: keine.
placement-cards = { $n ->
    [one] 1 Einsatzkarte
   *[other] { $n } Einsatzkarten
}

## Teile.

draw-fields = Felder auf der Lichtung:
draw-groves = Haine auf der Lichtung:
draw-display = Felder zum Bauen (noch { $n } im Stapel):
draw-decks = Offene Karten:
draw-books = Zauberbücher, von links:
draw-bottom = Ausgetauscht, unter ihren Stapeln:
seal = { $seal ->
    [billhook] Sichel
   *[cauldron] Kessel
}
draw-effect = Bonus { $bonus }; { seal }: { $gain } erhalten
draw-effect-paid = Bonus { $bonus }; { seal }: { $cost } zahlen, { $gain } erhalten
draw-field = { $id } ({ $colour }) bei { $cell }: { $effect }. Darauf: { COMMAS($spots) }.
draw-empty-field = { $id } ({ $colour }) bei { $cell }: { $effect }. Niemand darauf.
draw-spot = { place } { $who }
draw-you-active = du (aktiv)
draw-you-flipped = du (umgedreht)
draw-holder = { $who ->
    [you] du
    [rudolph] Rudolph
   *[nobody] frei
}
draw-grove = { $n ->
    [one] { $id }, { $gap }: { $gain }; Kristall auf dem Weg nach { COMMAS($paths) }.
   *[other] { $id }, { $gap }: { $gain }; Kristalle auf den Wegen nach { COMMAS($paths) }.
}
draw-path = { $path ->
    [NW] Nordwest
    [NE] Nordost
    [SE] Südost
   *[SW] Südwest
}
draw-to-build = { $id } ({ $colour }): kostet { $cost }; { $effect }.
draw-deck = { $deck ->
    [bear] Bär
    [eagle] Adler
    [white] Weißer Salamander
   *[black] Schwarzer Salamander
}: { $id } { $name }: { $text }. Glaube { $faith }; { $n } darunter.
draw-no-deck = { $deck ->
    [bear] Bär: Der Stapel ist leer.
    [eagle] Adler: Der Stapel ist leer.
    [white] Weißer Salamander: Der Stapel ist leer.
   *[black] Schwarzer Salamander: Der Stapel ist leer.
}
draw-book-spot = { level } { $text } ({ $who })
draw-book = { $id } { $name }: { SEMICOLONS($spots) }. Du zählst jetzt { $n }.
draw-map = Lichtung: A du, aktiv; a du, umgedreht; R Rudolph; G Hain; * Weg mit Kristall.
draw-colour = { $colour ->
    [orange] o
    [green] g
    [white] w
   *[purple] l
}
