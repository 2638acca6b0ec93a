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

## At a real table.

face-own-card = Card { $card }, { $opponent }’s turn { $turn } of 14
face-own-queue = The queue, as you entered it
face-own-place = Place { $place }: { $guest }
face-own-emperor = Emperor { $n }
face-own-points = { points }
face-own-dancers = { dancers } left
