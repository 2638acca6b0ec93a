# Fragen. $money ist die Zahl deiner Kronen.

you-have = { $money ->
    [0] Du hast keine Kronen.
    [one] Du hast 1 Krone.
   *[other] Du hast { $money } Kronen.
}
ask-turn = Runde { $round }: Welchen Würfel nimmst du, oder passt du? { you-have }
ask-agenda = Was tust du als Nächstes? { you-have }
# $n: Zimmer
ask-more = Noch ein Zimmer vorbereiten (höchstens { $n }) oder aufhören? { you-have }
# $n: die Gebühr
ask-fee = Eine 6 kostet { krones }, und du hast keine: Nimm dafür einen Kredit auf.
# $n: Stärke des Würfels
ask-main = { $die ->
    [1] { $n ->
        [1] Welches Zimmer bereitest du vor?
       *[other] Welches Zimmer bereitest du vor (höchstens { $n })?
    }
    [2] Welches Zimmer beziehst du, { krones } günstiger?
    [3] { $n ->
        [1] 1 Zimmer vorbereiten oder eines beziehen, { krones } günstiger?
       *[other] Bis zu { $n } Zimmer vorbereiten oder eines beziehen, { krones } günstiger?
    }
    [4] { $n ->
        [1] 1 Feld auf der Kaiserleiste oder 1 Krone?
       *[other] { $n } Felder auf der Kaiserleiste oder { $n } Kronen?
    }
    [5] Wen stellst du ein, { krones } günstiger?
   *[6] Welche Aktion ahmst du mit Stärke { $n } nach?
} { you-have }
# $effect: was es bringt
ask-item = { CAPITAL($item) }: { $effect }? { you-have }

## Was Pläne, Würfel und Karten zeigen.

ask-hotel = { $whose ->
    [ralph] Welchen Hotelplan bekommt Ralph?
   *[you] Welchen Hotelplan bekommst du?
}
ask-strip = Welchen Personalstreifen bekommst du?
ask-roll = Runde { $round }: Was zeigen die zehn Würfel (wie viele 1er, 2er, … 6er)?
ask-flip = Welche Karte deckt Ralph auf?
ask-expose = Welche Vorliebenseite liegt jetzt oben auf Ralphs Stapel?
