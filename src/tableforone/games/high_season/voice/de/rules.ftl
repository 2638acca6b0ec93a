# Was die Regeln erklären: das Spiel in Kürze, Stufen, Optionen, Schlusswertung, Ergebnisse.

primer = Du füllst 7 Runden lang ein Hotel aus Papier. In jeder Runde hast du 2 Züge und nimmst je einen
    Würfel. Je mehr Würfel auf seinem Feld liegen, desto stärker ist die Aktion: Zimmer vorbereiten,
    Zimmer beziehen, auf der Kaiserleiste vorrücken, Kronen nehmen, Personal einstellen. Vorbereiten
    kannst du nur neben einem vorbereiteten oder bezogenen Zimmer, beziehen nur ein vorbereitetes. Die
    Tür bringt einen Bonus. Volle Gruppen, Reihen und Spalten bringen Belohnungen oder Punkte; Reihen und
    Spalten zählen nur für den, der sie zuerst füllt. Nach den Runden 3, 5 und 7 kommt der Kaiser, und du
    verlierst Punkte, wenn du auf seiner Leiste nicht weit genug bist. Kredite helfen jetzt und kosten am
    Ende Punkte. Du gewinnst mit mehr Punkten als Ralph.

## Stufen: der Name mitten im Satz, dann wie sie ist.

level-1 = Stufe 1
    .about = Ralph trödelt: 4 seiner 16 Karten sind zahm, keine ist scharf.
level-2 = Stufe 2
    .about = Eine Karte hat Biss: 3 seiner 16 Karten sind zahm, 1 ist scharf.
level-3 = Stufe 3
    .about = Er schenkt dir nichts: 2 seiner 16 Karten sind zahm, 2 sind scharf.
level-4 = Stufe 4
    .about = Verschwende keinen Zug: 1 seiner 16 Karten ist zahm, 3 sind scharf.
level-5 = Stufe 5
    .about = Für alle, die gern verlieren: Keine seiner 16 Karten ist zahm, 4 sind scharf.

## Optionen beim Aufbau: die Frage, dann jede Möglichkeit.

option-hotel = Welches Hotel gehört dir?
    .about = Zimmer einer Farbe, die sich berühren, bilden eine Gruppe; Gruppen reichen nie über die Treppe.
option-hotel-random = Überrasch mich
    .about = Eines der acht.
option-hotel-1 = Nr. 1
option-hotel-2 = Nr. 2
option-hotel-3 = Nr. 3
option-hotel-4 = Nr. 4
option-hotel-5 = Nr. 5
option-hotel-6 = Nr. 6
option-hotel-7 = Nr. 7
option-hotel-8 = Nr. 8

option-ralph-hotel = Welches Hotel gehört Ralph?
    .about = Nicht dasselbe wie deines.
option-ralph-hotel-random = Überrasch mich
option-ralph-hotel-1 = Nr. 1
option-ralph-hotel-2 = Nr. 2
option-ralph-hotel-3 = Nr. 3
option-ralph-hotel-4 = Nr. 4
option-ralph-hotel-5 = Nr. 5
option-ralph-hotel-6 = Nr. 6
option-ralph-hotel-7 = Nr. 7
option-ralph-hotel-8 = Nr. 8

option-strip = Wer arbeitet in deinem Hotel?
    .about = Sechs Leute, die du während der Partie einstellen kannst.
option-strip-random = Überrasch mich
option-strip-1 = Team 1
    .about = Zimmervermittlerin, Imitator, Roter Zimmerservice, Gelber Gepäckträger, Blauer Concierge,
        Liftboy.
option-strip-2 = Team 2
    .about = Etagenkassiererin, Rotes Zimmermädchen, Kaiserlicher Berater, Empfangschefin, Gelber
        Concierge, Flurinspektor.
option-strip-3 = Team 3
    .about = Imitator, Etagenleiterin, Gelber Zimmerservice, Blauer Gepäckträger, Flügelinspektorin,
        Personalvertreterin.
option-strip-4 = Team 4
    .about = Personalchef, Blaues Zimmermädchen, Hofmeister, Roter Gepäckträger, Innenausstatterin,
        Reiseleiterin.
option-strip-5 = Team 5
    .about = Personalchef, Gelbes Zimmermädchen, Blauer Zimmerservice, Kaiserlicher Berater,
        Flügelinspektorin, Roter Concierge.
option-strip-6 = Team 6
    .about = Etagenkassiererin, Hofbote, Gelber Zimmerservice, Blauer Gepäckträger, Innenausstatterin,
        Flurinspektor.
option-strip-7 = Team 7
    .about = Zimmervermittlerin, Hofbote, Roter Zimmerservice, Empfangschefin, Reiseleiterin,
        Personalvertreterin.
option-strip-8 = Team 8
    .about = Blaues Zimmermädchen, Etagenleiterin, Hofmeister, Roter Gepäckträger, Gelber Concierge,
        Liftboy.

option-pointer = Ralphs Zeigehand
    .about = Auf welcher Seite der Treppe Ralph zu suchen beginnt.
option-pointer-as-written = Wohin sie zeigt
    .about = Eine Hand von links schickt ihn zuerst auf die rechte Seite.
option-pointer-same-side = Woher sie kommt
    .about = Eine Hand von links schickt ihn zuerst auf die linke Seite.

option-deck = Ralphs Karten
    .about = Eine Datei mit deinen eigenen Karten. Sie ersetzt die nachgebauten Karten.

# Nur im Begleiter.
option-dice = Wer würfelt die 10 Würfel?
option-dice-mine = Du
    .about = Du würfelst und gibst ein, was sie zeigen.
option-dice-app = Die App
    .about = Die App würfelt, und du legst die Würfel aus.

# $n: Nummer eines Hotels
same-hotel = Du und Ralph könnt nicht beide Hotel { $n } haben. Wähle für dich oder für ihn ein anderes.

## Was nachgebaut ist.

reconstructed-cards = { $n ->
    [20] Die Bilder von Ralphs 20 Karten sind nachgebaut: Die gedruckten waren nicht zu finden.
    [one] Das Bild von 1 der 20 Karten Ralphs ist nachgebaut: Das gedruckte war nicht zu finden.
   *[other] Die Bilder von { $n } der 20 Karten Ralphs sind nachgebaut: Die gedruckten waren nicht zu finden.
} Mit der Option „Ralphs Karten“ kannst du deine eigenen verwenden.
reconstructed-lines = Die 8 Zickzackwege auf Ralphs Karten sind nachgebaut: Die gedruckten waren nicht zu finden.

## Zeilen der Schlusswertung, mitten im Satz.

score-staff = Personal
score-groups = Gruppen
score-rooms = Zimmer
score-emperor = Kaiser
score-money = Kronen
score-lines = Reihen und Spalten
score-loans = Kredite
# Nur im Begleiter.
score-yours = deine Punkte

## Wie es ausging. $mine, $theirs: Punkte

result-won = Du schlägst Ralph mit { $mine } zu { $theirs }.
result-lost = Ralph gewinnt mit { $theirs } zu { $mine }.
result-draw = Unentschieden, { $mine } zu { $theirs }.

## Was an einer Kartendatei nicht stimmt.

file-not-toml = Die Kartendatei ist kein TOML ({ $error }). Beginne mit einer Kopie von data/solo_cards.toml.
file-other-part = Die Kartendatei ändert „{ $part }“, aber nur [[card]]-Einträge können ersetzt werden. Entferne diesen
    Teil.
file-no-cards = Die Kartendatei hat keine [[card]]-Einträge. Beginne mit einer Kopie von data/solo_cards.toml.
# $n: Einträge
file-twice = Die Kartendatei muss jede der 20 Karten A1–A4, B01–B12, C1–C4 einmal enthalten; sie hat { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
}. Eine Partie verwendet je nach Stufe 16 davon.
file-lacks = Die Kartendatei muss jede der 20 Karten A1–A4, B01–B12, C1–C4 einmal enthalten; sie hat { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
}, und es fehlt { COMMAS($cards) }. Eine Partie verwendet je nach Stufe 16 davon.
file-id = Kartendatei, Karte „{ $card }“: Ihre id muss eine aus A1–A4, B01–B12, C1–C4 sein.
file-field = Kartendatei, Karte { $card }, Feld „{ $field }“: { $what }.
file-unknown-field = unbekannt; eine Karte hat { COMMAS($fields) }
file-grade = hier muss „{ $grade }“ stehen
file-two-dice = hier muss eine Liste von zwei Würfeln stehen, links und rechts
file-actions = hier muss eine Liste von 1 bis { $most } Aktionen stehen
file-die = „{ $value }“ ist kein Würfel; möglich sind 1 bis 6 oder "most"
file-steps = n = { $value } in einer Kaiseraktion; möglich sind 1 bis { $most }
file-action = „{ $value }“ ist weder eine Kaiseraktion (do, n) noch ein Bezug (do, color, prefer)
file-choice = „{ $value }“ ist unbekannt; möglich sind { COMMAS($choices) }
