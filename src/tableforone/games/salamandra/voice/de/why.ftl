# Warum Rudolph das gewählt hat: erst die Wahl, dann der Grund.

candidate-field = { $field } bei { $cell }

why-no-field = Rudolph deckt eine weitere Karte auf: { $hole ->
    [yes] Entlang { FORM($arrow, case: "dative") } gibt es vor der ersten Leerstelle keinen freien Platz.
   *[no] Entlang { FORM($arrow, case: "dative") } gibt es keinen freien Platz.
}
why-field = Rudolph geht auf { FORM($field, case: "definite") } bei { $cell }: { $hole ->
    [yes] das letzte Feld vor der ersten Leerstelle entlang { FORM($arrow, case: "dative") }.
   *[no] das äußerste Feld entlang { FORM($arrow, case: "dative") }.
}
why-field-with-spot = Rudolph geht auf { FORM($field, case: "definite") } bei { $cell }: { $hole ->
    [yes] das letzte Feld mit freiem Platz vor der ersten Leerstelle entlang { FORM($arrow, case: "dative") }.
   *[no] das äußerste Feld mit freiem Platz entlang { FORM($arrow, case: "dative") }.
}

why-bonus-spot = Rudolph setzt seinen Lehrling auf { FORM($spot, case: "accusative") }. Der Bonusplatz war frei, also
    erhält er nichts.
why-next-spot = Rudolph setzt seinen Lehrling auf { FORM($spot, case: "accusative") }. Der Bonusplatz war besetzt; dies
    ist der nächste freie im Uhrzeigersinn.

why-no-book = Rudolph legt seine 3 Schriftrollen ab. In keinem Zauberbuch ist ein Platz für ihn frei, also bleibt der
    Lehrling auf { FORM($spot, case: "dative") }.
why-upper-book = Rudolph legt seine 3 Schriftrollen ab. Der Lehrling zieht { FORM($spot, case: "from") } auf
    { FORM($book, case: "accusative") }, den ersten freien oberen Platz von links.
why-lower-book = Rudolph legt seine 3 Schriftrollen ab. Der Lehrling zieht { FORM($spot, case: "from") } auf
    { FORM($book, case: "accusative") }. Oben war kein Platz für ihn frei; dies ist der erste freie untere.
