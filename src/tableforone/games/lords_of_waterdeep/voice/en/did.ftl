# Your moves, each as a sentence for the log.

# $place: a space of the city
did-place = You sent an agent to { $place }.
did-copy = You used the action of { $place }.
did-return-agent = You took an agent back from { $place }.
did-move-agent = You moved the agent on to { $place }.
# $quest: a name; $points: what it scores
did-complete = You completed { $quest }: { $points }.
did-no-quest = You completed no quest.
# $kind: of adventurer
did-take-cube = You took { a-kind }.
did-return-cube = You returned { a-kind }.
did-steal = You took { a-kind } from Pseudo.
did-swap = You swapped { a-kind } for a cleric.
did-no-swap = You swapped nothing.
# $what: adventurers or gold
did-take = You took { $what }.
# $what: adventurers or gold; $n: points
did-take-for-points = You took { $what } from Pseudo and lost { points }.
did-pay-for-points = You paid { $what } and scored { points }.
did-let-keep = You let Pseudo keep it.
did-keep-gold = You kept the gold.
# $card: an intrigue card
did-play = You played { $card } from your hand.
did-no-card = You played no card.
# $quest: a name
did-take-quest = You took the quest { $quest }.
did-discard-quest = You discarded the quest { $quest }.
did-discard-his = Pseudo discarded the quest { $quest }.
did-discard-none = Pseudo kept all his quests.
# $type: of quests
did-name-type = You named { $type }.
# $tile: a building; $cost: gold paid
did-buy = You bought { $tile } for { $cost } gold.
# $tile: a building
did-take-tile = You took { $tile } for free.
did-discard-tile = You discarded { $tile }.
