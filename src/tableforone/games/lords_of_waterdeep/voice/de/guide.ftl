# Die Regeln für Menschen. { $gold } ist die Zeichnung dieses Namens; **fett** hebt hervor.

guide-what-it-is-about = Worum es geht
    .caption = dein Lord gibt dir sofort 4 Punkte mehr für jede Quest von zwei Arten
guide-what-it-is-about-text-1 = Du bist ein maskierter Lord von Tiefwasser. Deine Agenten werben in der
    Stadt Abenteurer an, und mit ihnen erfüllst du Quests für Punkte.
guide-what-it-is-about-text-2 = Auch Pseudo schickt Agenten. Es gibt nur **einen Punktestand, deinen**: Seine
    Punkte werden davon abgezogen. Nach acht Runden gewinnst du mit **mehr als 0**.

guide-set-up-for-one = Aufbau für eine Person
guide-set-up-for-one-text-1 = In der App ist alles schon aufgebaut. Mit dem eigenen Spiel:
guide-set-up-for-one-row-1 = Entferne die Gebäude { place-heroes_garden },
    { place-the_palace_of_waterdeep }, { place-the_three_pearls },
    { place-the_waymoot } und { place-house_of_the_moon }; Larissa Neathal; die Quests
    „{ quest-recruit_lieutenant }“ und „{ quest-place_a_sleeper_agent_in_skullport }“; alle Karten
    „{ card-bidding_war }“
guide-set-up-for-one-row-2 = 3 Siegpunktmarker auf jedes Feld der Rundenleiste; drei Gebäude ins
        { place-builders_hall }; vier Quests ins { cliffwatch-inn }
guide-set-up-for-one-row-3 = Du: 4 Agenten, ein fünfter für Runde 5, ein Lord, 2 Quests, 2 Intrigenkarten,
    5 Gold
guide-set-up-for-one-row-4 = Pseudo: 4 Agenten, ein fünfter für Runde 5, 2 Quests (die zuerst gezogene
    oben), 4 Gold und der Startspielermarker

guide-your-turn = Dein Zug
    .when = in der ersten Minute
guide-your-turn-text-1 = Ihr seid abwechselnd am Zug, bis alle Agenten eingesetzt sind.
guide-your-turn-row-1 = { $agent } **Einen Agenten einsetzen**, auf ein freies Feld, und sofort alles ausführen,
    was dort steht
guide-your-turn-row-2 = { $building } Gehört das Gebäude Pseudo, erhält er den Besitzerbonus
guide-your-turn-row-3 = { $scroll } Danach darfst du **eine Quest erfüllen**

guide-spaces-of-the-city = Felder der Stadt
    .when = beim ersten Agenten
guide-spaces-of-the-city-row-1 = { $fighter } { place-field_of_triumph }: 2 Kämpfer
guide-spaces-of-the-city-row-2 = { $rogue } { place-grinning_lion_tavern }: 2 Schurken
guide-spaces-of-the-city-row-3 = { $wizard } { place-blackstaff_tower }: 1 Magier
guide-spaces-of-the-city-row-4 = { $cleric } { place-the_plinth }: 1 Kleriker
guide-spaces-of-the-city-row-5 = { $gold } { place-auroras_realms_shop }: 4 Gold
guide-spaces-of-the-city-row-6 = { $scroll } { cliffwatch-inn }: eine Quest, dazu 2 Gold, eine
    Intrigenkarte oder vier neue Quests zur Auswahl
guide-spaces-of-the-city-row-7 = { $first } { place-castle_waterdeep }: der Startspielermarker und
    eine Intrigenkarte
guide-spaces-of-the-city-row-8 = { $building } { place-builders_hall }: ein Gebäude kaufen
guide-spaces-of-the-city-row-9 = { $intrigue } { waterdeep-harbor }: eine Intrigenkarte ausspielen;
    der
    Agent zieht später weiter

guide-quests = Quests
    .when = wenn sich deine Taverne füllt
    .caption = ihre Art, ihre Punkte, ihre Kosten und ihre Belohnung
guide-quests-text-1 = Zahle die Kosten der Karte aus deiner Taverne und nimm ihre Belohnung.
    Eine **Verschwörungsquest** { $t-permanent } hilft dir für den Rest der Partie.
guide-quests-text-2 = Jede Quest, die am Ende noch offen ist, **kostet 5 Punkte**. Eine *Pflichtquest* musst
    du vor allen anderen erfüllen.
guide-quests-sheet-1 = Eine pro Zug, nach dem Einsetzen: zahlen, Belohnung nehmen, 4 Punkte für die Arten
    deines Lords. Pflichtquests zuerst.

guide-buildings = Gebäude
    .when = wenn du Gold übrig hast
guide-buildings-text-1 = Im { place-builders_hall } kaufst du eines von drei Gebäuden und erhältst
    die Punkte, die
    darauf liegen. Ihr dürft es beide nutzen; tut es Pseudo, erhältst **du** den Besitzerbonus.
guide-buildings-text-2 = In jeder Runde kommt 1 Punkt auf jedes Gebäude im { place-builders_hall }.
    Manche Gebäude
    im Spiel werden zu Beginn jeder Runde aufgefüllt.
guide-buildings-sheet-1 = Eines von drei kaufen, die Punkte darauf erhalten. Pseudo nutzt es: Du erhältst den
    Besitzerbonus. Du nutzt seins: Er erhält ihn.

guide-intrigue-and-the-harbor = Intrigen und der Hafen
    .when = bei der ersten Karte
guide-intrigue-and-the-harbor-text-1 = Du spielst eine Karte aus, indem du einen Agenten im Hafen einsetzt.
    Sind alle Agenten eingesetzt, ziehen die im Hafen **noch einmal**, in der Reihenfolge 1, 2, 3, auf ein
    beliebiges anderes Feld. Nach jedem darfst du eine Quest erfüllen.
guide-intrigue-and-the-harbor-text-2 = Manche Karten nehmen Pseudo etwas weg, manche geben ihm eine
    Pflichtquest, manche sind ein Tauschhandel; seine Punkte werden von deinen abgezogen.
guide-intrigue-and-the-harbor-sheet-1 = Hafen: eine Karte ausspielen. Sind alle Agenten eingesetzt, ziehen die
    im Hafen weiter (1, 2, 3), und du darfst eine Quest erfüllen.

guide-a-round = Eine Runde
    .when = wenn die erste endet
guide-a-round-row-1 = { $vp } Beginn: 1 Punkt auf jedes Gebäude im { place-builders_hall }; Gebäude
    im Spiel werden
    aufgefüllt
guide-a-round-row-2 = { $agent } Züge, dann der Hafen; ab Runde 5 hat jeder einen fünften Agenten
guide-a-round-row-3 = { $first } Wer den Marker hat, beginnt die nächste Runde

guide-how-pseudo-plays = Wie Pseudo spielt
    .when = bei seinem ersten Zug
    .caption = was er der Reihe nach versucht, und was ihm die Dinge wert sind
guide-how-pseudo-plays-row-1 = Er hat immer zwei Quests. Er sucht **das Erste, was ihnen fehlt**, Quest für
    Quest von oben, von links nach rechts.
guide-how-pseudo-plays-row-2 = Er geht dorthin, wo er **am meisten davon** bekommt. Bei Gleichstand: der höchste
    Gesamtwert, dann am wenigsten für dich, dann das Los.
guide-how-pseudo-plays-row-3 = Gibt es kein solches Feld: { place-castle_waterdeep }; sonst das
    { place-builders_hall } (das
    Gebäude mit den meisten Punkten, das er bezahlen kann); sonst das wertvollste Feld; sonst der Hafen.
guide-how-pseudo-plays-row-4 = Er zieht eine **Intrigenkarte** und spielt sie sofort aus. Meist nimmt er einen
    Abenteurer ihrer Farbe, und du verlierst einen, oder 2 Punkte.
guide-how-pseudo-plays-row-5 = Eine **Quest**, die er bekäme, bekommst du: von einer Art, die dein Lord nicht
    belohnt.
guide-how-pseudo-plays-row-6 = Nach jedem Agenten erfüllt er die oberste Quest, die er bezahlen kann: Ihre
    Punkte werden von deinen abgezogen.

guide-the-end = Das Ende
    .when = nach Runde 8
guide-the-end-row-1 = { $cube-any } 1 Punkt für jeden Abenteurer in deiner Taverne
guide-the-end-row-2 = { $gold } 1 Punkt für je 2 Gold
guide-the-end-row-3 = { $scroll } **−5** für jede offene Quest
guide-the-end-row-4 = Mit mehr als 0 gewinnst du.
