# What is asked: each question in at most 60 characters where that is possible.

## Your turn.

# $done: what you have taken: nothing, a guest, a die
ask-turn = { $done ->
    [die] Anything else before you end your turn?
    [guest] Your turn: take a die, or do something else first
   *[nothing] Your turn: take a guest, take a die, or do something else
}
ask-first-guest = Choose your first guest (free)
# $n: cards to go
ask-keep-six = Keep 6 cards: put one under the deck ({ $n } to go)
# $name: of the staff member; $effects: what the card gives
ask-when = { $name } ({ $effects }): before or after the main action?
# $n: items; $first, $second: two kinds
ask-two-items = Split { $n ->
    [one] 1 item
   *[other] { $n } items
} between { $first } and { $second }
# $n: items; $first, $second: two kinds
ask-three-items = Split { $n ->
    [one] 1 item
   *[other] { $n } items
} between { $first }, { $second } and champagne
# $n: strength
ask-funds = Split { $n } between Emperor spaces and krones
ask-any-action = Choose an action (strength { $n })
ask-staff-action = Choose a staff card to hire ({ $n ->
    [one] 1 krone off
   *[other] { $n } krones off
})
# $n: items
ask-serve = Choose an item to serve (up to { $n } more)
ask-parts = Choose what to do next
# $n: spaces
ask-emperor = { $n ->
    [one] Advance 1 space on the Emperor track?
   *[other] Advance { $n } spaces on the Emperor track?
}
# $items: what you gain; $item: one of them
ask-receive = You gain { $items }. Where should 1 { $item } go?
# $n: items to go
ask-any-items = Choose a dish or drink ({ $n } to go)
ask-other-items = Choose a dish or drink instead ({ $n } to go)
ask-spend = Choose a dish or drink to spend ({ $n } to go)
# $off: krones off, 99 for free
ask-hire = { $off ->
    [0] Choose a staff card to hire
    [99] Choose a staff card to hire for free
   *[other] Choose a staff card to hire ({ krones-off })
}
ask-pick = { $off ->
    [0] Choose one of the drawn cards to hire
    [99] Choose one of the drawn cards to hire for free
   *[other] Choose one of the drawn cards to hire ({ krones-off })
}
ask-under = Which card goes under the staff deck first?
# $n: rooms to go
ask-first-room = Choose a room to prepare before round 1 ({ $n } to go)
# $n: rooms; $off: krones off, 99 for free
ask-prepare = { $off ->
    [0] Choose a room to prepare ({ up-to-rooms })
    [99] Choose a room to prepare for free ({ up-to-rooms })
   *[other] Choose a room to prepare ({ up-to-rooms }, { krones-off })
}
up-to-rooms = { $n ->
    [one] 1 room
   *[other] up to { $n } rooms
}
# $top: the highest floor, 4 for all
ask-occupy = { $top ->
    [4] Choose a vacant room to occupy
    [1] Choose a vacant room to occupy (floor 1)
   *[other] Choose a vacant room to occupy (floors 1–{ $top })
}
ask-prepare-occupy = { $off ->
    [0] Choose a room to prepare and occupy{ on-floors }
    [99] Choose a room to prepare and occupy for free{ on-floors }
   *[other] Choose a room to prepare and occupy, { krones-off }{ on-floors }
}
on-floors = { $top ->
    [4] {""}
    [1] {" "}(floor 1)
   *[other] {" "}(floors 1–{ $top })
}
ask-take-guest = Choose a guest to take for free
ask-fill-order = Choose an order to fill from the supply
ask-extra-action = E. Gizia: choose a space to use
# $penalty: of the Emperor
ask-waive = Pay 1 krone to ignore the penalty? ({ $penalty })
# $n: cards to go
ask-return-hand = Choose a staff card to put under the deck ({ $n } to go)
ask-remove-vacant = Choose a vacant room to lose
ask-remove-occupied = Choose an occupied room to lose
ask-remove-staff = Choose an end-of-game staff card to lose

## What chance decides.

# $n: dice
ask-roll = { $n ->
    [one] What does the last die show?
   *[other] What do the { $n } dice show?
}
ask-board = Which hotel board do you get?
# $letter: A, B or C
ask-objective = Which objective { $letter } is in play?
ask-tile = Which Emperor tile { $letter } is in play?
ask-refill = Which guest joins the queue?
ask-reveal-staff = Which staff card is drawn?
# $who: leopold or elisabeth
ask-his-turn = Which instruction card does { opponent } reveal?
ask-his-staff = Which staff card does { opponent } reveal?

## Module 1.

# $off: champagne less, 99 without any
ask-send = { $off ->
    [0] Choose a place for your dancer
    [99] Choose a place for your dancer (without champagne)
   *[other] Choose a place for your dancer ({ $off } champagne less)
}
ask-area = Which area does the dancer leave?
# $place: left, middle or right
ask-ballroom = Which is the { ballroom-place } ballroom?
ask-rehearsal = Which rehearsal room do you get?
# $n: dancers to go
ask-remove-dancer = Choose a dancer to lose ({ $n } to go)

## Module 2.

# $colour: of the die
ask-celebrity = Which celebrity comes to the { colour } die in the lounge?
ask-dustbin = Only coloured dice are left: choose one to remove

## Module 3.

ask-his-entrance = Which entrance does { opponent } have?
ask-entrance = Which entrance is drawn for you to choose from?
# $letter: A, B or C
ask-personal = Which objective { $letter } is drawn for Ninas Melange?
ask-spare = Which spare Emperor tile { $letter } is drawn for The Grand Wray Hotel?
ask-choose-entrance = Choose the entrance of your hotel
ask-second-guest = Kaufman: take a second guest at full cost?
# $half: column or floor
ask-dove = { $half ->
    [column] You completed a column: choose one of Dove’s tokens
   *[floor] You completed a floor: choose one of Dove’s tokens
}
# $face: of the space
ask-turn-on = How do you use space { $face }?
ask-his-cafe = Which guest joins { opponent }’s café?
ask-lay-item = Which item from the pool is on space { $face }?
# $item: a dish or a drink
ask-give-item = Which of { opponent }’s guests gets 1 { $item }?

## Module 5 and promotional cards.

ask-take-fed = Choose a guest to take for free, with the order filled
ask-after-action = Turn a staff card face down for its effect? (Once per game)
ask-pay-item = Choose a dish or drink to return
ask-schulze = Choose an item for Mr. Schulze
