# What a piece is, for someone who asks; and notes beside symbols.

note-a-round = a round
note-per-tile = per tile
note-per-own = per building you own
note-other-side = for the other side
note-play = play
note-from-deck = from the deck
note-buy = buy
note-free = free
note-copy = copy
note-back = back

## Spaces. $action: what it gives; $benefit: what its owner gains

piece-space = An agent here: { $action }.
piece-tile = An agent here: { $action }. Its owner gains { $benefit } when the other player uses it.
piece-free = Free.
# $who: who has an agent there
piece-taken = Taken by { AND($who) }.
taken-by = { $who ->
    [player] you
    [pseudo] Pseudo
   *[ambassador] the ambassador
}
# $cost: gold; $n: points on it
piece-for-sale = For sale for { $cost } gold, with { points } on it.

## Quests. $price: what it costs; $gains: what it gives; $text: a lasting effect

piece-quest-kind = { $type ->
    [arcana] Arcana quest
    [commerce] Commerce quest
    [piety] Piety quest
    [skullduggery] Skullduggery quest
    [warfare] Warfare quest
   *[mandatory] mandatory quest
}
piece-quest = Pay { AND($price) }: { COMMAS($gains) }.
piece-plot = Pay { AND($price) }: { COMMAS($gains) }. For the rest of the game: { $text }.
# $lacks: what is still missing
piece-lacks = You still need { AND($lacks) }.
piece-he-lacks = He still needs { AND($lacks) }.
piece-enough = Everything it costs is there.
# $now: one of the sentences above; $n: points
piece-lord = { $now } Your lord adds { points }.

## Cards, adventurers and gold.

piece-card-kind = intrigue card
# $text: what it does
piece-card = { $text }.
piece-card-now = Play it at Waterdeep Harbor.
piece-gold = Gold pays for buildings and quests. At the end, 2 gold score 1 point.
piece-cube = Adventurers pay for quests. Each one left at the end scores 1 point.
piece-in-taverns = in the taverns
# $n: what you have
piece-have = You have { $n }.
# $left: in the supply
piece-supply = You have { $n }; { $left ->
    [one] 1 is in the supply.
   *[other] { $left } are in the supply.
}
piece-his = What Pseudo has for his quests. Some cards take it from him.
piece-in-his-tavern = in Pseudo’s tavern
piece-he-has = He has { $n }.

## Warnings before a move.

careful-open-quests = Each quest that is still open at the end costs 5 points.
# $quest: a name
careful-payable = You can already pay for { $quest }; Pseudo’s cards may take cubes away.
