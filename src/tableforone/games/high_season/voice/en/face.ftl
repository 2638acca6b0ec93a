# The table on the page. $who is "you" or "ralph"; $side is "left" or "right".

face-free = free
# One letter for each player.
face-token = { $who ->
    [ralph] R
   *[you] Y
}
# $row: of the Emperor track; 4 are the extra spaces
face-row-n = { $row ->
    [1] I
    [2] II
    [3] III
   *[4] extra
}
face-row = { $row ->
    [4] Extra spaces
   *[other] Row { face-row-n }
}

## Your sheet.

# $name: L1 or R4 of a row, 1 to 7 of a column; $n: points; $rooms: of the line; $you, $ralph: rooms of both
face-prize = { $kind ->
    [row] Row { $name }, { points }
   *[column] Column { $name }, { points }
}: { $first ->
    [you] you were the first to fill it
    [ralph] Ralph was the first to fill it
   *[nobody] you have { $you }, Ralph has { $ralph } of { $rooms }
}
# $floor: 1 to 4; $n: rooms of its group; $reward: what the full group gives; $door: its bonus
face-cell = { face-room }; { face-group }
face-cell-door = { face-room }; door: { $door }; { face-group }
face-room = Room { $room }, { colour }, floor { $floor }, { $state ->
    [closed] not prepared
    [prepared] prepared
   *[occupied] occupied
}
face-group = { $full ->
    [yes] its group of { $n } is full
   *[no] its group of { $n }, when full: { $reward }
}
face-door = Door: { $door }
face-full-group = A full { colour } group of { $n }: { $reward }
# $nth: 1, 2 or 3; $n: krones; $vp: points, below zero
face-loan = Loan { $nth }: { krones } now, { $vp } points at the end
face-loan-taken = { face-loan }, taken
face-loans = Loans
face-your-plan = Your hotel, 28 rooms
# $prepare, $occupy: krones; $n: points
face-floor = Floor { $floor }: prepare for { $prepare }, occupy for { $occupy } { $occupy ->
    [one] krone
   *[other] krones
}, { points } for each room
# $hotel: its number
face-grand-hotel = Grand Hotel No. { $hotel }
face-margins = margins: points for the first to fill a row or column · rooms: you–Ralph
# $money, $limit: krones
face-purse = { $money } of { $limit } krones
face-legend-prepare = cost to prepare
face-legend-occupy = cost to occupy
face-legend-points = points of each occupied room
face-legend-groups = on the seams: reward of a full group
face-legend-krones = 3 krones left: 1 point

## Dice and turns.

face-dice = Dice
face-strength = strength = dice on the space
face-board = Action board
# $round: its number
face-turns = Turns of round { $round }
# $nth: 1 to 4
face-turn = Turn { $nth }: { $who ->
    [ralph] Ralph
   *[you] yours
}{ $state ->
    [now] , now
    [done] , done
   *[later] {""}
}
# $space: of the action board; $action: what it does; $n: dice
face-space = Space { $space }, { $action }: { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
}
face-pass = pass
face-todo = Still to do in your turn
# $item: something that waits in your turn; $effect: what it does
face-now = Now, { $item }: { $effect }
# short words beside a symbol
face-when-now = now
face-when-then = then
face-waiting = Waiting, { $item }: { $effect }
# $n: dice
face-many-dice = { $n ->
    [one] 1 die on a space
   *[other] { $n } dice on one space
}

## The Emperor track.

# $space: of the row
face-step = { $row ->
    [4] Extra space { $space }
   *[other] { face-row }, space { $space }
}{ $marked ->
    [yes] , marked
   *[no] {""}
}
# $effect: what it gives
face-step-bonus = { face-step }: { $effect }
# $marks, $spaces: numbers
face-his-marks = Ralph has marked { $marks } of { $spaces }
# $n: points
face-row-prize = { points } for the first to fill the row
face-row-first = for the first to fill { face-row }
face-first = { $who ->
    [ralph] first: Ralph
   *[you] first: you
}
# $penalty: points, below zero
face-too-short = too short: { $penalty } points
# $needed: marks
face-enough = { $marks } marked, { $needed } needed
face-visited = visited
# $round: its number
face-due = { $marks } of { $needed } by the end of round { $round }, or { $penalty }
# $n: points
face-extra = { $n ->
    [one] extra spaces, 1 point each
   *[other] extra spaces, { $n } points each
}
face-his-row = { face-row }: { $marks } of { $spaces }
face-marked = { $marks } of { $spaces } marked
face-marked-needed = { face-marked }, { $needed } needed
face-marked-missed = { face-marked-needed }, missed
face-emperor = Emperor
face-the-emperor = The Emperor
# $round: its number
face-visits = visits after round { $round }

## Staff.

face-staff = Staff
face-strip = Your staff strip
# $n: staff members
face-hired-of-6 = { $n } of 6 hired
face-hired = hired
# $member: a member of the staff; $effect: what the member does; $n: krones
face-member = { $member }, costs { krones }; { $effect }
face-member-hired = { $member }, hired; { $effect }
face-always-free = always free
# After the picture of a die.
face-when-taken = taken:
# $n: points that the member is worth now
face-so-far = now { $n }

## Ralph.

# $level: its name
face-ralph = { CAPITAL($level) }. No money, no staff, only cards and a pencil.
# $hotel: its number
face-hotel = Hotel No. { $hotel }
face-no-hotel = No hotel chosen yet
face-his-hotel = Ralph’s hotel No. { $hotel }
# $n: rooms
face-occupied = { $n } of 28 occupied
face-his-track = Ralph’s Emperor track
# $id: of a card
face-card = Card { $id }
face-last-card = Last card { $id }
face-no-card = No card flipped yet
# $n: cards of the grade A, B or C
face-of-grade = { $n } { $grade }
# $n: cards; $cards: how many of each grade
face-to-come = { $n ->
    [0] none to come
   *[other] { $n } to come: { COMMAS($cards) }
}
face-left-over = { $n ->
    [0] none left over
   *[other] { $n } left over: { COMMAS($cards) }
}
# $cards: ids
face-flipped = Flipped so far: { COMMAS($cards) }
# $rooms: a list of $n
face-his-plan = { $n ->
    [0] Ralph’s hotel, no rooms occupied yet
   *[other] Ralph’s hotel, occupied: { COMMAS($rooms) }
}
face-his-room = Room { $room }, { colour }, { $state ->
    [occupied] occupied
   *[empty] empty
}
face-walk = Ralph’s 28 rooms and his zig-zag
# $place: 1 to 28
face-stops = he stops at place { $place } of his zig-zag
face-no-fit = no room fits
face-walk-note = The hand comes { hand }: he searches the { side } side of the stairs first, along the zig-zag. ①, ②
    and ③ show which rule below ruled out a room.
# $turn: 1 to 14
face-his-turn = Ralph’s turn { $turn } of 14
face-action-card = Action card { $id }
# $die: its number, or most
face-die = { $die ->
    [most] the space with the most dice
   *[other] a { $die }
}
face-die-label = die
face-emperor-spaces = Emperor spaces
# $prefer: what he tries to complete: none, row, column or group
face-prefer = { $prefer ->
    [row] row
    [column] column
    [group] group
   *[none] any place
}
# $preference: a hand and a zig-zag; $die: left or right; $side: of the stairs
face-preference = Preference card on top of his deck: { $preference }. { face-means }
face-means = { $die ->
    [left] Left die
   *[right] Right die
}, { $side ->
    [left] left side first.
   *[right] right side first.
}
face-flips-next = He flips this card next.

## Tabs and short choices.

face-sheet-dice = Sheet & dice
# $round, $question: numbers; $nth: 1 or 2
face-asking = Round { $round } · your { ordinal } turn · question { $question }
face-take = { $die ->
    [1] Prepare
    [2] Occupy
    [3] Prepare or occupy
    [4] Emperor or krones
    [5] Hire
   *[6] Imitate
}
# $strength: of the die; $n: its fee
face-fee = ×{ $strength }, fee { $n }
# $die: its number
face-remove = Remove a { $die }
# $n: krones
face-plus-krones = +{ krones }
# $kind: prepare or occupy; $note: what it costs
face-room-note = { $kind ->
    [prepare] prepare, { $note }
   *[occupy] occupy, { $note }
}
face-a-loan = Loan
# $n: krones; $vp: points, below zero
face-loan-note = +{ krones }, { $vp } points
