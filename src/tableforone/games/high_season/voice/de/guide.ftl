# Die Regeln für Menschen. { $strudel } ist die Zeichnung dieses Namens; **fette** Wörter fallen auf.

guide-what-it-is-about = Worum es geht
    .caption = eingekreist: vorbereitet · angekreuzt: bezogen · am Rand: Punkte für die zuerst gefüllte
        Reihe oder Spalte
guide-what-it-is-about-text-1 = Dein Hotel ist ein Blatt Papier: 28 Zimmer auf vier Etagen, mit einer
    Treppe zwischen der vierten und fünften Spalte. Mit Würfeln und Kronen **bereitest** du Zimmer
    {""}**vor** (kreise den Türknauf ein) und **beziehst** sie (kreuze sie an).
guide-what-it-is-about-text-2 = Ralph füllt sein eigenes Hotel, wie es seine Karten sagen. Nach sieben
    Runden **gewinnt, wer mehr Punkte hat**; bei Gleichstand endet es unentschieden.

guide-set-up-for-one = Aufbau für dich allein
guide-set-up-for-one-text-1 = In der App ist alles aufgebaut. Mit dem eigenen Spiel:
guide-set-up-for-one-row-1 = Du: ein zufälliges Hotel und ein zufälliger Personalstreifen, 7 Kronen;
    die Zimmer 3, 4 und 5 sind vorbereitet; du beginnst
guide-set-up-for-one-row-2 = Zehn Würfel
guide-set-up-for-one-row-3 = Ralph: ein anderes zufälliges Hotel; kein Personal, kein Geld, keine
    Kredite
guide-set-up-for-one-row-4 = Sein Stapel aus 16 Karten: alle zwölf B-Karten und vier A- und C-Karten.
    Stufe 1 hat vier A; jede weitere Stufe hat ein A weniger und ein C mehr. Mische sie; Hand und
    Zickzackweg nach oben

guide-your-turn = Dein Zug
    .when = in der ersten Minute
guide-your-turn-text-1 = In jeder Runde werden die zehn Würfel geworfen und sortiert. Du und Ralph
    habt abwechselnd je zwei Züge; jede Runde beginnt der andere.
guide-your-turn-row-1 = { $die-3 } **Nimm einen Würfel** und führe die Aktion seines Feldes aus
guide-your-turn-row-2 = { $u-skip } oder **passe**: Entferne einen beliebigen Würfel und erhalte 1
    Krone
guide-your-turn-row-3 = { $crown } Boni von Zimmern, Gruppen und Kaiser nutzt du im selben Zug, in
    beliebiger Reihenfolge

guide-six-dice-spaces = Sechs Würfelfelder
    .when = bei deinem ersten Würfel
guide-six-dice-spaces-text-1 = **Stärke** ist die Zahl der Würfel auf dem Feld, wenn du einen nimmst,
    deiner eingeschlossen.
guide-six-dice-spaces-row-1 = { $die-1 } { $door } bis zu so viele Zimmer vorbereiten
guide-six-dice-spaces-row-2 = { $die-2 } { $room-occupied } ein Zimmer beziehen; die Stärke geht vom
    Preis ab
guide-six-dice-spaces-row-3 = { $die-3 } { $door }{ $room-occupied } das eine oder das andere
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } so viele Felder auf der Kaiserleiste
    vorrücken oder so viele Kronen nehmen
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } jemanden einstellen; die Stärke geht vom Preis ab
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } 1 Krone zahlen und ein anderes Feld
    nachahmen

guide-rooms = Zimmer
    .when = in deinem ersten Zug
guide-rooms-text-1 = Du kannst ein Zimmer neben einem vorbereiteten oder bezogenen vorbereiten, auch
    über die Treppe hinweg. Dann kannst du es beziehen. Die Preise hängen von der Etage ab.
guide-rooms-text-2 = Über dem Erdgeschoss zeigt die Tür den Bonus, den du beim Beziehen bekommst.
guide-rooms-row-1 = { $door } vorbereiten auf Etage 1 bis 4: **0, 1, 2, 3** Kronen
guide-rooms-row-2 = { $room-occupied } beziehen auf Etage 1 bis 4: **1, 2, 3, 4** Kronen

guide-rows-columns-groups = Reihen, Spalten, Gruppen
    .when = wenn dir der Rand auffällt
    .caption = Ralphs Hotel: Angekreuzte Zimmer sind bezogen
guide-rows-columns-groups-text-1 = Wer eine Spalte, oder eine Reihe auf einer Seite der Treppe,
    {""}**zuerst** füllt, bekommt ihre Punkte; der andere geht dort leer aus.
guide-rows-columns-groups-text-2 = Benachbarte Zimmer einer Farbe bilden eine **Gruppe**. Jeder wird
    für seine eigenen vollen Gruppen aus 2, 3 oder 4 Zimmern belohnt:
guide-rows-columns-groups-row-1 = { $c-blue } **3, 6, 10** Punkte
guide-rows-columns-groups-row-2 = { $c-red } **1, 3, 5** Kronen; Ralph bekommt stattdessen Punkte wie
    bei Blau
guide-rows-columns-groups-row-3 = { $c-yellow } **1, 3, 5** Kaiserfelder
guide-rows-columns-groups-sheet-1 = Zuerst gefüllt: linke Reihen, Etagen 1 bis 4: 2, 4, 7, 10; rechte
    Reihen: 1, 2, 4, 7; Spalten 1 bis 7: 8, 7, 6, 5, 6, 7, 8.
guide-rows-columns-groups-sheet-2 = Volle Gruppen aus 2, 3, 4 Zimmern:
guide-rows-columns-groups-sheet-3 = { $c-blue } 3, 6, 10 Punkte
guide-rows-columns-groups-sheet-4 = { $c-red } 1, 3, 5 Kronen (Ralph: Punkte wie bei Blau)
guide-rows-columns-groups-sheet-5 = { $c-yellow } 1, 3, 5 Kaiserfelder

guide-the-emperor = Der Kaiser
    .when = nach Runde 3
guide-the-emperor-text-1 = Jedes Feld, das du vorrückst, wird markiert: in den Runden 1 bis 3 ab der
    ersten Reihe, in 4 und 5 ab der zweiten, in 6 und 7 ab der dritten. Nach der dritten Reihe zählt
    jedes Feld einen Punkt.
guide-the-emperor-text-2 = Manche Felder bringen einen Bonus. Nach den Runden 3, 5 und 7 kommt der
    Kaiser. Du brauchst **4, 4 und 5** Markierungen in der Reihe, sonst verlierst du 2, 3 und 4 Punkte.
    Wer eine Reihe zuerst füllt, bekommt 2, 3 oder 4 Punkte.
guide-the-emperor-sheet-1 = Reihen mit 5, 6, 7 Feldern für die Runden 1–3, 4–5, 6–7; dann 10
    Zusatzfelder, je 1 Punkt.
guide-the-emperor-sheet-2 = Besuche nach den Runden 3, 5, 7: 4, 4, 5 Markierungen oder −2, −3, −4.
    Zuerst gefüllt: 2, 3, 4.

guide-staff-and-loans = Personal und Kredite
    .when = bei deiner ersten 5
    .caption = Zeichen, Name, Preis und Wirkung
guide-staff-and-loans-text-1 = Dein Streifen zeigt sechs Leute; jeden kannst du einmal einstellen. Das
    Zeichen sagt, wie lange sie helfen. Kein Geld? Nimm jederzeit in deinem Zug einen Kredit von 2
    Kronen auf, höchstens dreimal pro Partie. Am Ende kosten sie **2, 3 und 4** Punkte.
guide-staff-and-loans-row-1 = { $t-permanent } **immer**, von jetzt an
guide-staff-and-loans-row-2 = { $t-once } **einmal**, beim Einstellen
guide-staff-and-loans-row-3 = { $t-end } **am Ende**, für Punkte
guide-staff-and-loans-sheet-1 = { $t-permanent } immer · { $t-once } einmal · { $t-end } am Ende
guide-staff-and-loans-sheet-2 = Kredite: jederzeit 2 Kronen; −2, −3, −4 Punkte.

guide-how-ralph-plays = Wie Ralph spielt
    .when = nach deinem ersten Zug
    .caption = seine Karte und die oberste seines Stapels
guide-how-ralph-plays-row-1 = Ralph deckt seine **oberste Karte** auf: zwei Würfel und seine Aktionen.
    Die Karte, die jetzt oben liegt, zeigt eine **Hand** und einen **Zickzackweg**.
guide-how-ralph-plays-row-2 = **Würfel**: Kommt die Hand von links, nimmt er den linken Würfel seiner
    Karte, sonst den rechten. Liegt keiner mehr aus, nimmt er den anderen, notfalls einen vom vollsten
    Feld.
guide-how-ralph-plays-row-3 = **Kaiser**: Er rückt so viele Felder vor.
guide-how-ralph-plays-row-4 = **Beziehen**: Er beginnt auf der Seite, auf die der Finger zeigt, und
    folgt dem Zickzackweg. Erst sucht er ein Zimmer der Farbe, das eine Reihe, Spalte oder Gruppe
    füllt, wie es seine Karte sagt. Gibt es keines, nimmt er das erste Zimmer dieser Farbe.
guide-how-ralph-plays-row-5 = Er bereitet nie vor, zahlt nie und bekommt keinen Türbonus.

guide-the-end = Das Ende
    .when = nach Runde 7
guide-the-end-row-1 = { $room-occupied } bezogene Zimmer: je **1, 2, 3, 4** Punkte auf Etage 1 bis 4
guide-the-end-row-2 = { $c-blue } blaue Gruppen und die Reihen und Spalten, die du zuerst gefüllt hast
guide-the-end-row-3 = { $crown } der Kaiser: zuerst gefüllte Reihen, Zusatzfelder, Abzüge
guide-the-end-row-4 = { $t-end } Personal, das am Ende zählt
guide-the-end-row-5 = { $krone } 1 Punkt je 3 Kronen; Kredite werden abgezogen
