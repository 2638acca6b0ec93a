# Was ein Teil ist, für alle, die fragen.

explain-spot = { $place ->
    [top] Der obere Platz von { $id }
    [right] Der rechte Platz von { $id }
    [bottom] Der untere Platz von { $id }
   *[left] Der linke Platz von { $id }
}
explain-field = Feld ({ $colour })
explain-spot-text = Setzt du hier ein, bekommst du die Kristalle auf den Wegen zu den zwei Hainen. Arbeit:
    { $work }.
explain-bonus-spot-text = Setzt du hier ein, bekommst du die Kristalle auf den Wegen zu den zwei
    Hainen und den Bonus
    des Feldes: { $bonus }. Arbeit: { $work }.
explain-spot-now = { $who ->
    [you] Hier steht dein Lehrling.
    [rudolph] Hier steht Rudolphs Lehrling.
   *[nobody] Der Platz ist frei.
}
explain-work = { $gain } erhalten
explain-work-paid = { $cost } zahlen, { $gain } erhalten

explain-build-kind = ein Feld zum Bauen
explain-build = Wenn du es baust, erhältst du sofort { $bonus }. Spätere Arbeit: { $work }.
explain-cost = Kostet { $cost }; du hast { AND($goods) }.

explain-grove = Hain { $id }
explain-grove-text = Nachdem du gepasst hast, kannst du ihn für { crystals } ernten und erhältst { $gain }.
explain-grove-now = Er wäre die Nummer { $nth } in deiner Reihe.
explain-grove-threat = { explain-grove-now } Rudolph steht daneben und nimmt ihn nach dieser Runde.

explain-good-kind = eine Ware dieses Zuges
explain-good-text = Waren halten nur bis zum Ende des Zuges. Ein Blatt, eine Blüte oder eine Frucht kannst du für
    { crystals } kaufen.
explain-good-now = Du hast { $n }.

explain-card = { $deck ->
    [bear] Bärenkarte, Glaube { $n }
    [eagle] Adlerkarte, Glaube { $n }
    [white] weiße Salamanderkarte, Glaube { $n }
   *[black] schwarze Salamanderkarte, Glaube { $n }
}
explain-card-text = { $text }.
explain-card-yours = Sie gehört dir.
explain-card-top = Sie liegt offen auf ihrem Stapel.

explain-book = ein Zauberbuch
explain-book-text = Am Ende: { OR($spots) }. Vier Schriftrollen bringen einen Lehrling hierher.
explain-book-now = Im Moment zählst du { $n }.

explain-temple = Der Tempel
explain-temple-kind = { $half ->
    [white] weiße Hälfte
    [black] schwarze Hälfte
   *[other] des Salamanders
}
explain-temple-text = Drehe einen Lehrling um und zahle einen Trank und Kristalle: Du nimmst die oberste
    Salamanderkarte dieser Hälfte. Sie wirkt einmal.

explain-druid = Dein Druide
explain-druid-kind = Passen
explain-druid-text = Wenn du passt, drehst du jeden aktiven Lehrling für 1 Kristall um. Danach darfst du Haine ernten,
    und die Runde endet.
explain-druid-now = { $n ->
    [0] Du hast keinen Lehrling mehr einzusetzen.
    [one] Du musst noch 1 Lehrling einsetzen.
   *[other] Du musst noch { $n } Lehrlinge einsetzen.
}

## Hinweise.

careful-goods = Eine Hauptaktion beendet den Zug: Was übrig bleibt, geht verloren ({ AND($goods, case: "nominative") }).
careful-behind = Du hast { points }, Rudolph { $his }, und seine Haine kommen noch dazu. Liegst du nach der Runde nicht
    vorn, verlierst du.
