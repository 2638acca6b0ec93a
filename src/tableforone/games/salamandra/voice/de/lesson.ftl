# Was der Gastgeber in einer Einführung sagt. $one und $two: die Nummern dessen, worauf er zeigt.

## Deine erste Partie.

lesson-first = Deine erste Partie
    .about = Eine Runde einer echten Partie und die Hälfte der nächsten, mit Gottheitskarten und
        Glauben, in etwa { $minutes } Minuten.
    .ending = Du hast Lehrlinge eingesetzt, mit ihnen gearbeitet, zwei Felder gebaut, zwei Haine
        geerntet und den Bären gewonnen. Du liegst klar vor Rudolph, wie es nach jeder Runde sein
        muss.
    .later-1 = Tränke und Kessel. Aus Waren entsteht ein Trank; Kesselfelder machen aus Tränken
        Punkte.
    .later-2 = Der Tempel. Für einen Trank und Kristalle bekommst du eine Salamanderkarte. Sie wirkt
        einmal und zählt als Glaube.
    .later-3 = Zauberbücher. Vier Schriftrollen bringen einen deiner Lehrlinge auf ein Buch, das am
        Ende Punkte gibt.
    .later-4 = Austauschen. Vor einer neuen Runde darfst du Karten oder Felder austauschen, die dir
        nicht gefallen.
lesson-first-chapter-1 = Lehrlinge
lesson-first-chapter-2 = Arbeit
lesson-first-chapter-3 = Bauen
lesson-first-chapter-4 = Ernte
lesson-first-chapter-5 = Runde zwei
lesson-first-chapter-6 = Gottheiten
lesson-first-chapter-7 = Glaube

lesson-first-step-1 = Schick den ersten Lehrling los.
    .text = Jedes Achteck ist ein Feld mit vier Plätzen. Zwischen den Feldern liegen Haine. Setzt du
        auf einen Platz, erhältst du die Kristalle auf seinen Wegen zu den Hainen. { $one } Dieser
        Platz gibt einen, und als oberer Platz auch den Bonus des Feldes: 1 Punkt. Setz einen
        Lehrling dorthin.
    .praise = Ein Kristall und ein Punkt für einen Schritt.
lesson-first-step-2 = Einer neben Rudolph.
    .text = Rudolph hat einen Lehrling auf dem weißen Feld, aber es ist noch Platz. { $one } Der
        linke Platz gibt einen Kristall, und das Feld gibt dir später eine Blüte. Setz einen
        Lehrling dorthin.
    .praise = Nur Plätze werden besetzt, nie ganze Felder.
lesson-first-step-3 = Zwei Kristalle auf einmal.
    .text = { $one } Auf zwei Wegen unter dem orangen Feld liegen Kristalle. Setz deinen dritten
        Lehrling dorthin, den letzten dieser Runde.
    .praise = Sechs Kristalle, und du kannst sie aufheben.
lesson-first-step-4 = Jetzt lass sie arbeiten.
    .text = Dreh einen Lehrling auf einem Feld mit Sichel um, und du erhältst, was dort wächst. Fang
        mit dem { $one } grünen an: ein Blatt.
    .praise = Verbrauche das Blatt in diesem Zug, sonst ist es weg.
lesson-first-step-5 = Und eine Blüte.
    .text = Arbeit beendet deinen Zug nicht. { $one } Das weiße Feld gibt eine Blüte. Ein Blatt und
        eine Blüte kostet das erste Feld der Auslage.
    .praise = Du hast ein Blatt und eine Blüte.
lesson-first-step-6 = Bau ein Feld.
    .text = { $one } Dieses Feld kostet ein Blatt und eine Blüte und bringt sofort 4 Punkte. Bau es.
    .praise = Bauen ist eine Hauptaktion: Sie beendet deinen Zug.
lesson-first-step-7 = Wohin damit?
    .text = Es muss ein Feld oder den Tempel berühren. { $one } Unter deinem grünen Feld erreichst du
        neue Kristalle. Bau es dort.
    .praise = Vier Punkte und vier neue Plätze.
lesson-first-step-8 = Auch der letzte arbeitet.
    .text = Das orange Feld gibt { $one } zwei Kristalle. Ausruhen brächte nur einen. Dreh diesen
        Lehrling um.
    .praise = Alle drei haben etwas getan.
lesson-first-step-9 = Genug für heute: passen.
    .text = Du hast keinen Lehrling mehr einzusetzen. { $one } Passe, dann beginnt die Ernte.
    .praise = Aktive Lehrlinge gäben jetzt einen Kristall.
lesson-first-step-10 = Der reichste Hain zuerst.
    .text = Ein Hain neben einem deiner Lehrlinge kostet 3 Kristalle. { $one } Dieser bringt 5
        Punkte. Ernte ihn.
    .praise = Er beginnt deine Reihe von Hainen.
lesson-first-step-11 = Der zweite lohnt sich doppelt.
    .text = Der zweite Hain deiner Reihe bringt 4 Punkte extra. { $one } Dieser gibt eine
        Schriftrolle und 2 Punkte, und Rudolph, der daneben steht, bekommt ihn nicht. Ernte ihn.
    .praise = 16–2. Bleib nach jeder Runde vorn.
lesson-first-step-12 = Behalte, was da ist.
    .text = Vor einer neuen Runde darfst du ein paar Mal Karten und Felder austauschen. Was da liegt,
        ist gut: Hör auf und sieh Rudolph zu.
    .praise = Er steht jetzt neben zwei Hainen.
    .watch-1 = Seine Karte zeigt einen Pfeil von einem der vier Startfelder aus. Er geht so weit, wie
        dort Felder liegen.
    .watch-2 = Auf dem oberen Platz erhält er nichts. Ist er besetzt, geht er im Uhrzeigersinn weiter
        und erhält eine Schriftrolle. Drei Schriftrollen bringen ihn auf ein Zauberbuch.
lesson-first-step-13 = Dein eigenes Feld lohnt sich wieder.
    .text = { $one } Auf dem oberen Platz erhältst du den Bonus noch einmal: 4 Punkte, dazu 2
        Kristalle von den Wegen. Setz einen Lehrling dorthin.
    .praise = Dein Feld hilft dir in jeder Runde.
lesson-first-step-14 = Eine Blüte für das nächste Feld.
    .text = Die Lehrlinge der ersten Runde kannst du weiter nutzen. { $one } Dreh den auf dem weißen
        Feld für eine Blüte um.
    .praise = Mit 2 Kristallen reicht das für ein Feld.
lesson-first-step-15 = Bau das orange Feld.
    .text = { $one } Dieses Feld kostet 2 Kristalle und eine Blüte und bringt 3 Punkte. Es ist
        orange, und das ist jetzt wichtig. Bau es.
lesson-first-step-16 = Neben die eigene Farbe.
    .text = Berührt ein neues Feld eines der gleichen Farbe, darfst du eine Gottheitskarte nehmen.
        { $one } Hier berührt es das orange Feld. Bau es hier.
    .praise = Jetzt darfst du Bär oder Adler nehmen.
lesson-first-step-17 = Nimm den Bären.
    .text = Du darfst einen Lehrling auf das neue Feld setzen oder eine Karte nehmen. { $one } Dieser
        Bär gibt dir bis zum Ende der Partie jedes Mal 1 Punkt, wenn du auf ein weißes Feld setzt.
        Seine drei Tatzen sind drei Glaubenssymbole. Nimm ihn.
    .praise = Drei Bärensymbole, so viele wie Rudolph.
lesson-first-step-18 = Der Bär lohnt sich sofort.
    .text = { $one } Dein orange-weißes Feld gilt als weiß: Dieser Platz gibt einen Kristall, und der
        Bär legt einen Punkt dazu. Setz einen Lehrling dorthin.
    .praise = Nimm Karten, die oft wirken, möglichst früh.
lesson-first-step-19 = Glaube zählt am Ende.
    .text = Die meisten Symbole einer Gottheit bringen 12 Punkte beim Salamander, 8 beim Bären und 6
        beim Adler; der zweite Platz bringt die Hälfte. Ohne Symbol bekommst du nichts. Rudolphs
        Karte zeigt seine Symbole. Jetzt wähle selbst einen Zug.
    .praise = Behalte alle drei Gottheiten im Blick.
lesson-first-step-20 = Der Tempel und die Zauberbücher.
    .text = Im Tempel bekommst du für einen Trank und Kristalle eine Salamanderkarte: Sie wirkt
        einmal und zählt als Glaube. Vier Schriftrollen bringen einen Lehrling auf ein Zauberbuch,
        das nach Runde 4 Punkte gibt. Wähle noch einen Zug selbst.

lesson-first-card-1 = Neben Kristalle setzen
    .text = Ein Platz gibt die Kristalle auf den Wegen zu seinen zwei Hainen, der obere Platz auch
        den Bonus seines Feldes.
lesson-first-card-2 = Arbeiten und gleich ausgeben
    .text = Dreh einen Lehrling auf einem Sichelfeld um und nimm die Ware. Waren halten nur bis zum
        Ende des Zuges; Kristalle und Schriftrollen bleiben.
lesson-first-card-3 = Felder bauen
    .text = Mit Waren bezahlst du ein neues Feld. Es gibt sofort seinen Bonus und hat neue Plätze und
        Haine um sich.
lesson-first-card-4 = Nach dem Passen ernten
    .text = Ein Hain neben einem deiner Lehrlinge kostet 3 Kristalle. Der zweite, vierte und sechste
        deiner Reihe bringen mehr.
lesson-first-card-5 = Nach jeder Runde vorn liegen
    .text = Hat Rudolph am Ende einer Runde so viele Punkte wie du, verlierst du sofort.
lesson-first-card-6 = Rudolph folgt Pfeilen
    .text = Eine Karte zeigt ihm den Weg. Sein Lehrling geht auf das äußerste Feld
        darauf und sammelt nach der Runde die Haine daneben ein.
lesson-first-card-7 = Für Gottheitskarten bauen
    .text = Baust du neben ein Feld der gleichen Farbe, darfst du den Bären oder den Adler nehmen. Er
        hilft dir bis zum Ende der Partie.
lesson-first-card-8 = Glaube zählt am Ende
    .text = Die meisten Symbole einer Gottheit: Salamander 12 Punkte, Bär 8, Adler 6. Der zweite
        Platz bringt die Hälfte, und ohne Symbol bekommst du nichts.

lesson-first-check-1 = Du hast 5 Kristalle. Wie viele Haine kannst du nach dem Passen ernten?
    .right = 1
    .wrong-1 = 5
    .wrong-2 = 2
    .why = Jeder Hain kostet 3 Kristalle, und er muss einen deiner Lehrlinge berühren.
lesson-first-check-2 = Wann darfst du eine Bären- oder Adlerkarte nehmen?
    .right = Nach dem Bauen neben der gleichen Farbe
    .wrong-1 = Nach jeder Runde
    .wrong-2 = Für 4 Kristalle
    .why = Das neue Feld muss eine Farbe mit einem Nachbarfeld gemeinsam haben. Stattdessen darfst du
        auch einen Lehrling darauf setzen.
lesson-first-check-3 = Du hast 4 Bärensymbole, Rudolph hat 3. Was bringt das am Ende?
    .right = 8 Punkte
    .wrong-1 = 4 Punkte
    .wrong-2 = 4 Punkte für jedes Symbol
    .why = Die meisten Bärensymbole bringen 8 Punkte, der zweite Platz 4.
