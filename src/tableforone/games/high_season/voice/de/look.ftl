# Wie die App das Spiel zeigt: auf der Startseite, beim Aufbau, als Namen von Zeichnungen und Möglichkeiten.

look-about = Würfeln, einkreisen, ankreuzen: das Grand Hotel auf einem Blatt Papier.
# Überschrift der Stufen.
look-strength = Wie sehr soll sich Ralph anstrengen?
look-level-1 = 1 · Sanft
look-level-2 = 2 · Solide
look-level-3 = 3 · Eifrig
look-level-4 = 4 · Hart
look-level-5 = 5 · Gnadenlos
look-says-Ralph = füllt sein Hotel auf einem Zickzackweg
look-fact-1 = 5 Stufen
look-fact-2 = 8 Hotels
look-fact-3 = etwa 25 Min.

## Die Zeichnungen und was sie bedeuten.

symbol-c-blue = Blaue Zimmer
    .means = Volle Gruppen bringen Punkte.
symbol-c-red = Rote Zimmer
    .means = Volle Gruppen bringen Kronen.
symbol-c-yellow = Gelbe Zimmer
    .means = Volle Gruppen bringen Kaiserfelder.
symbol-any-room = Beliebige Farbe
    .means = Ein blaues, rotes oder gelbes Zimmer.
symbol-cameo-yellow = Ralph
    .means = Dein Gegner.
symbol-crown = Kaiser
    .means = Felder der Kaiserleiste.
symbol-krone = Krone
    .means = Geld. Am Ende zählen 3 Kronen 1 Punkt.
symbol-vp = Punkte
    .means = Sie zählen am Ende.
symbol-staff = Einstellen
    .means = Stelle jemanden von deinem Personalstreifen ein.
symbol-door = Vorbereiten
    .means = Bereite ein Zimmer vor: Kreise den Türknauf ein.
symbol-room-occupied = Beziehen
    .means = Beziehe ein vorbereitetes Zimmer: Kreuze es an.
symbol-die-1 = Feld 1
    .means = Vorbereiten.
symbol-die-2 = Feld 2
    .means = Beziehen.
symbol-die-3 = Feld 3
    .means = Vorbereiten oder beziehen.
symbol-die-4 = Feld 4
    .means = Kaiserfelder oder Kronen.
symbol-die-5 = Feld 5
    .means = Einstellen.
symbol-die-6 = Feld 6
    .means = Ahme für 1 Krone ein anderes Feld nach.
symbol-die-any = Beliebig
    .means = Ein beliebiges anderes Feld.
symbol-die-most = Meiste
    .means = Das Feld mit den meisten Würfeln.
symbol-hand-left = Hand von rechts
    .means = Ralph bevorzugt den rechten Würfel und beginnt links der Treppe.
symbol-hand-right = Hand von links
    .means = Ralph bevorzugt den linken Würfel und beginnt rechts der Treppe.
symbol-t-once = Einmal
    .means = Beim Einstellen.
symbol-t-permanent = Immer
    .means = Von jetzt an.
symbol-t-end = Am Ende
    .means = Bringt Punkte.
symbol-u-check = Fertig
    .means = Erreicht, eingestellt oder voll.

## Arten von Möglichkeiten; was man braucht.

kind-die = Würfel nehmen
kind-pass = Passen
kind-main = Hauptaktion
kind-prepare = Zimmer vorbereiten
kind-occupy = Zimmer beziehen
kind-door = Türbonus
kind-emperor = Kaiserleiste
kind-krones = Kronen
kind-staff = Personal
kind-loan = Kredit
    .needs = Alle drei Kredite sind aufgenommen (7.3).
kind- = Verzichten

## Die Entscheidungen des Gegners.

step-die-two-numbers = Ein Würfel
step-die-a-number-and-most = Ein Würfel
step-die-most = Ein Würfel
step-room-of-a-colour = Ein Zimmer
step-room-of-a-colour-to-complete-a-row = Ein Zimmer, für eine Reihe
step-room-of-a-colour-to-complete-a-column = Ein Zimmer, für eine Spalte
step-room-of-a-colour-to-complete-a-group = Ein Zimmer, für eine Gruppe
step-room-of-any-colour = Beliebiges Zimmer
step-room-of-any-colour-to-complete-a-row = Beliebiges Zimmer, für eine Reihe
step-room-of-any-colour-to-complete-a-column = Beliebiges Zimmer, für eine Spalte
step-room-of-any-colour-to-complete-a-group = Beliebiges Zimmer, für eine Gruppe
