# What happens, each event as a sentence. $who: you or pseudo.

# $round: a number; $first: you or pseudo
tell-round = Round { $round }: { $first ->
    [pseudo] Pseudo goes first.
   *[you] you go first.
}
# $place: a space
tell-place = { $who ->
    [pseudo] Pseudo places
   *[you] You place
} an agent on { $place }.
tell-ambassador = You place the ambassador on { $place }.
tell-copy = { $who ->
    [pseudo] Pseudo uses
   *[you] You use
} the action of { $place }.
tell-return = { $who ->
    [pseudo] Pseudo takes his agent back from { $place }.
   *[you] You take your agent back from { $place }.
}
tell-nowhere = No space is open to your agent.
tell-pass = { $who ->
    [pseudo] Pseudo passes: no space is open to him.
   *[you] You pass: no space is open to you.
}
# $what: adventurers and gold
tell-gain = { $who ->
    [pseudo] Pseudo takes { $what }.
   *[you] You take { $what }.
}
tell-gain-nothing = { $who ->
    [pseudo] Pseudo gains nothing.
   *[you] You gain nothing.
}
tell-pay = { $who ->
    [pseudo] Pseudo pays { amount }.
   *[you] You pay { amount }.
}
tell-lose = { $who ->
    [pseudo] Pseudo loses 1 { kind }.
   *[you] You lose 1 { kind }.
}
# $giver: you or pseudo; $what: adventurers or gold
tell-hand-over = { $giver ->
    [pseudo] Pseudo gives you { $what }.
   *[you] You give Pseudo { $what }.
}
tell-swap = { $who ->
    [pseudo] Pseudo swaps
   *[you] You swap
} { a-kind } for a cleric (Produce a Miracle for the Masses).
# $n: points; $reason: what for
tell-score = You score { points } ({ $reason }).
tell-loss = You lose { points } ({ $reason }).
tell-his-score = Pseudo scores { points }: they are taken from your score.
# $tile: a building
tell-owner = { $who ->
    [pseudo] Pseudo owns { $tile } and gains the owner’s benefit.
   *[you] You own { $tile } and gain the owner’s benefit.
}
# $quest: a plot quest
tell-plot = { $quest } takes effect for { $who ->
    [pseudo] Pseudo.
   *[you] you.
}
tell-marker = { $who ->
    [pseudo] Pseudo takes
   *[you] You take
} the first-player marker.
tell-lieutenant = { $who ->
    [pseudo] Pseudo gains
   *[you] You gain
} the lieutenant, one more agent.
tell-take-ambassador = { $who ->
    [pseudo] Pseudo takes
   *[you] You take
} the ambassador.
# $lord: a lord, and what he gives
tell-lord = Your lord is { $lord }.
# $card: a name; $does: what it does
tell-card = You draw { $card }: { $does }.
# $card: a name; $rule: a number, or none
tell-his-card = { $rule ->
    [none] Pseudo draws { $card } and plays it as printed; no rule covers it.
   *[some] Pseudo draws { $card } and plays it (rule { $rule }).
}
tell-play = You play { $card } from your hand.
tell-no-effect = It has no effect.
tell-shuffle-cards = The discarded intrigue cards are shuffled into a new deck.
# $quest: a quest in one line
tell-new-quest = New at Cliffwatch Inn: { $quest }.
tell-drafted = Drawn: { $quest }.
tell-get-quest = { $who ->
    [pseudo] Pseudo gains the quest { $quest }.
   *[you] You gain the quest { $quest }.
}
tell-take-quest = You take the quest { $quest }.
tell-gift = Pseudo gives you a quest that is not of your lord’s types (rule 7E).
# $quest: a name
tell-revealed = Revealed and discarded: { $quest }.
tell-none-left = No quest of this type is left.
tell-shuffle-quests = The discarded quests are shuffled into a new deck.
tell-reset = { $who ->
    [pseudo] Pseudo replaces
   *[you] You replace
} the face-up quests at Cliffwatch Inn.
# $quest: a name; $price: what it costs
tell-complete = { $who ->
    [pseudo] Pseudo completes
   *[you] You complete
} { $quest } for { AND($price) }.
tell-discard-quest = { $who ->
    [pseudo] Pseudo discards
   *[you] You discard
} the quest { $quest }.
# $quest: a quest in one line
tell-mandatory = { $who ->
    [pseudo] Pseudo gains
   *[you] You gain
} the mandatory quest { $quest }.
tell-hall = New in Builder’s Hall: { $tile }.
# $tile: a building; $cost: gold paid
tell-buy = { $who ->
    [pseudo] Pseudo buys { $tile }.
   *[you] You buy { $tile } for { $cost } gold.
}
# $tile: a building
tell-take-tile = { $who ->
    [pseudo] Pseudo puts
   *[you] You put
} { $tile } into play for free.
tell-discard-tile = { $who ->
    [pseudo] Pseudo discards
   *[you] You discard
} { $tile }.
