# Die Zeilen von Pseudos Entscheidungen: was im Rennen bleibt.

## Welches Feld.

row-gives-need = Bevorzugt: Felder, die das Erste geben, was seinen Quests noch fehlt
row-most-of-need = Die Felder, die am meisten davon geben
row-greatest-value = Der höchste Wert; je nach Option vermindert um das, was du als Besitzer erhältst
row-value-after-pay = Der höchste Wert, vermindert um das, was du als Besitzer erhältst
row-castle = Kein freies Feld gibt, was seinen Quests fehlt. Bevorzugt: { place-castle_waterdeep }
row-builders-hall = Die Burg ist besetzt. Bevorzugt: { place-builders_hall }, wenn er ein Gebäude
    bezahlen kann
row-yields-something = Kein Gebäude für ihn. Bevorzugt: Felder, die etwas von Wert geben
row-harbor = Kein solches Feld: der erste freie Platz im { waterdeep-harbor }

## Welches Gebäude im Haus der Baumeister.

row-most-tokens = Die Gebäude mit den meisten Siegpunktmarkern
row-leftmost = Bei Gleichstand: ganz links

## Welcher Abenteurer, welcher Gefallen.

row-cube-lacking = Bevorzugt: der erste Abenteurer, der seinen Quests noch fehlt
row-cube-value = Keiner fehlt: die wertvollsten Abenteurer
row-cube-sought = Bei Gleichstand: die Art, wegen der er das Feld gewählt hat
row-favor-lacking = Bevorzugt: die Möglichkeit, die das Erste gibt, was seinen Quests noch fehlt
row-favor-value = Nichts davon fehlt: die wertvollsten Möglichkeiten

## Welche Quest, welcher Tausch.

row-mandatory = Nur Pflichtquests, wenn er welche hat
row-uppermost = Die oberste Quest, die er bezahlen kann
row-swap = Zuerst ein überzähliger Kämpfer, dann ein Schurke, dann ein Magier
