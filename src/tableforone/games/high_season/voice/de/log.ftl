# Was geschah. $n ist eine Zahl von Kronen, wenn nichts anderes dasteht.

tell-hotel = { $whose ->
    [ralph] Ralph bekommt Hotel { $hotel }.
   *[you] Du bekommst Hotel { $hotel }.
}
tell-strip = Du bekommst Personalstreifen { $strip }.
tell-round = { $who ->
    [ralph] Runde { $round }: Ralph beginnt.
   *[you] Runde { $round }: Du beginnst.
}
tell-dice = Die Würfel zeigen { AND($dice) }.
tell-take = Du nimmst eine { $die } mit Stärke { $strength }: { $action }.
tell-pass = Du passt und entfernst eine { $die }.
tell-fee = Du zahlst die Gebühr: { krones }.
tell-loan = Du nimmst den { ordinal } Kredit auf ({ $vp } Punkte am Ende).
tell-krones = { $n ->
    [0] Deine Geldleiste ist voll: Du erhältst nichts.
   *[other] Du erhältst { krones }.
}
tell-awake = { $member } hilft.
tell-hire = { $n ->
    [0] Du stellst kostenlos { FORM($member, case: "accusative") } ein.
   *[other] Du stellst für { krones } { FORM($member, case: "accusative") } ein.
}
tell-prepare = { $n ->
    [0] Du bereitest { $room } kostenlos vor.
   *[other] Du bereitest { $room } für { krones } vor.
}
tell-occupy = { $n ->
    [0] Du beziehst { $room } kostenlos.
   *[other] Du beziehst { $room } für { krones }.
}
# $line: eine Reihe oder Spalte
tell-line-first = { $who ->
    [ralph] Ralph füllt { $line } zuerst: { $points }.
   *[you] Du füllst { $line } zuerst: { $points }.
}
tell-line = { $who ->
    [ralph] Ralph füllt { $line }, aber du warst schneller und hast die { $points }.
   *[you] Du füllst { $line }, aber Ralph war schneller und hat die { $points }.
}
# $n: Zimmer
tell-group = { $who ->
    [ralph] Ralph macht eine { colour }e Gruppe aus { $n } Zimmern voll: { $reward }.
   *[you] Du machst eine { colour }e Gruppe aus { $n } Zimmern voll: { $reward }.
}
# $n: Felder
tell-steps = { $who ->
    [ralph] Ralph rückt auf der Kaiserleiste { spaces } vor.
   *[you] Du rückst auf der Kaiserleiste { spaces } vor.
}
tell-steps-lost = { $who ->
    [ralph] Die Leiste ist voll: Ralph verliert { spaces }.
   *[you] Die Leiste ist voll: Du verlierst { spaces }.
}
spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
tell-step-bonus = Du erreichst { FORM($item, case: "accusative") }.
# $row: der Kaiserleiste; $n: Punkte
tell-row-filled = { $n ->
    [0] { $who ->
        [ralph] Ralph füllt Kaiserreihe { $row }, aber nicht als Erster.
       *[you] Du füllst Kaiserreihe { $row }, aber Ralph war schneller.
    }
   *[other] { $who ->
        [ralph] Ralph füllt Kaiserreihe { $row } zuerst: { points }.
       *[you] Du füllst Kaiserreihe { $row } zuerst: { points }.
    }
}
tell-use = Du nutzt { FORM($item, case: "accusative") }.
tell-use-for = Du nutzt { FORM($item, case: "accusative") }: { $effect }.
tell-declined = Du verzichtest auf { FORM($item, case: "accusative") }: { $effect }.
tell-lost = { CAPITAL($item) } verfällt, weil gerade nicht nutzbar.
# $n, $needed: Markierungen; $penalty: Punkte, 0 oder weniger
tell-visit = { $who ->
    [ralph] Der Kaiser kommt: Ralph hat { marks } in Reihe { $row } und braucht { $needed }
   *[you] Der Kaiser kommt: Du hast { marks } in Reihe { $row } und brauchst { $needed }
}{ $penalty ->
    [0] ; das reicht.
   *[other] {" "}({ $penalty } Punkte).
}
marks = { $n ->
    [0] keine Markierung
    [one] 1 Markierung
   *[other] { $n } Markierungen
}
tell-card = Ralph deckt Karte { $id } auf ({ $card }); die nächste Karte zeigt: { $preference }.
