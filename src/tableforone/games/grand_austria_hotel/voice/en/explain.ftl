# What a piece is: its name, a line about it, what it does, what it means now.

## Guests and tables.

explain-nobody = Nobody
explain-nobody-kind = a place in the queue
explain-nobody-text = A new guest joins when the queue moves up.
# $colour: of the guest
explain-person-kind = { $colour ->
    [blue] a noble (blue)
    [red] a citizen (red)
    [yellow] an artist (yellow)
   *[green] a tourist (green)
}
# $order: a list of items; $n: points; $reward: a list of effects
explain-person = Wants { AND($order) }, then { $colour ->
    [green] any room
   *[other] a { colour } room
}. Gives { points }. Reward: { COMMAS($reward) }.
# $cost, $money: krones; $n: tables
explain-guest-now = { $n ->
    [0] { guest-cost } No table is free in your café.
    [one] { guest-cost } 1 of your tables is free.
   *[other] { guest-cost } { $n } of your tables are free.
}
guest-cost = { $cost ->
    [0] Free here.
    [one] Costs 1 of your { $money } krones.
   *[other] Costs { $cost } of your { $money } krones.
}
explain-table = A free table
explain-table-kind = in your café
explain-table-text = A guest you take waits here until the order is complete.
explain-complete = The order is complete: ready for a room.
# $missing: a list of items
explain-missing = Still to serve: { AND($missing) }.

## Dice.

# $face: of the space
explain-space = Space { $face }
explain-space-text = { $face ->
    [1] Gain strudel and cake, together as many as the strength; never more cake than strudel.
    [2] Gain wine and coffee, together as many as the strength; never more coffee than wine.
    [3] Prepare up to as many rooms as the strength, at the cost of their floors.
    [4] Gain krones and Emperor spaces, together as many as the strength.
    [5] Hire a staff card from your hand; the strength is the krones off.
   *[6] Pay 1 krone, then use any of the other five actions with this strength.
}
# $n: strength
explain-space-now = Strength { $n } now.
explain-space-empty = No die is here.
explain-boost = Boost
explain-boost-kind = for 1 krone
explain-boost-text = Pay 1 krone when you take the die: its strength is 1 higher.

## Rooms and kitchen.

# $colour: of the room
explain-room = { $colour ->
    [blue] Blue room
    [red] Red room
   *[yellow] Yellow room
}
# $state: empty, vacant or occupied
explain-room-kind = { $state ->
    [empty] not prepared yet
    [vacant] prepared, waiting for a guest
   *[occupied] occupied
}
# $floor: its number; $cost: krones; $n: points on the space
explain-room-text = { $n ->
    [0] { room-cost }
    [one] { room-cost } Covering this space scores 1 point.
   *[other] { room-cost } Covering this space scores { $n } points.
}
room-cost = { $cost ->
    [0] Rooms on floor { $floor } are free to prepare.
    [one] Preparing a room on floor { $floor } costs 1 krone.
   *[other] Preparing a room on floor { $floor } costs { $cost } krones.
}
# $full, $of: rooms of the group; $bonus: what the group gives
explain-room-now = Its group: { $full } of { $of } rooms occupied. When full: { $colour ->
    [blue] { $bonus } points.
    [red] { $bonus } krones.
   *[yellow] { $bonus } Emperor spaces.
}
explain-kitchen = Your kitchen
explain-kitchen-kind = dishes and drinks for later
explain-kitchen-text = Items that you do not give to a guest at once are kept here. For 1 krone you serve up to 3 of them.
# $items: a list
explain-kitchen-now = It holds { AND($items) }.

## Staff.

# $works: how the card works
explain-staff-kind = { $works ->
    [once] staff, works once when hired
    [round] staff, works once per round
    [permanent] staff, always works
    [end] staff, scores at the end
   *[flip] staff, works once per game
}
# $text: what is written on the card
explain-text = { CAPITAL($text) }.
explain-staff-hired = In play.
# $n: krones
explain-staff-now = Costs { krones } to hire, minus the strength of your 5.

## The Emperor.

# $tile: its name
explain-spare = Spare tile { $tile }
explain-spare-kind = of your entrance
explain-spare-text = Retreat on the Emperor track to gain its reward.
# $letter: of the tile
explain-tile = Emperor tile { $letter }
explain-tile-kind = for his visit after round { $round }
# $retreat: spaces; $reward, $penalty: what is written on it
explain-tile-text = Retreat { $retreat } spaces. Then on space 3 or higher: { $reward }. On space 0: { $penalty }.
# $at: your space
explain-tile-now = You are on space { $at }.
# $space: its number
explain-emperor = Space { $space }
explain-emperor-kind = of the Emperor track
# $n: points
explain-emperor-text = The player here after round 3, 5 or 7 scores { points } and retreats 3, 5 or 7 spaces.
# $at, $theirs: spaces; $opponent: a name
explain-emperor-now = You are on { $at }, { $opponent } is on { $theirs }.

## Objectives and turns.

# $letter: of the objective
explain-objective = Objective { $letter }
explain-objective-kind = a race
# $text: what it asks for
explain-objective-text = { CAPITAL($text) }. The first to claim it scores the most.
# $yours: what you have of it; $free: a list of points; $opponent: a name; $theirs: how far the opponent is
explain-objective-now = You: { $yours }. Free: { COMMAS($free) } points. { $opponent }: { $theirs }.
explain-claimed = claimed
explain-not-yet = not yet
# $have, $need: numbers; $colour: of the rooms, or “any”
explain-progress = { $colour ->
    [any] { $have } of { $need }
   *[other] { colour } { $have } of { $need }
}
# $parts: a list of the above
explain-progress-all = { COMMAS($parts) }
explain-turn = Turn tile
explain-turn-kind = whose turn it is
explain-turn-text = Each round has 4 turns, 2 of them yours. In a turn you may take a guest, then you take 1 die.

## Modules.

# $n: of the area
explain-area = Area { $n }
explain-area-kind = of your rehearsal room
explain-area-text = Dancers wait here. When you send the last one, you gain the bonus of the area.
explain-ball = A row of a ballroom
explain-ball-kind = spaces for dancers
explain-ball-text = Pay the champagne of the row to send a dancer here. Each ballroom scores once, in its own way; without a dancer there you lose 5 points.
explain-entrance-kind = an entrance
# $items: a list
explain-entrance-now = You would start with { AND($items) }.
explain-token = A token
explain-token-kind = of your entrance
explain-token-text = You can use each token once in the game, for what is written on it.
