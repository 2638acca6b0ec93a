# Warum Pseudo so entscheidet: zuerst die Wahl, dann der Grund.

tell-space = Pseudo wählt das Feld { $space }. { $why }
tell-only-space = Pseudo wählt das Feld { $space }.
# Dasselbe vor seinem Zug, nach „Wenn sich nichts ändert,“.
plan-space = wählt er das Feld { $space }. { $why }
plan-only-space = wählt er das Feld { $space }.
plan-lot = entscheidet das Los: { OR($places) }.

## Ein Kandidat.

space-worth = { $place } ({ $sum })
space-copying = { $place } als { $copied }
sum-one = { PLUS($parts) } = { $n }
sum-many = { PLUS($parts) } = { PLUS($values) } = { $n }
sum-less = { $sum }, minus { $owner } für den Besitzer
sum-none = Wert 0
one-quest = 1 Quest
tile-worth = { $tile } ({ points })
cube-worth = { kind } (Wert { $value })
favor-worth = { $what } (Wert { $value })
quest-place = { $quest } (Nummer { $place } seiner Quests)

## Gründe für ein Feld. $need: was seinen Quests zuerst fehlt, oder none; $where: woraus er wählt

lacks = { $need ->
    [cleric] Seinen Quests fehlen Kleriker
    [fighter] Seinen Quests fehlen Kämpfer
    [rogue] Seinen Quests fehlen Schurken
    [wizard] Seinen Quests fehlen Magier
   *[gold] Seinen Quests fehlt Gold
}
them = { $need ->
    [gold] welches
   *[cleric] welche
}
why-lacks = { lacks }.
why-orb = { lacks }, und kein Feld, das ihm offensteht, gibt { them }. Mit der Kugel des Magisters stellt er sich zu
    deinem Agenten.
why-only = { $where ->
    [bribe] { lacks }, und kein anderes deiner Felder, das er kopieren kann, gibt { them }.
    [wares] { lacks }, und kein anderes Gebäude im { place-builders_hall }, das er nutzen kann, gibt { them }.
   *[free] { lacks }, und kein anderes Feld, das ihm offensteht, gibt { them }.
}
why-most = { $where ->
    [bribe] { lacks }, und keines deiner Felder, die er kopieren kann, gibt mehr davon.
    [wares] { lacks }, und kein Gebäude im { place-builders_hall }, das er nutzen kann, gibt mehr davon.
   *[free] { lacks }, und kein Feld, das ihm offensteht, gibt mehr davon.
}
why-nothing-lacked = { $where ->
    [bribe] Keines deiner Felder, die er kopieren kann, gibt, was seinen Quests fehlt.
    [wares] Kein Gebäude im { place-builders_hall }, das er nutzen kann, gibt, was seinen Quests fehlt.
   *[free] Kein Feld, das ihm offensteht, gibt, was seinen Quests fehlt.
}
why-no-castle = { $where ->
    [bribe] Keines deiner Felder, die er kopieren kann, gibt, was seinen Quests fehlt, und in der Burg stehst du nicht.
    [wares] Kein Gebäude im { place-builders_hall }, das er nutzen kann, gibt, was seinen Quests fehlt.
   *[free] Kein Feld, das ihm offensteht, gibt, was seinen Quests fehlt, und die Burg ist besetzt.
}
why-only-worth = { $where ->
    [bribe] Keines deiner Felder, die er kopieren kann, gibt, was seinen Quests fehlt, und nur dieses ist etwas wert.
    [wares] Kein Gebäude im { place-builders_hall }, das er nutzen kann, gibt, was seinen Quests fehlt, und nur dieses
        ist etwas wert.
   *[free] Kein Feld, das ihm offensteht, gibt, was seinen Quests fehlt, und nur dieses ist etwas wert.
}
why-worthless = { $where ->
    [bribe] Keines deiner Felder, die er kopieren kann, bringt ihm etwas.
    [wares] Kein Gebäude im { place-builders_hall }, das er nutzen kann, bringt ihm etwas.
   *[free] Kein Feld, das ihm offensteht, bringt ihm etwas.
}
why-value = { $need ->
    [none] Es hat den höchsten Wert.
   *[some] { lacks }. Von den Feldern, die am meisten davon geben, hat dieses den höchsten Wert.
}
why-value-paid = { $need ->
    [none] Es hat den höchsten Wert, wenn die Besitzer bezahlt sind.
   *[some] { lacks }. Von den Feldern, die am meisten davon geben, hat dieses den höchsten Wert, wenn die Besitzer
        bezahlt sind.
}
why-least-pay = { $need ->
    [none] Von gleichwertigen Feldern bringt es seinem Besitzer am wenigsten.
   *[some] { lacks }. Von gleichwertigen Feldern bringt dieses seinem Besitzer am wenigsten.
}
why-lot = { $need ->
    [none] Unter gleichwertigen Feldern hat das Los entschieden.
   *[some] { lacks }. Unter gleichwertigen Feldern hat das Los entschieden.
}

## Seine anderen Entscheidungen.

tell-tile-most = Pseudo wählt das Gebäude { $tile }. Von allen, die er haben kann, liegen auf diesem die meisten
    Punkte ({ $n }).
tell-tile-left = Pseudo wählt das Gebäude { $tile }. Von allen mit den meisten Punkten liegt es am weitesten links.
tell-tile-only = Pseudo wählt das Gebäude { $tile }. Es ist das einzige, das er haben kann.
tell-cube-lacked = Pseudo wählt { a-kind }. { $kind ->
    [gold] Seinen Quests fehlt Gold.
   *[cleric] Seinen Quests fehlen { kinds }.
}
tell-cube-served = Pseudo wählt { a-kind }. Was zuerst fehlte, hat er; jetzt nimmt er den wertvollsten Abenteurer.
tell-cube-value = Pseudo wählt { a-kind }. Seinen Quests fehlt keiner von diesen, also nimmt er den wertvollsten.
tell-favor-lacked = Pseudo fordert { FORM($what, case: "accusative") } ein. { $kind ->
    [gold] Seinen Quests fehlt Gold.
   *[cleric] Seinen Quests fehlen { kinds }.
}
tell-favor-value = Pseudo fordert { FORM($what, case: "accusative") } ein. Keine Möglichkeit gibt, was seinen Quests
    fehlt, also nimmt er die wertvollste.
tell-quest = Die oberste Quest, die Pseudo bezahlen kann: { $quest }.
tell-bound = Pseudo hat eine Pflichtquest. Deshalb kann er keine andere erfüllen.
tell-spare = Pseudo hat { a-kind } übrig.
