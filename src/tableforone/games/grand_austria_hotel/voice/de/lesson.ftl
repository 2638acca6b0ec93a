# Was der Gastgeber in einer Einführung sagt. $one und $two: Nummern dessen, worauf er zeigt.

## Deine erste Partie

lesson-first = Deine erste Partie
    .about = Zwei Runden einer echten Partie mit Personal, Kaiser und Schlusswertung, in etwa { $minutes } Minuten.
    .ending = Vier Gäste wohnen in deinem Hotel, ein blaues Zimmer hat seinen Bonus gebracht, und der
        Kaiser hat dich bemerkt. Die { staff-28 } arbeitet für dich, und du kannst Leopolds Züge lesen.
    .later-1 = Aufträge. Drei Wettläufe um 15, 10 und 5 Punkte, rechts am Tisch.
    .later-2 = Verstärken. Für 1 Krone wird der Würfel, den du nimmst, um 1 stärker.
    .later-3 = Passen. Du lässt einen schlechten Wurf liegen; später werden die übrigen Würfel neu
        geworfen.
lesson-first-chapter-1 = Bevor wir öffnen
lesson-first-chapter-2 = Gäste und Würfel
lesson-first-chapter-3 = Die Küche
lesson-first-chapter-4 = Der Kaiser
lesson-first-chapter-5 = Zimmer
lesson-first-chapter-6 = Zweite Runde
lesson-first-chapter-7 = Personal
lesson-first-chapter-8 = Wie es endet

lesson-first-step-1 = Zehn Leute wollen für dich arbeiten; behalte sechs.
    .text = Jede { $one } Karte ist jemand, den du später einstellen darfst, zum Preis in der Ecke.
        Auswendig lernen musst du sie nicht. Lege drei teure ab, { staff-4 }, { staff-17 } und
        { staff-26 }, dazu die { staff-7 }. Behalte die { staff-28 }: Sie bringt am Ende Punkte für
        jeden blauen Gast.
    .praise = Die { staff-28 } stellen wir bald ein.
lesson-first-step-2 = Dein erster Gast ist kostenlos.
    .text = Die { $one } { guest-53 } ist gelb, also braucht sie ein gelbes Zimmer. Vorher bestellt
        sie einen Strudel und einen Wein. Zieht sie ein, bekommst du die Belohnung unten auf ihrer
        Karte: einen Kaffee und 2 Felder auf der Kaiserleiste. Nimm sie.
    .praise = Sie sitzt an deinem ersten Tisch.
lesson-first-step-3 = Bereite drei Zimmer vor.
    .text = Das erste Zimmer ist immer die Ecke. Jedes neue muss an ein vorbereitetes grenzen, und die
        unterste Etage ist kostenlos. Das gelbe Zimmer { $one } nebenan ist für deine Tänzerin, das
        rote daneben für jemanden aus der Warteschlange. Bereite sie vor.
    .praise = Blau, gelb und rot, und alles kostenlos.
    .watch-1 = In dieser Runde beginnt Leopold. Seine Karte verlangt einen roten Gast, alle anderen
        scheiden aus. Von zwei roten nimmt er den mit mehr Punkten.
    .watch-2 = Er braucht keine Küche: Sein Gast zieht sofort ein, so weit unten und so weit links wie
        möglich.
    .watch-3 = Ein Fragezeichen: Er nimmt einen Würfel vom vollsten Feld. Nach seinem Zug kann ein
        gutes Feld für dich schwächer sein.
lesson-first-step-4 = Dein Zug: erst ein Gast, dann ein Würfel.
    .text = Der { $one } { guest-77 } möchte eine Torte und ein rotes Zimmer, und eins hast du bereit. Gäste
        vorn in der Warteschlange kosten 3 Kronen, die am Ende nichts. Er kostet 1. Nimm ihn.
    .praise = Ein Gast pro Zug, immer vor dem Würfel.
lesson-first-step-5 = Nimm den Würfel, der beide satt macht.
    .text = Auf { $one } Feld 1 liegen zwei Würfel, also ist die Stärke 2: Du bekommst zwei Speisen,
        Strudel oder Torten. Genau das brauchen die Tänzerin und der { guest-77 }. Nimm dort einen
        Würfel.
    .praise = Stärke: die Würfel, bevor du einen nimmst.
lesson-first-step-6 = Von jedem eins.
    .text = Auf Feld 1 darfst du nie mehr Torten als Strudel nehmen. Nimm einen Strudel und eine Torte.
    .praise = Feld 2: Wein und Kaffee, genauso.
lesson-first-step-7 = Sofort servieren ist kostenlos.
    .text = Was du gerade bekommen hast, darf kostenlos gleich an einen Tisch. Serviere der { $one }
        Tänzerin den Strudel und dem { guest-77 } die Torte.
    .praise = Die Bestellung { FORM(guest-77, the: "yes", case: "genitive") } ist vollständig.
lesson-first-step-8 = Gib ihm seinen Schlüssel.
    .text = Ein Gast mit vollständiger Bestellung darf in deinem Zug jederzeit in ein vorbereitetes Zimmer
        seiner Farbe ziehen. Lass den { $one } { guest-77 } in das rote Zimmer ziehen: Er bringt dir
        1 Punkt und 1 Krone.
    .praise = Dein erster Punkt und ein freier Tisch.
lesson-first-step-9 = Beende den Zug.
    .text = Du könntest der Tänzerin noch den Wein aus der Küche servieren. Das kostet 1 Krone für bis zu
        drei Teile, also warte, bis es mehr zu servieren gibt. Beende deinen Zug; in dieser Runde hast
        du zwei Züge hintereinander: { $one } 2 und 3.
    .praise = Das Warten hat eine Krone gespart.
lesson-first-step-10 = Ein Gast, der nichts kostet.
    .text = { $one } Tezcatlipoca ist kostenlos und möchte einen Strudel, und der liegt in deiner Küche.
        Er ist grün, also passt ihm jede Zimmerfarbe. Nimm ihn.
    .praise = Billige Gäste halten das Hotel am Laufen.
lesson-first-step-11 = Jetzt aus der Küche servieren.
    .text = In der { $one } Küche sind ein Wein für die Tänzerin und ein Strudel für Tezcatlipoca. Für
        1 Krone servierst du bis zu drei Teile. Serviere.
    .praise = Eine Krone, zwei Gäste.
lesson-first-step-12 = Wein und Strudel.
    .text = Serviere der Tänzerin den Wein und Tezcatlipoca den Strudel.
    .praise = Zwei Bestellungen sind vollständig.
lesson-first-step-13 = Die Tänzerin zieht ein.
    .text = Lass sie in das gelbe Zimmer ziehen. Ihre { $one } Karte zeigt die Belohnung: einen Kaffee und
        2 Felder auf der { $two } Kaiserleiste.
    .praise = Mit dem Zimmer kommt die Belohnung.
lesson-first-step-14 = Zuerst der Kaffee.
    .text = Die Teile einer Belohnung nimmst du in beliebiger Reihenfolge. Stell den Kaffee in die Küche:
        Jemand in der Warteschlange möchte zwei davon.
    .praise = Jetzt stehen zwei Kaffee in der Küche.
lesson-first-step-15 = Und 2 Felder auf der Kaiserleiste.
    .text = Nach den Runden 3, 5 und 7 schaut der Kaiser auf { $one } seine Leiste. Du bekommst die Punkte
        deines Feldes und gehst zurück. Bist du dann noch auf 3 oder höher, bekommst du die Belohnung
        seines Plättchens; auf 0 gibt es eine Strafe. Rücke vor.
    .praise = Leopold ist auf 3. Lass ihn nicht vorn.
lesson-first-step-16 = Ein Hotel braucht Zimmer.
    .text = Du musst in diesem Zug noch einen Würfel nehmen. Auf { $one } Feld 3 bereitest du so viele
        Zimmer vor, wie die Stärke sagt, hier eins. Nimm dort einen Würfel.
    .praise = Oben: 1 bis 3 Kronen. Unten: kostenlos.
lesson-first-step-17 = Das rote Zimmer nebenan.
    .text = { $one } Es grenzt an das Zimmer { FORM(guest-77, the: "yes", case: "genitive") }, ist
        kostenlos und gehört zur selben Gruppe. Vier
        rote Zimmer liegen hier beisammen: Sind alle bezogen, bringen sie 10 Kronen. Bereite es vor.
    .praise = Eine große Gruppe schlägt viele kleine.
lesson-first-step-18 = Grün passt überall, also wähle gut.
    .text = Tezcatlipoca könnte auch das blaue Zimmer nehmen, aber das brauchen die Adligen in der
        Warteschlange. Lass ihn in das neue { $one } rote Zimmer ziehen. Du ziehst drei weitere Karten,
        dann ist Leopold dran.
    .praise = Das blaue Zimmer bleibt für den Adel frei.
    .watch-1 = Diesmal passt jeder Gast, und zwei haben die meisten Punkte. Bei Gleichstand entscheidet die
        Hand auf seiner Karte: Sie zeigt nach rechts, also beginnt er links.
    .watch-2 = Eine 4 oder eine 5, vom volleren Feld. Gäbe es beide nicht, nähme er einen anderen Würfel.
    .watch-3 = Seine Karte bringt auch Auftrag B voran. Ist sein Marker oben, nimmt er dort einen Platz vor
        dir. Behalte das im Auge.
lesson-first-step-19 = Ein Adliger für das blaue Zimmer.
    .text = Die Würfel sind neu geworfen, und du beginnst. Der { $one } { guest-67 } möchte zwei Kaffee; beide stehen
        in deiner Küche. Er bringt 2 Punkte, 2 Karten und 2 Felder auf der Kaiserleiste. Nimm ihn.
    .praise = Was er möchte, hast du schon.
lesson-first-step-20 = Drei Würfel auf einem Feld.
    .text = Auf { $one } Feld 2 liegen drei Würfel: drei Getränke, Wein oder Kaffee. Der Kaffee kann gleich zum
        { FORM(guest-67, case: "dative") }, und Wein kannst du immer brauchen. Nimm dort einen
        Würfel.
    .praise = Bevor Leopold das Feld schwächen konnte.
lesson-first-step-21 = Zwei Wein, ein Kaffee.
    .text = Du darfst nie mehr Kaffee als Wein nehmen. Nimm so viel Kaffee, wie du darfst: einen.
lesson-first-step-22 = Für { FORM(guest-67, the: "yes", case: "accusative") }.
    .text = Serviere den Kaffee sofort an { $one } seinem Tisch.
    .praise = Noch einer, und der steht in der Küche.
lesson-first-step-23 = Eine Krone für die zweite Tasse.
    .text = Serviere den anderen Kaffee aus der { $one } Küche.
lesson-first-step-24 = Das blaue Zimmer ist eine eigene Gruppe.
    .text = Sobald er einzieht, ist die Gruppe voll, und eine volle blaue Gruppe bringt Punkte: 2 für ihn, 2 für
        das { $one } Zimmer. Lass ihn einziehen.
    .praise = Vier Punkte mit einem Schlüssel.
lesson-first-step-25 = Und noch 2 Felder.
    .text = Auf 4 { $one } bist du eine Weile sicher. Rücke vor. Dann hat Leopold zwei Züge, und jetzt kannst du
        sie lesen: die Wahl, die Kandidaten, die Regel.
    .praise = Du hast in dieser Runde noch einen Zug.
    .watch-1 = Jetzt liest du selbst: Wer scheidet aus, und nach welcher Regel?
lesson-first-step-26 = Eine 6 ist jede Aktion, die du willst.
    .text = { $one } Feld 6 ist eine beliebige der anderen fünf Aktionen, für 1 Krone Gebühr. Seine Stärke ist 2.
        Auf Feld 5 liegt nur ein Würfel, also stellst du mit der 6 stärker ein. Nimm sie.
    .praise = Die Gebühr für eine 6 ist immer 1 Krone.
lesson-first-step-27 = Nutze sie, um einzustellen.
    .text = Mit { $one } Aktion 5 spielst du eine Personalkarte aus der Hand, und die Stärke macht sie billiger:
        um 2 Kronen. Wähle sie.
    .praise = Eine echte 5 kann das ohne Gebühr.
lesson-first-step-28 = Die { staff-28 } kommt zu dir.
    .text = Sie kostet 4 Kronen, also jetzt 2. Am Ende der Partie bringt sie 3 Punkte für jedes bezogene blaue
        Zimmer; blaue Gäste sind ab jetzt mehr wert für dich. Stelle sie ein.
    .praise = Andere wirken einmal oder jede Runde.
    .watch-1 = Seine Karte bringt Auftrag A voran. Aufträge sind Wettläufe: Der erste Platz bringt 15 Punkte.
lesson-first-step-29 = Denk an die letzte Runde.
    .text = Nach Runde 7 bringt jedes bezogene Zimmer je nach Etage 1 bis 4 Punkte, dazu jede Krone und alles in
        der Küche je 1 Punkt. Jeder Gast, der noch im Café sitzt, kostet 5 Punkte. Wähle nun selbst einen
        Gast oder einen Würfel.
    .praise = Du wählst auch ohne mich gut.
lesson-first-step-30 = Drei Wettläufe neben dem Tisch.
    .text = Die Aufträge bringen 15, 10 und 5 Punkte für den ersten, zweiten und dritten Platz. Leopolds Marker
        zeigen, wie nah er ist. Schau sie dir an, dann wähle deinen nächsten Zug.

lesson-first-card-1 = Gäste wollen drei Dinge
    .text = Einen freien Tisch, alles, was sie bestellt haben, und dann ein vorbereitetes Zimmer in ihrer Farbe.
        Grüne Gäste nehmen jedes Zimmer.
lesson-first-card-2 = Mehr Würfel, mehr Stärke
    .text = Je mehr Würfel auf einem Feld liegen, desto mehr bekommst du. Nimmst du einen, wird das Feld für den
        Nächsten schwächer.
lesson-first-card-3 = Sofort servieren ist kostenlos
    .text = Was du bekommst, darf gleich an einen Tisch. Aus der Küche kostet es 1 Krone für bis zu drei Teile.
lesson-first-card-4 = Volle Gruppen lohnen sich
    .text = Benachbarte Zimmer einer Farbe bilden eine Gruppe. Ist sie ganz bezogen, bringt Blau Punkte, Rot
        Kronen, Gelb Felder auf der Kaiserleiste.
lesson-first-card-5 = Leopold sagt dir, warum
    .text = Seine Karte sagt, welchen Gast und welchen Würfel er will. Regel für Regel scheiden Kandidaten aus,
        bis einer übrig ist.
lesson-first-card-6 = Der Kaiser kommt dreimal
    .text = Nach den Runden 3, 5 und 7 bekommst du die Punkte deines Feldes und gehst zurück. Noch auf 3 oder
        höher: eine Belohnung. Auf 0: eine Strafe.
lesson-first-card-7 = Personal stellst du mit einer 5 ein
    .text = Die Stärke des Würfels macht es billiger. Manche Karten wirken einmal, manche die ganze Partie, manche
        erst am Ende.
lesson-first-card-8 = Eine 6 ist jede Aktion, gegen Gebühr
    .text = Zahle 1 Krone und nutze eine der fünf Aktionen mit der Stärke von Feld 6.
lesson-first-card-9 = Leere das Café vor dem Ende
    .text = Nach Runde 7 bringen bezogene Zimmer je nach Etage 1 bis 4 Punkte, jede Krone und alles in der Küche
        je 1. Ein Gast, der noch im Café sitzt, kostet 5.

lesson-first-check-1 = Auf Feld 6 liegen 2 Würfel. Was kostet es, einen zu nehmen?
    .right = 1 Krone
    .wrong-1 = Nichts
    .wrong-2 = 2 Kronen
    .why = Eine 6 kostet immer 1 Krone Gebühr, egal wie viele Würfel dort liegen.
lesson-first-check-2 = Du nimmst eine 5 mit Stärke 2 und stellst jemanden für 4 ein. Was zahlst du?
    .right = 2 Kronen
    .wrong-1 = 4 Kronen
    .wrong-2 = Nichts
    .why = Die Stärke des Würfels wird vom Preis abgezogen.
lesson-first-check-3 = Die Partie endet, und 2 Gäste sitzen noch in deinem Café. Was kostet das?
    .right = 10 Punkte
    .wrong-1 = 5 Punkte
    .wrong-2 = Nichts
    .why = Jeder Gast, der noch im Café sitzt, kostet 5 Punkte, ob seine Bestellung vollständig ist oder nicht.

## Alles Walzer!

# official
lesson-waltz = Alles Walzer!
    .about = Für alle, die das Hotel schon kennen: Champagner, Tänzer und die Ballsäle, in etwa { $minutes } Minuten.
    .ending = Zwei deiner Tänzer sind im Ballsaal Zum Sperl, und Elisabeth hat dort noch keinen. Gewertet wird er nach
        Runde 3.
    .later-1 = Höhere Reihen. Für zwei oder drei Champagner beginnt ein Tänzer weiter oben, mit dem Bonus der
        Reihe.
    .later-2 = Der Balkon. Ist eine Reihe voll, darf ein Tänzer auf den Balkon.
    .later-3 = Drei Wertungen. Der linke Ballsaal nach Runde 3, der mittlere nach Runde 5, der rechte nach
        Runde 7.
    .later-4 = Leere Ballsäle. Hast du in einem Ballsaal keinen Tänzer, verlierst du bei seiner Wertung 5 Punkte.
lesson-waltz-chapter-1 = Was neu ist
lesson-waltz-chapter-2 = Auf zum Ball
lesson-waltz-chapter-3 = Noch einmal

lesson-waltz-step-1 = Mehr Gäste und ein paar neue Gesichter.
    .text = Karten mit einer Note sind neu. Wie immer behältst du sechs von zehn. Lege die vier teuersten ab:
        { $one } { staff-5 }, { staff-9 }, { staff-10 } und { staff-23 }.
    .praise = Die übrigen kannst du dir leisten.
lesson-waltz-step-2 = Der { guest-142 } bringt dir Champagner.
    .text = { $one } Er möchte einen Wein und einen Kaffee, und beides hast du in der Küche. Verlässt er das Café,
        bekommst du einen Champagner. Nimm ihn.
    .praise = Einen Champagner hast du schon.
lesson-waltz-step-3 = Zimmer, wie du sie kennst.
    .text = Bereite das { $one } gelbe Zimmer vor und dann das rote daneben, beide auf der untersten Etage.
    .praise = Und nun lerne Elisabeth kennen.
    .watch-1 = Elisabeth spielt wie Leopold: Ihre Karte verlangt einen roten Gast, und es gibt nur einen.
    .watch-2 = Sie nimmt einen Würfel vom vollsten Feld, wie das Fragezeichen sagt. Manche ihrer Karten schicken
        auch Tänzer; das wirst du sehen.
lesson-waltz-step-4 = Bediene den { guest-142 }.
    .text = Serviere ihm für 1 Krone Wein und Kaffee aus der { $one } Küche.
lesson-waltz-step-5 = Beides.
    .text = Serviere dem { guest-142 } den Wein und den Kaffee.
    .praise = Seine Bestellung ist vollständig.
lesson-waltz-step-6 = Schick ihn tanzen.
    .text = Er könnte in das blaue Zimmer ziehen. Aber für einen Champagner geht er stattdessen auf den { $one }
        Ball: Punkte und Belohnung sind dieselben, und einer deiner Tänzer kommt in den Ballsaal Zum Sperl, der als
        Erster gewertet wird. Die meisten Tänzer dort bringen 10 Punkte. Schick ihn.
    .praise = Das Zimmer bleibt für jemand anderen frei.
lesson-waltz-step-7 = Wer tanzt?
    .text = Deine Tänzer warten in vier Bereichen, und ein Bereich, der leer wird, bringt einen Bonus. { $one } Im
        ersten Bereich steht einer. Schick ihn, und du bekommst 1 Feld auf der Kaiserleiste.
    .praise = Ein Tänzer, ein Bonus.
lesson-waltz-step-8 = Drei Belohnungen auf einmal.
    .text = Die Reihenfolge bestimmst du. Nimm zuerst den Champagner.
    .praise = Deinen Champagner hast du wieder.
lesson-waltz-step-9 = Dann das Zimmer.
    .text = Du bekommst die Belohnung auf seiner Karte, als wäre er eingezogen. Nimm das Zimmer.
lesson-waltz-step-10 = Ein Zimmer weiter oben, kostenlos.
    .text = 1 Krone billiger heißt: Die zweite Etage ist kostenlos. { $one } Dieses rote Zimmer gehört zu deiner
        größten Gruppe. Bereite es vor.
lesson-waltz-step-11 = Und das Feld auf der Kaiserleiste.
    .text = Auch hier kommt der Kaiser, und zwar vor jedem Ballsaal. Rücke vor.
lesson-waltz-step-12 = Durgoing kostet nichts.
    .text = { $one } Er möchte einen Strudel und einen Wein und bringt 4 Punkte. Nimm ihn.
    .praise = Einen Würfel musst du noch nehmen.
lesson-waltz-step-13 = Wein für ihn.
    .text = { $one } Feld 2 bringt einen Wein. Mit mehr Würfeln gibt es auch Champagner, aber nie mehr als Kaffee,
        und nie mehr Kaffee als Wein. Nimm den Würfel.
lesson-waltz-step-14 = Gleich an seinen Tisch.
    .text = { $one } Serviere ihn sofort.
lesson-waltz-step-15 = Der Strudel aus der Küche.
    .text = { $one } In der Küche ist noch ein Strudel. Serviere ihn für 1 Krone.
lesson-waltz-step-16 = Ein zweiter Tänzer.
    .text = Auch grüne Gäste tanzen gern. Schick Durgoing mit deinem zweiten Champagner in denselben { $one }
        Ballsaal: Dann hast du dort zwei Tänzer und Elisabeth keinen.
    .praise = Vier Punkte und die Führung beim Ball.
lesson-waltz-step-17 = Aus dem zweiten Bereich.
    .text = { $one } Dort stehen zwei Tänzer. Ist er leer, bekommst du 2 Champagner, genug für zwei weitere Bälle.
        Schick einen von ihnen.
    .praise = Jetzt kennst du auch die Ballsäle.

lesson-waltz-card-1 = Champagner ist ein Getränk wie jedes andere
    .text = Er steht in der Küche, manche Gäste bestellen ihn, und du brauchst ihn für die Ballsäle.
lesson-waltz-card-2 = Ein Ball statt eines Zimmers
    .text = Ein Gast mit vollständiger Bestellung darf tanzen gehen: Punkte und Belohnung sind dieselben, und das
        Zimmer bleibt frei.
lesson-waltz-card-3 = Tänzer kommen aus dem Probensaal
    .text = Leerst du einen seiner Bereiche, bekommst du, was dort steht. Kleine Bereiche sind schnell leer.
lesson-waltz-card-4 = Ballsäle werden gewertet, wenn der Kaiser kommt
    .text = Nach den Runden 3, 5 und 7, einer nach dem anderen. Jeder zählt auf seine Art, und ohne Tänzer dort
        verlierst du 5 Punkte.

lesson-waltz-check-1 = Wie viele Punkte kostet dich ein Ballsaal ohne deine Tänzer, wenn er gewertet wird?
    .right = 5 Punkte
    .wrong-1 = Nichts
    .wrong-2 = 10 Punkte
    .why = Ein Ballsaal, in dem du keinen Tänzer hast, kostet bei seiner Wertung 5 Punkte.
