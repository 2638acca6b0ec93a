# Die Regeln für Menschen. { $leaf } ist das Bild dieses Namens; **fette** Wörter fallen auf.

guide-what-it-is-about = Worum es geht
    .caption = der Tempel und die Felder um ihn; zwischen den Feldern liegen Haine
guide-what-it-is-about-text-1 = Zwei Tage und zwei Nächte lang schicken Gelehrte ihre Lehrlinge auf
    die Felder um den Tempel des Salamanders. Sie sammeln, brauen, bauen und beten für Punkte.
guide-what-it-is-about-text-2 = Auch der Druide Rudolph macht Punkte. Nach **jeder** Runde und am
    Ende musst du **mehr Punkte haben als Rudolph**, sonst verlierst du sofort.

guide-set-up-for-one = Aufbau allein
guide-set-up-for-one-text-1 = In der App ist alles aufgebaut. Mit deinem eigenen Spiel:
guide-set-up-for-one-row-1 = Der Tempel, die vier Startfelder um ihn, acht Haine in den Lücken, vier
    Felder in der Auslage
guide-set-up-for-one-row-2 = Die Stapel von Bär, Adler und beiden Salamandern, die oberste Karte
    jeweils offen; drei Zauberbücher
guide-set-up-for-one-row-3 = Du: 2 Kristalle, drei Lehrlinge bereit, der Druide mit der Sonnenseite
    nach oben
guide-set-up-for-one-row-4 = Rudolph: die Arbeitskarte seiner Stufe, seine sechzehn Einsatzkarten, 1
    Schriftrolle

guide-a-round = Eine Runde
    .when = in der ersten Minute
guide-a-round-row-1 = { $cameo-green } Rudolph punktet und setzt Lehrlinge ein
guide-a-round-row-2 = { $apprentice } Du machst Zug um Zug, bis du nichts mehr einzusetzen hast und
    passt
guide-a-round-row-3 = { $grove } Du erntest Haine, dann nimmt Rudolph seine
guide-a-round-row-4 = { $vp } Hast du mehr Punkte als Rudolph, beginnt die nächste Runde: 2
    Kristalle und neue Lehrlinge (3, 2, 3, 2)

guide-your-turn = Dein Zug
    .when = in der ersten Minute
guide-your-turn-text-1 = Zuerst beliebig viele freie Aktionen, dann **genau eine** Hauptaktion, die
    deinen Zug beendet. Was du gewonnen und nicht verbraucht hast, geht dann verloren:
    { $leaf }{ $flower }{ $fruit } und Tränke. { $crystal } Kristalle und { $scroll } Schriftrollen
    behältst du.
guide-your-turn-text-2 = Ein Lehrling auf einem Feld arbeitet einmal pro Runde: Dabei wird er
    umgedreht.
guide-your-turn-row-1 = { $crystal } **ausruhen**: einen Lehrling umdrehen, 1 Kristall erhalten
guide-your-turn-row-2 = { $billhook } **ernten**: einen Lehrling auf einem Feld mit Sichel umdrehen
    und erhalten, was das Feld gibt
guide-your-turn-row-3 = { $leaf } ein Blatt, eine Blüte oder eine Frucht für 4 Kristalle **kaufen**;
    eine Karte mit ∞ nutzen
guide-your-turn-row-4 = { $apprentice } Hauptaktion: einen Lehrling **einsetzen**, ein Feld
    {""}**bauen**, einen **Kessel** nutzen oder in den **Tempel** gehen

guide-placing = Einsetzen
    .when = in deinem ersten Zug
    .caption = ein Feld: oben der Bonus, dann Siegel, Farbe und Ertrag
guide-placing-text-1 = Setze auf einen beliebigen freien Platz eines beliebigen Feldes. Jeder Platz
    berührt die Haine an seinen zwei Ecken: Du erhältst einen Kristall für jeden Weg mit
    { $crystal }, der zu deinem Feld führt.
guide-placing-text-2 = Der Platz **oben** gibt zusätzlich den aufgedruckten Bonus, jedes Mal. Ein
    Lehrling bleibt die ganze Partie, wo er ist.
guide-placing-sheet-1 = Ein beliebiger freier Platz: 1 Kristall für jeden Weg mit Kristall, der
    hierher führt; oben zusätzlich der Bonus.

guide-building = Bauen
    .when = wenn du ein Feld bezahlen kannst
guide-building-text-1 = Bezahle ein Feld der Auslage und lege es an ein Feld oder den Tempel an; du
    erhältst seinen Bonus. Eine Lücke, die jetzt auf allen vier Seiten geschlossen ist, bekommt
    einen Hain.
guide-building-text-2 = Dann **eines** von beidem: Setze einen Lehrling auf das neue Feld, oder nimm
    die offene Bären- oder Adlerkarte, wenn es mit einem Nachbarn eine Farbe gemeinsam hat.
guide-building-sheet-1 = Zahlen, an ein Feld oder den Tempel anlegen, Bonus erhalten. Dann einen
    Lehrling darauf setzen oder bei gemeinsamer Farbe eine Bären- oder Adlerkarte nehmen.

guide-cauldrons-and-the-temple = Kessel und Tempel
    .when = wenn du etwas gebraut hast
guide-cauldrons-and-the-temple-text-1 = Beide drehen einen aktiven Lehrling um und beenden deinen
    Zug.
guide-cauldrons-and-the-temple-row-1 = { $cauldron } **Kessel**: ein Lehrling auf einem Feld mit
    diesem Siegel; zahle und erhalte, was das Feld zeigt
guide-cauldrons-and-the-temple-row-2 = { $potion-green } **Weißer Tempel**: ein beliebiger Lehrling,
    1 grüner Trank und 2 Kristalle für die offene weiße Salamanderkarte
guide-cauldrons-and-the-temple-row-3 = { $potion-purple } **Schwarzer Tempel**: ein beliebiger
    Lehrling, 1 lila Trank und 1 Kristall für die offene schwarze

guide-cards-and-faith = Karten und Glaube
    .when = mit deiner ersten Karte
guide-cards-and-faith-text-1 = { $bear }{ $eagle } Bären- und Adlerkarten helfen bis zum Ende der
    Partie; { $salamander } Salamanderkarten wirken einmal. Die Symbole in der Ecke sind
    {""}**Glaube**: Am Ende bringen die meisten einer Art Punkte.
guide-cards-and-faith-sheet-1 = { $bear }{ $eagle } helfen bis zum Ende; { $salamander } wirken
    einmal. Glaube zählt am Ende.

guide-groves = Haine
    .when = wenn du passt
guide-groves-text-1 = Wenn du passt, erhältst du 1 Kristall für jeden Lehrling, der nicht gearbeitet
    hat. Dann darfst du für je **3 Kristalle** Haine ernten, die deine Lehrlinge berühren, so oft du
    zahlen kannst.
guide-groves-text-2 = Du erhältst, was der Hain zeigt; der zweite, vierte und sechste bringen sofort
    {""}**4, 3 und 2** Punkte.
guide-groves-sheet-1 = Beim Passen: 1 Kristall für jeden untätigen Lehrling, dann 3 Kristalle für
    jeden Hain, den deine Lehrlinge berühren. Der 2., 4., 6.: 4, 3, 2 Punkte.

guide-scrolls-and-spellbooks = Schriftrollen und Zauberbücher
    .when = mit deiner vierten Schriftrolle
guide-scrolls-and-spellbooks-text-1 = **Vier** Schriftrollen bringen einen deiner Lehrlinge von
    einem Feld auf ein Zauberbuch, auf jedes nur einmal. Am Ende bringt sein Platz Punkte für alles,
    was du von dieser Art hast. Der obere Platz bringt mehr, also sei früh dort.
guide-scrolls-and-spellbooks-sheet-1 = Vier Schriftrollen: ein Lehrling zieht von einem Feld auf ein
    Zauberbuch, auf jedes einmal; es zählt am Ende.

guide-how-rudolph-plays = So spielt Rudolph
    .when = vor deinem ersten Zug
    .caption = seine Arbeitskarte
guide-how-rudolph-plays-row-1 = { $vp } In jeder Runde bekommt er die Punkte seiner Arbeitskarte und
    setzt dann 1, 2, 3, 4 Lehrlinge ein, jeden mit einer Karte.
guide-how-rudolph-plays-row-2 = { $building } Der Pfeil zeigt von einem Startfeld nach außen: Er
    nimmt das **äußerste** Feld in dieser Richtung, und zwar den oberen Platz. Ist der
    besetzt, nimmt er den nächsten im Uhrzeigersinn und erhält eine Schriftrolle.
guide-how-rudolph-plays-row-3 = { $scroll } Seine **dritte Schriftrolle** schickt den gerade
    eingesetzten Lehrling auf den ersten freien oberen Platz eines Zauberbuchs von links und bringt
    ihm Punkte.
guide-how-rudolph-plays-row-4 = { $grove } Am Ende der Runde nimmt er jeden Hain, den seine
    Lehrlinge berühren, für je 1 Punkt.

guide-the-end = Das Ende
    .when = nach Runde 4
guide-the-end-row-1 = { $spellbook } deine Lehrlinge auf Zauberbüchern
guide-the-end-row-2 = { $crown } Glaube, erster und zweiter Platz: Salamander **12, 6**, Bär **8,
    4**, Adler **6, 3**; bei Gleichstand wird die Summe geteilt
guide-the-end-row-3 = { $scroll } 1 Punkt für jede übrige Schriftrolle
guide-the-end-row-4 = Rudolph: noch einmal seine Zauberbücher, sein Glaube, seine Schriftrollen. Mit
    mehr Punkten gewinnst du.
