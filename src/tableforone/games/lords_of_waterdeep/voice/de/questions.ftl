# Was gefragt wird: Jede Frage nennt die Entscheidung.

ask-place = Runde { $round }: Wo setzt du { $n ->
    [one] deinen letzten Agenten ein?
   *[other] einen deiner { $n } Agenten ein?
}
ask-place-extra = { $n ->
    [one] Runde { $round }: Wo setzt du noch einen Agenten ein? (1 übrig)
   *[other] Runde { $round }: Wo setzt du noch einen Agenten ein? ({ $n } übrig)
}
ask-place-harbor = { $place }: Wohin zieht dein Agent weiter?
ask-place-ambassador = Wo setzt du den Botschafter ein?
ask-let-give = Soll Pseudo dir { FORM($what, case: "accusative") } geben? Es kostet dich { $points }.
ask-pay = Zahlst du Pseudo { FORM($what, case: "accusative") } und erhältst { $points }?
ask-new-quest = Welche Quest wird im { cliffwatch-inn } auf Platz { $place } aufgedeckt?
ask-drawn-quest = { $to ->
    [pseudo] Welche Quest zieht Pseudo?
    [you] Welche Quest ziehst du?
   *[both] Welche Quest wird gezogen?
}
ask-drawn-card = { $who ->
    [pseudo] Welche Intrigenkarte zieht Pseudo?
   *[you] Welche Intrigenkarte ziehst du?
}
ask-drawn-tile = Welches Gebäude wird aufgedeckt?
ask-lord = Welcher Lord bist du?
ask-sought-quest = Welche Quest wird aufgedeckt?
ask-lot = Für Pseudo ist mehreres gleich gut: Was entscheidet das Los?
ask-complete = Erfüllst du eine Quest? (Eine pro Zug)
ask-complete-taken = Erfüllst du die Quest, die du gerade genommen hast? ({ $points } mehr)
ask-gain-any = { $n ->
    [one] Welchen Abenteurer nimmst du?
   *[other] Welchen Abenteurer nimmst du? (Noch { $n })
}
ask-return-any = Welchen Abenteurer legst du zurück? (Noch { $n })
ask-exchange = Wunder fürs Volk: Tauschst du einen Abenteurer gegen einen Kleriker? (Einmal pro Runde)
ask-favor = Welchen Gefallen forderst du ein?
ask-steal = Welchen Abenteurer nimmst du Pseudo weg?
ask-may-play = Spielst du eine Intrigenkarte aus?
ask-play = Welche Intrigenkarte spielst du aus?
ask-take-quest = Welche Quest nimmst du aus dem { cliffwatch-inn }?
ask-type = Welche Art von Quest suchst du?
ask-draft = Welche Quest behältst du? Die andere bekommt Pseudo.
ask-discard-quest = Welche offene Quest legst du für { $points } ab?
ask-let-discard = Soll Pseudo eine Quest ablegen? Es kostet dich { $points }.
ask-copy = Welches Feld mit Pseudos Agenten nutzt du?
ask-return-agent = Welchen deiner Agenten nimmst du zurück?
ask-hall-agent = Auf welches Gebäude im { place-builders_hall } setzt du einen Agenten ein?
ask-buy = Welches Gebäude kaufst du? Du hast { $n } Gold.
ask-take-tile = Welches Gebäude nimmst du kostenlos aus dem { place-builders_hall }?
ask-discard-tile = Welches deiner Gebäude legst du ab?
