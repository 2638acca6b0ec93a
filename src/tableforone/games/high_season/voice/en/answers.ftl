# Your choices. $n is a number of krones unless a comment says otherwise.

# $nth: 1, 2 or 3; $vp: points, below zero
say-loan = Take your { ordinal } loan: { krones } now, { $vp } points at the end
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
# $die: its number; $action: what it does
say-take = Take a { $die }: { $action }
# $n: the fee
say-take-paid = Take a { $die } ({ krones }): { $action }
say-take-borrowed = Take a { $die } ({ krones }, with a loan): { $action }
# $member: a member of the staff; $help: what the member adds
say-take-helped = Take a { $die }: { $action }; { $member }: { $help }
say-main = Do the main action of your { $die }: { $action }
# $item: something that waits in your turn; $effect: what it does
say-use = Use the { $item }: { $effect }
say-use-again = Use the { $item } again: { $effect }
say-forfeit = Forfeit the { $item } (you cannot use it now): { $effect }
# $member: a member of the staff; $effect: what the member does
say-hire = { $n ->
    [0] Hire the { $member } for free; { $effect }
   *[other] Hire the { $member } for { krones }; { $effect }
}
# $room: a room with its colour and floor
say-prepare = { $n ->
    [0] Prepare { $room } for free
   *[other] Prepare { $room } for { krones }
}
say-occupy = { $n ->
    [0] Occupy { $room } for free
   *[other] Occupy { $room } for { krones }
}
# $effect: what the door does
say-occupy-door = { say-occupy }; its door: { $effect }

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
