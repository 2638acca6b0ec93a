# Was die Regeln erklären: das Spiel in Kürze, Stufen, Module, Optionen, Schlusswertung, Ergebnisse.

primer = Du führst 7 Runden lang ein Hotel in Wien. In der Warteschlange stehen Gäste. Nimm einen in
    dein Café und lege die Speisen und Getränke, die er will, auf seine Karte. Ist die Bestellung
    vollständig, zieht der Gast in ein vorbereitetes Zimmer seiner Farbe (grüne Gäste passen
    überall): Das bringt Punkte und eine Belohnung. In jedem deiner 2 Züge pro Runde darfst du zuerst
    einen Gast nehmen, und du nimmst 1 Würfel. Je mehr Würfel auf seinem Feld liegen, desto stärker
    ist die Aktion. Nach den Runden 3, 5 und 7 schaut der Kaiser auf seine Leiste: Bist du weit
    genug, bekommst du eine Belohnung; auf Feld 0 droht eine Strafe. Zimmer, Farben und Aufträge
    bringen Punkte; jeder Gast, der am Ende noch im Café sitzt, kostet 5. Du gewinnst, wenn du mehr
    Punkte hast als dein Gegner.

## Stufen: der Name mitten im Satz, dann wie sie ist.

level-easy = leicht
    .about = Die silbernen und goldenen Symbole auf den Karten zählen nicht: weniger Gäste, weniger
        Felder auf der Kaiserleiste. Leopold kommt auf etwa 113 Punkte.
level-medium = mittel
    .about = Auch die silbernen Symbole zählen: mehr Gäste, mehr Felder auf der Kaiserleiste. Leopold
        kommt auf etwa 150 Punkte.
level-hard = schwer
    .about = Jedes Symbol zählt: ein volles Haus und alle Aufträge erfüllt. Leopold kommt auf etwa 189
        Punkte.

## Module: der Name auf der Schachtel, dann was es bringt.

# official
module-ballrooms = Wiener Ballsäle
    .about = Champagner und Tänzer; 3 Ballsäle werden zusammen mit dem Kaiser gewertet.
module-celebrities = Prominente
    .about = Drei farbige Würfel bringen berühmte Gäste in deine Lounge, jeden mit Punkten und einer
        Fähigkeit.
module-unique-hotels = Besondere Hotels
    .about = Jedes Hotel hat einen Eingang mit eigener Fähigkeit, auch das deines Gegners.
module-some-more = Darf’s a bisserl mehr sein?
    .about = Mehr Personal, Aufträge und Kaiserplättchen; fast keine neuen Regeln.
# ours
module-start-player = Startspieler
    .about = Die Soloregeln lassen sich nicht mit dem Startspieler-Modul verbinden.

## Optionen beim Aufbau: die Frage, dann jede Möglichkeit.

option-hotel = Welches Hotel ist deins?
    .about = Die Seite deines Hotelplans. Dein Gegner benutzt immer die Nachtseite.
option-hotel-night = Nacht
    .about = Wie bei deinem Gegner; die roten Zimmer liegen beisammen auf den unteren Etagen.
option-hotel-day = Überrasche mich
    .about = Eine der 4 Tagseiten unten, zufällig gewählt.
option-hotel-day-a = Tag A
    .about = Ein gelber Turm durch alle Etagen.
option-hotel-day-b = Tag B
    .about = Die größte rote Gruppe liegt auf den billigen Etagen.
option-hotel-day-c = Tag C
    .about = Vier gelbe Zimmer unten, ein roter Turm daneben.
option-hotel-day-d = Tag D
    .about = Eine blaue Ecke unten, 3 rote Zimmer unter dem Dach.

option-entrance = Welchen Eingang hat dein Gegner?
    .about = Jeder hat eine eigene Fähigkeit, die deinem Gegner hilft.
option-entrance-random = Überrasche mich
# Namen wie gedruckt
option-entrance-hautel-couture = Hautel Couture
    .about = Drei Gäste warten in seinem Café. Nimmst du einen Würfel, bekommt einer von ihnen, was
        auf dem Feld liegt. Eine vollständige Bestellung bringt deinem Gegner Punkte.
option-entrance-nine-stars-inn = Nine Stars Inn
    .about = Auftragssymbole legen Marken auf die Sternleiste; jede Etage oder Spalte, die du füllst,
        nimmt eine weg. Kommt der Kaiser, bringen 1–3, 4–6 oder 7–9 Marken deinem Gegner 5, 10 oder
        15 Punkte.
option-entrance-sushi-resort = Sushi Resort
    .about = Marken aus seinen Zimmern kommen auf den ersten Gast der Warteschlange. So ein Gast
        kostet dich 1 Krone mehr. Er bringt deinem Gegner 8 Punkte, sobald dein Gegner ihn nimmt oder
        er Platz 5 erreicht.
option-entrance-toll-bridge-hotel = Toll Bridge Hotel
    .about = Nimmt dein Gegner einen Würfel, kommt eine Marke auf das Feld. Nutzt du
        das Feld, zahlst du 1 Krone, und dein Gegner bekommt 1 Punkt für jede Marke darauf.

option-cards = Eigene Kartenwerte
    .about = Eine Datei mit den Werten deiner eigenen Karten. Sie ersetzt die nachgebauten Werte.
option-promos = Promokarten
    .about = Ein paar zusätzliche Karten, die auf Messen verteilt wurden.
option-promos-off = Weglassen
option-promos-on = Einmischen

## Was nachgebaut ist.

guess-ballroom-guests = Ballsäle: die Bestellungen der 29 Gäste von Modul 1 und die Punkte von 25
    davon.
guess-ballroom-rows = Ballsäle: Felder und Champagnerkosten der Reihen und des Balkons, und wann er
    öffnet.
guess-rehearsal-rooms = Ballsäle: die Probensäle mit ihren Bereichen und Boni.
guess-bottles = Ballsäle: wie viele Flaschen die Aktionsfelder 1 und 2 zu Speisen und Getränken dazu
    geben.
guess-ballroom-colours = Ballsäle: die Farben der neuen Gäste (sie folgen aus ihren Nummern).
guess-celebrity-points = Prominente: ihre Punkte, sofort und nach dem Warten.
guess-lounge = Prominente: die Reihenfolge in der Lounge.
guess-staff-costs = Personal: was die Karten von Alles Walzer! kosten.
guess-promos = Promokarten: Farbe, Bestellung und Punkte von { COMMAS($guests) }; die Kosten der
    Karte { staff-183 }.
guess-dove = Besondere Hotels: die 5 Marken des Eingangs Dove.

## Zeilen der Schlusswertung, mitten im Satz.

score-guests = Gäste
score-spaces = Punkte auf Feldern
score-blue-groups = blaue Gruppen
score-emperor-track = Kaiserleiste
score-objectives = Aufträge
score-staff = ausliegendes Personal
score-emperor-tiles = Kaiserplättchen
score-rooms = bezogene Zimmer
score-end-staff = Personal der Schlusswertung
score-krones = Kronen
score-items = Speisen und Getränke
score-cafe = Gäste, die noch im Café sitzen
score-ballrooms = Ballsäle
score-celebrities = Prominente
score-entrance = Hoteleingang
score-ninas-melange = Aufträge von Ninas Melange
# Nur im Begleiter.
score-yours = deine Punkte

## Wie es ausging.

result-won = Du gewinnst { $mine } zu { $theirs }.
result-lost-to-leopold = Leopold gewinnt { $theirs } zu { $mine }.
result-lost-to-elisabeth = Elisabeth gewinnt { $theirs } zu { $mine }.

## Was an einer Kartendatei falsch ist.

file-not-toml = Deine Kartendatei ist kein TOML: { $error }.
file-wrong = Deine Kartendatei: { $where } { $what }.
file-missing = fehlt
file-number = muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“
file-yes-or-no = muss true oder false sein, nicht „{ $value }“
file-rows = muss eine Liste von Tabellen sein
file-table = muss eine Tabelle sein
file-not-in-a-deck = kann nicht mit deinen Karten gespeichert werden; nimm diese Datei stattdessen in einer neuen Partie
file-effect = hat einen unbekannten Effekt ({ $reason })
file-not-reconstructed = hat keine nachgebauten Werte; lass es weg
file-order = muss eine Liste von { $n } Zahlen sein: { COMMAS($items) }
file-unknown = ist unbekannt; es gibt { COMMAS($known) }
file-boards = muss 1 bis { $most } Pläne haben
file-dancers = muss 10 Tänzer in höchstens { $most } Bereichen haben
file-fresh-and-aged = muss aus zwei Zahlen bestehen: sofort und nach dem Warten
file-each-once = muss { COMMAS($names) } nennen, jedes genau einmal
file-tokens = muss { $n } Marken haben
