# Die Zeilen von Ralphs Entscheidungen: was im Rennen bleibt.

## Welchen Würfel er entfernt (9.4).

row-preferred-number = Am liebsten die Zahl auf seinem bevorzugten Würfel
row-other-number = Sonst die Zahl auf dem anderen Würfel
row-most-dice-no-number = Keine der beiden Zahlen liegt noch aus: das Feld mit den meisten Würfeln
row-most-dice-other = Der andere Würfel zeigt „meiste“: das Feld mit den meisten Würfeln
row-most-dice-shown = Sein bevorzugter Würfel zeigt „meiste“: das Feld mit den meisten Würfeln
row-most-dice-tie = Bei Gleichstand: das erste Feld in Richtung der Hand

## Welches Zimmer er bezieht (9.6).

row-vacant = Nur Zimmer, die er noch nicht bezogen hat
row-colour = Nur Zimmer in der Farbe seiner Karte
row-side = Am liebsten die Seite der Treppe, auf die ihn die Hand schickt
row-walk = Das erste dieser Zimmer auf dem Zickzackweg
row-completes-row = Am liebsten Zimmer, die eine Reihe füllen
row-completes-column = Am liebsten Zimmer, die eine Spalte füllen
row-completes-group = Am liebsten Zimmer, die eine Gruppe füllen
