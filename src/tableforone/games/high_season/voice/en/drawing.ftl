# The table as plain text, 79 columns wide.

# $round, $rounds: numbers; $who: who starts; $nth: the turn; $you, $ralph: points
draw-round = { $who ->
    [ralph] Round { $round } of { $rounds } (Ralph starts), turn { $nth } of 4. Points: you { $you }, Ralph { $ralph }.
   *[you] Round { $round } of { $rounds } (you start), turn { $nth } of 4. Points: you { $you }, Ralph { $ralph }.
}
draw-over = Round { $round } of { $rounds }, the game is over. Points: you { $you }, Ralph { $ralph }.
# $n: how many dice; $die: their number
draw-dice = { $n }× { $die } { $die ->
    [1] prepare
    [2] occupy
    [3] either
    [4] Emperor/krones
    [5] hire
   *[6] imitate
}
# $parts: a list of $n
draw-all-dice = { $n ->
    [0] Dice: none.
   *[other] Dice: { COMMAS($parts) }.
}
# $money: krones; $n: how many loans; $loans: a list of points, below zero
draw-money = { $n ->
    [0] { you-have } No loans left.
   *[other] { you-have } Loans left: { $n } (2 krones each; { COMMAS($loans) } points at the end).
}
# $die, $strength: numbers
draw-die = Your die: { $die }, strength { $strength }.
# $item: something that waits in your turn; $effect: what it does
draw-pending = Waiting: the { $item }: { $effect }.

draw-rooms = Rooms: number, colour (B R Y), group letter; . closed, o prepared, X occupied
draw-floors = Floors 1–4: prepare for 0–3 krones, occupy for 1–4, worth 1–4 points.
# One letter for a colour.
draw-colour = { $colour ->
    [blue] B
    [red] R
   *[yellow] Y
}
# $hotel: its number
draw-hotel = { $who ->
    [ralph] Ralph’s hotel (board { $hotel })
   *[you] Your hotel (board { $hotel })
}
draw-no-hotel = { $who ->
    [ralph] Ralph’s hotel: not dealt yet.
   *[you] Your hotel: not dealt yet.
}
# At most nine letters.
draw-columns = columns
# At most five letters.
draw-holder = { $who ->
    [ralph] Ralph
   *[you] you
}
# $letter: of a group; $reward: what it gives
draw-group = { $letter } { colour } { $reward }
draw-groups = { $n ->
    [0] Open groups: none.
   *[other] Open groups: { SEMICOLONS($parts) }.
}
# $room: its number; $effect: in few letters
draw-door = { $room } { $effect }
draw-doors = { $n ->
    [0] Doors: none.
   *[other] Doors: { SEMICOLONS($parts) }.
}
# $krones: a number or 0; $n: Emperor spaces or 0
draw-gain = { $krones ->
    [0] +{ emperor-spaces }
    [1] { $n ->
        [0] +1 krone
       *[other] +1 krone +{ emperor-spaces }
    }
   *[other] { $n ->
        [0] +{ $krones } krones
       *[other] +{ $krones } krones +{ emperor-spaces }
    }
}
draw-kind = { $kind ->
    [hire] hire staff
    [prepare] prepare { draw-room }
   *[occupy] occupy { draw-room }
}
draw-room = { $colour ->
    [any] any
   *[other] { colour }
}
# $n: krones off
draw-effect = { $n ->
    [0] { draw-kind }
   *[other] { draw-kind } −{ $n }
}
draw-effect-free = { draw-kind } free

# $parts: the rows
draw-track = { $who ->
    [ralph] Ralph’s Emperor track: { draw-rows }.
   *[you] Your Emperor track: { draw-rows }.
}
draw-rows = { SEMICOLONS($parts) }
# $marks: as boxes
draw-extra = extra { $marks }
# $row: 1, 2 or 3; $marks: as boxes; $visit: what the Emperor finds; $who: the first to fill it; $n: points
draw-row = row { $row } { $marks } { $visit }, { draw-first }
draw-row-now = row { $row } (now) { $marks } { $visit }, { draw-first }
draw-first = { $who ->
    [you] first: you
    [ralph] first: Ralph
    [nobody] first: nobody
   *[open] first { $n }
}
# $n: marks; $round: its number
draw-visit = need { $n } by round { $round }
# $penalty: points, below zero
draw-missed = missed, { $penalty } points
draw-enough = enough
# $space: of a row; $effect: in few letters
draw-bonus = row { $row } space { $space } { $effect }
draw-bonuses = Bonuses ahead: { SEMICOLONS($parts) }.

# $strip: its number
draw-strip = Staff strip { $strip }:
# $member: a member of the staff; $effect: what the member does; $n: krones
draw-hired = { $member } (hired): { $effect }.
draw-staff = { $member } (costs { $n }): { $effect }.
# $id: of a card; $left, $right: its dice; $actions: a list
draw-card = Ralph’s last card { $id }: dice { $left } and { $right }; { SEMICOLONS($actions) }.
# $n: cards; $preference: a hand and a zig-zag
draw-top = { $n ->
    [one] On top of his deck (1 card): { $preference }.
   *[other] On top of his deck ({ $n } cards): { $preference }.
}
