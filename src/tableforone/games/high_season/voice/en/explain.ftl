# What a piece is, for someone who asks.

# $die: 1 to 6
explain-space = Space { $die }
explain-space-kind = of the action board
explain-space-text = { $die ->
    [1] Prepare up to as many rooms as there are dice, at the price of their floor.
    [2] Occupy one prepared room, 1 krone off for each die.
    [3] Prepare rooms, or occupy one.
    [4] Advance on the Emperor track, or gain krones: as many as there are dice.
    [5] Hire a staff member, 1 krone off for each die.
   *[6] For 1 krone, imitate any other space with this strength.
}
# $n: dice; $action: what they do
explain-dice = { $n ->
    [0] There is no die on this space.
    [one] 1 die: { $action }.
   *[other] { $n } dice: { $action }.
}
explain-pass = Pass
explain-pass-kind = instead of an action
explain-pass-text = Remove this die and gain 1 krone.

# $room: its number
explain-room = Room { $room }
explain-room-kind = { colour }, { $state ->
    [closed] not prepared
    [prepared] prepared
   *[occupied] occupied
}
# $prepare, $occupy: krones; $n: points
explain-room-text = Costs { $prepare } to prepare and { $occupy } to occupy; worth { points } at the end.
# $door: what it gives
explain-room-door = { explain-room-text } When you occupy it, its door gives a bonus: { $door }.
# $full, $rooms: numbers; $reward: what a full group gives
explain-group = Its group: { $full } of { $rooms } occupied. A full group gives { $reward }.

explain-staff = { $timing ->
    [permanent] staff, works from now on
    [once] staff, works once, when hired
   *[endgame] staff, counts at the end
}
# $effect: what the member does
explain-staff-text = { CAPITAL($effect) }.
explain-hired = Hired.
# $n: krones
explain-hire = { $n ->
    [one] Costs 1 krone, minus the strength of your 5.
   *[other] Costs { $n } krones, minus the strength of your 5.
}

explain-emperor = The Emperor track
explain-emperor-kind = three rows
explain-emperor-text = You mark spaces in the row of the next visit. Some spaces give a bonus. The first player to
    fill a row scores.
# $marks, $spaces: numbers
explain-marks = This row: { $marks } of { $spaces } marked.
# $needed: marks; $round: its number; $penalty: points lost
explain-marks-needed = { explain-marks } You need { $needed } after round { $round }, or you lose { $penalty } points.

explain-krones = Your krones
explain-krones-kind = your money
explain-krones-text = They pay for rooms, staff and the fee of a 6. Every 3 left at the end give 1 point.
# $n, $limit: numbers
explain-krones-now = You have { $n } of at most { $limit }.

explain-loan = A loan
# $nth: 1, 2 or 3
explain-loan-kind = number { $nth }
# $n: krones; $vp: points, below zero
explain-loan-text = At any time in your turn: { krones } now, { $vp } points at the end.
explain-loan-taken = Taken.
explain-loan-left = Not taken yet.

explain-main = The main action
explain-main-kind = of your turn
explain-main-text = What your die does, beside bonuses that wait. You choose their order, but you must do the main action.

## Warnings.

# $n: marks; $penalty: points lost
careful-emperor = { $n ->
    [one] The Emperor visits after this round: you need 1 more mark, or you lose { $penalty } points.
   *[other] The Emperor visits after this round: you need { $n } more marks, or you lose { $penalty } points.
}
careful-purse = Your purse is full: you cannot gain more krones.
