# Mit dem eigenen Spiel: Fragen zu deinem Tisch, Anweisungen für deine Hände, was die App für Pseudo verwaltet.

## Fragen und Antworten.

home-harbor = { $place }: Dein Agent zieht weiter. Wo hast du ihn eingesetzt?
home-place = Runde { $round }, dein Agent { $nth } von { $all }: Wo hast du ihn eingesetzt?
home-place-extra = Runde { $round }, ein zusätzlicher Agent: Wo hast du ihn eingesetzt?
home-place-quest = Runde { $round }, dein Agent { $nth } von { $all }: Wo hast du ihn eingesetzt? Danach gibst du deine
    Quest ein.
home-place-extra-quest = Runde { $round }, ein zusätzlicher Agent: Wo hast du ihn eingesetzt? Danach gibst du deine
    Quest ein.
home-top-tile = Welches Gebäude lag oben auf dem Stapel?
home-hall-tile = { place-builders_hall }, Platz { $place }: Welches Gebäude liegt dort?
home-new-hall-tile = { place-builders_hall }, Platz { $place }: Welches Gebäude liegt jetzt dort?
home-draw-quest = Ziehe die oberste Quest für Pseudo. Welche ist es?
home-upper-quest = Pseudos obere Quest: Welche hast du gezogen?
home-lower-quest = Pseudos untere Quest: Welche hast du gezogen?
home-draw-card = Ziehe die oberste Intrigenkarte für Pseudo. Welche ist es?
home-play = Welche Intrigenkarte hast du ausgespielt?
home-buy = Welches Gebäude hast du gekauft?
home-take-tile = Welches Gebäude hast du kostenlos aus dem { place-builders_hall } genommen?
home-discard-tile = Welches deiner Gebäude hast du abgelegt?
home-copy = Welches seiner Felder hast du genutzt?
home-hall-agent = Auf welches Gebäude im { place-builders_hall } hast du einen Agenten eingesetzt?
home-score = Die Partie ist zu Ende. Wie viele Punkte hast du? (Jeder Abenteurer und je 2 Gold: 1 Punkt; jede offene
    Quest: −5; Regel 8)
home-have = Seine Karte nimmt dir { a-kind } weg. Hast du einen? (F7)
home-have-yes = Ja, { a-kind } in den Vorrat zurücklegen
home-have-no = Nein, 2 Punkte verlieren
home-low = Von welchen Abenteurern liegen weniger als { $n } im Vorrat?
home-supply = Wie viele { kinds } liegen im Vorrat?
home-many = { $n } oder mehr
home-quest = Welche Quest hast du erfüllt?
home-place-of = { $place }, { home-whose }
home-whose = { $whose ->
    [player] dein Gebäude
    [pseudo] Pseudos Gebäude
   *[hall] im { place-builders_hall }
}
home-nowhere = Nirgends
home-nowhere-note = kein Feld war frei
home-nowhere-full = Nirgends: Kein Feld war frei
home-on-none = Auf keines: Du kannst keines nutzen
home-few = Wenige Abenteurer übrig
home-few-note = zuerst: weniger als { $n } von einer Farbe
home-few-full = Zuerst: Von einer Farbe liegen weniger als { $n } Abenteurer im Vorrat
home-special = Eine besondere Quest
home-special-note = zuerst: du erfüllst sie in diesem Zug
home-special-full = Zuerst: In diesem Zug erfüllst du eine Quest, die einen Agenten, ein Gebäude oder eine Karte bewegt
    oder ihm etwas gibt
home-no-card = Keine Karte
home-reshuffled = Zuerst wurde der Ablagestapel gemischt

## Warum etwas nicht eingegeben werden kann.

barred-his-agent = { $name }: Dort steht Pseudos Agent.
barred-your-agent = { $name }: Dort steht dein Agent.
barred-harbor = { $name }: Ein Agent aus dem Hafen kann nicht in den Hafen gehen (5.6).
barred-no-tile = { $name }: Jetzt kann kein Gebäude gekauft werden.
barred-he-completed = { $name }: Diese Quest hat er erfüllt.
barred-you-completed = { $name }: Diese Quest hast du erfüllt.
barred-his = { $name }: Diese Karte liegt vor Pseudo.
barred-removed = { $name }: Für das Solospiel wird das entfernt (Regel 1).
barred-in-play = { $name }: Das ist schon im Spiel.
barred-discarded = { $name }: Das wurde abgelegt.
barred-in-hall = { $name }: Das liegt im { place-builders_hall }.
barred-all-discarded = { $name }: Alle diese Karten liegen auf dem Ablagestapel.

## Was deine Hände tun.

hand-round = Lege 1 Siegpunktmarker auf jedes Gebäude im { place-builders_hall }. Fülle die Gebäude
    im Spiel auf
hand-round-agent = Lege 1 Siegpunktmarker auf jedes Gebäude im { place-builders_hall }. Fülle die
    Gebäude im Spiel auf. Ihr
    nehmt beide einen weiteren Agenten
hand-round-why = Runde { $round }: { $first ->
    [pseudo] Pseudo beginnt (3.2).
   *[you] Du beginnst (3.2).
}
hand-place = Setze einen seiner Agenten ein: { $place }
hand-gain = { $who ->
    [pseudo] Lege { FORM($what, case: "accusative") } in seine Taverne
   *[you] Nimm dir { FORM($what, case: "accusative") }
}
hand-score = { $n ->
    [one] Zieh deinen Punktemarker 1 Feld vor
   *[other] Zieh deinen Punktemarker { $n } Felder vor
}
hand-score-back = { $n ->
    [one] Zieh deinen Punktemarker 1 Feld zurück
   *[other] Zieh deinen Punktemarker { $n } Felder zurück
}
hand-his-score-why = Seine Punkte werden von deinen abgezogen (S2.2, S2.3).
hand-loss-why = Du hast keinen Abenteurer dieser Art (S10.8).
hand-complete = Er erfüllt eine Quest ({ $quest }): Lege { AND($price, case: "accusative") } aus seiner Taverne zurück
hand-complete-why = Er hat alles, was sie kostet (S11.1).
hand-quest = Lege diese Quest unter seine anderen: { $quest }
hand-quest-why = Er hat immer zwei; die neue kommt nach unten (S4.2).
hand-card = Lege diese Karte auf den Ablagestapel: { $card }
hand-card-why = Er spielt sie nach Regel { $rule }.
hand-buy = Zahle { $cost } Gold aus seiner Taverne und lege dieses Gebäude mit seinem Marker auf den Plan: { $tile }
hand-buy-filled = Zahle { $cost } Gold aus seiner Taverne und lege dieses Gebäude mit seinem Marker auf den Plan:
    { $tile }. Lege { FORM($what, case: "accusative") } darauf
hand-take-tile = Lege dieses Gebäude mit seinem Marker auf den Plan: { $tile }. Er zahlt nichts
hand-owner = Nimm deinen Besitzerbonus ({ $tile }): { $gains }
hand-owner-why = Er nutzt dein Gebäude (6.3).
hand-hand-over = { $giver ->
    [pseudo] Lege { FORM($what, case: "accusative") } aus seiner Taverne in deine
   *[you] Lege { FORM($what, case: "accusative") } aus deiner Taverne in seine
}
hand-lose = { $who ->
    [pseudo] Lege 1 { $kind ->
        [rogue] Schurken
       *[cleric] { kind }
    } aus seiner Taverne in den Vorrat
   *[you] Lege 1 { $kind ->
        [rogue] Schurken
       *[cleric] { kind }
    } aus deiner Taverne in den Vorrat
}
hand-pay = Lege { $kind ->
    [rogue] { $n } Schurken
   *[gold] { amount }
} aus seiner Taverne in den Vorrat
hand-mandatory = { $who ->
    [pseudo] Lege diese Karte über alle seine Quests: { $quest }
   *[you] Lege diese Karte zu deinen offenen Quests: { $quest }
}
hand-mandatory-why = Eine Pflichtquest: { AND($price) } (S4.4).
hand-return = Nimm seinen Agenten zurück: { $place }
hand-copy = Er nutzt die Aktion eines anderen Feldes: { $place }
hand-copy-why = Seine Agenten bleiben, wo sie sind.
hand-gift = Decke Quests auf, bis eine nicht zu den zwei Arten deines Lords gehört. Nimm sie und lege die anderen ab
hand-gift-why = Wenn er eine Quest bekäme, bekommst du eine (7E).
hand-reset = Lege die vier ausliegenden Quests im { cliffwatch-inn } ab und decke vier neue auf
hand-reset-why = Sein Agent steht im { cliffwatch-inn } 3.
hand-marker = Gib ihm den Startspielermarker
hand-marker-why = Er beginnt die nächste Runde.
hand-swap = Tausche 1 { $kind ->
    [rogue] Schurken
   *[fighter] { kind }
} aus seiner Taverne gegen einen Kleriker aus dem Vorrat
hand-swap-why = { quest-produce_a_miracle_for_the_masses }.
hand-discard-quest = Lege seine Quest auf den Ablagestapel: { $quest }
hand-pass = Er setzt keinen Agenten ein
hand-pass-why = Kein Feld steht ihm offen (S7.7).

## Aufbau, Schritt für Schritt.

ready-tiles = Entferne diese Gebäude: { AND($tiles) }
ready-box = Lege sie in die Schachtel zurück.
ready-cards = Entferne diesen Lord: { AND($lords) }; diese Quests: { AND($quests) }; und alle Karten: { AND($cards) }
ready-mats = Nimm ein Tableau für dich und eins für Pseudo. Er hat den Startspielermarker
ready-gold = { $his } Gold für ihn, { $yours } für dich, je 4 Agenten.
ready-lord = Er bekommt keine Intrigenkarten und keinen Lord
ready-lord-note = Du bekommst deine wie üblich.
ready-score = Stelle einen Punktemarker für dich auf, keinen für ihn
ready-score-note = Seine Punkte werden von deinen abgezogen.
ready-board = Baue den Plan für zwei auf
ready-board-note = Drei Gebäude liegen im { place-builders_hall }: Die gibst du gleich ein.
ready-quests = Ziehe zwei Quests für Pseudo, die erste über die zweite
ready-quests-note = Auch die gibst du gleich ein.

## Seine Seite.

shown-round = Runde { $round } von { $rounds }. { $first ->
    [player] Du beginnst.
   *[pseudo] Pseudo beginnt.
} Punkte, die er dir abgenommen hat: { $taken }.
shown-tavern = Pseudos Taverne: { AND($tavern) }. Agenten übrig: seine { $his }, deine { $yours }.
shown-quest = Quest: { $quest } ({ points }): { AND($needs) }.
shown-need = { $have }/{ amount }
shown-his-places = Pseudos Agenten: { AND($places) }.
shown-your-places = Deine Agenten: { AND($places) }.
shown-hall = { place-builders_hall }: { AND($tiles) }.
shown-nowhere = keine
shown-building = Gebäude: { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] du
}).
shown-building-stock = Gebäude: { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] du
}, { $n } darauf).

## Was korrigiert werden kann.

count-kind = { $kind ->
    [gold] sein Gold
   *[cleric] seine { kinds }
}
count-his-agents = seine übrigen Agenten
count-your-agents = deine übrigen Agenten
count-taken = Punkte, die er dir abgenommen hat
count-hall = Punkte auf Platz { $place } im { place-builders_hall }
count-stock = was auf dem Gebäude liegt: { $tile }
count-marker = du hast den Startspielermarker
count-agent = { $who ->
    [pseudo] sein Agent: { $place }
   *[you] dein Agent: { $place }
}
piece-his-quest = { $quest } (seine Quest)
piece-on-board = { $tile } (auf dem Plan)
