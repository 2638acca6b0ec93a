# Deine Möglichkeiten. $n: Kristalle.

say-pass = Passen: aktive Lehrlinge für je 1 Kristall umdrehen und die Züge dieser Runde beenden
    .label = Passen
    .note = aktive Lehrlinge für je 1 Kristall umdrehen
say-stop-harvest = Ernte beenden: Rudolph nimmt seine Haine
    .label = Ernte beenden
say-stop-recycle = Austausch beenden
    .label = Austausch beenden
say-build-at = Bei { $cell } bauen
# case: accusative, dative
spot-at = { $case ->
    [accusative] { FORM($spot, case: "accusative") }
    [dative] { FORM($spot, case: "dative") }
    [from] { FORM($spot, case: "from") }
   *[nominative] { $spot }
} bei { $cell }
say-wake = Den Lehrling auf { FORM($where, case: "dative") } reaktivieren
say-send-active = Den aktiven Lehrling { FORM($where, case: "from") } schicken
say-send-flipped = Den umgedrehten Lehrling { FORM($where, case: "from") } schicken
say-book = { CAPITAL($spot) }: { $points } am Ende
    .label = { CAPITAL($spot) }
say-harvest = { CAPITAL($grove) } aus { FORM($gap, case: "dative") } ernten
    .label = Hain { $id } ernten
say-recycle = { $deck ->
    [bear] Bärenkarte austauschen: { $card }
    [eagle] Adlerkarte austauschen: { $card }
    [white] Weiße Salamanderkarte austauschen: { $card }
   *[black] Schwarze Salamanderkarte austauschen: { $card }
}
    .label = { $deck ->
        [bear] Bärenkarte austauschen
        [eagle] Adlerkarte austauschen
        [white] Weiße Salamanderkarte austauschen
       *[black] Schwarze Salamanderkarte austauschen
    }
say-recycle-field = { CAPITAL($field, case: "definite") } aus der Auslage austauschen
say-rest = Ausruhen: den Lehrling auf { FORM($where, case: "dative") } für { crystals } umdrehen
    .label = Ausruhen
say-take = { $deck ->
    [bear] Bärenkarte nehmen: { $card }
    [eagle] Adlerkarte nehmen: { $card }
    [white] Weiße Salamanderkarte nehmen: { $card }
   *[black] Schwarze Salamanderkarte nehmen: { $card }
}
    .label = { $deck ->
        [bear] Bärenkarte nehmen
        [eagle] Adlerkarte nehmen
        [white] Weiße Salamanderkarte nehmen
       *[black] Schwarze Salamanderkarte nehmen
    }
say-buy = { $what } für { crystals } kaufen
say-pay = { $what } zahlen
say-place = Lehrling auf { FORM($where, case: "accusative") } setzen: kein Ertrag
    .label = Lehrling auf { FORM($where, case: "accusative") } setzen
say-place-for = Lehrling auf { FORM($where, case: "accusative") } setzen: { $gain }
    .label = Lehrling auf { FORM($where, case: "accusative") } setzen
say-build = { CAPITAL($field, case: "definite") } bauen: { $cost } zahlen, { $gain } erhalten
    .label = { CAPITAL($field, case: "definite") } bauen
say-build-free = { CAPITAL($field, case: "definite") } kostenlos bauen
how = { $how ->
    [work] Mit der Sichel ernten
   *[brew] Im Kessel brauen (beendet den Zug)
}
say-work = { how }: den Lehrling auf { FORM($where, case: "dative") } umdrehen, { $gain } erhalten
    .label = { how }: den Lehrling auf { FORM($where, case: "dative") } umdrehen
say-work-paid = { how }: den Lehrling auf { FORM($where, case: "dative") } umdrehen, { $cost } zahlen, { $gain } erhalten
    .label = { how }: den Lehrling auf { FORM($where, case: "dative") } umdrehen
say-temple = { label-temple }: den Lehrling auf { FORM($where, case: "dative") } umdrehen, { $cost } zahlen.
    Dafür: { $prize }
    .label = { label-temple }
say-convert = { $card } nutzen: { crystals } für { $what } zahlen
    .label = { $card } nutzen

## Was Karten und Plättchen zeigen.

say-it-is-the = Es ist: { $what }
say-it-is = Es ist { $what }
say-opened = Es ist das { $book }: { $points }
say-arrow = Karte { $id }: { $arrow }

## Kurz, neben einem Bild.

label-temple = { $half ->
    [white] Tempel, weiße Hälfte
   *[black] Tempel, schwarze Hälfte
}
label-rest = Ausruhen für { crystals }
label-price = für { crystals }
