# Das Spiel in Kürze, Stufen, Optionen, Schlusswertung, Ergebnisse.

primer = Du bist Druide am Tempel des Salamanders. In 4 Runden setzt du Lehrlinge auf achteckige
    Felder ein. Später arbeiten sie dort, ruhen sich für einen Kristall aus oder dienen im Tempel.
    Sichelfelder liefern Blätter, Blüten, Früchte und Tränke, die nur bis zum Ende des Zuges halten;
    Kristalle und Schriftrollen behältst du. Mit Waren bezahlst du neue Felder, Kessel und
    Salamanderkarten. Für 4 Schriftrollen zieht ein Lehrling auf ein Zauberbuch, das am Ende Punkte
    bringt. Du spielst Zug um Zug, bis du passt; dann darfst du Haine neben deinen Lehrlingen
    ernten. Rudolph bekommt Punkte, setzt entlang von Pfeilen Lehrlinge ein und sammelt die Haine
    neben ihnen. Nach jeder Runde musst du mehr Punkte haben als er, sonst verlierst du.

## Stufen.

level-1 = Stufe 1
    .about = Er sammelt langsam, und du darfst am häufigsten austauschen. Nach jeder Runde musst du
        vor ihm liegen.
level-2 = Stufe 2
    .about = Er sammelt schneller und hat mehr Glauben. Du brauchst ab der ersten Runde Punkte.
level-3 = Stufe 3
    .about = Er sammelt am schnellsten, und du darfst am wenigsten austauschen. Eine schwache Runde
        beendet die Partie.

## Optionen beim Aufbau.

option-labour = Rudolphs Arbeitskarten
    .about = Eine Datei mit den Arbeitskarten aus deinem Spiel. Sie ersetzt die nachgebauten Karten.
option-placement = Rudolphs Einsatzkarten
    .about = Eine Datei mit anderen Einsatzkarten.
option-furthest_skips_holes = Rudolphs Pfeil
    .about = Geht Rudolphs Pfeil über Leerstellen ohne Feld hinweg (Regel 12.4.2)?
option-furthest_skips_holes-yes = Ja
    .about = Leerstellen werden übersprungen.
option-furthest_skips_holes-no = Nein
    .about = Er bleibt vor der ersten Leerstelle stehen.
option-rudolph_may_double_spellbook = Beide Plätze eines Zauberbuchs
    .about = Darf Rudolph beide Plätze eines Zauberbuchs nutzen (Regel 12.5.3)?
option-rudolph_may_double_spellbook-yes = Ja
    .about = Er kann jeden freien Platz nutzen.
option-rudolph_may_double_spellbook-no = Nein
    .about = Zauberbücher, in denen er schon einen Lehrling hat, werden übersprungen.
option-spellbook_timing = Der Weg zum Zauberbuch
    .about = Wann ziehen 4 Schriftrollen deinen Lehrling auf ein Zauberbuch (Regel 9.2.1)?
option-spellbook_timing-immediate = Sofort
    .about = Nach jedem abgeschlossenen Ertrag.
option-spellbook_timing-end_of_action = Am Ende der Aktion
    .about = Einmal, am Ende der Aktion.
option-groves_beside_temple = Haine neben dem Tempel
    .about = Zählt der Tempel als Feld, wenn für die nächste Runde Haine gelegt werden (Regel
        12.8.3)?
option-groves_beside_temple-no = Nein
    .about = Eine Lücke braucht 2 angrenzende Felder, wie die Soloregeln sagen.
option-groves_beside_temple-yes = Ja
    .about = Auch eine Lücke zwischen einem Feld und dem Tempel bekommt einen Hain, wie beim Aufbau.
option-deck = Rudolphs Karten
    .about = Deine eigenen Karten beider Arten, soweit du sie kennst: eine Datei aus „tableforone
        deck salamandra“.

## Was nachgebaut ist.

reconstructed-labour = Einige Zahlen von Rudolphs Arbeitskarten sind nachgebaut: Punkte für Runden
    und Zauberbücher sowie die Austausche auf Stufe 1 und 2. Sein Glaube und die 3 Austausche der
    Stufe 3 sind gedruckt. Mit der Option „Rudolphs Arbeitskarten“ verwendest du deine eigenen
    Karten.
reconstructed-placement = Die Pfeile von Rudolphs 16 Einsatzkarten sind nachgebaut: 8 Pfeile, die
    von den 4 Startfeldern nach außen zeigen, jeder zweimal. Mit der Option „Rudolphs Einsatzkarten“
    verwendest du deine eigenen Karten.

## Zeilen der Schlusswertung, mitten im Satz.

score-track = Punkte auf der Leiste
score-spellbooks = Zauberbücher
score-faith-salamander = Glaube: Salamander
score-faith-bear = Glaube: Bär
score-faith-eagle = Glaube: Adler
score-scrolls = Schriftrollen
score-yours = deine Punkte
score-his = Rudolphs Punkte

## Wie es ausging. $mine, $theirs: Punkte

result-won = Du schlägst Rudolph { $mine } zu { $theirs }.
result-lost = { $mine ->
    [one] Du hast 1 Punkt und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
   *[other] Du hast { $mine } Punkte und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
}
result-lost-after-1 = { $mine ->
    [one] Nach Runde 1 hattest du 1 Punkt und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
   *[other] Nach Runde 1 hattest du { $mine } Punkte und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
}
result-lost-after-2 = { $mine ->
    [one] Nach Runde 2 hattest du 1 Punkt und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
   *[other] Nach Runde 2 hattest du { $mine } Punkte und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
}
result-lost-after-3 = { $mine ->
    [one] Nach Runde 3 hattest du 1 Punkt und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
   *[other] Nach Runde 3 hattest du { $mine } Punkte und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
}
result-lost-after-4 = { $mine ->
    [one] Nach Runde 4 hattest du 1 Punkt und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
   *[other] Nach Runde 4 hattest du { $mine } Punkte und Rudolph { $theirs }. Du hättest mehr gebraucht als er.
}

## Was an einer Kartendatei falsch ist.

file-card = Option { $option }, Karte { $name }
file-level = { $n ->
    [one] Die Datei für die Option labour muss genau 1 Karte mit level = { $level } haben; sie hat 1.
   *[other] Die Datei für die Option labour muss genau 1 Karte mit level = { $level } haben; sie hat { $n }.
}
file-rounds = { $card }: vp_by_round muss eine Liste von { $n } Zahlen sein, eine für jede Runde.
file-faith = { $card }: faith muss bear, eagle und salamander nennen und sonst nichts.
file-placement = Die Datei für die Option placement muss { $all } Karten haben; sie hat { $n }.
file-choice = { $card }: { $field } muss eines von diesen sein: { COMMAS($choices) }; nicht „{ $value }“.
file-step = { $card }: step muss bei einem Pfeil nach { $arrow ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} { $step } sein. Korrigiere es oder lass es weg.
file-number = { $card }: { $field } muss eine ganze Zahl von 0 bis { $most } sein, nicht „{ $value }“.
file-no-card = Option deck: „{ $name }“ ist keine Karte. Karten: L1 bis L3, P01 bis P{ $last }.
file-twice = Option deck: Karte { $name } kommt zweimal vor. Sieh auf der Karte nach und behalte den richtigen Eintrag.
file-not-toml = Die Datei für die Option { $option } ist kein TOML: { $error }. Vergleiche sie mit
    data/{ $name }.toml.
file-no-cards = Die Datei für die Option { $option } hat keine [[card]]-Einträge. Vergleiche sie mit
    data/{ $name }.toml.
