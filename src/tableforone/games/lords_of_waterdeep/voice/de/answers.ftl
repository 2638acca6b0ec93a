# Deine Möglichkeiten.

say-place = { $place }: { SEMICOLONS($does) }
    .label = { $place }
say-take-stock = { $kind ->
    [rogue] { $n } Schurken
   *[cleric] { amount }
} nehmen
say-owner = es gehört Pseudo, er erhält { $gains }
say-orb = zu Pseudos Agenten, mit der Kugel des Magisters
say-agent = Den Agenten von hier: { $place }
say-take-cube = { $kind ->
    [gold] Gold
    [rogue] Einen Schurken
   *[cleric] Einen { kind }
} nehmen
say-return-cube = { $kind ->
    [gold] Gold
    [rogue] Einen Schurken
   *[cleric] Einen { kind }
} zurücklegen
say-steal = { $kind ->
    [gold] Gold
    [rogue] Einen Schurken
   *[cleric] Einen { kind }
} von Pseudo nehmen
say-swap = { $kind ->
    [rogue] Einen Schurken
   *[fighter] Einen { kind }
} gegen einen Kleriker tauschen
say-no-swap = Nichts tauschen
say-complete = Erfüllen: { $line }
    .label = Erfüllen: { $quest }
say-no-quest = Keine Quest erfüllen
say-discard-his = Er legt ab: { $line }
    .label = Er legt ab: { $quest }
say-discard-none = Nein, er behält alle seine Quests
say-play = Ausspielen: { $card } – { $does }
    .label = Ausspielen: { $card }
say-no-card = Keine Karte ausspielen
say-let-give = { CAPITAL($what, case: "accusative") } nehmen ({ points } verlieren)
    .label = { CAPITAL($what, case: "accusative") } nehmen
say-let-keep = Nein, er behält alles
say-pay = { CAPITAL($what, case: "accusative") } zahlen: { points } erhalten
    .label = { CAPITAL($what, case: "accusative") } zahlen
say-keep-gold = Nein, das Gold behalten
say-buy = { $tile } kaufen ({ $cost } Gold, { points } darauf): { $does }
    .label = { $tile } kaufen
say-take-tile = { $tile } nehmen ({ points } darauf): { $does }
    .label = { $tile } nehmen
say-favor = { FORM($what, case: "accusative") } nehmen
say-drawn-card = { $card } (Karte { $number })
