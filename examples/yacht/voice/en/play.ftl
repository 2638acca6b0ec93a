# Questions, choices, the log and the captain’s reasons. $dice: the dice that show, as 1-3-3; $box: a box

ask-throw = { $who ->
    [captain] The captain throws: what do the dice show?
   *[you] You throw: what do the dice show?
}
# $n: dice in the cup
ask-cup = { $dice } on the table, { dice } in the cup: throw, or add dice to the cup
# $nth: which throw
ask-fill = Throw { $nth } shows { $dice }: which box do you fill?
ask-play = Throw { $nth } shows { $dice }: put dice into the cup, or fill a box
ask-lot = The captain has equal boxes: which one is picked at random?

say-throw = Throw { dice }
# $face: of a die
say-cup = Put a { $face } into the cup
# $n: points; $crew: points for the crew
say-fill = Fill { $box }: { points }
say-fill-crew = Fill { $box }: { points }, and { $crew } for the crew
say-dice = The dice show { $dice }
say-lot = { $box }

# $round: a number
tell-round = Round { $round }: { $who ->
    [captain] the captain goes first.
   *[you] you go first.
}
# $nth: which throw
tell-throw = { $who ->
    [captain] The captain’s throw { $nth }: { $dice }.
   *[you] Your throw { $nth }: { $dice }.
}
# $n: points
tell-crew = { $who ->
    [captain] The captain wins the crew: { points }.
   *[you] You win the crew: { points }.
}
tell-fill = The captain fills { $box } with { $dice }: { points }.
tell-stop = The captain has { $box } complete and stops throwing.
tell-course = The captain aims for { $box } and keeps { $dice }.

box-scores = { $box } ({ points })
box-misses = { $n ->
    [one] { $box } (needs 1 more die)
   *[other] { $box } (needs { $n } more dice)
}
