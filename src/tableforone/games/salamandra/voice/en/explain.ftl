# What a piece is, for someone who asks.

# $work: one of the two below
explain-spot = The { place } spot of { $id }
# $colour: of a field, in words
explain-field = { $colour } field
explain-spot-text = Placing here gives you the crystals on the paths to its two groves. Working here: { $work }.
# $bonus: goods
explain-bonus-spot-text = Placing here gives you the crystals on the paths to its two groves, and the field’s bonus:
    { $bonus }. Working here: { $work }.
explain-spot-now = { $who ->
    [you] Your apprentice is here.
    [rudolph] Rudolph’s apprentice is here.
   *[nobody] The spot is empty.
}
# $cost, $gain: goods
explain-work = gain { $gain }
explain-work-paid = pay { $cost }, gain { $gain }

explain-build-kind = a field to build
explain-build = Building it gives you { $bonus } at once. Working on it later: { $work }.
# $cost: goods; $goods: a list
explain-cost = Costs { $cost }; you have { AND($goods) }.

explain-grove = Grove { $id }
# $n: crystals; $gain: goods
explain-grove-text = Harvesting it costs { crystals }, after you have passed, and gives you { $gain }.
# $nth: which grove it would be
explain-grove-now = It would be number { $nth } of your row.
explain-grove-threat = { explain-grove-now } Rudolph is beside it and takes it after this round.

explain-good-kind = a good of this turn
# $n: crystals
explain-good-text = Goods last only for the turn. You can buy a leaf, a flower or a fruit for { crystals }.
# $n: how many
explain-good-now = You have { $n }.

# $n: its faith
explain-card = { $deck ->
    [bear] Bear card, faith { $n }
    [eagle] Eagle card, faith { $n }
    [white] white Salamander card, faith { $n }
   *[black] black Salamander card, faith { $n }
}
# $text: its effect
explain-card-text = { $text }.
explain-card-yours = Yours.
explain-card-top = On top of its deck.

explain-book = a Spellbook
# $spots: what its spots score
explain-book-text = At the end: { OR($spots) }. Four scrolls let you place an apprentice here.
# $n: how many there are
explain-book-now = You would count { $n } now.

explain-temple = The Temple
explain-temple-kind = { $half ->
    [white] white half
    [black] black half
   *[other] of the Salamander
}
explain-temple-text = Flip an apprentice and pay a potion and crystals: you take the top Salamander card of this half,
    which works once.

explain-druid = Your druid
explain-druid-kind = pass
explain-druid-text = When you pass, you flip every active apprentice for 1 crystal each. Then you may harvest groves,
    and the round ends.
# $n: apprentices
explain-druid-now = { $n ->
    [0] No apprentice is left to place.
    [one] 1 apprentice is still to be placed.
   *[other] { $n } apprentices are still to be placed.
}

## Warnings.

# $goods: a list
careful-goods = A main action ends the turn: you lose what is left of { AND($goods) }.
# $n, $his: points
careful-behind = You have { points }, Rudolph { $his } with his groves to come: if you are not ahead after the round,
    you lose.
