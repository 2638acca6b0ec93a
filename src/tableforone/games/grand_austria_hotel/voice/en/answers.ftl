# What may be chosen: the verb, the object, the cost in brackets, a colon, the gain.
# Labels are the same in short, for a button beside its piece.

## Your turn.

say-end = End turn
# $who: leopold or elisabeth
say-pass = Pass: after { opponent }’s turns, remove one die and reroll the rest
    .label = Pass
# $guest: a name; $colour: of the guest; $price: what it costs; $order: items; $points; $reward: what the guest gives
say-guest = Take { FORM($guest, the: "yes") } ({ colour }, { $price }): wants { $order }; { $points }; { $reward }
    .label = Take { FORM($guest, the: "yes") }
# $price: what it costs
say-serve-now = Serve up to 3 items from the kitchen ({ $price })
    .label = Serve up to 3 items from the kitchen
# $letter: A, B or C; $name: what it is about; $n: points
say-claim = Claim objective { $letter } ({ $name }): { points }
    .label = Claim objective { $letter }
# $guest: a name; $room: colour and place; $points; $reward
say-move = Move { FORM($guest, the: "yes") } into { $room }: { $points }; { $reward }
    .label = Move { FORM($guest, the: "yes") } into { $room }
# $guest: a name; $first, $second: two rooms; $points
say-two-rooms = Move { FORM($guest, the: "yes") } into { $first } and { $second }: { $points }
    .label = Move { FORM($guest, the: "yes") } into { $first } and { $second }
# $name: of a staff card; $effects: what it gives
say-use = Use the { $name }: { $effects }
    .label = Use the { $name }
# $spent: a list of what it costs
say-use-spent = Use the { $name } ({ AND($spent) }): { $effects }
    .label = Use the { $name }

## Dice. $face: what it shows; $colour: of the die; $boost: yes or no; $action; $strength; $n: krones; $extra: points.

say-die = { $extra ->
    [0] { die-taken }: { $action }, strength { $strength }
    [one] { die-taken }: { $action }, strength { $strength }, 1 point at once
   *[other] { die-taken }: { $action }, strength { $strength }, { $extra } points at once
}
    .label = { die-taken }
say-die-lost = { $n ->
    [0] Take { a-die }: no action possible
    [one] Take { a-die } (1 krone): no action possible
   *[other] Take { a-die } ({ $n } krones): no action possible
}
    .label = Take { a-die }
die-taken = { $boost ->
    [yes] { $n ->
        [one] Take { a-die } (boosted, 1 krone)
       *[other] Take { a-die } (boosted, { $n } krones)
    }
   *[no] { $n ->
        [0] Take { a-die }
        [one] Take { a-die } (1 krone)
       *[other] Take { a-die } ({ $n } krones)
    }
}
a-die = { $colour ->
    [white] a { $face }
   *[other] a { colour } { $face }
}
# $die: the choice of the die; $celebrity: a name; $points; $text: how the celebrity helps
say-coloured = { $die }; with { $celebrity } ({ $points }): { $text }
    .label = { die-taken }
label-die-lost = no action possible
# $strength; $n: krones; $extra: points
label-strength = { $extra ->
    [0] { strength-paid }
    [one] { strength-paid }, 1 point
   *[other] { strength-paid }, { $extra } points
}
strength-paid = { $n ->
    [0] ×{ $strength }
   *[other] ×{ $strength }, pay { $n }
}
# $face: of the space; $action; $strength; $n: krones
say-extra = { $n ->
    [0] Use space { $face }: { $action }, strength { $strength }
    [one] Use space { $face } (1 krone): { $action }, strength { $strength }
   *[other] Use space { $face } ({ $n } krones): { $action }, strength { $strength }
}
    .label = Use space { $face }
# $colour: of the die; $first: where it is; $face: where it goes; $action; $strength; $n: krones
say-extra-moved = { $n ->
    [0] Move { a-moved-die } to { $face } and use it: { $action }, strength { $strength }
    [one] Move { a-moved-die } to { $face } and use it (1 krone): { $action }, strength { $strength }
   *[other] Move { a-moved-die } to { $face } and use it ({ $n } krones): { $action }, strength { $strength }
}
    .label = Move { a-moved-die } to { $face } and use it
a-moved-die = { $colour ->
    [white] a white { $first }
   *[other] the { colour } { $first }
}

## Actions and effects.

# $when: not, before or after
say-when = { $when ->
    [before] Before the main action
    [after] After the main action
   *[not] Not at all
}
# $items: a list
say-items = Take { $items }
# $spaces: on the Emperor track; $n: krones
say-funds = { $spaces ->
    [0] Gain { krones }
    [one] { $n ->
        [0] Advance 1 Emperor space
       *[other] Advance 1 Emperor space, gain { krones }
    }
   *[other] { $n ->
        [0] Advance { $spaces } Emperor spaces
       *[other] Advance { $spaces } Emperor spaces, gain { krones }
    }
}
# $action: what a space does; $face: of the space
say-any-action = Use action { $face }: { $action }
    .label = Use action { $face }
# $effect: what it gives; $nth: which of several equal ones, 0 where there is only one
say-part = { $nth ->
    [0] { CAPITAL($effect) }
   *[other] { CAPITAL($effect) } (no. { $nth })
}
say-without = { $nth ->
    [0] Skip: { $effect }
   *[other] Skip: { $effect } (no. { $nth })
}
# $name: of a staff card; $price: what it costs; $text: what it does
say-hire = Hire the { $name } ({ $price }). { CAPITAL($text) }
    .label = Hire the { $name }
# $n: cost
say-discard = Put the { $name } under the deck (cost { $n }). { CAPITAL($text) }
    .label = Put the { $name } under the deck
say-under = Put the { $name } under the deck. { CAPITAL($text) }
    .label = Put the { $name } under the deck
say-lose-staff = Lose the { $name }. { CAPITAL($text) }
    .label = Lose the { $name }
# $room: colour and place; $price: what it costs; $n: points on the space
say-prepare = { $n ->
    [0] Prepare { $room } ({ $price })
   *[other] Prepare { $room } ({ $price }): { points }
}
    .label = Prepare { $room }
say-prepare-occupy = { $n ->
    [0] Prepare and occupy { $room } ({ $price })
   *[other] Prepare and occupy { $room } ({ $price }): { points }
}
    .label = Prepare and occupy { $room }
# $room: colour and place
say-occupy = Occupy { $room }
say-lose-room = Lose { $room }
# $n: spaces
say-advance = { $n ->
    [one] Advance 1 space
   *[other] Advance { $n } spaces
}
# $item: a dish or a drink; $guest: at a table
say-serve = Serve { $item } to { $guest }
    .label = Serve { $item } to { FORM($name, the: "yes") }
say-give = Give { $item } to { $guest }
    .label = Give { $item } to { FORM($name, the: "yes") }
# $n: how many
say-kitchen = { $n ->
    [one] Put { $item } in the kitchen
   *[other] Put { $n } { $item } in the kitchen
}
say-fill-order = Fill the order of { $guest }
    .label = Fill the order of { FORM($name, the: "yes") }
# $guest: a name; $colour: of the guest; $table: its number; $wants: items
at-table = { FORM($guest, the: "yes") } ({ colour }) at table { $table }, who still wants { $wants }
# $item: a dish or a drink
say-item = Take { $item }
say-spend = Spend { $item }
say-laid = { CAPITAL($item) }
say-waive = Pay 1 krone
say-penalty = Accept the penalty

## Declining.

say-no-emperor = No, stay
say-no-hire = Hire nobody
say-no-pick = Hire none of them
say-no-prepare = Stop preparing
say-no-occupy = Stop occupying
say-no-room = Prepare no room
say-no-guest = Take no guest
say-no-order = Fill no order
say-no-extra = Skip the extra action
say-no-serve = Stop serving
say-no-spend = Stop
say-no-dancer = Stop sending dancers
say-not-now = Not now
say-no-second-guest = No second guest

## What chance decided.

# $dice: a list
say-dice = The dice show { AND($dice) }
# $board: a side of a hotel board
say-board = Your hotel: { $board }
# $letter: A, B or C; $text: what it asks for
say-objective = Objective { $letter }: { $text }
# $tile: its name
say-tile = Emperor tile { $tile }
# $guest: a name; $colour: of the guest
say-joins = { CAPITAL($guest, the: "yes") } ({ colour }) joins the queue
# $name: of a staff card
say-drawn = The { $name } is drawn
say-revealed = The { $name } is revealed
# $card: its number
say-instruction = Instruction card { $card }

## Labels. $guest, $name: names; $n: a number.

label-guest-moves = { $guest } to { $place }
label-cost = cost { $n }
label-place = { CAPITAL($place) }
# $wants: a list of items
label-wants = wants { COMMAS($wants) }
label-table = table { $n }

## Module 1.

# $where: a row of a ballroom; $n: champagne; $bonus: effects
where-in-full = { $n ->
    [0] { $where } (free; { $bonus })
   *[other] { $where } ({ $n } champagne; { $bonus })
}
# $where: with its cost
say-send = Send a dancer to { $where }
# $area: its number; $n: dancers left; $bonus: effects
say-area = Area { $area } ({ $n ->
    [one] 1 dancer left
   *[other] { $n } dancers left
}; when empty: { $bonus })
# $guest: a name; $colour: of the guest; $table: its number; $where: with its cost; $points; $reward
say-ball = Send { FORM($guest, the: "yes") } ({ colour }) at table { $table } to { $where }: { $points }; { $reward }
    .label = Send { FORM($guest, the: "yes") } to { $where }
# $number: of the room
say-rehearsal = Rehearsal room { $number }
# $where: a row of a ballroom
say-lose-dancer = Lose one in { $where }
label-balcony = balcony
# $guest: a name; $room: name of the ballroom
label-to-ball = { $guest } to { $room }
label-to-balcony = { $guest } to the balcony

## Module 2.

say-exchange = Einstein: exchange up to 4 dishes or drinks for others
# $colour: of the die
say-dustbin = Remove the { colour } die

## Module 3.

# $name: of the entrance; $items: to start with; $text: what it does
say-entrance = Choose { $name } (start with { $items }). { CAPITAL($text) }
    .label = Choose { $name }
# $colour: of the die; $first: what it shows; $face: what it becomes
say-shift = Kozi Palace: turn { a-moved-die } to { $face } and use space { $face }
label-shift = turn { a-moved-die } to { $face }, use space { $face }
say-forfeit = Lose 5 points and pay no toll this turn (you cannot pay it anywhere)
    .label = Lose 5 points and pay no toll this turn
# $name: what it is about; $n: points
say-personal = Complete your own objective ({ $name }): { points }
    .label = Complete your own objective
# $tile: its name; $n: spaces; $reward: effects
say-reward = Retreat { spaces } for the reward of tile { $tile }: { $reward }
# $letter: A, B or C; $text: what it asks for
say-personal-drawn = Personal objective { $letter }: { $text }
say-spare = Spare Emperor tile { $tile }
# $token: its number; $effects: what it gives
say-token = Use token { $token }: { $effects }
    .label = Use token { $token }
# $guest: with its colour
say-his-cafe = { $guest } joins the café
# $guest: with its colour; $wants: items; $place: its number
his-guest = { $guest }, who still wants { $wants } (guest { $place })
# $guest: as above
say-give-his = Give it to { $guest }

## Module 5 and promotional cards.

# $name: of a staff card; $effects: what it gives
say-flip = Turn the { $name } face down: { $effects }
    .label = Turn the { $name } face down
# $item: a dish or a drink
say-return = Return { $item }
say-schulze = Give Mr. Schulze an item: 1 point, 1 Emperor space, and you may hire a staff card at full cost
    .label = Give Mr. Schulze an item
say-to-schulze = Give him { $item }
