# Die Regeln für Menschen. { $strudel } ist die Zeichnung dieses Namens; **fette** Wörter fallen auf.

guide-what-it-is-about = Worum es geht
    .caption = hell: bezogen · Schlüssel: vorbereitet · gestrichelt: leer
guide-what-it-is-about-text-1 = Du führst um 1900 ein Hotel in Wien. Gäste stehen vor deiner Tür
    Schlange, essen in deinem Café und schlafen oben. Jeder Gast bringt dir Punkte und eine
    Belohnung.
guide-what-it-is-about-text-2 = Leopold nebenan macht dasselbe, aber ihm sagen seine Karten, was er
    tut. Nach sieben Runden brauchst du **mehr Punkte als Leopold**; bei Gleichstand gewinnt er.

guide-set-up-for-one = Aufbau für dich allein
guide-set-up-for-one-text-1 = In der App ist alles aufgebaut. Mit dem eigenen Spiel:
guide-set-up-for-one-row-1 = Runde 1; zehn Würfel; ein Auftrag und ein Kaiserplättchen von jedem
    Buchstaben; fünf Gäste in der Warteschlange
guide-set-up-for-one-row-2 = Leopold: die Nachtseite eines Hotels, Züge 1 und 4 (ihr tauscht jede
    Runde), seine zwanzig Karten und fünf verdeckte Personalkarten für die Schlusswertung
guide-set-up-for-one-row-3 = Du: ein Hotel, Züge 2 und 3, 10 Kronen, ein Strudel, eine Torte, ein
    Wein und ein Kaffee
guide-set-up-for-one-row-4 = Ziehe zehn Personalkarten und behalte sechs
guide-set-up-for-one-row-5 = Nimm kostenlos einen Gast, dann bereite drei Zimmer vor, angefangen in
    der Ecke unten links

guide-your-turn = Dein Zug
    .when = in der ersten Minute
guide-your-turn-text-1 = Du und Leopold habt je zwei Züge pro Runde. In deinem Zug darfst du einen
    Gast nehmen; danach nimmst du **genau einen Würfel**. Alles andere geht jederzeit in deinem Zug,
    so oft du willst.
guide-your-turn-row-1 = { $cameo-blue } **Nimm einen Gast**, wenn du einen freien Tisch hast; nur
    vor dem Würfel
guide-your-turn-row-2 = { $die-3 } **Nimm einen Würfel** (das musst du) und mach sofort seine Aktion
guide-your-turn-row-3 = { $coffee } **Jederzeit**: servieren, einen Gast einziehen lassen, einen
    Auftrag erfüllen, Personal nutzen
guide-your-turn-row-4 = { $u-skip } **Passe**, bevor du etwas getan hast: Nach Leopolds Zügen
    entfernst du einen Würfel und würfelst die übrigen für dich neu

guide-guests = Gäste
    .when = in der ersten Minute
guide-guests-row-1 = { $one } **Farbe.** Das Zimmer muss sie haben. Grüne Touristen nehmen jedes
    Zimmer.
guide-guests-row-2 = { $two } **Punkte**, wenn der Gast einzieht.
guide-guests-row-3 = { $three } **Bestellung.** Serviere sie zuerst ganz.
guide-guests-row-4 = { $four } **Belohnung**, wenn der Gast einzieht.
guide-guests-row-5 = { $five } **Preis** in der Warteschlange: von links nach rechts 3, 2, 1, 0, 0
    Kronen.
guide-guests-sheet-1 = Aus der Warteschlange, für 3, 2, 1, 0, 0 Kronen, an einen von drei Tischen.
guide-guests-sheet-2 = Ist die Bestellung vollständig und ein Zimmer der Farbe vorbereitet (grün:
    jedes), zieht der Gast ein, und du bekommst Punkte und Belohnung. Der Tisch ist sofort frei.

guide-six-dice-spaces = Sechs Aktionsfelder
    .when = bei deinem ersten Würfel
guide-six-dice-spaces-text-1 = **Stärke** ist die Zahl der Würfel auf dem Feld, bevor du einen
    nimmst. Einmal pro Zug macht dich 1 Krone um 1 stärker.
guide-six-dice-spaces-row-1 = { $die-1 } { $strudel }{ $cake } Strudel und Torten, so viele wie die
    Stärke; nie mehr Torten als Strudel
guide-six-dice-spaces-row-2 = { $die-2 } { $wine }{ $coffee } ebenso Wein und Kaffee; nie mehr
    Kaffee als Wein
guide-six-dice-spaces-row-3 = { $die-3 } { $room-vacant } höchstens so viele Zimmer vorbereiten
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } Kronen und Felder auf der
    Kaiserleiste, beliebig aufgeteilt
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } Personal einstellen; die Stärke geht vom Preis
    ab
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } 1 Krone zahlen, dann ein beliebiges
    anderes Feld nutzen

guide-kitchen-and-cafe = Küche und Café
    .when = wenn dein erster Gast Hunger hat
    .caption = blass: noch zu servieren · darunter: dein Geld und deine Küche
guide-kitchen-and-cafe-text-1 = Was du mit einem Würfel bekommst, darf **sofort und kostenlos zu
    deinen Gästen**. Der Rest kommt in die Küche; von dort servierst du für 1 Krone bis zu drei
    Stück.
guide-kitchen-and-cafe-text-2 = Ein Gast mit vollständiger Bestellung zieht ein, wann du willst, in
    ein vorbereitetes Zimmer derselben Farbe.
guide-kitchen-and-cafe-sheet-1 = Neues geht sofort und kostenlos an Gäste; aus der Küche bis zu 3
    für 1 Krone.

guide-rooms-and-groups = Zimmer und Gruppen
    .when = bei deiner ersten 3
guide-rooms-and-groups-text-1 = Du bereitest ein Zimmer neben einem vor, das du hast. Die Etagen
    kosten **0, 1, 2, 3** Kronen. Manche Zimmer weiter oben bringen sofort 1 oder 2 Punkte.
guide-rooms-and-groups-text-2 = Benachbarte Zimmer einer Farbe bilden eine **Gruppe**. Ist ihr
    letztes Zimmer bezogen, bringt dir eine Gruppe aus 1, 2, 3 oder 4 Zimmern:
guide-rooms-and-groups-row-1 = { $c-blue } **2, 5, 9, 15** Punkte { $vp }
guide-rooms-and-groups-row-2 = { $c-red } **1, 3, 6, 10** Kronen { $krone }
guide-rooms-and-groups-row-3 = { $c-yellow } **1, 3, 6, 10** Felder auf der Kaiserleiste { $crown }
guide-rooms-and-groups-sheet-1 = Neben einem Zimmer, das du hast. Etage 1 bis 4 kostet 0, 1, 2, 3.
    Volle Gruppen aus 1 bis 4 Zimmern:
guide-rooms-and-groups-sheet-2 = { $c-blue } 2, 5, 9, 15 Punkte
guide-rooms-and-groups-sheet-3 = { $c-red } 1, 3, 6, 10 Kronen
guide-rooms-and-groups-sheet-4 = { $c-yellow } 1, 3, 6, 10 Felder auf der Kaiserleiste

guide-staff = Personal
    .when = bei deiner ersten 5
    .caption = Symbol, Name, Preis und Wirkung
guide-staff-text-1 = Du hast sechs Karten auf der Hand. Mit einer 5 stellst du eine ein; die Stärke
    geht vom Preis ab. Das Symbol zeigt, wie lange sie hilft.
guide-staff-row-1 = { $t-once } **einmal**, beim Einstellen
guide-staff-row-2 = { $t-round } **jede Runde**, in deinem Zug
guide-staff-row-3 = { $t-permanent } **immer**, von jetzt an
guide-staff-row-4 = { $t-end } **am Ende**, für Punkte

guide-the-emperor = Der Kaiser
    .when = nach Runde 3
    .caption = jedes Feld, seine Punkte in Rot; darunter die drei Plättchen
guide-the-emperor-text-1 = Der Kaiser kommt nach den Runden 3, 5 und 7. Du und Leopold bekommt die
    Punkte eures Feldes, dann geht ihr **3, 5, 7** Felder zurück.
guide-the-emperor-text-2 = Stehst du dann noch auf **3 oder höher**, bekommst du die Belohnung
    seines Plättchens. Auf Feld **0** trifft dich die Strafe. Auf 1 oder 2 geschieht nichts. Leopold
    bekommt nur Punkte.
guide-the-emperor-sheet-1 = Nach Runde 3, 5, 7: Punkte für dein Feld, dann 3, 5, 7 zurück. Auf 3
    oder höher die Belohnung des Plättchens, auf 0 die Strafe.
guide-the-emperor-sheet-2 = Felder 0 bis 13: 0 1 2 3 3 4 4 5 5 6 6 7 8 9 Punkte; jedes Feld darüber
    hinaus: 1.

guide-objectives = Aufträge
    .when = wenn du nah dran bist
guide-objectives-text-1 = Erfüllst du in deinem Zug einen Auftrag, setze einen Marker auf seinen
    höchsten freien Platz: **15, 10 oder 5** Punkte. Dass du die Bedingung später verlierst, macht
    nichts.
guide-objectives-text-2 = Leopold braucht keine Bedingung: Sein Marker rückt auf III, dann auf II,
    dann auf einen Platz.
guide-objectives-sheet-1 = In deinem Zug, wenn erfüllt: der höchste freie Platz von 15, 10, 5. Ein
    Marker pro Karte.

guide-how-leopold-plays = Wie Leopold spielt
    .when = in seinem ersten Zug
    .caption = Gast, Würfel, weitere Aktionen, Gleichstand; silberne Symbole zählen ab mittel,
        goldene nur bei schwer
guide-how-leopold-plays-row-1 = **Gast**: in der Farbe der Karte, der mit den meisten Punkten. Gibt
    es keinen: der beste, dessen Farbe noch in sein Hotel passt.
guide-how-leopold-plays-row-2 = **Zimmer**: die unterste Etage, von links; für grüne Gäste die
    Spalte ganz rechts, von unten. Es ist sofort bezogen.
guide-how-leopold-plays-row-3 = **Würfel**: Er nimmt einen mit der Zahl der Karte. Gibt es keinen:
    einen vom vollsten Feld.
guide-how-leopold-plays-row-4 = **Danach** rückt er auf der Kaiserleiste vor, zieht eine
    Personalkarte für die Schlusswertung oder kommt bei einem Auftrag voran.
guide-how-leopold-plays-row-5 = **Gleichstand**: Zeigt die Hand nach rechts, ganz links; zeigt sie
    nach links, ganz rechts.

guide-the-end = Das Ende
    .when = nach Runde 7
guide-the-end-row-1 = { $room-occupied } bezogene Zimmer: je **1, 2, 3, 4** Punkte auf Etage 1 bis 4
guide-the-end-row-2 = { $t-end } Personal mit dem Pfeil
guide-the-end-row-3 = { $krone } 1 Punkt für jede Krone (höchstens 20) und für jedes Stück in der
    Küche
guide-the-end-row-4 = { $cameo-red } **−5** für jeden Gast, der noch in deinem Café sitzt
guide-the-end-row-5 = Leopold: seine Zimmer und sein Personal. Du gewinnst mit mehr Punkten.

guide-lets-waltz = Alles Walzer!
    .when = wenn du eines der Module wählst
guide-lets-waltz-text-1 = Mit Ballsälen oder Prominenten ist **Elisabeth** deine Gegnerin. Sie
    spielt wie Leopold und kann obendrein tanzen.
guide-lets-waltz-row-1 = { $dancer } **Wiener Ballsäle.** Ein Gast mit vollständiger Bestellung darf
    tanzen gehen, statt ein Zimmer zu beziehen: Ein Tänzer in der unteren, mittleren oder oberen
    Reihe kostet 1, 2 oder 3 { $champagne }. Der linke, der mittlere und der rechte Ballsaal werden
    nach den Runden 3, 5 und 7 gewertet, jeder auf seine Art. Ein Ballsaal ohne einen Tänzer von dir
    kostet dich 5 Punkte.
guide-lets-waltz-row-2 = { $die-most } **Prominente.** Drei der Würfel sind farbig. Nimmst du einen,
    nimmst du auch den Prominenten dieser Farbe: sofort Punkte und Hilfe bis zum Ende der Runde.
guide-lets-waltz-row-3 = { $door } **Besondere Hotels.** Du wählst einen von drei Eingängen, jeder
    mit eigener Fähigkeit. Dein Gegner hat einen von vieren, die die Regeln verbiegen.
guide-lets-waltz-row-4 = { $t-once } **Darf’s a bisserl mehr sein?** Mehr Personal, Aufträge und
    Plättchen; manche Personalkarten werden einmal pro Partie umgedreht.
