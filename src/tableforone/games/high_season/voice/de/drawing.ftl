# Der Tisch als reiner Text, 79 Zeichen breit.

draw-round = { $who ->
    [ralph] Runde { $round } von { $rounds } (Ralph beginnt), Zug { $nth } von 4. Punkte: du { $you }, Ralph { $ralph }.
   *[you] Runde { $round } von { $rounds } (du beginnst), Zug { $nth } von 4. Punkte: du { $you }, Ralph { $ralph }.
}
draw-over = Runde { $round } von { $rounds }, das Spiel ist aus. Punkte: du { $you }, Ralph { $ralph }.
# $n: wie viele Würfel; $die: Augenzahl
draw-dice = { $n }× { $die } { $die ->
    [1] vorbereiten
    [2] beziehen
    [3] eins von beiden
    [4] Kaiser/Kronen
    [5] einstellen
   *[6] nachahmen
}
draw-all-dice = { $n ->
    [0] Würfel: keine.
   *[other] Würfel: { COMMAS($parts) }.
}
# $n: wie viele Kredite; $loans: ihre Punkte, unter null
draw-money = { $n ->
    [0] { you-have } Keine Kredite mehr.
    [one] { you-have } Noch 1 Kredit (2 Kronen; { COMMAS($loans) } Punkte am Ende).
   *[other] { you-have } Noch { $n } Kredite (je 2 Kronen; { COMMAS($loans) } Punkte am Ende).
}
draw-die = Dein Würfel: { $die }, Stärke { $strength }.
draw-pending = Offen, { $item }: { $effect }.

draw-rooms = Zimmer: Nummer, Farbe (B R G), Gruppe; . leer, o vorbereitet, X bezogen
draw-floors = Etagen 1–4: vorbereiten 0–3 Kronen, beziehen 1–4, am Ende 1–4 Punkte.
# Ein Buchstabe für eine Farbe.
draw-colour = { $colour ->
    [blue] B
    [red] R
   *[yellow] G
}
draw-hotel = { $who ->
    [ralph] Ralphs Hotel (Plan { $hotel })
   *[you] Dein Hotel (Plan { $hotel })
}
draw-no-hotel = { $who ->
    [ralph] Ralphs Hotel: noch nicht ausgeteilt.
   *[you] Dein Hotel: noch nicht ausgeteilt.
}
# Höchstens neun Buchstaben.
draw-columns = Spalte
# Höchstens fünf Buchstaben.
draw-holder = { $who ->
    [ralph] Ralph
   *[you] du
}
draw-group = { $letter } { colour } { $reward }
draw-groups = { $n ->
    [0] Offene Gruppen: keine.
   *[other] Offene Gruppen: { SEMICOLONS($parts) }.
}
draw-door = { $room } { $effect }
draw-doors = { $n ->
    [0] Türen: keine.
   *[other] Türen: { SEMICOLONS($parts) }.
}
# $krones: Kronen oder 0; $n: Felder der Kaiserleiste oder 0
draw-gain = { $krones ->
    [0] +{ emperor-spaces }
    [1] { $n ->
        [0] +1 Krone
       *[other] +1 Krone +{ emperor-spaces }
    }
   *[other] { $n ->
        [0] +{ $krones } Kronen
       *[other] +{ $krones } Kronen +{ emperor-spaces }
    }
}
draw-kind = { $kind ->
    [hire] Personal einstellen
    [prepare] { draw-room } vorbereiten
   *[occupy] { draw-room } beziehen
}
draw-room = { $colour ->
    [any] beliebig
   *[other] { colour }
}
# $n: Kronen weniger
draw-effect = { $n ->
    [0] { draw-kind }
   *[other] { draw-kind } −{ $n }
}
draw-effect-free = { draw-kind } kostenlos

draw-track = { $who ->
    [ralph] Ralphs Kaiserleiste: { draw-rows }.
   *[you] Deine Kaiserleiste: { draw-rows }.
}
draw-rows = { SEMICOLONS($parts) }
draw-extra = Zusatzfelder { $marks }
draw-row = Reihe { $row } { $marks } { $visit }, { draw-first }
draw-row-now = Reihe { $row } (jetzt) { $marks } { $visit }, { draw-first }
# $n: Punkte
draw-first = { $who ->
    [you] zuerst: du
    [ralph] zuerst: Ralph
    [nobody] zuerst: niemand
   *[open] zuerst: { points }
}
# $n: Markierungen
draw-visit = { $n } nötig bis Runde { $round }
draw-missed = verfehlt, { $penalty } Punkte
draw-enough = genug
draw-bonus = Reihe { $row }, Feld { $space } { $effect }
draw-bonuses = Boni voraus: { SEMICOLONS($parts) }.

draw-strip = Personalstreifen { $strip }:
draw-hired = { $member } (eingestellt): { $effect }.
draw-staff = { $member } (kostet { $n }): { $effect }.
draw-card = Ralphs letzte Karte { $id }: Würfel { $left } und { $right }; { SEMICOLONS($actions) }.
# $n: Karten
draw-top = { $n ->
    [one] Oben auf seinem Stapel (1 Karte): { $preference }.
   *[other] Oben auf seinem Stapel ({ $n } Karten): { $preference }.
}
