# Das Ergebnis einer Partie.

result-title-won = Gewonnen
result-title-lost = Verloren
result-title-draw = Unentschieden

result-heading-won = Du gewinnst!
result-heading-lost = { $opponent } gewinnt
result-heading-draw = Unentschieden
result-heading-shared-by = Eine Partie von { $sender }
result-heading-shared = Eine geteilte Partie

# $by: Punkte
result-by-won = { $by ->
    [one] mit 1 Punkt Vorsprung
   *[other] mit { $by } Punkten Vorsprung
}
result-by-lost = { $by ->
    [one] dir fehlt 1 Punkt
   *[other] dir fehlen { $by } Punkte
}
# $n: Züge
result-undone = { $n ->
    [one] 1 Zug zurückgenommen
   *[other] { $n } Züge zurückgenommen
}
result-deal = Auslage { $deal }
# $n: Karten oder Würfe
result-reveals = { $n ->
    [one] Du hast 1 Aufdecken zurückgenommen; der Verlauf vermerkt das bei dieser Partie.
   *[other] Du hast { $n }-mal ein Aufdecken zurückgenommen; der Verlauf vermerkt das bei dieser Partie.
}
result-you = Du
result-board = Der Tisch am Ende

## Bestleistung, üblicher Punktestand, Bilanz.

result-first = Deine erste beendete Partie gegen { $opponent } auf dieser Stufe.
result-first-no-level = Deine erste beendete Partie gegen { $opponent }.
# $best: Punkte; $by: Punkte mehr
result-best-new = { $by ->
    [one] Neue Bestleistung: 1 Punkt mehr als bisher ({ $best }).
   *[other] Neue Bestleistung: { $by } Punkte mehr als bisher ({ $best }).
}
result-best-equal = So viele Punkte wie in deiner besten Partie ({ $best }).
# $rank: 2, 3, …; $games: alle Partien
result-best-not = { $rank ->
    [2] Deine zweitbeste Leistung in { $games } Partien. Deine beste: { $best }.
    [3] Deine drittbeste Leistung in { $games } Partien. Deine beste: { $best }.
   *[other] Deine Bestleistung ist { $best }; diese Partie liegt auf Platz { $rank } von { $games }.
}
# $usual: Punkte
result-usual-more = { $by ->
    [one] 1 Punkt mehr als sonst ({ $usual }).
   *[other] { $by } Punkte mehr als sonst ({ $usual }).
}
result-usual-less = { $by ->
    [one] 1 Punkt weniger als sonst ({ $usual }).
   *[other] { $by } Punkte weniger als sonst ({ $usual }).
}
result-usual-same = Etwa so viel wie sonst ({ $usual }).
result-balance = Du hast jetzt { $won } von { $games } Partien auf dieser Stufe gewonnen.
result-balance-no-level = Du hast jetzt { $won } von { $games } Partien gewonnen.

## Was jetzt?

result-share = Teilen
result-review = Analyse
result-again = Noch einmal
result-challenge = Fordere jemanden heraus
result-same-deal = Dieselbe Auslage
result-replay = Nachspielen
result-download = Herunterladen
result-table = Tisch
result-delete = Löschen

## Die Wertung.

result-steps = Die Wertung Schritt für Schritt
result-steps-about = Die Zahlen über den Stufen sind Zwischensummen; die offenen Balken gehören { $opponent }.
result-steps-about-alone = Die Zahlen über den Stufen sind Zwischensummen.
result-step = { $theirs ->
    [none] { $what }: { SIGNED($mine) }, zusammen { $total }.
   *[other] { $what }: du { SIGNED($mine) }, { $opponent } { SIGNED($theirs) }.
}
result-total = Summe
result-known = Was bekannt ist
result-from = Punkte für

## Der Verlauf der Partie.

result-turn = Der Wendepunkt
result-turn-round = Runde { $round }: { $said }
result-turn-won = { $behind ->
    [one] Vor diesem Zug lagst du 1 Punkt zurück, danach nie wieder.
   *[other] Vor diesem Zug lagst du { $behind } Punkte zurück, danach nie wieder.
}
result-turn-lost = { $behind ->
    [one] Vor diesem Zug lagst du 1 Punkt vorn. Ab hier blieb { $opponent } in Führung.
   *[other] Vor diesem Zug lagst du { $behind } Punkte vorn. Ab hier blieb { $opponent } in Führung.
}
result-turn-won-alone = Vor diesem Zug lagst du unter 0 Punkten, danach nie wieder.
result-turn-lost-alone = Vor diesem Zug lagst du über 0 Punkten, danach nie wieder.
result-before = vorher
result-after = nachher
result-turn-replay = Von hier nachspielen
result-turn-share = Moment teilen
result-course = So lief es
result-course-label = { $n ->
    [one] Punktestand nach deinem Zug; am Ende { $mine }–{ $theirs }.
   *[other] Punktestand nach jedem deiner { $n } Züge; am Ende { $mine }–{ $theirs }.
}
result-course-label-alone = { $n ->
    [one] Punktestand nach deinem Zug; am Ende { $mine }.
   *[other] Punktestand nach jedem deiner { $n } Züge; am Ende { $mine }.
}
result-start = Anfang
result-end = Ende
result-final = Schlusswertung
result-daily = Heutiges Ergebnis teilen
result-copy = Kopieren
result-copied = Kopiert
result-selected = Markiert
result-spoils-nothing = Es verrät nichts über die Auslage.
