# Your moves, each as a sentence for the log.

# $answer: the choice as the question offered it
did-chose = You chose: { $answer }.
did-end = You ended your turn.
did-pass = You passed.
# $guest: a name; $n: krones paid
did-guest = { $n ->
    [0] You took { FORM($guest, the: "yes") } for free.
    [one] You took { FORM($guest, the: "yes") } for 1 krone.
   *[other] You took { FORM($guest, the: "yes") } for { $n } krones.
}
# $face: of the die; $action: what the space does; $strength: a number; $n: krones paid
did-die = { $n ->
    [0] You took a { $face }: { $action }, strength { $strength }.
    [one] You took a { $face } for 1 krone: { $action }, strength { $strength }.
   *[other] You took a { $face } for { $n } krones: { $action }, strength { $strength }.
}
# $face: of the die
did-die-lost = You took a { $face }; no action was possible.
# $n: krones paid
did-serve-now = { $n ->
    [0] You served from the kitchen for free.
    [one] You served from the kitchen for 1 krone.
   *[other] You served from the kitchen for { $n } krones.
}
# $letter: of the objective; $points: a number
did-claim = You claimed objective { $letter }: { $points } points.
# $name: of a staff member
did-use = You used the { $name }.
# $guest: a name; $room: colour and place; $points: a number
did-move = You moved { FORM($guest, the: "yes") } into { $room }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
# $name: of a staff member
did-discard = You discarded the { $name }.
did-return = You returned the { $name }.
did-under = You put the { $name } under the deck.
did-lose-staff = You gave up the { $name }.
# $name: of a staff member; $n: krones paid
did-hire = { $n ->
    [0] You hired the { $name } for free.
    [one] You hired the { $name } for 1 krone.
   *[other] You hired the { $name } for { $n } krones.
}
# $name: of a staff member; $when: not, before or after the main action
did-when = { $when ->
    [before] You used the { $name } before the main action.
    [after] You kept the { $name } for after the main action.
   *[not] You did not use the { $name }.
}
# $items: dishes and drinks
did-items = You took { $items }.
# $spaces: on the Emperor track; $n: krones
did-funds = { $spaces ->
    [0] You gained { krones }.
    [one] { $n ->
        [0] You advanced 1 Emperor space.
       *[other] You advanced 1 Emperor space and gained { krones }.
    }
   *[other] { $n ->
        [0] You advanced { $spaces } Emperor spaces.
       *[other] You advanced { $spaces } Emperor spaces and gained { krones }.
    }
}
# $action: what a space does
did-any-action = You chose this action: { $action }.
# $face: of a space; $action: what it does; $strength: a number; $n: krones paid
did-extra = { $n ->
    [0] You used space { $face }: { $action }, strength { $strength }.
    [one] You used space { $face } for 1 krone: { $action }, strength { $strength }.
   *[other] You used space { $face } for { $n } krones: { $action }, strength { $strength }.
}
# $item: a dish or a drink; $guest: a name
did-serve = You served 1 { $item } to { FORM($guest, the: "yes") }.
did-give = You gave 1 { $item } to { FORM($guest, the: "yes") }.
# $item: a dish or a drink; $n: how many
did-kitchen = You put { $n } { $item } in the kitchen.
# $item: a dish or a drink
did-item = You took 1 { $item }.
did-spend = You spent 1 { $item }.
# $effect: what it gives
did-part = You chose the next reward: { $effect }.
did-without = You skipped a reward: { $effect }.
# $n: spaces
did-emperor = You moved { $n ->
    [one] 1 space
   *[other] { $n } spaces
} up the Emperor track.
# $room: colour and place; $n: krones paid
did-prepare = { $n ->
    [0] You prepared { $room } for free.
    [one] You prepared { $room } for 1 krone.
   *[other] You prepared { $room } for { $n } krones.
}
did-prepare-occupy = { $n ->
    [0] You prepared and occupied { $room } for free.
    [one] You prepared and occupied { $room } for 1 krone.
   *[other] You prepared and occupied { $room } for { $n } krones.
}
# $room: colour and place
did-occupy = You occupied { $room }.
did-lose-vacant = You gave up { $room }, which was vacant.
did-lose-occupied = You gave up { $room }, which was occupied.
# $guest: a name
did-order = You filled the order of { FORM($guest, the: "yes") }.
did-waive = You paid 1 krone and avoided the penalty.
did-penalty = You accepted the penalty.

did-no-emperor = You stayed where you were on the Emperor track.
did-no-hire = You hired nobody.
did-no-prepare = You stopped preparing rooms.
did-no-occupy = You stopped occupying rooms.
did-no-guest = You took no guest.
did-no-order = You filled no order.
did-no-extra = You took no extra action.
did-no-serve = You stopped serving.
did-no-spend = You spent nothing more.
