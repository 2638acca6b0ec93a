# Deine Züge, jeder als ein Satz für das Protokoll, in der Gegenwart.

did-chose = Du wählst: { $answer }.
did-end = Du beendest deinen Zug.
did-pass = Du passt.
did-guest = { $n ->
    [0] Du nimmst { FORM($guest, the: "yes", case: "accusative") } kostenlos.
    [one] Du nimmst { FORM($guest, the: "yes", case: "accusative") } für 1 Krone.
   *[other] Du nimmst { FORM($guest, the: "yes", case: "accusative") } für { $n } Kronen.
}
did-die = { $n ->
    [0] Du nimmst eine { $face }: { $action }, Stärke { $strength }.
    [one] Du nimmst eine { $face } für 1 Krone: { $action }, Stärke { $strength }.
   *[other] Du nimmst eine { $face } für { $n } Kronen: { $action }, Stärke { $strength }.
}
did-die-lost = Du nimmst eine { $face }; keine Aktion ist möglich.
did-serve-now = { $n ->
    [0] Du servierst kostenlos aus der Küche.
    [one] Du servierst für 1 Krone aus der Küche.
   *[other] Du servierst für { $n } Kronen aus der Küche.
}
did-claim = { $points ->
    [one] Du erfüllst Auftrag { $letter }: 1 Punkt.
   *[other] Du erfüllst Auftrag { $letter }: { $points } Punkte.
}
did-use = Du nutzt eine Personalkarte: { $name }.
did-move = Du lässt { FORM($guest, the: "yes", case: "accusative") } in { $room } einziehen: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
did-discard = Du legst eine Personalkarte ab: { $name }.
did-return = Du legst eine Personalkarte zurück: { $name }.
did-under = Du legst eine Personalkarte unter den Stapel: { $name }.
did-lose-staff = Du gibst eine Personalkarte ab: { $name }.
did-hire = { $n ->
    [0] Du stellst kostenlos ein: { $name }.
    [one] Du stellst für 1 Krone ein: { $name }.
   *[other] Du stellst für { $n } Kronen ein: { $name }.
}
did-when = { $when ->
    [before] Du nutzt eine Personalkarte vor der Hauptaktion: { $name }.
    [after] Du nutzt eine Personalkarte erst nach der Hauptaktion: { $name }.
   *[not] Du nutzt diese Personalkarte nicht: { $name }.
}
did-items = Du nimmst { $items }.
did-funds = { $spaces ->
    [0] Du bekommst { krones }.
    [one] { $n ->
        [0] Du rückst auf der Kaiserleiste 1 Feld vor.
       *[other] Du rückst auf der Kaiserleiste 1 Feld vor und bekommst { krones }.
    }
   *[other] { $n ->
        [0] Du rückst auf der Kaiserleiste { $spaces } Felder vor.
       *[other] Du rückst auf der Kaiserleiste { $spaces } Felder vor und bekommst { krones }.
    }
}
did-any-action = Du wählst diese Aktion: { $action }.
did-extra = { $n ->
    [0] Du nutzt Feld { $face }: { $action }, Stärke { $strength }.
    [one] Du nutzt Feld { $face } für 1 Krone: { $action }, Stärke { $strength }.
   *[other] Du nutzt Feld { $face } für { $n } Kronen: { $action }, Stärke { $strength }.
}
did-serve = Du servierst { FORM($guest, the: "yes", case: "dative") } 1 { $item }.
did-give = Du gibst { FORM($guest, the: "yes", case: "dative") } 1 { $item }.
did-kitchen = { $n ->
    [one] Du legst 1 { $item } in die Küche.
   *[other] Du legst { $n } { FORM($item, many: "yes") } in die Küche.
}
did-item = Du nimmst 1 { $item }.
did-spend = Du gibst 1 { $item } ab.
did-part = Du wählst die nächste Belohnung: { $effect }.
did-without = Du verzichtest auf eine Belohnung: { $effect }.
did-emperor = Du rückst auf der Kaiserleiste { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} vor.
did-prepare = { $n ->
    [0] Du bereitest { $room } kostenlos vor.
    [one] Du bereitest { $room } für 1 Krone vor.
   *[other] Du bereitest { $room } für { $n } Kronen vor.
}
did-prepare-occupy = { $n ->
    [0] Du bereitest { $room } kostenlos vor und beziehst das Zimmer.
    [one] Du bereitest { $room } für 1 Krone vor und beziehst das Zimmer.
   *[other] Du bereitest { $room } für { $n } Kronen vor und beziehst das Zimmer.
}
did-occupy = Du beziehst { $room }.
did-lose-vacant = Du gibst ein freies Zimmer ab: { $room }.
did-lose-occupied = Du gibst ein bezogenes Zimmer ab: { $room }.
did-order = Du erfüllst die Bestellung { FORM($guest, the: "yes", case: "genitive") }.
did-waive = Du zahlst 1 Krone und entgehst der Strafe.
did-penalty = Du nimmst die Strafe hin.

did-no-emperor = Du bleibst auf der Kaiserleiste stehen.
did-no-hire = Du stellst niemanden ein.
did-no-prepare = Du bereitest keine Zimmer mehr vor.
did-no-occupy = Du beziehst keine Zimmer mehr.
did-no-guest = Du nimmst keinen Gast.
did-no-order = Du erfüllst keine Bestellung.
did-no-extra = Du verzichtest auf die Zusatzaktion.
did-no-serve = Du servierst nichts mehr.
did-no-spend = Du gibst nichts mehr ab.
