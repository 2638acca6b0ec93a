# Was der Gastgeber in einer Einführung sagt. $one und $two: die Nummern dessen, worauf er zeigt.

## Deine erste Partie.

lesson-first = Deine erste Partie
    .about = Zwei Runden einer echten Partie und der Anfang der dritten, in etwa { $minutes } Minuten.
    .ending = Du hast jemanden eingestellt, eine Gruppe gefüllt, das Erdgeschoss eröffnet und den Kaiser
        zufriedengestellt. Und du hast gesehen, wie Ralph seine Zimmer findet.
    .later-1 = Kredite. In deinem Zug kannst du jederzeit 2 Kronen leihen, für −2, −3 und −4 Punkte am
        Ende.
    .later-2 = Passen. Du entfernst einen beliebigen Würfel und erhältst 1 Krone: Was dir nichts nützt,
        kann Ralph sehr nützen.
    .later-3 = Türen. In den oberen Etagen bekommst du beim Beziehen, was auf der Tür steht.
    .later-4 = Das übrige Personal. Manche helfen, sooft du einen bestimmten Würfel nimmst, manche
        bringen erst am Ende Punkte.
lesson-first-chapter-1 = Runde eins
lesson-first-chapter-2 = Runde zwei
lesson-first-chapter-3 = Der Kaiser
lesson-first-chapter-4 = Wie es endet

lesson-first-step-1 = Willkommen in einem Hotel aus Papier.
    .text = Drei { $two } Zimmer im Erdgeschoss sind schon vorbereitet. In jedem Zug nimmst du einen
        Würfel. Je mehr Würfel auf seinem Feld liegen, desto stärker ist er. { $one } Auf Feld 5 liegen
        vier, also kostet Personal 4 Kronen weniger. Nimm dort einen Würfel.
    .praise = Vier Würfel auf einem Feld sind selten.
lesson-first-step-2 = Stelle den Roten Zimmerservice ein.
    .text = { $one } Er kostet 4 Kronen, jetzt also nichts. Er wirkt einmal und sofort: Du bereitest rote
        Zimmer kostenlos vor. Stelle ihn ein.
    .praise = Ein stärkerer Würfel macht Personal billiger.
lesson-first-step-3 = Das rote Zimmer neben dem roten.
    .text = Ein neues Zimmer muss an ein vorbereitetes grenzen. { $one } Dieses grenzt an, und die beiden
        sind zusammen eine ganze rote Gruppe. Bereite es vor.
    .praise = Eine kleine Gruppe ist schnell voll.
    .watch-1 = Ralph deckt eine Karte mit zwei Würfeln auf. Die Hand auf der nächsten Karte zeigt,
        welchen er will. Er nimmt ihn weg, also fehlt er auch dir.
    .watch-2 = Dann bezieht er ein Zimmer in der Farbe seiner Karte: das erste auf einem Zickzackweg. Er
        bereitet nichts vor, er zieht einfach ein.
lesson-first-step-4 = Jetzt kommen Gäste.
    .text = { $one } Mit Feld 2 beziehst du ein vorbereitetes Zimmer, und jeder Würfel dort spart 1 Krone.
        Im Erdgeschoss kostet ein Zimmer 1 Krone, also ist es kostenlos. Nimm dort einen Würfel.
    .praise = Höhere Zimmer kosten mehr und zählen mehr.
lesson-first-step-5 = Fang mit einem roten Zimmer an.
    .text = { $one } Beziehe eines der beiden roten Zimmer; das andere folgt bald.
    .praise = Angekreuzt: Hier wohnt jemand.
    .watch-1 = Jetzt macht Ralph zwei Züge, denn in Runde 2 beginnt er. Jedes Mal: die Hand, dann der
        Würfel.
    .watch-2 = Mit dieser Karte macht er am liebsten eine Reihe voll, falls eines seiner Zimmer das kann.
        Sonst nimmt er wieder das erste Zimmer der Farbe.
lesson-first-step-6 = Drei Würfel, drei Zimmer.
    .text = { $one } Mit Feld 1 bereitest du bis zu so viele Zimmer vor, wie dort Würfel liegen. Das
        Erdgeschoss ist kostenlos, und jeder Weg nach oben beginnt dort. Nimm einen Würfel.
    .praise = Nichts ist billiger als das Erdgeschoss.
lesson-first-step-7 = Die Ecke links.
    .text = { $one } Mit Zimmer 1 ist die linke Hälfte der Etage vorbereitet. Sind alle vier bezogen,
        hast du eine volle Reihe: 2 Punkte, wenn du schneller bist als Ralph. Bereite es vor.
    .praise = Reihen und Spalten sind ein Wettlauf.
lesson-first-step-8 = Und die rechte Hälfte.
    .text = Gruppen reichen nie über die Treppe. Bereite { $one } 6 und dann 7 vor, die beiden gelben
        Zimmer jenseits der Treppe.
    .praise = Sieben Zimmer sind bereit, alle kostenlos.
    .watch-1 = „Meiste“ auf seiner Karte heißt: das vollste Feld. Hier bevorzugt die Hand den anderen
        Würfel.
    .watch-2 = Er nimmt das erste rote Zimmer auf seinem Zickzackweg. Folge der Linie mit den Augen.
lesson-first-step-9 = Eine 3 kann beides.
    .text = { $one } Mit Feld 3 bereitest du Zimmer vor oder beziehst eines, wie du willst. Mit zwei
        Würfeln ist es 2 Kronen günstiger. Nimm dort einen Würfel.
    .praise = Das vielseitigste der sechs Felder.
lesson-first-step-10 = Mach die rote Gruppe voll.
    .text = { $one } Das ist das zweite von zwei roten Zimmern: Die Gruppe ist voll und zahlt sofort. Rot
        bringt Kronen, hier 1. Beziehe es.
    .praise = Vier Zimmer hätten viel mehr gebracht.
lesson-first-step-11 = Nach dieser Runde kommt der Kaiser.
    .text = Nach Runde 3 muss die erste Reihe { $two } seiner Leiste vier Markierungen haben, sonst
        verlierst du Punkte. Du hast keine. { $one } Auf Feld 6 liegen vier Würfel: Für 1 Krone wirkt es
        wie jedes andere Feld. Nimm dort einen Würfel.
    .praise = Die stärkste Aktion, für 1 Krone.
lesson-first-step-12 = Vier Felder auf einmal.
    .text = { $one } Vier Markierungen reichen für die erste Reihe, der Kaiser ist also zufrieden, bevor
        er kommt. Die Markierung auf dem dritten Feld bringt einen Bonus. Rücke vor.
    .praise = Zwei Punkte gerettet, und ein Bonus.
lesson-first-step-13 = Ein blaues Zimmer kostenlos.
    .text = { $one } 1 Krone günstiger heißt hier kostenlos. Damit beginnt deine große blaue Gruppe; voll
        bringt sie 10 Punkte. Beziehe es.
    .praise = Jetzt entscheidest du: hinauf, oder unten bleiben?
    .watch-1 = Lies ihn selbst: die Hand, der Würfel, die Farbe, der Zickzackweg.
lesson-first-step-14 = Denk an die letzte Runde.
    .text = Nach Runde 7 zählt jedes bezogene Zimmer je nach Etage 1 bis 4 Punkte, und je 3 Kronen zählen
        1 Punkt. Eine Reihe oder Spalte zählt nur für den, der sie zuerst füllt. Wähle jetzt selbst einen
        Würfel.

lesson-first-card-1 = Vorbereiten, dann beziehen
    .text = Du bereitest ein Zimmer neben einem vorbereiteten vor. Erst dann ziehen Gäste ein, zum Preis
        der Etage.
lesson-first-card-2 = Mehr Würfel, mehr Stärke
    .text = Je mehr Würfel auf einem Feld liegen, desto mehr Zimmer, Kronen oder Felder bringt es, oder
        desto billiger wird ein Zimmer oder Personal.
lesson-first-card-3 = Volle Gruppen zahlen sofort
    .text = Zimmer einer Farbe, die sich berühren, sind eine Gruppe. Blau bringt Punkte, Rot Kronen, Gelb
        Kaiserfelder.
lesson-first-card-4 = Reihen und Spalten sind ein Wettlauf
    .text = Punkte bekommt nur, wer sie zuerst füllt. Gruppen gehören dir allein.
lesson-first-card-5 = Der Kaiser prüft Reihe für Reihe
    .text = Nach den Runden 3, 5 und 7 muss je eine Reihe seiner Leiste weit genug markiert sein, sonst
        verlierst du Punkte. In einer geprüften Reihe kannst du nichts mehr markieren.
lesson-first-card-6 = Ralph folgt seiner Hand
    .text = Eine Seite seiner Karte zeigt, welcher Würfel und welche Farbe. Die Rückseite der nächsten
        Karte zeigt, wo er zu suchen beginnt.

lesson-first-check-1 = Auf Feld 6 liegen 2 Würfel. Was kostet es, einen zu nehmen?
    .right = 1 Krone
    .wrong-1 = Nichts
    .wrong-2 = 2 Kronen
    .why = Eine 6 kostet 1 Krone. Dann wirkt sie mit ihrer eigenen Stärke wie jedes andere Feld.
lesson-first-check-2 = Wann zahlt eine Gruppe von Zimmern?
    .right = Wenn alle ihre Zimmer bezogen sind
    .wrong-1 = Wenn ihre Zimmer vorbereitet sind
    .wrong-2 = Am Ende des Spiels
    .why = Eine Gruppe zahlt sofort, wenn ihr letztes Zimmer bezogen wird.
