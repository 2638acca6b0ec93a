# What things are called.
# $who and $whose are "you" or "ralph"; $colour is "blue", "red", "yellow" or "any".

# $n: a number
krones = { $n ->
    [one] 1 krone
   *[other] { $n } krones
}
# $n: a price
price = { $n ->
    [0] free
   *[other] { krones }
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
emperor-spaces = { $n ->
    [one] 1 Emperor space
   *[other] { $n } Emperor spaces
}
# $nth: 1, 2 or 3
ordinal = { $nth ->
    [1] first
    [2] second
   *[3] third
}

colour = { $colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
# $room: its number; $floor: 1 to 4
room = room { $room } ({ colour }, floor { $floor })
# $name: as it is printed, L1 or R4
line-row = row { $name }
# $n: 1 to 7
line-column = column { $n }
# $n: how many dice show the number $die
dice-of = { $n ->
    [one] one { $die }
    [2] two { $die }s
    [3] three { $die }s
    [4] four { $die }s
    [5] five { $die }s
    [6] six { $die }s
    [7] seven { $die }s
    [8] eight { $die }s
    [9] nine { $die }s
   *[other] ten { $die }s
}

## Something that waits in your turn.

item-main = main action
# $member: a member of the staff
item-staff = { $member }’s effect
# $row: of the Emperor track; $space: in this row
item-step = Emperor bonus of row { $row }, space { $space }
# $room: its number
item-door = door bonus of room { $room }

## Effects and actions.

# $n: spaces
advance = { $n ->
    [one] advance 1 space on the Emperor track
   *[other] advance { $n } spaces on the Emperor track
}
# $krones: a number, or 0; $n: Emperor spaces, or 0
effect-gain = { $krones ->
    [0] { advance }
    [1] { $n ->
        [0] gain 1 krone
       *[other] gain 1 krone and { advance }
    }
   *[other] { $n ->
        [0] gain { $krones } krones
       *[other] gain { $krones } krones and { advance }
    }
}
# $kind: prepare, occupy or hire; $n: krones off
effect = { effect-kind }{ $n ->
    [0] { "" } at the normal price
   *[other] , { krones } off
}
effect-free = { effect-kind } for free
effect-kind = { $kind ->
    [hire] hire a staff member
    [prepare] prepare { effect-room }
   *[occupy] occupy { effect-room }
}
effect-room = { $colour ->
    [any] any room
   *[other] a { colour } room
}

# What a space of the action board lets you do; $die: 1 to 6, $n: the strength
action = { $die ->
    [1] prepare { action-rooms }
    [2] occupy a room, { krones } off
    [3] prepare { action-rooms }, or occupy one, { krones } off
    [4] { advance }, or gain { krones }
    [5] hire a staff member, { krones } off
   *[6] imitate any other space with strength { $n }
}
action-rooms = { $n ->
    [1] 1 room
   *[other] up to { $n } rooms
}

## Staff. The names are our translations.

staff-s01 = Occupancy clerk
staff-s02 = Impersonator
staff-s03 = Red room service
staff-s04 = Yellow porter
staff-s05 = Blue concierge
staff-s06 = Lift attendant
staff-s07 = Housekeeping cashier
staff-s08 = Red chambermaid
staff-s09 = Imperial adviser
staff-s10 = Head receptionist
staff-s11 = Yellow concierge
staff-s12 = Corridor inspector
staff-s13 = Floor manager
staff-s14 = Yellow room service
staff-s15 = Blue porter
staff-s16 = Wing inspector
staff-s17 = Staff representative
staff-s18 = Personnel manager
staff-s19 = Blue chambermaid
staff-s20 = Court steward
staff-s21 = Red porter
staff-s22 = Interior decorator
staff-s23 = Group travel agent
staff-s24 = Yellow chambermaid
staff-s25 = Blue room service
staff-s26 = Red concierge
staff-s27 = Court messenger

staff-maid = preparing { colour } rooms is free
# $die: 1 to 6; $help: what follows
staff-helps = whenever you take a { $die }: { $help }
# $effects: one or two
staff-once = once, when hired: { AND($effects) }
# $score: what is counted
staff-end = at the end: { $score }

# $parts: what a member adds to a die
help = { COMMAS($parts) }
# $n: 1 or more
help-strength = +{ $n } strength
help-no-fee = no fee

# $n: points; $floors: a list of two; $right: points of a right row
staff-score = { $what ->
    [rooms_of_color] { points } for each occupied { colour } room
    [rooms_on_floors] { points } for each occupied room on floors { AND($floors) }
    [complete_rows] { points } for each full left row, { $right } for each full right row
    [complete_columns] { points } for each full column
    [complete_groups] { points } for each full group
    [staff_hired] { points } for each staff member you have hired
   *[color_sets] { points } for each set of a blue, a red and a yellow occupied room
}

## Ralph’s cards.

# $die: a number; 0 is the symbol for the space with the most dice
die-symbol = { $die ->
    [0] “most”
   *[other] { $die }
}
hand = { $hand ->
    [from_left] from the left
   *[from_right] from the right
}
zigzag = { $start ->
    [bottom_left] from the bottom left corner
    [bottom_right] from the bottom right corner
    [top_left] from the top left corner
   *[top_right] from the top right corner
} { $axis ->
    [floors] along the floors
   *[columns] along the columns
}
# $zigzag: how it runs
preference = a hand { hand } and a zig-zag { $zigzag }
# $n: spaces
card-emperor = Emperor { $n }
# $prefer: what he tries to complete: none, row, column or group
card-occupy = { card-occupy-room }{ $prefer ->
    [row] , to complete a row if he can
    [column] , to complete a column if he can
    [group] , to complete a group if he can
   *[none] { "" }
}
card-occupy-room = { $colour ->
    [any] occupy a room of any colour
   *[other] occupy a { colour } room
}
# $action: one of the two above
# $left, $right: dice; $actions: a list
card = dice { $left } and { $right }; { SEMICOLONS($actions) }
