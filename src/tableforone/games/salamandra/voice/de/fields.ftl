# Die Teile einer Position, für alle, die Positionen lesen.

field-round = die Runde; 0 vor der ersten
field-over = wie weit die Partie ist
field-vp = deine Punkte auf der Leiste
field-stock = Kristalle, Blätter, Blüten, Früchte, grüne und lila Tränke
field-scrolls = deine Schriftrollen
field-ready = deine Lehrlinge, die eingesetzt werden können (7.2.1)
field-active = Plätze deiner Lehrlinge, die noch arbeiten können, sortiert (1.7)
field-tired = Plätze deiner umgedrehten Lehrlinge, sortiert
field-divinities = deine Bären- und Adlerkarten
field-salamanders = deine Salamanderkarten
field-groves = Haine, die du geerntet hast
field-books = die offenen Zauberbücher, von links
field-book_spots = wer auf dem oberen und unteren Platz jedes Zauberbuchs einen Lehrling hat
field-built = Feldplättchen auf dem Plan, sortiert
field-cell = der Ort jedes Feldplättchens; 0: nicht auf dem Plan
field-taken = die besetzten Plätze jedes Feldplättchens
field-gap = die Lücke jedes Hains, nach dem Feld nordwestlich davon; 0: nicht auf dem Plan
field-display = Feldplättchen, die gebaut werden können; −1: leere Stelle
field-top = offene Karten der 4 Stapel; −1: keine
field-bags = verdeckte Teile jedes Stapels, ungeordnet
field-under = ausgetauschte Teile unter ihren Stapeln, das erste zuerst
field-rudolph = Plätze von Rudolphs Lehrlingen auf Feldern, in der Reihenfolge des Einsetzens
field-rudolph_vp = Rudolphs Punkte auf der Leiste
field-rudolph_scrolls = Rudolphs Schriftrollen
field-rudolph_groves = Haine, die Rudolph eingesammelt hat
field-boxed = Rudolphs Lehrlinge, die keinen Platz fanden (12.4.5)
field-labour = Rudolphs Arbeitskarte: Punkte der Runden 1–4 und eines Zauberbuchs, Austausche, Glaube
    (Salamander, Bär, Adler)
field-arrows = die Pfeile der Einsatzkarten: Start × 4 + Richtung
field-discards = offene Einsatzkarten
field-shuffles = wie oft die Einsatzkarten neu gemischt wurden
field-doubles = 1: Rudolph darf beide Plätze eines Zauberbuchs nutzen (12.5.3)
field-skips_holes = 1: sein Pfeil geht über Leerstellen hinweg (12.4.2)
field-late_books = 1: Schriftrollen zählen erst am Ende einer Aktion (9.2.1)
field-temple_counts = 1: der Tempel zählt als Nachbar, wenn für eine Runde Haine gelegt werden
    (12.8.3)
