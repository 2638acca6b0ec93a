# Was geschieht, jedes Ereignis als Satz. $who: you oder pseudo.

tell-round = Runde { $round }: { $first ->
    [pseudo] Pseudo beginnt.
   *[you] Du beginnst.
}
tell-place = { $who ->
    [pseudo] Pseudo setzt einen Agenten ein: { $place }.
   *[you] Du setzt einen Agenten ein: { $place }.
}
tell-ambassador = Du setzt den Botschafter ein: { $place }.
tell-copy = { $who ->
    [pseudo] Pseudo nutzt die Aktion eines anderen Feldes: { $place }.
   *[you] Du nutzt die Aktion eines anderen Feldes: { $place }.
}
tell-return = { $who ->
    [pseudo] Pseudo nimmt einen Agenten zurück: { $place }.
   *[you] Du nimmst einen Agenten zurück: { $place }.
}
tell-nowhere = Für deinen Agenten ist kein Feld frei.
tell-pass = { $who ->
    [pseudo] Pseudo passt: Kein Feld steht ihm offen.
   *[you] Du passt: Kein Feld steht dir offen.
}
tell-gain = { $who ->
    [pseudo] Pseudo nimmt { FORM($what, case: "accusative") }.
   *[you] Du nimmst { FORM($what, case: "accusative") }.
}
tell-gain-nothing = { $who ->
    [pseudo] Pseudo bekommt nichts.
   *[you] Du bekommst nichts.
}
tell-pay = { $who ->
    [pseudo] Pseudo zahlt { $kind ->
        [rogue] { $n } Schurken.
       *[gold] { amount }.
    }
   *[you] Du zahlst { $kind ->
        [rogue] { $n } Schurken.
       *[gold] { amount }.
    }
}
tell-lose = { $who ->
    [pseudo] Pseudo verliert 1 { $kind ->
        [rogue] Schurken.
       *[cleric] { kind }.
    }
   *[you] Du verlierst 1 { $kind ->
        [rogue] Schurken.
       *[cleric] { kind }.
    }
}
tell-hand-over = { $giver ->
    [pseudo] Pseudo gibt dir { FORM($what, case: "accusative") }.
   *[you] Du gibst Pseudo { FORM($what, case: "accusative") }.
}
tell-swap = { $who ->
    [pseudo] Pseudo tauscht { a-kind } gegen einen Kleriker ({ quest-produce_a_miracle_for_the_masses }).
   *[you] Du tauschst { a-kind } gegen einen Kleriker ({ quest-produce_a_miracle_for_the_masses }).
}
tell-score = Du erhältst { points } ({ $reason }).
tell-loss = Du verlierst { points } ({ $reason }).
tell-his-score = Pseudo macht { points }. Das geht von deinem Punktestand ab.
tell-owner = { $who ->
    [pseudo] Pseudo erhält den Besitzerbonus: { $tile }.
   *[you] Du erhältst den Besitzerbonus: { $tile }.
}
tell-plot = { $who ->
    [pseudo] Pseudos Verschwörung wirkt: { $quest }.
   *[you] Deine Verschwörung wirkt: { $quest }.
}
tell-marker = { $who ->
    [pseudo] Pseudo nimmt den Startspielermarker.
   *[you] Du nimmst den Startspielermarker.
}
tell-lieutenant = { $who ->
    [pseudo] Pseudo bekommt den Leutnant, einen weiteren Agenten.
   *[you] Du bekommst den Leutnant, einen weiteren Agenten.
}
tell-take-ambassador = { $who ->
    [pseudo] Pseudo nimmt den Botschafter.
   *[you] Du nimmst den Botschafter.
}
tell-lord = Dein Lord ist { $lord }.
tell-card = Du ziehst eine Karte: { $card } – { $does }.
tell-his-card = { $rule ->
    [none] Pseudo zieht eine Karte und spielt sie aus, wie sie gedruckt ist: { $card }. Keine Regel nennt sie.
   *[some] Pseudo zieht eine Karte und spielt sie aus: { $card } (Regel { $rule }).
}
tell-play = Du spielst eine Karte aus: { $card }.
tell-no-effect = Sie bewirkt nichts.
tell-shuffle-cards = Die abgelegten Intrigenkarten werden zu einem neuen Stapel gemischt.
tell-new-quest = Neu im { cliffwatch-inn }: { $quest }.
tell-drafted = Gezogen: { $quest }.
tell-get-quest = { $who ->
    [pseudo] Pseudo bekommt eine Quest: { $quest }.
   *[you] Du bekommst eine Quest: { $quest }.
}
tell-take-quest = Du nimmst eine Quest: { $quest }.
tell-gift = Pseudo gibt dir eine Quest, deren Art dein Lord nicht belohnt (Regel 7E).
tell-revealed = Aufgedeckt und abgelegt: { $quest }.
tell-none-left = Es gibt keine Quest dieser Art mehr.
tell-shuffle-quests = Die abgelegten Quests werden zu einem neuen Stapel gemischt.
tell-reset = { $who ->
    [pseudo] Pseudo tauscht die ausliegenden Quests im { cliffwatch-inn } aus.
   *[you] Du tauschst die ausliegenden Quests im { cliffwatch-inn } aus.
}
tell-complete = { $who ->
    [pseudo] Pseudo erfüllt für { AND($price, case: "accusative") } eine Quest: { $quest }.
   *[you] Du erfüllst für { AND($price, case: "accusative") } eine Quest: { $quest }.
}
tell-discard-quest = { $who ->
    [pseudo] Pseudo legt eine Quest ab: { $quest }.
   *[you] Du legst eine Quest ab: { $quest }.
}
tell-mandatory = { $who ->
    [pseudo] Pseudo bekommt eine Pflichtquest: { $quest }.
   *[you] Du bekommst eine Pflichtquest: { $quest }.
}
tell-hall = Neu im { place-builders_hall }: { $tile }.
tell-buy = { $who ->
    [pseudo] Pseudo kauft ein Gebäude: { $tile }.
   *[you] Du kaufst für { $cost } Gold ein Gebäude: { $tile }.
}
tell-take-tile = { $who ->
    [pseudo] Pseudo bringt kostenlos ein Gebäude ins Spiel: { $tile }.
   *[you] Du bringst kostenlos ein Gebäude ins Spiel: { $tile }.
}
tell-discard-tile = { $who ->
    [pseudo] Pseudo legt ein Gebäude ab: { $tile }.
   *[you] Du legst ein Gebäude ab: { $tile }.
}
