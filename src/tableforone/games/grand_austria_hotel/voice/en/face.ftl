# The table in the browser.

## Panels and tabs.

face-entrances = Entrances
face-cards = Cards
face-lobby = Guests & dice
face-ballrooms = Ballrooms
face-house = My house
face-staff = Staff
face-court = Court
face-ten-cards = Your ten cards
face-drawn-cards = Drawn cards
face-keep-six = keep six of them
face-three-entrances = Three entrances
face-one-is-yours = one is yours
# $n: of the round; $turn: of the turn, 0 for none; $question: its number
face-asking = { $turn ->
    [0] Round { $n } · question { $question }
   *[other] Round { $n } · turn { $turn } · question { $question }
}
face-asking-first = Before the first round · question { $question }
face-pass = Pass
face-no-toll = No toll this turn
# $n: points
face-lose = { points }
# $n: of the area; $dancers, $of: dancers; $bonus: effects
face-area = Area { $n }
face-area-left = { $dancers } of { $of }
face-area-last = { $dancers } of { $of }; then { $bonus }
# $n: dancers
face-ballrooms-note = no dancer when a ballroom is scored: −5 · { dancers } left
face-your-hotel = Your hotel
# $n: rooms; $guests: how many
face-hotel-note = { rooms }, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
} staying · numbers left: floor and cost
# $n: of the round; $retreat: spaces
face-visit-short = after round { $n }, −{ $retreat }
face-visit = next visit after round { $n }, −{ $retreat }
face-your-cards = Your cards
face-your-staff = Your staff
face-the-court = The court
# $n: cards
face-in-hand = { $n } in hand
face-in-play = { $n } in play

## Queue and dice.

face-waiting = Waiting for a table
# $n: tables; $of: tables; $deck: guests
face-waiting-note = { $n ->
    [0] café full: move someone in to take a guest · { $deck } more in the deck
   *[other] { $n } of { $of } tables free · { $deck } more in the deck
}
face-queue = Guest queue, places 1 to 5
face-dice = Dice
face-turns = Turns of this round
face-no-toll-for = no toll:
face-passed = you have passed
face-strength = strength = dice on the space
face-action-board = Action board
face-lounge = Lounge
# $names: a list
face-with-you = with you: { COMMAS($names) }
face-with-you-title = With you this round: { COMMAS($names) }
face-lounge-note = come with the coloured die
face-second-round = second round
face-nobody = nobody
# $colour: of the die
face-nobody-die = nobody, { colour } die

## The court.

face-emperor = Emperor track 0 to 13
face-spare-tiles = Spare tiles
# $n: spaces
face-go-back = retreat { $n }
face-objectives = Objectives
face-own-objectives = Your own objectives
face-completed = completed
face-met = met
face-open = open

## The opponent.

# $level: easy, medium or hard
face-level = { $level ->
    [easy] Easy: silver and gold symbols do not count.
    [medium] Medium: silver symbols count.
   *[hard] Hard: every symbol counts.
}
face-dancers-waiting = { dancers } waiting
face-this-round = This round: { COMMAS($names) }
# $card: its number; $n: cards
face-card = Card { $card } · { $n } to come
face-last-card = Last card: { $card } · { $n } to come
face-to-come = { $n } to come
face-his-staff = { $opponent }’s staff
face-his-hotel = { $opponent }’s hotel
face-unseen = { $n } unseen
face-guest = guest
face-die = die
face-then = then
face-ties = ties

## Staff and house.

face-no-staff = You have hired nobody yet.
face-title-in-play = In play
face-title-in-hand = In hand
face-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
face-used = used this round
face-face-down = face down
# $n: cards
face-deck = { $n } in the deck
# $names: a list
face-deck-under = { $n } in the deck; at its bottom: { COMMAS($names) }
face-hotel-cafe = Hotel and café
# $n: krones
face-purse = { $n } of 20 krones
# $items: a list
face-kitchen = Kitchen: { COMMAS($items) }
face-kitchen-title = Kitchen
# $n: of the table
face-table-free = Table { $n } is free
face-order-complete = order complete
# $missing: a list
face-to-serve = still to serve: { COMMAS($missing) }
face-free = free
face-any = any
face-rehearsal = Rehearsal room
face-left = { $n } left
face-scored = scored
face-after-round = after round { $n }

## Pieces and cards in words, for people who listen; and short words on them.

# $n: how many; $item: of which kind
face-item = { $item ->
    [strudel] { $n } strudel
    [cake] { $n } cake
    [wine] { $n } wine
    [coffee] { $n } coffee
   *[champagne] { $n } champagne
}
# $n: krones; only the word stands here
face-unit = { $n ->
    [one] krone
   *[other] krones
}
# $colour: of the guest
face-people = { $colour ->
    [blue] noble (blue)
    [red] citizen (red)
    [yellow] artist (yellow)
   *[green] tourist (green)
}
# $name: of the guest; $order, $reward: lists, already in words; $n: points
face-guest-words = { $name }, { face-people }, wants { $order }; { points }; { $reward }
# $values: a list, already in words
face-reconstructed = reconstructed: { $values }
# $hotel: whose it is
face-facade = { $hotel }, four floors of five rooms
face-floor = floor
# $floor, $room: numbers; $colour, $state: of the room; $n: points
face-room = Floor { $floor }, room { $room }: { colour }, { face-state }
face-room-points = { face-room }, { points }
face-state = { $state ->
    [empty] empty
    [vacant] vacant
   *[occupied] occupied
}
# $place: its number
face-place-nobody = Place { $place }: nobody
# $n: tokens
face-guest-tokens = { $n ->
    [one] 1 token of { $opponent }: it costs 1 krone more
   *[other] { $n } tokens of { $opponent }: each costs 1 krone more
}
# $n: of the turn; $whose: you, or a name; $state: now, done, or nothing
face-turn = { face-turn-of }{ $state ->
    [now] , now
    [done] , done
   *[other] {""}
}
face-turn-of = { $whose ->
    [you] Turn { $n }: yours
   *[other] Turn { $n }: { $whose }
}
# The letter on the player’s disc.
face-you-letter = Y
face-you = You
# Two short words on the tile of the turn.
face-end = end
face-pass-short = pass
# $face, $action: of the space; $n: dice
face-space = { $n ->
    [0] Space { $face }, { $action }: no die
    [one] Space { $face }, { $action }: 1 die
   *[other] Space { $face }, { $action }: { $n } dice
}
face-one-die = one { colour }
# $item: of which kind
face-item-here = { $item ->
    [strudel] a strudel is here
    [cake] a cake is here
    [wine] a wine is here
    [coffee] a coffee is here
   *[champagne] a champagne is here
}
face-toll-tokens = { $n ->
    [one] 1 toll token
   *[other] { $n } toll tokens
}
face-boost = one stronger for a krone
# A coin with the price follows.
face-boost-for = +1 for
# $space: its number; $n: points
face-emperor-space = Space { $space }, { points }
face-you-here = you are here
face-opponent-here = { $opponent } is here
face-or-more = or more
# How far you are with the objective follows.
face-you-are = you:
# $colour: of the rooms, or nothing; $have, $need: how many
face-part = { $colour ->
    [blue] blue { $have } of { $need }
    [red] red { $have } of { $need }
    [yellow] yellow { $have } of { $need }
    [green] green { $have } of { $need }
   *[other] { $have } of { $need }
}
face-not-yet = not yet
# $n: of the table; $guest: who sits there
face-table = Table { $n }: { $guest }
# $works: when the card works; $n: krones; $text: what it does
face-card-words = { $name }, { face-works }, costs { $n }: { $text }
face-works = { $works ->
    [once] once
    [round] once per round
    [permanent] always
    [end] at the end
   *[flip] once in the game
}
# $items: a list, already in words; $n: items
face-entrance-words = { $n ->
    [0] { $name }: { $text }
   *[other] { $name }, begins with { $items }: { $text }
}
face-dice-on-space = { $n ->
    [one] 1 die on one space
   *[other] { $n } dice on one space
}
face-groups = What a full group of 1, 2, 3 or 4 rooms gives
# $bonus: numbers
face-group = { $colour ->
    [blue] A full blue group of 1, 2, 3, 4 rooms: { $bonus } points
    [red] A full red group of 1, 2, 3, 4 rooms: { $bonus } krones
   *[yellow] A full yellow group of 1, 2, 3, 4 rooms: { $bonus } Emperor spaces
}
face-group-gives = { $colour ->
    [blue] points
    [red] krones
   *[yellow] Emperor spaces
}
# $n: of the token; $column, $floor, $bonus: effects
face-token = Token { $n }, column: { $column }; floor: { $floor }
face-token-used = used
face-token-column = column: { $bonus }
face-token-floor = floor: { $bonus }
face-not-on-level = not on this level
# $card: its number; $text: what it shows
face-instruction = Instruction card { $card }: { $text }
face-to-ballroom = to a ballroom
face-a-die = a { $face }
# The number stands before it.
face-emperor-spaces = { $n ->
    [one] Emperor space
   *[other] Emperor spaces
}
face-dancer = a dancer
face-objective = objective
face-hand = { $hand ->
    [right] the hand points right
   *[left] the hand points left
}
# $face: of the space, 0 when the die is taken; $n: points; $text: what the celebrity does
face-celebrity = { $face ->
    [0] { $name }, { points }, { colour } die is taken: { $text }
   *[other] { $name }, { points }, { colour } die on space { $face }: { $text }
}
face-pool = { $n ->
    [one] 1 item in the pool
   *[other] { $n } items in the pool
}
face-tokens-left = { tokens } left in the hotel.
face-no-toll-now = No toll this turn.
# $room: the ballroom
face-row = { $room }, { ballroom-row }
# $place: a row; $n: champagne; $yours, $theirs: dancers
face-row-dancers = { $place }, { $n } champagne: { $yours } of yours, { $theirs } of { $opponent }’s
face-row-free = { $n } free
face-area-words = Area { $n }: { $dancers } of { $of } dancers; when empty: { $bonus }

## At a real table.

face-own-card = Card { $card }, { $opponent }’s turn { $turn } of 14
face-own-queue = The queue, as you entered it
face-own-place = Place { $place }: { $guest }
face-own-emperor = Emperor { $n }
face-own-points = { points }
face-own-dancers = { dancers } left
