# Der Tisch als Text. Eine Zeile hat höchstens 79 Zeichen.

draw-title = LORDS OF WATERDEEP, Runde { $round } von { $rounds } ({ $phase ->
    [set-up] Aufbau
    [turns] Züge
    [harbor] Hafen
   *[finished] Ende
})
draw-score = Punktestand { $score }; Startspielermarker: { $first ->
    [player] du
   *[pseudo] Pseudo
}
draw-lord = Dein Lord ist { $lord }.
draw-spaces = Felder ([wer dort ist] was es gibt)
draw-tiles = Gebäude im Spiel
draw-hall = { place-builders_hall }
draw-inn = Quests im { cliffwatch-inn }
draw-none = keine
draw-no-tile = kein Gebäude mehr
draw-people = [{ COMMAS($who) }]
draw-agent = { $who ->
    [player] du
    [pseudo] Pseudo
   *[ambassador] Botschafter
}
draw-tile = { $stock ->
    [none] { $action }
   *[some] { $action } (jetzt { $stock })
}; { $owner ->
    [player] gehört dir
   *[pseudo] gehört Pseudo
}, Besitzer erhält { $benefit }
draw-for-sale = { $cost } Gold, { points } darauf: { $action }; Besitzer erhält { $benefit }
draw-need = { $have }/{ $n } { $n ->
    [one] { kind }
   *[other] { kinds }
}
draw-quest = { $quest } ({ $type }): { COMMAS($needs) } -> { COMMAS($gains) }
draw-payable = { $line }   <- bezahlbar
draw-waits = { $line }   <- nach der Pflichtquest { $first }
draw-side = { $who ->
    [player] Du
   *[pseudo] Pseudo
}: { COMMAS($tavern) }; noch { $n } von { $all } Agenten
draw-completed = Erfüllt: { COMMAS($quests) }
draw-plot = Verschwörung: { $quest }: { $text }
draw-card = Karte: { $card }: { $text }
draw-no-cards = Keine Intrigenkarten
draw-supply = Vorrat: { COMMAS($supply) }
draw-decks = Stapel: Quests { $quests }, Intrigen { $cards }, Gebäude { $tiles }
