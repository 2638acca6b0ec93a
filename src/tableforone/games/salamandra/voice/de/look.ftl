# Wie die App das Spiel zeigt: auf der Startseite, beim Aufbau, als Namen von Bildern und Möglichkeiten.

look-about = Vier Runden mit Sonne und Mond rund um den Tempel des Salamanders.
look-strength = Wie schnell soll Rudolph sammeln?
look-level-1 = 1 · Leicht
look-level-2 = 2 · Mittel
look-level-3 = 3 · Schwer
look-says-Rudolph = ein Druide auf seinem Weg um den Tempel
look-fact-1 = 3 Stufen
look-fact-2 = etwa 45 min

## Die Bilder und was sie bedeuten.

symbol-apprentice = Lehrling
    .means = Du setzt ihn ein; auf einem Feld arbeitet er einmal pro Runde.
symbol-apprentice-sun = Aktiver Lehrling
    .means = Er kann in dieser Runde noch arbeiten.
symbol-sun = Tag
    .means = Runden 1 und 3.
symbol-moon = Nacht
    .means = Runden 2 und 4.
symbol-bear = Bär
    .means = Karten, die bis zum Ende helfen, und Glaube.
symbol-eagle = Adler
    .means = Karten, die bis zum Ende helfen, und Glaube.
symbol-salamander = Salamander
    .means = Karten, die einmal wirken, und Glaube.
symbol-crown = Krone
    .means = Glaube an den Salamander.
symbol-billhook = Sichel
    .means = Drehe den Lehrling um und erhalte, was das Feld gibt.
symbol-cauldron = Kessel
    .means = Drehe den Lehrling um, zahle und erhalte.
symbol-building = Feld
    .means = Zum Bauen oder schon gebaut.
symbol-crystal = Kristall
    .means = Du behältst ihn über den Zug hinaus.
symbol-leaf = Blatt
    .means = Hält bis zum Ende des Zuges.
symbol-flower = Blüte
    .means = Hält bis zum Ende des Zuges.
symbol-fruit = Frucht
    .means = Hält bis zum Ende des Zuges.
symbol-any-resource = Eines der drei
    .means = Ein Blatt, eine Blüte oder eine Frucht.
symbol-reactivate = Reaktivieren
    .means = Ein Lehrling, der gearbeitet hat, kann noch einmal arbeiten.
symbol-potion-green = Grüner Trank
    .means = Aus einem Blatt; für den weißen Tempel.
symbol-potion-purple = Lila Trank
    .means = Aus einer Blüte oder einer Frucht; für den schwarzen Tempel.
symbol-scroll = Schriftrolle
    .means = Vier bringen einen Lehrling auf ein Zauberbuch.
symbol-spellbook = Zauberbuch
    .means = Bringt am Ende Punkte.
symbol-grove = Hain
    .means = Du erntest ihn für 3 Kristalle, wenn du passt.
symbol-vp = Punkte
    .means = Verehrung.
symbol-cameo-green = Rudolph
    .means = Dein Gegner.
symbol-u-redo = Austausch
    .means = Eine Karte oder ein Feld kommt unter den Stapel.

## Arten von Möglichkeiten; was sie brauchen.

kind-place = Einsetzen
    .needs = Du brauchst einen Lehrling zum Einsetzen und einen freien Platz (7.4.1).
kind-build = Bauen
    .needs = Du musst ein Feld der Auslage bezahlen können (7.5.1).
kind-work = Ernten
kind-brew = Kessel
kind-white = Weißer Tempel
    .needs = Du brauchst einen aktiven Lehrling, 1 grünen Trank und 2 Kristalle (7.7.1).
kind-black = Schwarzer Tempel
    .needs = Du brauchst einen aktiven Lehrling, 1 lila Trank und 1 Kristall (7.7.1).
kind-rest = Ausruhen
kind-convert = Karte nutzen
kind-buy = Kaufen
kind-card = Karte nehmen
kind-cell = Ort für das Feld
kind-grove = Haine
kind-book = Zauberbücher
kind-send = Schicken
kind-wake = Reaktivieren
kind-stock = Zahlen
kind-recycle = Austauschen
kind-druid = Passen
    .needs = Du kannst nur passen, wenn du keinen Lehrling mehr einzusetzen hast oder kein Platz frei ist (7.8.1).
kind- = Weiter

## Rudolphs Entscheidungen.

step-tile = Feld
step-spot = Platz
step-spellbook = Zauberbuch
