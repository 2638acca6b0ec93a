# Was ein Teil ist, für alle, die danach fragen; Hinweise neben Symbolen.

note-a-round = pro Runde
note-per-tile = je Gebäude
note-per-own = je eigenem Gebäude
note-other-side = für die andere Seite
note-play = ausspielen
note-from-deck = vom Stapel
note-buy = kaufen
note-free = kostenlos
note-copy = kopieren
note-back = zurück

## Felder.

piece-space = Ein Agent hier: { $action }.
piece-tile = Ein Agent hier: { $action }. Der Besitzer erhält { $benefit }, wenn der andere das Gebäude nutzt.
piece-free = Frei.
piece-taken = Besetzt von { AND($who) }.
taken-by = { $who ->
    [player] dir
    [pseudo] Pseudo
   *[ambassador] dem Botschafter
}
piece-for-sale = Für { $cost } Gold zu kaufen, { points } darauf.

## Quests.

piece-quest-kind = { $type ->
    [arcana] Quest (Arkanes)
    [commerce] Quest (Handel)
    [piety] Quest (Frömmigkeit)
    [skullduggery] Quest (Gaunerei)
    [warfare] Quest (Krieg)
   *[mandatory] Pflichtquest
}
piece-quest = Zahle { AND($price, case: "accusative") }: { COMMAS($gains) }.
piece-plot = Zahle { AND($price, case: "accusative") }: { COMMAS($gains) }. Für den Rest der Partie: { $text }.
piece-lacks = Du brauchst noch { AND($lacks, case: "accusative") }.
piece-he-lacks = Er braucht noch { AND($lacks, case: "accusative") }.
piece-enough = Alles, was sie kostet, ist da.
piece-lord = { $now } Dein Lord gibt { points } dazu.

## Karten, Abenteurer, Gold.

piece-card-kind = Intrigenkarte
piece-card = { $text }.
piece-card-now = Du spielst sie im { waterdeep-harbor } aus.
piece-gold = Mit Gold bezahlst du Gebäude und Quests. Am Ende bringen 2 Gold 1 Punkt.
piece-cube = Mit Abenteurern bezahlst du Quests. Jeder, der am Ende übrig ist, bringt 1 Punkt.
piece-in-taverns = in den Tavernen
piece-have = Du hast { $n }.
piece-supply = Du hast { $n }; { $left ->
    [one] im Vorrat ist 1.
   *[other] im Vorrat sind { $left }.
}
piece-his = Was Pseudo für seine Quests hat. Manche Karten nehmen ihm etwas davon weg.
piece-in-his-tavern = in Pseudos Taverne
piece-he-has = Er hat { $n }.

## Hinweise vor einem Zug.

careful-open-quests = Jede Quest, die am Ende noch offen ist, kostet 5 Punkte.
careful-payable = Du kannst schon eine Quest bezahlen: { $quest }. Pseudos Karten könnten dir Abenteurer wegnehmen.
