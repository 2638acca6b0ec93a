# Fragen.

ask-act = Runde { $round }: Wähle eine Aktion. Du hast { $holdings }.
to-place = { $n ->
    [0] keinen Lehrling zum Einsetzen
    [one] 1 Lehrling zum Einsetzen
   *[other] { $n } Lehrlinge zum Einsetzen
}
ask-cell = Wo baust du { FORM($field, case: "definite") }? Es muss ein Feld oder den Tempel berühren.
ask-option = Du hast { FORM($field, case: "definite") } gebaut: Lehrling darauf setzen oder Karte nehmen?
ask-option-card = Du hast { FORM($field, case: "definite") } gebaut. Welche Karte nimmst du?
ask-option-place = Du hast { FORM($field, case: "definite") } gebaut. Auf welchen Platz setzt du einen Lehrling?
ask-send = Welcher Lehrling zieht auf { FORM($spot, case: "accusative") }? Sein Platz auf dem Feld wird frei.
ask-recycle = { $n ->
    [one] Vor der nächsten Runde: Karte oder Feld austauschen? Noch 1 Austausch.
   *[other] Vor der nächsten Runde: Karte oder Feld austauschen? Noch { $n } Austausche.
}
ask-harvest = { $money ->
    [one] Einen verbundenen Hain für { crystals } ernten? Du hast 1 Kristall.
   *[other] Einen verbundenen Hain für { crystals } ernten? Du hast { $money } Kristalle.
}
ask-free-building = Kein Platz ist frei, und du kannst kein Feld bezahlen: Welches baust du kostenlos?
ask-pay = Welchen Rohstoff zahlst du?
ask-wake = Welcher umgedrehte Lehrling wird wieder aktiv?
ask-grove = Welchen Hain erntest du kostenlos?
ask-book = Du gibst 4 von { $n } Schriftrollen ab. Auf welchen Platz eines Zauberbuchs zieht dein Lehrling?

## Was Karten und Plättchen zeigen.

ask-open-book = Welches Zauberbuch liegt an Stelle { $place } von links?
ask-arrow = Welche Einsatzkarte deckt Rudolph auf?
ask-start = Welches Startfeld liegt bei { $cell }?
ask-lay-grove = Welcher Hain kommt in { FORM($gap, case: "accusative") }?
ask-show-field = Welches Feld kommt auf Platz { $place } der Auslage?
ask-turn-up = { $deck ->
    [bear] Welche Bärenkarte wird aufgedeckt?
    [eagle] Welche Adlerkarte wird aufgedeckt?
    [white] Welche weiße Salamanderkarte wird aufgedeckt?
   *[black] Welche schwarze Salamanderkarte wird aufgedeckt?
}
