# Your moves, each as a sentence for the log.

# $nth: 1, 2 or 3; $n: krones
did-loan = You took your { ordinal } loan: { $n } krones.
# $die: a number; $action: what it does
did-die = You took a { $die }: { $action }.
# $die: a number; $n: krones gained
did-pass = You passed: a { $die } was removed, and you gained { $n ->
    [one] 1 krone.
   *[other] { $n } krones.
}
# $die: a number; $action: what it does
did-main = You did the main action of your { $die }: { $action }.
# $item: a bonus; $effect: what it gives
did-use = You used the { $item }: { $effect }.
did-forfeit = You forfeited the { $item } ({ $effect }).
# $item: a bonus
did-decline = You declined the { $item }.
did-stop = You stopped preparing rooms.
# $n: spaces
did-steps = You moved { $n ->
    [one] 1 space
   *[other] { $n } spaces
} up the Emperor track.
# $n: krones
did-krones = You gained { $n ->
    [one] 1 krone.
   *[other] { $n } krones.
}
# $member: of the staff; $n: krones paid
did-hire = { $n ->
    [0] You hired the { $member } for free.
    [one] You hired the { $member } for 1 krone.
   *[other] You hired the { $member } for { $n } krones.
}
# $room: number and colour; $n: krones paid
did-prepare = { $n ->
    [0] You prepared { $room } for free.
    [one] You prepared { $room } for 1 krone.
   *[other] You prepared { $room } for { $n } krones.
}
did-occupy = { $n ->
    [0] You occupied { $room } for free.
    [one] You occupied { $room } for 1 krone.
   *[other] You occupied { $room } for { $n } krones.
}
