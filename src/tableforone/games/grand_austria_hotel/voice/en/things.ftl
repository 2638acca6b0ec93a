# How things are called inside other messages: numbers of things, items, rooms, effects, the opponent's cards.

## Numbers of things. $n: how many.

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
krones = { $n ->
    [one] 1 krone
   *[other] { $n } krones
}
price = { $n ->
    [0] free
    [one] 1 krone
   *[other] { $n } krones
}
spaces = { $n ->
    [one] 1 Emperor space
   *[other] { $n } Emperor spaces
}
dishes = { $n ->
    [one] 1 dish or drink
   *[other] { $n } dishes or drinks
}
rooms = { $n ->
    [one] 1 room
   *[other] { $n } rooms
}
staff-cards = { $n ->
    [one] 1 staff card
   *[other] { $n } staff cards
}
dancers = { $n ->
    [one] 1 dancer
   *[other] { $n } dancers
}
free-spaces = { $n ->
    [one] 1 free space
   *[other] { $n } free spaces
}
tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
# $n: dice; $face: what they show
dice = { $n ->
    [one] one { $face }
    [2] two { $face }s
    [3] three { $face }s
    [4] four { $face }s
    [5] five { $face }s
    [6] six { $face }s
    [7] seven { $face }s
    [8] eight { $face }s
    [9] nine { $face }s
   *[other] ten { $face }s
}
# $colour: of the die
coloured-die = { colour } { $face }

## Items.

item-strudel = strudel
item-cake = cake
item-wine = wine
item-coffee = coffee
item-champagne = champagne
# $n: how many; $item: one of the above
some-item = { $n } { $item }
# $items: a list of items
items = { AND($items) }

## Colours, rooms, hotels. $colour: blue, red, yellow, green or any.

colour = { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
    [white] white
   *[any] any
}
# $room: its number on the floor, from the left; $floor: its floor
place = room { $room } on floor { $floor }
room = { colour } room { $room } on floor { $floor }
hotel-night = the night side
# $letter: of the board
hotel-day = the day side of board { $letter }

## Guests and objectives.

# $name: of the guest; $colour: of the guest
guest = { $name } ({ colour })
no-reward = no reward
# $letter: of the objective; $name: what it is about
objective = objective { $letter } ({ $name })
# $who: leopold or elisabeth
opponent = { $who ->
    [elisabeth] Elisabeth
   *[leopold] Leopold
}
# $name: of a staff card; $text: what it does
staff-in-full = { $name }: { $text }

## Main actions, in full and in short. $face: of the die.

action = { $face ->
    [1] strudel and cake
    [2] wine and coffee
    [3] rooms
    [4] Emperor and krones
    [5] staff
   *[6] any action
}
action-short = { $face ->
    [1] strudel, cake
    [2] wine, coffee
    [3] rooms
    [4] Emperor, krones
    [5] staff
   *[6] any
}

## Effects. $n: how many; $off: krones off, 99 for free; $top: the highest floor, 4 for all.

krones-off = { $off ->
    [one] 1 krone off
   *[other] { $off } krones off
}
rooms-below = { $top ->
    [4] { rooms }
    [1] { rooms } on floor 1
   *[other] { rooms } on floors 1–{ $top }
}
vacant-below = { $top ->
    [4] { vacant-rooms }
    [1] { vacant-rooms } on floor 1
   *[other] { vacant-rooms } on floors 1–{ $top }
}
vacant-rooms = { $n ->
    [one] 1 vacant room
   *[other] { $n } vacant rooms
}
effects = { AND($effects) }
# $per: what is counted
effect-points-per = { $per ->
    [occupied] { points } for each occupied room
    [occupied_red] { points } for each occupied red room
    [occupied_blue] { points } for each occupied blue room
    [occupied_yellow] { points } for each occupied yellow room
    [room_tile] { points } for each room tile
    [group_full] { points } for each full group
    [floor_full] { points } for each full floor
    [column_full] { points } for each full column
    [color_set] { points } for each set of 3 colours
    [staff_played] { points } for each staff card in play
    [objective_claimed] { points } for each claimed objective
    [emperor_space] { points } for each Emperor space
    [dancer] { points } for each dancer
   *[copy_opponent_end] { points } for an end-of-game staff card of your opponent
}
effect-emperor = advance { spaces }
effect-any-items = { dishes } of your choice
effect-other-items = { dishes } of other kinds
effect-draw = draw { staff-cards }
effect-hire = { $off ->
    [0] hire { staff-cards }
    [99] hire { staff-cards } for free
   *[other] hire { staff-cards }, { krones-off }
}
effect-offer = { $off ->
    [0] draw { staff-cards } and hire one of them
    [99] draw { staff-cards } and hire one of them for free
   *[other] draw { staff-cards } and hire one of them, { krones-off }
}
effect-prepare = { $off ->
    [0] prepare { rooms-below }
    [99] prepare { rooms-below } for free
   *[other] prepare { rooms-below }, { krones-off }
}
effect-occupy = occupy { vacant-below }
effect-prepare-occupy = { $off ->
    [0] prepare and occupy { rooms-below }
    [99] prepare and occupy { rooms-below } for free
   *[other] prepare and occupy { rooms-below }, { krones-off }
}
effect-take-guest = { $n ->
    [one] take 1 guest for free
   *[other] take { $n } guests for free
}
effect-fill-order = { $n ->
    [one] fill 1 order
   *[other] fill { $n } orders
}
effect-extra-action = use any space with dice
# $name: of a staff member
effect-use = use the { $name }
effect-take-fed = take a guest for free and fill the order
# $off: champagne less, 99 without any
effect-send = { $off ->
    [0] send { dancers }
    [99] send { dancers } without champagne
   *[other] send { dancers } for { $off } champagne less
}
effect-area = take the dancer from the rehearsal room
# $early, $middle, $late: points
effect-antoinette = { $early }, { $middle } or { $late } points by the round, and send a dancer for 1 champagne less
effect-score-ballroom = score the current ballroom for everyone
effect-fill-wine = fill the wine orders of your guests
# $half: column or floor
effect-dove = { $half ->
    [column] use one of Dove’s tokens for a column
   *[floor] use one of Dove’s tokens for a floor
}

## What must be spent for an effect. $n: how many.

spend-emperor = retreat { spaces }
spend-krones = pay { krones }
spend-any-items = spend { dishes }
spend-items = spend { $n } { $item }

## Instruction cards of the opponent. $arrows: of a dancer, 0 for none.

# $guests: a list; $die: what is shown; $symbols: a list; $hand: where it points
instruction = { AND($guests) }; { $die }; { AND($symbols) }; { $hand ->
    [right] the hand points right (ties: the leftmost)
   *[left] the hand points left (ties: the rightmost)
}
shown-no-guest = no guest
shown-nothing = nothing more
# $colour: of the guest
shown-guest = { $colour ->
    [any] any guest
   *[other] { colour } guest
}
shown-guest-to-ball = { $arrows ->
    [one] { shown-guest } to a ballroom (1 arrow)
   *[other] { shown-guest } to a ballroom (2 arrows)
}
# $faces: a list of numbers
shown-die = die { OR($faces) }
shown-die-any = die with a question mark
shown-die-celebrity = coloured die of the best celebrity
shown-die-plain = coloured die, here a question mark
shown-dancer = { $arrows ->
    [0] a dancer
    [one] a dancer (1 arrow)
   *[other] a dancer (2 arrows)
}
shown-staff = a staff card
# $letter: of the objective, or “any”
shown-objective = { $letter ->
    [any] the objective with the least progress
   *[other] objective { $letter }
}

## How far the opponent is with an objective. $n: 0 to 3.

progress = { $n ->
    [0] no marker
    [1] on III
    [2] on II
   *[3] claimed
}

## Ballrooms. $row: bottom, middle or top; $place: left, middle or right.

ballroom-row = { $row ->
    [bottom] bottom row
    [middle] middle row
    [top] top row
   *[balcony] balcony
}
# $room: name of the ballroom
row-of = the { ballroom-row } of { $room }
ballroom-place = { $place ->
    [left] left
    [middle] middle
   *[right] right
}
