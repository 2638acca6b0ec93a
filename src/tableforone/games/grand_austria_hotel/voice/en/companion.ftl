# Grand Austria Hotel with your own copy.

## Your turn.

own-ask-took = Round { $round }, your turn: when you are done, tap the guest you took
own-ask-done = Round { $round }, your turn: are you done?
own-done = Done
own-done-several = Done, several guests left
own-done-none = Done, no guest
own-pass = I pass
own-took = Done, my guest came from place { $place }: { $guest }
own-place = Place { $place }

## A guest of the queue: colour and points at once.

own-ask-guest = Queue, place { $place }: which guest is it?
own-guest = { $colour } guest with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## What the player does for the opponent.

own-die = Move a die from space { $face } to { $opponent }’s turn order tile
own-coloured = Move the { $colour } die from space { $face } to { $opponent }’s turn order tile, and take its celebrity
own-claim = Move { $opponent }’s marker of objective { $letter } to the { $points }
own-progress = Move { $opponent }’s marker of objective { $letter } to { $spot }
own-emperor = Move { $opponent }’s marker on the Emperor track to { $space }
own-emperor-back = Move { $opponent }’s marker on the Emperor track back to { $space }
own-token-moves = Move the token from the room you just covered to the guest in place 1 of the queue
own-token-back = Return 1 token to the supply: from the guest just taken, or the one who reached place 5
own-round = Round { $n }: swap the turn order tiles, return all dice, then roll all 10 dice
own-reroll = { $left ->
    [0] Remove the last die from the action board
   *[other] Remove 1 die from the action board and roll the other { $left } again
  }
own-refill-items = Put a random item from the pool on each empty action space

## Reminders in your turn.

own-remind-pass = Take 1 die, or pass. After a pass { $opponent } plays on, 1 die is removed, and you roll the rest.
own-remind-twice = { $opponent } plays twice after this turn.
own-remind-emperor = The Emperor visits after this round.

## The set-up of the expansions.

own-m1-cards = Mix in the cards and tiles with a music note
own-m1-cards-note = 29 guests, 15 staff, 3 objectives and 3 Emperor tiles, before anything is drawn.
own-m1-rooms = Draw 3 of the 5 ballrooms and place them side by side
own-m1-rooms-note = The app asks for them from left to right.
own-m1-you = Take 1 champagne, a random rehearsal room and your 10 dancers
own-m1-you-note = { $opponent } gets no board and no champagne.
own-m1-hers = Put { $opponent }’s 10 dancers beside her hotel
own-m2-dice = Replace 3 white dice by the red, the yellow and the blue die
own-m2-dice-note = 10 dice in all.
own-m2-lounge = Place 3 celebrities face up in the lounge, one for each coloured die
own-m2-lounge-note = Shuffle 12 tiles. Without the ballrooms leave out the 3 that need them.
own-m3-you = Draw 3 regular entrances and keep one
own-m3-you-note = You start with 7 krones; there is no auction.
own-m3-random = Shuffle { $opponent }’s 4 solo entrances and reveal one
own-m3-random-note = Do the steps of that entrance below; leave out the others.
own-m3-chosen = { $opponent }’s entrance is { $entrance }
own-m3-chosen-note = Mark it with a cogwheel token.
own-if = { $entrance }: { $step }
own-hautel-guests = Reveal guests until 3 with 5, 6 or 7 points appear; put them in { $opponent }’s café
own-hautel-guests-note = Do this before you fill the queue, then shuffle the others. With ballrooms, skip guests who want champagne. The app asks for the 3 colours and says which rooms to reserve.
own-hautel-pool = Put 18 items in a pool: those of the 3 orders, then strudel, cake, wine, coffee in turn
own-hautel-items = Draw 1 random item from the pool for each of the 6 action spaces
own-hautel-items-note = Put it on the space. The app reminds you to refill empty spaces each round.
own-stars = Put 1 unused objective card beside { $opponent }’s hotel: the stars track
own-stars-note = It has 9 places; tokens fill row III first, from left to right.
own-sushi = Put 6 tokens on { $opponent }’s hotel
own-sushi-note = Floor 1: rooms 4 and 5. Floor 2: rooms 1, 2 and 3. Floor 3: room 1.
own-toll = Put 15 tokens beside the action board
own-toll-note = One goes on the space of every die that { $opponent } takes.
own-m5 = Mix the new staff, objectives and Emperor tiles into their decks

## Dice.

own-ask-lead = Which space has more dice: { $first } or { $last }?
own-ask-most = Which space has the most dice? If some are equal, tap the one furthest { $end }.
own-ask-dice = How many dice are on space { $face }?
own-lead = { $n ->
    [one] Space { $face }
   *[other] Equal
  }
own-none-on = None on space { $face }
