# Was geschehen ist: jedes Ereignis als ein Satz für das Protokoll, in der Gegenwart.

## Runden und Würfel.

tell-round = { $first ->
    [you] Runde { $n } von 7: Du hast Zug 1 und 4.
    [elisabeth] Runde { $n } von 7: Elisabeth hat Zug 1 und 4.
   *[leopold] Runde { $n } von 7: Leopold hat Zug 1 und 4.
}
tell-roll = Die Würfel zeigen { AND($dice) }.
tell-dustbin = { $n ->
    [0] Der letzte Würfel kommt weg.
    [one] Ein Würfel kommt weg; der andere wird neu gewürfelt.
   *[other] Ein Würfel kommt weg; die anderen { $n } werden neu gewürfelt.
}
tell-pass = Du passt in Zug { $n }.

## Was du tust.

tell-take = Du nimmst { FORM($guest, the: "yes", case: "accusative") } ({ colour }) von Platz { $place }.
tell-pay = Du zahlst { krones } (noch { $left }).
tell-die = { $n ->
    [0] Du nimmst eine { $face }: { $action }, Stärke { $strength }.
    [one] Du nimmst eine { $face } für 1 Krone: { $action }, Stärke { $strength }.
   *[other] Du nimmst eine { $face } für { $n } Kronen: { $action }, Stärke { $strength }.
}
tell-die-lost = Du nimmst eine { $face }; keine Aktion ist möglich.
tell-extra = E. Gizia: Du nutzt Feld { $face } mit Stärke { $strength }.
tell-money = Du bekommst { krones } (jetzt { $now }).
tell-score = Du bekommst { points } ({ $account }).
tell-lose = Du verlierst { points } ({ $account }).
tell-emperor = { $n ->
    [one] Du rückst auf der Kaiserleiste 1 Feld vor, auf Feld { $at }.
   *[other] Du rückst auf der Kaiserleiste { $n } Felder vor, auf Feld { $at }.
}
tell-retreat = { $n ->
    [one] Du gehst auf der Kaiserleiste 1 Feld zurück, auf Feld { $at }.
   *[other] Du gehst auf der Kaiserleiste { $n } Felder zurück, auf Feld { $at }.
}
tell-kitchen = Du legst { $items } in die Küche.
tell-put = { $n ->
    [0] { CAPITAL($guest, the: "yes") } bekommt 1 { $item }: Die Bestellung ist vollständig.
    [one] { CAPITAL($guest, the: "yes") } bekommt 1 { $item } (es fehlt noch 1).
   *[other] { CAPITAL($guest, the: "yes") } bekommt 1 { $item } (es fehlen noch { $n }).
}
tell-filled = Du erfüllst die Bestellung { FORM($guest, the: "yes", case: "genitive") } aus dem Vorrat.
tell-prepare = { $n ->
    [0] Du bereitest { $room } vor ({ $price }).
   *[other] Du bereitest { $room } vor ({ $price }): { points }.
}
tell-occupy = Du beziehst { $room }.
tell-leave = { CAPITAL($guest, the: "yes") } ({ colour }) verlässt das Café.
tell-draw = Du ziehst eine Personalkarte: { $name }.
tell-hire = Du stellst ein: { $name } ({ $price }).
tell-use = Du nutzt eine Personalkarte: { $name }.
tell-claim = Du erfüllst { $objective }.
tell-remove-room = Du verlierst { $place }.
tell-remove-staff = Du verlierst eine Personalkarte: { $name }.
tell-spend = { $n ->
    [one] Du gibst 1 { $item } ab.
   *[other] Du gibst { $n } { FORM($item, many: "yes") } ab.
}

## Der Kaiser.

tell-visit = Der Kaiser kommt: { opponent } bekommt { points } für Feld { $theirs }, du stehst auf Feld { $mine }. Beide gehen { $retreat } Felder zurück.
tell-reward = Der Kaiser belohnt dich: { $reward }.
tell-penalty = Der Kaiser bestraft dich: { $penalty }.
tell-waived = Du zahlst 1 Krone und entgehst der Strafe des Kaisers.

## Was der Gegner tut.

tell-instruction = { opponent } deckt Karte { $card } auf: { $text }.
tell-his-room = { $more ->
    [0] { opponent } bekommt { points } für { FORM($guest, the: "yes", case: "accusative") } in { $room }.
   *[other] { opponent } bekommt { points } für { FORM($guest, the: "yes", case: "accusative") } in { $room } und { $more } für das Feld.
}
tell-his-emperor = { $over ->
    [0] { $n ->
        [one] { opponent } rückt auf der Kaiserleiste 1 Feld vor, auf Feld { $at }.
       *[other] { opponent } rückt auf der Kaiserleiste { $n } Felder vor, auf Feld { $at }.
    }
    [one] { $n ->
        [one] { opponent } rückt auf der Kaiserleiste 1 Feld vor, auf Feld { $at }, und bekommt 1 Punkt.
       *[other] { opponent } rückt auf der Kaiserleiste { $n } Felder vor, auf Feld { $at }, und bekommt 1 Punkt.
    }
   *[other] { opponent } rückt auf der Kaiserleiste { $n } Felder vor, auf Feld { $at }, und bekommt { $over } Punkte.
}
tell-his-staff = { opponent } deckt eine Personalkarte auf: { $name }.
tell-his-objective = { $progress ->
    [3] { opponent } erfüllt { $objective }: { points }.
    [2] { $who ->
        [elisabeth] { CAPITAL($objective) }: Elisabeth rückt ihren Marker von III auf II.
       *[leopold] { CAPITAL($objective) }: Leopold rückt seinen Marker von III auf II.
    }
   *[1] { CAPITAL($objective) }: { opponent } setzt einen Marker auf III.
}
tell-arrive = { CAPITAL($guest, the: "yes") } ({ colour }) kommt in die Warteschlange.
tell-final = Endstand: du { $mine }, { opponent } { $theirs }.

## Modul 1.

tell-dancer = Du schickst einen Tänzer auf den Ball: { $where }.
tell-area-empty = Bereich { $area } deines Probensaals ist leer: Du bekommst seinen Bonus.
tell-to-ball = { CAPITAL($guest, the: "yes") } ({ colour }) geht aus dem Café auf einen Ball.
tell-dancer-lost = Du verlierst einen Tänzer.
tell-ballroom = { $room } wird gewertet: du { $mine } ({ $own }), Elisabeth { $hers } ({ $other }).
tell-her-guest = Elisabeth bekommt { points } und schickt { FORM($guest, the: "yes", case: "accusative") } auf einen Ball.
tell-her-dancer = Elisabeth schickt einen Tänzer auf den Ball: { $where } (noch { $n }).

## Modul 2.

tell-celebrity-arrives = { $celebrity } kommt in die Lounge ({ $colour ->
    [blue] blauer
    [red] roter
   *[yellow] gelber
  } Würfel).
tell-celebrity = { $celebrity } hilft dir bis zum Ende der Runde: { $text }.
tell-her-celebrity = Elisabeth bekommt { points } für { $celebrity }.
tell-her-blue-die = Elisabeth bekommt { points } für den blauen Würfel.

## Modul 3.

tell-entrance-drawn = Du kannst { $entrance } wählen: { $text }.
tell-entrance = Dein Hotel heißt { $entrance }.
tell-sum = Deine beiden Würfel zeigen { $first } und { $second }: Du bekommst den Bonus für { $sum }.
tell-token = { $half ->
    [column] Du nutzt Marke { $token } von Dove für eine Spalte.
   *[floor] Du nutzt Marke { $token } von Dove für eine Etage.
}
tell-personal = Du erfüllst deinen eigenen Auftrag ({ $name }).
tell-spare-tile = { $n ->
    [one] Du gehst auf der Kaiserleiste 1 Feld zurück und bekommst die Belohnung von Plättchen { $tile }: { $reward }.
   *[other] Du gehst auf der Kaiserleiste { $n } Felder zurück und bekommst die Belohnung von Plättchen { $tile }: { $reward }.
}
tell-shift = Ein { $colour ->
    [blue] blauer
    [red] roter
    [yellow] gelber
   *[white] weißer
  } Würfel wird von { $face } auf { $onto } gedreht.
tell-his-own-guest = { $n ->
    [0] Neuer Gast in { opponent }s Café: { $guest }; { $place } ist reserviert.
   *[other] Neuer Gast in { opponent }s Café: { $guest }; { $place } ist reserviert ({ points }).
}
tell-item-given = In { opponent }s Café bekommt { FORM($guest, the: "yes") } 1 { $item }.
tell-item-back = Niemand braucht, was auf dem Feld liegt ({ $item }); es geht zurück in den Vorrat.
tell-star = { opponent } hat { tokens } auf der Sternleiste.
tell-stars-gone = { $n ->
    [one] Du hast eine Etage oder Spalte gefüllt: 1 Marke verlässt die Sternleiste (noch { $left }).
   *[other] Du hast Etagen oder Spalten gefüllt: { $n } Marken verlassen die Sternleiste (noch { $left }).
}
tell-stars-scored = { $tokens ->
    [one] { opponent } bekommt { points } für 1 Marke auf der Sternleiste.
   *[other] { opponent } bekommt { points } für { $tokens } Marken auf der Sternleiste.
}
tell-token-scored = { opponent } bekommt { points } für die Marke auf { FORM($guest, the: "yes", case: "dative") }.
tell-token-moves = { opponent }s Marke kommt auf einen anderen Gast: { $guest }.
tell-toll-token = { $n ->
    [one] { opponent } legt eine Marke auf Feld { $face } (dort jetzt 1 Marke).
   *[other] { opponent } legt eine Marke auf Feld { $face } (dort jetzt { $n } Marken).
}
tell-toll-scored = { opponent } bekommt { points } für die Marken auf Feld { $face } und entfernt eine davon.

## Modul 5.

tell-flip = Du drehst eine Personalkarte um: { $name }.
