# Die Zeilen der Entscheidungen des Gegners: was im Rennen bleibt.

## Welcher Gast, welches Zimmer.

row-guest-fits = Nur Gäste, für deren Farbe im Hotel deines Gegners noch ein leeres Feld ist
row-guest-colour = Bevorzugt Gäste in der Farbe auf der Karte
row-guest-points = Die Gäste mit den meisten Punkten
row-guest-hand = Gleichstand: wie die Hand zeigt
row-room-floor = Die unterste mögliche Etage
row-room-left = Das erste Feld von links auf dieser Etage
row-green-room-column = Die Spalte, die am weitesten rechts noch ein leeres Feld hat
row-green-room-lowest = Das unterste leere Feld in dieser Spalte

## Welcher Würfel, welcher Auftrag.

row-die-shown = Bevorzugt einen Würfel, den die Karte zeigt
row-die-most = Die Felder mit den meisten Würfeln
row-die-hand = Gleichstand: wie die Hand zeigt, Felder 1 bis 6 von links nach rechts
row-objective-unclaimed = Nur Aufträge, die dein Gegner noch nicht erfüllt hat
row-objective-shown = Bevorzugt den Auftrag, den die Karte zeigt
row-objective-least = Die Aufträge mit dem geringsten Fortschritt
row-objective-hand = Gleichstand: wie die Hand zeigt, A bis C von links nach rechts

## Wiener Ballsäle.

row-one-arrow = Der Ballsaal, der als nächster gewertet wird; ist er voll, der nächste rechts davon
    mit einem freien Feld
row-two-arrows = Der Ballsaal nach dem, der als nächster gewertet wird; in den Runden 6 und 7, oder
    wenn er voll ist, der rechte
row-ballroom-row = Die unterste Reihe mit einem freien Feld; der Balkon, wenn der rechte Ballsaal
    voll ist

## Prominente.

row-coloured-die-worth = Der farbige Würfel auf diesem Feld, dessen Prominenter die meisten Punkte
    bringt
row-coloured-die-worth-anywhere = Der farbige Würfel, irgendwo auf dem Aktionsplan, dessen Prominenter
    die meisten Punkte bringt
row-coloured-die-hand = Gleichstand: wie die Hand zeigt, in der Reihenfolge der Lounge
