# Was der Gastgeber in der Einführung sagt. $one und $two: die Nummern von dem, worauf er zeigt.

## Deine erste Partie.

lesson-first = Deine erste Partie
    .about = Eine Runde einer echten Partie und die Hälfte der nächsten, in etwa { $minutes } Minuten.
    .ending = Du hast zwei Quests erfüllt, eine davon für 24 Punkte. Du hast eines von Pseudos Gebäuden
        und den Hafen genutzt, und du hast gesehen, wie seine Punkte dich deine kosten.
    .later-1 = { place-builders_hall }. Ein Gebäude, das du kaufst, könnt ihr beide nutzen. Doch wenn
        Pseudo es nutzt, erhältst du etwas.
    .later-2 = { place-castle_waterdeep }. Wer dorthin geht, beginnt die nächste Runde und zieht eine Karte.
    .later-3 = Verschwörungsquests. Sie bringen etwas weniger Punkte und helfen dir den Rest der Partie.
    .later-4 = Pflichtquests. Eine Karte kann Pseudo eine geben: Die muss er zuerst erfüllen.
    .later-5 = Runde 5. Ihr bekommt beide einen fünften Agenten.
lesson-first-chapter-1 = Agenten
lesson-first-chapter-2 = Intrigen
lesson-first-chapter-3 = Quests
lesson-first-chapter-4 = Gebäude
lesson-first-chapter-5 = Die zweite Runde
lesson-first-chapter-6 = Wie es endet

lesson-first-step-1 = Du bist ein heimlicher Lord, und das sind deine Quests.
    .text = Zwei Quests liegen bei deinem { $two } Tableau. „{ quest-raid_orc_stronghold }“ braucht Kämpfer und
        Schurken. „{ quest-safeguard_eltorchul_mage }“ braucht je einen Kämpfer, Schurken und Magier,
        dazu Gold. Beginne mit Schurken und setze hier einen Agenten ein: { $one }
        { place-grinning_lion_tavern }.
    .praise = Zwei Schurken, und das Feld gehört dir.
    .watch-1 = Pseudo sieht nach, was seinen Quests fehlt, hier Kämpfer, und geht dorthin, wo er die
        meisten bekommt. Felder ohne Kämpfer scheiden aus.
lesson-first-step-2 = Magier sind selten.
    .text = { $one } { place-blackstaff_tower }: Hier gibt es nur einen Magier, und auch Kleriker
        kommen einzeln.
        Kämpfer und Schurken kommen zu zweit. Nimm den Magier, solange das Feld frei ist.
    .praise = Der Magierquest fehlt jetzt nur noch ein Kämpfer.
    .watch-1 = Kein freies Feld gibt, was er braucht. Also geht er zur { place-castle_waterdeep }. Er beginnt die
        nächste Runde, und er zieht eine Karte. Diese kostet dich einen Schurken.
lesson-first-step-3 = Bring eine Karte in den Hafen.
    .text = Im { $one } { waterdeep-harbor } spielst du eine Karte aus der Hand aus. Am Ende der
        Runde
        zieht der Agent auf ein anderes Feld weiter. Setze dort einen Agenten ein.
    .praise = Zwei Aktionen mit einem Agenten.
lesson-first-step-4 = { card-call_for_adventurers }.
    .text = { $one } Diese Karte gibt dir zwei Abenteurer deiner Wahl, und Pseudo einen. Gute Karten
        helfen dir mehr als ihm. Spiel sie aus.
    .praise = Jetzt wähle, was du brauchst.
lesson-first-step-5 = Zwei Kämpfer.
    .text = Einer ist für die Magierquest, den anderen brauchst du bald. Wähle zweimal einen Kämpfer.
    .praise = Kämpfer, Schurke, Magier und 4 Gold: Alles ist da.
lesson-first-step-6 = Erfülle deine erste Quest.
    .text = Nach jedem Agenten darfst du eine Quest erfüllen. { $one } Diese bringt 4 Punkte und gibt dir
        zwei Magier. Erfülle sie.
    .praise = Du hast die Kosten gezahlt und zwei Magier bekommen.
    .watch-1 = Kein freies Feld gibt, was ihm fehlt, und die Burg ist besetzt. Also geht er ins { place-builders_hall }.
    .watch-2 = Er kauft das Gebäude mit den meisten Punkten darauf, bei Gleichstand das am weitesten
        links. Alle Punkte, die er macht, werden von deinen abgezogen.
lesson-first-step-7 = Such dir eine Quest, die zu deinem Lord passt.
    .text = Dein Lord gibt dir 4 Punkte mehr für jede Quest der Art Arkanes oder Krieg. Im { $one }
        { cliffwatch-inn } liegen vier Quests für euch beide, und das erste Feld gibt noch 2 Gold.
        Setze dort einen Agenten ein.
    .praise = Die Art steht in der Ecke der Karte.
lesson-first-step-8 = Zwanzig Punkte, und Arkanes.
    .text = { $one } „{ quest-expose_red_wizards_spies }“ braucht zwei Magier und einen Kämpfer, die hast
        du, und einen Kleriker und zwei Schurken, die du bekommen kannst. Nimm sie.
    .praise = Mit deinem Lord bringt sie 24 Punkte.
lesson-first-step-9 = Der Agent im Hafen zieht weiter.
    .text = Alle Agenten sind eingesetzt. Jetzt geht dein Agent vom Hafen auf ein zweites Feld. { $one }
        Dieses Gebäude gehört Pseudo. Du darfst es nutzen, aber er erhält einen Kämpfer. Setze den
        Agenten dort ein.
    .praise = Gebäude geben mehr, aber ihr Besitzer bekommt auch etwas.
lesson-first-step-10 = Ein Abenteurer deiner Wahl.
    .text = Du brauchst zwei Schurken. Nimm den ersten { $one } Schurken.
    .praise = Runde 1 ist vorbei; alle Agenten kommen zurück.
    .watch-1 = Er beginnt, weil er in der Burg war. Seinen Quests fehlen Schurken, also nimmt er dir
        die Taverne weg.
lesson-first-step-11 = Die Taverne ist besetzt, das Gebäude nicht.
    .text = { $one } Pseudos Gebäude gibt einen Kämpfer und einen Abenteurer deiner Wahl. Nutze es noch
        einmal.
    .praise = Es gibt fast immer einen zweiten Weg.
lesson-first-step-12 = Der zweite Schurke.
    .text = Nimm einen Schurken. Dann sieh zu, was Pseudo mit den Kämpfern macht, die er bekommen hat.
    .praise = Jetzt fehlt dir nur noch ein Kleriker.
    .watch-1 = Ein Magier war das Letzte, was ihm fehlte.
    .watch-2 = Jetzt kann er eine Quest für 20 Punkte bezahlen, und die werden von deinen abgezogen. Behalte
        seine Quests im Auge und hilf ihm nicht bei den teuren.
lesson-first-step-13 = Hol dir den Kleriker.
    .text = { $one } { place-the_plinth }: Hier gibt es einen Kleriker. Dann hast du alles, was die
        Quest kostet. Setze dort
        einen Agenten ein.
    .praise = Du kannst mit dem zahlen, was du gerade bekommen hast.
lesson-first-step-14 = Jetzt schlägst du zurück.
    .text = { $one } Diese Quest bringt 20 Punkte, und 4 mehr von deinem Lord, weil sie von der Art Arkanes
        ist. Erfülle sie.
    .praise = Du stehst wieder über null. Bleib dort.
    .watch-1 = Jetzt bist du dran mit Lesen: Was fehlt ihm, und welches Feld gibt am meisten davon?
lesson-first-step-15 = Bring zu Ende, was du anfängst.
    .text = Nach Runde 8 kostet jede offene Quest 5 Punkte. Jeder übrige Abenteurer bringt 1 Punkt, und
        je 2 Gold bringen 1 Punkt. Du gewinnst mit mehr als 0. Wähle jetzt selbst ein Feld.

lesson-first-card-1 = Ein Agent, ein Feld
    .text = Setze einen Agenten auf ein freies Feld ein und nimm, was es gibt. Der andere kann in dieser
        Runde nicht mehr dorthin.
lesson-first-card-2 = Quests bringen die Punkte
    .text = Nach jedem Agenten darfst du eine Quest erfüllen: Du zahlst ihre Abenteurer und ihr Gold.
lesson-first-card-3 = Dein Lord ist geheim
    .text = Quests von zwei Arten bringen sofort 4 Punkte mehr.
lesson-first-card-4 = Der Hafen wirkt zweimal
    .text = Ein Agent dort spielt eine Karte aus und zieht am Ende der Runde auf ein zweites Feld.
lesson-first-card-5 = Pseudos Punkte kosten dich deine
    .text = Er hat keinen eigenen Punktestand: Alle Punkte, die er macht, werden von deinen abgezogen.
lesson-first-card-6 = Seine Quests führen ihn
    .text = Er liest seine Quests von oben nach unten und nimmt, was ihnen fehlt. Lies sie, und du weißt,
        wohin er als Nächstes geht.

lesson-first-check-1 = Pseudo erfüllt eine Quest für 10 Punkte. Was geschieht mit deinem Punktestand?
    .right = Er sinkt um 10
    .wrong-1 = Nichts
    .wrong-2 = Er steigt um 10
    .why = Pseudo hat keinen eigenen Punktestand: Alle Punkte, die er macht, werden von deinen abgezogen.
lesson-first-check-2 = Die Partie endet, und vor dir liegen 2 offene Quests. Was kosten sie?
    .right = 10 Punkte
    .wrong-1 = Nichts
    .wrong-2 = 4 Punkte
    .why = Jede Quest, die du nicht erfüllt hast, kostet 5 Punkte.
