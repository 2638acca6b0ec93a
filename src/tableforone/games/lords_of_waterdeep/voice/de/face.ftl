# Der Tisch auf der Seite. $who und $owner: player, pseudo oder ambassador.

face-or = oder
face-agent = { $who ->
    [player] Dein Agent
    [pseudo] Pseudos Agent
   *[ambassador] Der Botschafter
}
face-agent-here = { $who ->
    [player] dein Agent
    [pseudo] Pseudos Agent
   *[ambassador] der Botschafter
}
face-here = { $n ->
    [one] hier steht { AND($who) }
   *[other] hier stehen { AND($who) }
}
face-occupied = { $space }; { $here }
face-as = als { $place }
face-for-you = −{ $n } für dich
face-owner-pay = Besitzer −{ $n }
face-worthless = nichts von Wert
face-space = { $space }: { $action }
face-space-ward = { $space }, { $ward }: { $action }
face-tile = { $space }, { face-building-of }: { $action }; der Besitzer erhält { $benefit }
face-tile-stock = { $space }, { face-building-of }: { $action } (jetzt { $n }); der Besitzer erhält { $benefit }
face-building-of = { $owner ->
    [player] dein Gebäude
   *[pseudo] Pseudos Gebäude
}
face-for-sale = { place-builders_hall }, Platz { $place }: { $space } ({ $cost } Gold, { points }
    darauf): { $action }; der
    Besitzer erhält { $benefit }
face-owned-by = { $who ->
    [player] Gehört dir
   *[pseudo] Gehört Pseudo
}
# Ein Buchstabe je Seite.
face-token = { $who ->
    [player] D
   *[pseudo] P
}
face-owner = Besitzer
face-owner-note = Für den Besitzer, wenn der andere es nutzt
face-whose = { $who ->
    [player] deins
   *[pseudo] Pseudos
}
face-price = { $cost } Gold, { points }
face-quest = { $quest } ({ $type }): { COMMAS($gains) }; { $state }
face-payable = bezahlbar
face-waits = nach der Pflichtquest { $first }
face-lacks = es fehlt: { $what }
face-mandatory = Pflicht:
face-mandatory-note = vor allen anderen Quests
face-plot = Verschwörung:
face-lord-bonus = +{ $n } für deinen Lord
face-points-lord = { points } +{ $lord }
face-no-limit = { kinds } ohne Grenze
face-crew = noch { $n } von { $all } Agenten
face-agents-left = { $n ->
    [one] noch 1 Agent
   *[other] noch { $n } Agenten
}
face-marker = Startspielermarker
face-card = { $card }: { $text }
face-completed = { $who ->
    [player] Von dir erfüllt
   *[pseudo] Von Pseudo erfüllt
}

## Überschriften und Hinweise.

face-city = Stadt
face-the-city = Die Stadt
face-quests-tiles = Quests & Gebäude
face-tavern = Taverne
face-your-tavern = Deine Taverne
face-his-tavern = Pseudos Taverne
face-supply = Vorrat
face-inn = { cliffwatch-inn }
face-inn-note = Nordviertel · eine Quest nehmen
face-harbor = { waterdeep-harbor }
face-harbor-note = Hafenviertel · der Agent zieht am Ende weiter
face-waterdeep = Tiefwasser
face-splendors = Stadt der Pracht
face-empty-plot = freier Bauplatz
face-types = Arten von Quests
face-no-quest = keine Quest
face-quests = Quests
face-intrigue = Intrigen
face-pile = { $n } im Stapel, { $discarded } abgelegt
face-no-discards = Nichts abgelegt.
face-inn-head = { $n } ausliegend · { $deck } im Stapel
face-hall-head = Preis, Aktion, Punkte darauf · noch { $n } im Stapel
face-asking = Runde { $round } · noch { $n } von { $all } Agenten · Frage { $question }
face-hand = Intrigenkarten auf der Hand
face-no-card = Keine Karten.
face-your-quests = Deine Quests
face-no-open = Keine offenen Quests.
face-your-lord = Dein Lord
face-orb = Du kannst die Kugel des Magisters in dieser Runde noch nutzen.
face-miracle = Du kannst das Wunder in dieser Runde noch nutzen.

## Pseudo.

face-pseudo = Kein Gesicht, kein Name. Bisher hat er dir { points } abgenommen.
face-kept = Was die App für ihn verwaltet. Bisher hat er dir { points } abgenommen.
face-his-quests = Seine Quests, von oben
face-needs = Was ihm fehlt, der Reihe nach
face-forecast = Wenn sich nichts ändert,
face-where = Wer wo steht
face-nobody = Kein Agent ist eingesetzt.
face-script = Wie er ein Feld wählt
face-script-line = { $n ->
    [1] ein Feld, das gibt, was ihm zuerst fehlt
    [2] { place-castle_waterdeep }
    [3] { place-builders_hall }, wenn er zahlen kann
    [4] das Feld mit dem höchsten Wert
   *[5] das erste freie Feld im Hafen
}
face-values = Werte:
face-worth = { $what ->
    [cleric] Kleriker
    [wizard] Magier
    [fighter] Kämpfer
    [rogue] Schurke
    [gold] Gold
    [intrigue] Intrigenkarte
   *[scroll] Quest
}
