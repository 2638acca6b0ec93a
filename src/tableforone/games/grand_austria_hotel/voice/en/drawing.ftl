# The table in plain lines, and short notes beside symbols.

## Notes beside symbols. $off: krones off, 99 for free; $top: the highest floor.

note-off = { $off ->
    [99] free
   *[other] −{ $off }
}
note-top = to floor { $top }
note-off-top = { note-off } to floor { $top }
note-new = { $off ->
    [0] new
   *[other] new { note-off }
}
note-new-top = { note-new } to floor { $top }
# $n: cards
note-of = of { $n }
note-of-off = of { $n }, { note-off }
note-other-kinds = other kinds
# $per: what is counted
note-per = { $per ->
    [occupied] per occupied room
    [occupied_red] per occupied red room
    [occupied_blue] per occupied blue room
    [occupied_yellow] per occupied yellow room
    [room_tile] per room tile
    [group_full] per full group
    [floor_full] per full floor
    [column_full] per full column
    [color_set] per set of 3 colours
    [staff_played] per staff card
    [objective_claimed] per claimed objective
    [emperor_space] per Emperor space
    [dancer] per dancer
   *[copy_opponent_end] per end-of-game card
}
note-antoinette = fewer in later rounds; a dancer
note-fill-wine = for each guest who wants it
note-order-filled = order filled

## Warnings: what a move may give away.

careful-move = A guest with a complete order could still move in.
# $at: a space; $penalty: what is written on the tile
careful-emperor = The Emperor visits after this round. From space { $at } you retreat to 0: { $penalty }.
# $colours: a list
careful-no-room = No { OR($colours) } room is vacant: such a guest would have to wait.

## The shared part.

draw-reconstructed = A card with * has reconstructed values.
# $round: its number; $n, $theirs: points; $opponent: a name; $turns: one after the other
draw-round = Round { $round } of 7   You { points }, { $opponent } { $theirs }   Turns { $turns }  (* = done)
# $n: of the turn; $whose: you, or a name; $done: yes or no
draw-turn = { $done ->
    [yes] { $n }:{ $whose }*
   *[no] { $n }:{ $whose }
}
draw-you = you
# $face: of the space; $action; $n: dice
draw-die = { $n ->
    [0] { $face } { $action }: -
   *[other] { $face } { $action }: { $n }
}
draw-dice = Dice
draw-queue = Queue (place, cost; order; points; reward)
# $place: its number; $n: krones; $guest: a line about the guest
draw-waiting = { $place } costs { $n }  { $guest }
draw-empty-place = { $place } empty
# $name, $colour: of the guest; $order: a list; $n: points; $reward: a list
draw-guest = { $name } ({ colour }): { COMMAS($order) }; { points }; { SEMICOLONS($reward) }
# $name: of a card
draw-starred = { $name }*
draw-objectives = Objectives
# $letter, $text: of the objective; $free: points; $yours, $theirs: how far you both are
draw-objective = { $letter } { $text } (free: { COMMAS($free) }); you: { $yours }; { $opponent }: { $theirs }
# $n: points
draw-claimed = claimed for { $n }
draw-met = met now
draw-open = open
# $at, $theirs: spaces
draw-emperor = Emperor track 0–13: you on { $at }, { $opponent } on { $theirs }
# $n: of the round; $tile: its name; $reward, $penalty: what is written on it
draw-tile = After round { $n } ({ $tile }): on 3 or higher { $reward }; on 0 { $penalty }

## Both hotels.

draw-hotels = Hotels: B blue, R red, Y yellow; + vacant, # occupied; a number = points for covering the space
# $hotel: a side of the board
draw-yours = yours ({ $hotel })
draw-theirs = { $opponent }’s
# $n: of the floor; $cost: krones
draw-floor = floor { $n } ({ $cost })
draw-floor-cost = (in brackets: what preparing a room on that floor costs)
# $colour: of the room
draw-letter = { $colour ->
    [blue] B
    [red] R
    [yellow] Y
   *[green] G
}

## Yours.

# $n: krones; $kitchen: a list
draw-have = You have { krones }; kitchen: { COMMAS($kitchen) }
draw-kitchen-empty = empty
# $n: of the table
draw-table = Table { $n }: { $guest }
draw-table-free = Table { $n }: free
# $name, $colour: of the guest; $missing: a list; $n: points; $reward: a list
draw-seated = { $name } ({ colour }), still wants { COMMAS($missing) }; { points }; { SEMICOLONS($reward) }
draw-seated-complete = { $name } ({ colour }), COMPLETE; { points }; { SEMICOLONS($reward) }
draw-staff = Staff in play
draw-hand = Hand
draw-offer = Drawn to choose from
# $n: cards
draw-his-staff = { $opponent }’s staff ({ $n } more face down)
# $title: of a list
draw-none = { $title }: none
draw-list = { $title }:
# $name: of the card; $n: cost; $text: what it does; $used: round, flipped or no
draw-card = { $used ->
    [round] { $name } (cost { $n }): { $text } (used this round)
    [flipped] { $name } (cost { $n }): { $text } (face down)
   *[no] { $name } (cost { $n }): { $text }
}
# $n: of the card; $text: what it shows
draw-last-card = { $opponent }’s last card { $n }: { $text }

## Module 1.

draw-ballrooms = Ballrooms (layout, champagne costs and rehearsal rooms are reconstructed unless you entered your own)
# $place: left, middle or right; $n: of the round; $name, $text: of the ballroom; $next: yes or no
draw-ballroom = { $next ->
    [yes] { ballroom-place }, after round { $n } (next): { $name }: { $text }
   *[no] { ballroom-place }, after round { $n }: { $name }: { $text }
}
# $row: bottom, middle or top; $n: champagne; $yours, $theirs: dancers; $free: spaces; $bonus: effects
draw-row = { ballroom-row }, { $n } champagne: yours { $yours }, Elisabeth’s { $theirs }, free { $free }; bonus { $bonus }
draw-balcony = balcony, { $n } champagne: yours { $yours }, Elisabeth’s { $theirs }
# $n: of the room; $areas: a list
draw-rehearsal = Your rehearsal room { $n }: { SEMICOLONS($areas) }
# $n: of the area; $dancers, $of: dancers; $bonus: effects
draw-area = { $n }: { $dancers } of { $of }, when empty: { $bonus }
draw-her-dancers = Elisabeth’s dancers left: { $n }

## Module 2.

draw-lounge = Lounge (the points are reconstructed unless you entered your own)
# $colour: of the die; $n: of its space, 0 for none; $who: the celebrity
draw-lounge-place = { $n ->
    [0] { colour } (die not on the board): { $who }
   *[other] { colour } (die on space { $n }): { $who }
}
# $name, $text: of the celebrity; $n: points; $aged: yes or no
draw-celebrity = { $aged ->
    [yes] { $name }, { points } (has waited a round): { $text }
   *[no] { $name }, { points }: { $text }
}
draw-nobody = empty
# $celebrities: a list
draw-with-you = With you until the end of the round: { SEMICOLONS($celebrities) }
draw-name-text = { $name }: { $text }

## Module 3. $name, $text: of the entrance.

draw-his-entrance = { $opponent }’s entrance, { $name }. { $text } { CAPITAL($state) }.
# $state: more about it
draw-entrance = Your entrance, { $name }: { $text }
draw-entrance-state = Your entrance, { $name }: { $text }; { $state }
draw-entrance-offered = You may choose { $name }: { $text }
# $values: a list; $line: what it belongs to
draw-guessed = { $line } [reconstructed: { COMMAS($values) }]
# $letter, $text: of the objective; $state: how far you are
draw-personal = Your own objective { $letter }: { $text }; { $state }
draw-done = done
# $tile: its name; $n: spaces; $reward: what is written on it
draw-spare = Spare tile { $tile }: retreat { $n }: { $reward }
# $tokens: a list
draw-tokens = tokens left: { COMMAS($tokens) }
# $n: of the token; $column, $floor: effects
draw-token = { $n } (column { $column }, floor { $floor })
draw-no-token = no token
# $n: guests
draw-pile = completed this round: { $n }
# $face: of the die
draw-first-die = first die of this round: { $face }
# $guests, $items: lists; $n: items
draw-his-cafe = café: { SEMICOLONS($guests) }; items on spaces: { COMMAS($items) }; pool: { $n }
draw-his-guest = { $name } ({ colour }, { points }) for { $room } wants { COMMAS($missing) }
draw-item-on = { $face } { $item }
draw-no-item = no item
# $rooms, $places: lists
draw-sushi = tokens in the hotel: { COMMAS($rooms) }; on guests: { COMMAS($places) }
draw-on-place = place { $place }: { $n }
draw-no-more = no more
draw-nowhere = none
# $spaces: a list; $free: yes or no
draw-toll = { $free ->
    [yes] tokens: { COMMAS($spaces) }; no toll this turn
   *[no] tokens: { COMMAS($spaces) }
}
draw-on-space = space { $face }: { $n }
draw-stars = { tokens } of 9 on the stars track

## Values of cards that may be reconstructed. $value: its id.

value = { $value ->
    [vp] points
    [color] colour
    [order] order
    [cost] cost
    [name] name
    [effects] effects
    [spaces] spaces
    [points] points
    [tokens] tokens
    [areas] areas
    [bonuses] bonuses
   *[other] { $value }
}
