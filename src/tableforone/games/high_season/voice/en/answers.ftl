# Your choices. $n is a number of krones unless a comment says otherwise.

# $nth: 1, 2 or 3; $vp: points, below zero
say-loan = Take your { ordinal } loan: { krones } now, { $vp } points at the end
    .label = Take your { ordinal } loan
say-stop = Stop preparing
# $item: something that waits in your turn
say-decline = Decline the { $item }
# $n: spaces
say-advance = { $n ->
    [one] Advance 1 space on the Emperor track
   *[other] Advance { $n } spaces on the Emperor track
}
say-gain = Gain { krones }
# $die: its number
say-pass = Pass: remove a { $die } and gain { krones }
    .label = Pass
# $die: its number; $action: what it does
say-take = Take a { $die }: { $action }
    .label = Take a { $die }
# $n: the fee
say-take-paid = Take a { $die } ({ krones }): { $action }
    .label = Take a { $die } ({ krones })
say-take-borrowed = Take a { $die } ({ krones }, with a loan): { $action }
    .label = Take a { $die } ({ krones }, with a loan)
# $member: a member of the staff; $help: what the member adds
say-take-helped = Take a { $die }: { $action }; { $member }: { $help }
    .label = Take a { $die }
say-main = Do the main action of your { $die }: { $action }
    .label = Do the main action of your { $die }
# $item: something that waits in your turn; $effect: what it does
say-use = Use the { $item }: { $effect }
    .label = Use the { $item }
say-use-again = Use the { $item } again: { $effect }
    .label = Use the { $item } again
say-forfeit = Forfeit the { $item } (you cannot use it now): { $effect }
    .label = Forfeit the { $item }
# $member: a member of the staff; $effect: what the member does
say-hire = { $n ->
    [0] Hire the { $member } for free; { $effect }
   *[other] Hire the { $member } for { krones }; { $effect }
}
    .label = { $n ->
        [0] Hire the { $member } for free
       *[other] Hire the { $member } for { krones }
    }
# $room: a room with its colour and floor
say-prepare = { $n ->
    [0] Prepare { $room } for free
   *[other] Prepare { $room } for { krones }
}
    .label = Prepare room { $number }
say-occupy = { $n ->
    [0] Occupy { $room } for free
   *[other] Occupy { $room } for { krones }
}
    .label = Occupy room { $number }
# $effect: what the door does
say-occupy-door = { say-occupy }; its door: { $effect }
    .label = Occupy room { $number }

## What boards, dice and cards show.

# $hotel: its number
say-hotel = { $whose ->
    [ralph] Ralph gets hotel { $hotel }
   *[you] You get hotel { $hotel }
}
# $strip: its number
say-strip = You get staff strip { $strip }
# $dice: a list
say-roll = The dice show { AND($dice) }
# $id: of a card; $card: what it shows
say-flip = Ralph flips card { $id }: { $card }
# $preference: a hand and a zig-zag
say-expose = The card on top of the deck shows { $preference }

## In short, beside a piece.

# $room: its number
label-room = Room { $room }
# $die: its number
label-main = Main action of your { $die }
# $item: something that waits in your turn
label-item = { CAPITAL($item) }
label-forfeit = Forfeit the { $item }
