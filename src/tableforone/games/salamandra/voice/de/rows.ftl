# Die Zeilen von Rudolphs Entscheidungen: was im Rennen bleibt.

## Welches Feld (12.4).

row-on-the-line = Nur Feldplättchen auf der Linie des Pfeils; werden Leerstellen nicht
    übersprungen, nur bis zur ersten
row-with-room = Nur Plättchen mit einem freien Platz
row-furthest = Das äußerste Plättchen in Pfeilrichtung

## Welcher Platz (12.4).

row-bonus-spot = Bevorzugt den Bonusplatz oben
row-next-spot = Der nächste freie Platz im Uhrzeigersinn; Rudolph erhält dann 1 Schriftrolle

## Welches Zauberbuch (12.5).

row-available = Nur freie Plätze; darf er ein Zauberbuch nicht zweimal nutzen, nur in Zauberbüchern
    ohne ihn
row-first-upper = Der erste obere Platz von links; gibt es keinen, der erste untere
