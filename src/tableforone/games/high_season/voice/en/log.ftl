# What happened. $n is a number of krones unless a comment says otherwise.

# $hotel: its number
tell-hotel = { $whose ->
    [ralph] Ralph gets hotel { $hotel }.
   *[you] You get hotel { $hotel }.
}
# $strip: its number
tell-strip = You get staff strip { $strip }.
# $round: its number; $who: who starts
tell-round = { $who ->
    [ralph] Round { $round }: Ralph starts.
   *[you] Round { $round }: you start.
}
# $dice: a list
tell-dice = The dice show { AND($dice) }.
# $die: its number; $strength: a number; $action: what it does
tell-take = You take a { $die } with strength { $strength }: { $action }.
tell-pass = You pass and remove a { $die }.
tell-fee = You pay the fee of { krones }.
# $nth: 1, 2 or 3; $vp: points, below zero
tell-loan = You take your { ordinal } loan ({ $vp } points at the end).
tell-krones = { $n ->
    [0] Your money track is full: you gain nothing.
   *[other] You gain { krones }.
}
# $member: a member of the staff
tell-awake = Your { $member } helps.
tell-hire = { $n ->
    [0] You hire the { $member } for free.
   *[other] You hire the { $member } for { krones }.
}
# $room: a room with its colour and floor
tell-prepare = { $n ->
    [0] You prepare { $room } for free.
   *[other] You prepare { $room } for { krones }.
}
tell-occupy = { $n ->
    [0] You occupy { $room } for free.
   *[other] You occupy { $room } for { krones }.
}
# $line: a row or a column; $points: what it is worth
tell-line-first = { $who ->
    [ralph] Ralph is the first to fill { $line }: { $points }.
   *[you] You are the first to fill { $line }: { $points }.
}
tell-line = { $who ->
    [ralph] Ralph fills { $line }, but you were first and have its { $points }.
   *[you] You fill { $line }, but Ralph was first and has its { $points }.
}
# $n: rooms; $reward: what the group gives
tell-group = { $who ->
    [ralph] Ralph completes a { colour } group of { $n } rooms: { $reward }.
   *[you] You complete a { colour } group of { $n } rooms: { $reward }.
}
# $n: spaces
tell-steps = { $who ->
    [ralph] Ralph advances { spaces } on the Emperor track.
   *[you] You advance { spaces } on the Emperor track.
}
tell-steps-lost = { $who ->
    [ralph] The track is full: Ralph loses { spaces }.
   *[you] The track is full: you lose { spaces }.
}
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
# $item: a bonus
tell-step-bonus = You reach the { $item }.
# $row: of the Emperor track; $n: points
tell-row-filled = { $n ->
    [0] { $who ->
        [ralph] Ralph fills Emperor row { $row }, but not first.
       *[you] You fill Emperor row { $row }, but not first.
    }
   *[other] { $who ->
        [ralph] Ralph is the first to fill Emperor row { $row }: { points }.
       *[you] You are the first to fill Emperor row { $row }: { points }.
    }
}
# $item: something that waited in your turn; $effect: what it does
tell-use = You use the { $item }.
tell-use-for = You use the { $item }: { $effect }.
tell-declined = You decline the { $item } ({ $effect }).
tell-lost = The { $item } is lost: you cannot use it now.
# $row: of the Emperor track; $n: marks; $needed: marks; $penalty: points, 0 or less
tell-visit = { $who ->
    [ralph] The Emperor visits: Ralph has { marks } in row { $row } and needs { $needed }
   *[you] The Emperor visits: you have { marks } in row { $row } and need { $needed }
}{ $penalty ->
    [0] , which is enough.
   *[other] {" "}({ $penalty } points).
}
marks = { $n ->
    [one] 1 mark
   *[other] { $n } marks
}
# $id: of a card; $card: what it shows; $preference: a hand and a zig-zag
tell-card = Ralph flips card { $id } ({ $card }); the next card shows { $preference }.
