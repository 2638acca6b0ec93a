# What happened: each event as one sentence for the log.

## Rounds and dice.

# $n: of the round; $first: who takes turns 1 and 4: you, leopold or elisabeth
tell-round = { $first ->
    [you] Round { $n } of 7: you take turns 1 and 4.
    [elisabeth] Round { $n } of 7: Elisabeth takes turns 1 and 4.
   *[leopold] Round { $n } of 7: Leopold takes turns 1 and 4.
}
# $dice: a list
tell-roll = The dice show { AND($dice) }.
# $n: dice that are left
tell-dustbin = { $n ->
    [0] The last die is removed.
    [one] One die is removed; the other one is rerolled.
   *[other] One die is removed; the other { $n } are rerolled.
}
# $n: of the turn
tell-pass = You pass on turn { $n }.

## What you do.

# $guest: a name; $colour: of the guest; $place: in the queue
tell-take = You take { FORM($guest, the: "yes") } ({ colour }) from place { $place }.
# $n: krones; $left: krones
tell-pay = You pay { krones } ({ $left } left).
# $face: of the die; $action; $strength; $n: krones
tell-die = { $n ->
    [0] You take a { $face }: { $action }, strength { $strength }.
    [one] You take a { $face } for 1 krone: { $action }, strength { $strength }.
   *[other] You take a { $face } for { $n } krones: { $action }, strength { $strength }.
}
tell-die-lost = You take a { $face }; no action is possible.
tell-extra = E. Gizia: you use space { $face } with strength { $strength }.
# $n: krones; $now: krones
tell-money = You gain { krones } ({ $now }).
# $n: points; $account: what for
tell-score = You score { points } ({ $account }).
tell-lose = You lose { points } ({ $account }).
# $n: spaces; $at: where you are
tell-emperor = You advance { spaces } to { $at }.
tell-retreat = You retreat { spaces } to { $at }.
# $items: what you keep
tell-kitchen = You put { $items } in the kitchen.
# $guest: a name; $item: a dish or a drink; $n: items still missing
tell-put = { $n ->
    [0] { CAPITAL($guest, the: "yes") } gets 1 { $item }: the order is complete.
   *[other] { CAPITAL($guest, the: "yes") } gets 1 { $item } ({ $n } to go).
}
tell-filled = You fill the order of { FORM($guest, the: "yes") } from the supply.
# $room: colour and place; $price: what it costs; $n: points
tell-prepare = { $n ->
    [0] You prepare { $room } ({ $price }).
   *[other] You prepare { $room } ({ $price }): { points }.
}
tell-occupy = You occupy { $room }.
# $guest: a name; $colour: of the guest
tell-leave = { CAPITAL($guest, the: "yes") } ({ colour }) leaves the café.
# $name: of a staff member
tell-draw = You draw the { $name }.
# $price: what it costs
tell-hire = You hire the { $name } ({ $price }).
tell-use = You use the { $name }.
# $objective: with its letter
tell-claim = You claim { $objective }.
tell-remove-room = You lose { $place }.
tell-remove-staff = You lose the { $name }.
# $n: how many; $item: a dish or a drink
tell-spend = You spend { $n } { $item }.

## The Emperor. $who: leopold or elisabeth.

# $n: points of the opponent; $theirs, $mine: where they are; $retreat: spaces
tell-visit = The Emperor visits: { opponent } scores { points } on space { $theirs }, you are on space { $mine }. Both retreat { $retreat }.
# $reward, $penalty: what is written on the tile
tell-reward = You gain the Emperor’s reward: { $reward }.
tell-penalty = You get the Emperor’s penalty: { $penalty }.
tell-waived = You pay 1 krone and ignore the Emperor’s penalty.

## What the opponent does. $who: leopold or elisabeth.

# $card: its number; $text: what it shows
tell-instruction = { opponent } reveals card { $card }: { $text }.
# $n: points of the guest; $more: points on the space; $guest: a name; $room: colour and place
tell-his-room = { $more ->
    [0] { opponent } scores { points } for { FORM($guest, the: "yes") } in { $room }.
   *[other] { opponent } scores { points } for { FORM($guest, the: "yes") } in { $room }, and { $more } for the space.
}
# $n: spaces; $at: where he or she is; $over: points beyond the end
tell-his-emperor = { $over ->
    [0] { opponent } advances { spaces } to { $at }.
    [one] { opponent } advances { spaces } to { $at } and scores 1 point.
   *[other] { opponent } advances { spaces } to { $at } and scores { $over } points.
}
# $name: of a staff member
tell-his-staff = { opponent } reveals the { $name }.
# $objective: with its letter; $progress: 1 to 3; $n: points
tell-his-objective = { $progress ->
    [3] { opponent } claims { $objective }: { points }.
    [2] { $who ->
        [elisabeth] Elisabeth moves her marker on { $objective } from III to II.
       *[leopold] Leopold moves his marker on { $objective } from III to II.
    }
   *[1] { opponent } puts a marker on III of { $objective }.
}
# $guest: a name; $colour: of the guest
tell-arrive = { CAPITAL($guest, the: "yes") } ({ colour }) joins the queue.
# $mine, $theirs: points
tell-final = Final score: you { $mine }, { opponent } { $theirs }.

## Module 1.

# $where: a row of a ballroom
tell-dancer = You send a dancer to { $where }.
# $area: its number
tell-area-empty = Area { $area } of your rehearsal room is empty: you gain its bonus.
tell-to-ball = { CAPITAL($guest, the: "yes") } ({ colour }) goes from the café to a ball.
tell-dancer-lost = You lose a dancer.
# $room: name of the ballroom; $mine, $hers: points; $own, $other: dancers
tell-ballroom = { $room } scores: you { $mine } ({ $own }), Elisabeth { $hers } ({ $other }).
# $n: points
tell-her-guest = Elisabeth scores { points } and sends { FORM($guest, the: "yes") } to a ball.
# $where: a row of a ballroom; $n: dancers
tell-her-dancer = Elisabeth sends a dancer to { $where } ({ $n } left).

## Module 2.

# $celebrity: a name; $colour: of the die
tell-celebrity-arrives = { $celebrity } comes to the lounge ({ colour } die).
# $text: how the celebrity helps
tell-celebrity = { $celebrity } helps you until the end of the round: { $text }.
# $n: points
tell-her-celebrity = Elisabeth scores { points } for { $celebrity }.
tell-her-blue-die = Elisabeth scores { points } for the blue die.

## Module 3.

# $entrance: a name; $text: what it does
tell-entrance-drawn = You may choose { $entrance }: { $text }.
tell-entrance = Your hotel is { $entrance }.
# $first, $second: dice; $sum: of both
tell-sum = Your two dice are { $first } and { $second }: you gain the bonus for { $sum }.
# $token: its number; $half: column or floor
tell-token = { $half ->
    [column] You use token { $token } of Dove for a column.
   *[floor] You use token { $token } of Dove for a floor.
}
# $name: what it is about
tell-personal = You complete your own objective ({ $name }).
# $n: spaces; $tile: its name; $reward: what is written on it
tell-spare-tile = You retreat { spaces } for the reward of tile { $tile }: { $reward }.
# $colour: of the die; $face, $onto: what it shows
tell-shift = A { colour } die turns from { $face } to { $onto }.
# $guest: with its colour; $place: a room; $n: points
tell-his-own-guest = { $n ->
    [0] { $guest } joins { opponent }’s café; { $place } is reserved.
   *[other] { $guest } joins { opponent }’s café; { $place } is reserved ({ points }).
}
# $guest: a name; $item: a dish or a drink
tell-item-given = { opponent }’s guest { $guest } gets 1 { $item }.
tell-item-back = Nobody needs the { $item } on the space; it returns to the supply.
# $n: tokens
tell-star = { opponent } has { tokens } on the stars track.
# $n: tokens; $left: tokens
tell-stars-gone = { $n ->
    [one] You completed a floor or column: 1 token leaves the stars track ({ $left } left).
   *[other] You completed floors or columns: { $n } tokens leave the stars track ({ $left } left).
}
# $n: points; $tokens: how many
tell-stars-scored = { $tokens ->
    [one] { opponent } scores { points } for 1 token on the stars track.
   *[other] { opponent } scores { points } for { $tokens } tokens on the stars track.
}
# $guest: a name; $n: points
tell-token-scored = { opponent } scores { points } for the token on { FORM($guest, the: "yes") }.
tell-token-moves = { opponent }’s token moves to { $guest }.
# $face: of the space; $n: tokens
tell-toll-token = { opponent } leaves a token on space { $face } ({ tokens } there).
# $n: points
tell-toll-scored = { opponent } scores { points } for the tokens on space { $face } and removes one of them.

## Module 5.

# $name: of a staff member
tell-flip = You turn the { $name } face down.
