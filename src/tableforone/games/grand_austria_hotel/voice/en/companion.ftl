# Grand Austria Hotel with your own copy.

## Your turn.

own-ask-took = Round { $round }, your { $nth ->
    [1] first
   *[2] second
} of two turns: when you are done, tap the guest you took
own-ask-done = Round { $round }, your { $nth ->
    [1] first
   *[2] second
} of two turns: are you done?
own-done = Done
own-done-several = Done, several guests left
own-done-none = Done, no guest
own-pass = I pass
own-took = Done, my guest came from place { $place }: { $guest }
own-place = Place { $place }

## A guest of the queue: colour and points at once.

own-ask-guest = Queue, place { $place }: which guest is it?
own-guest = { colour } guest with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## What the player does for the opponent.

own-die = Move a die from space { $face } to { $opponent }’s turn order tile
own-coloured = Move the { colour } die from space { $face } to { $opponent }’s turn order tile, and take its celebrity
own-claim = Move { $opponent }’s marker of objective { $letter } to the spot for { $points } points
own-progress = Move { $opponent }’s marker of objective { $letter } to { $spot }
# $from, $space: where it is and where it goes
own-emperor = Move { $opponent }’s marker on the Emperor track from { $from } to { $space }
own-emperor-back = Move { $opponent }’s marker on the Emperor track back from { $from } to { $space }
own-token-moves = Move the token from the room you just covered to the guest in place 1 of the queue
# $n: tokens
own-token-taken = Return { $n ->
    [one] the token
   *[other] the { $n } tokens
  } of the guest just taken to the supply
own-token-last = Return { $n ->
    [one] the token
   *[other] the { $n } tokens
  } of the guest now in place 5 to the supply
own-celebrities-back = Discard the celebrities that you and Elisabeth took
own-visit-yours = The Emperor visits: score your own space too, then go back { spaces }
own-visit-both = Both of you score and go back, never below 0 (10.1, 10.2).
own-emperor-points = Emperor
own-emperor-stays = { $opponent } is on space 0 of the Emperor track and stays there
# $letter: of the tile; $space: on the Emperor track
own-visit-tile = Emperor tile { $letter }, only for you: take the reward on space { $space } or higher, the penalty on space 0
own-visit-only-you = { $opponent } gets neither (20.10.1).
own-stars-points = Stars track
# $room: name of the ballroom
own-ballroom-yours = { $room }: score your own dancers too
own-lounge = Lounge: put new celebrities on the empty places
own-lounge-note = Those that are left have waited a round (15.5).
own-swap = Swap the turn order tiles and turn your used staff cards upright
own-round = Round { $n }: move the round marker and return all dice
own-roll = Roll all 10 dice and sort them onto the action board
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
own-stars-note = It has 9 places; tokens fill row III first, from left to right. If Ninas Melange is among your 3 entrances, draw its objectives first.
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
own-only-space = Only space { $face }
own-none-on = None on space { $face }

## Questions about what you see.

# $who: leopold or elisabeth
own-ask-took-tokens = { own-ask-took } (Did you use a space with { opponent }’s tokens?)
own-ask-done-tokens = { own-ask-done } (Did you use a space with { opponent }’s tokens?)
own-ask-score = The game is over. What is your final score?
own-ask-left = Which of these guests have left? (New ones join on the left.)
# $colour: of the guest, or “any”; $place: in the queue
own-ask-points = { $colour ->
    [any] Queue, place { $place }: how many points is the guest worth?
   *[other] Queue, place { $place }: how many points is the { colour } guest worth?
}
# $letter: of the objective
own-ask-claimed = { opponent } claims objective { $letter }: is your marker on it already?
# $place: left, middle or right; $room: name of the ballroom
own-ask-lowest = { $room } ({ ballroom-place } ballroom): which is the lowest row with a free space?
# $row: bottom, middle or top, or “any”
own-ask-dancers = { $row ->
    [any] { $room } is scored: how many of your dancers are in it?
   *[other] { $room } is scored: how many of your dancers are in its { ballroom-row }?
}
# $face: of the space
own-ask-on-space = Which coloured dice are on space { $face }?
# $colour: of the die
own-ask-where = Where is the { colour } die?
own-ask-worth = How many points is the { colour } die’s celebrity worth now?
own-ask-lounge = In which order are the dice in the lounge, from left to right?
own-ask-own-points = How many points is this guest of { opponent } worth?
own-ask-your-staff = The Secretary looks at your end-of-game staff in play: which cards do you have?
# $n: of the guest
own-ask-his-cafe = { $who ->
    [elisabeth] Hautel Couture: what colour is guest { $n } in her café?
   *[leopold] Hautel Couture: what colour is guest { $n } in his café?
}
own-ask-stars = How many tokens are on the stars track?

## Answers.

# $face: of the space; $n: tokens
own-used = { $n ->
    [one] I used space { $face }, which has 1 token
   *[other] I used space { $face }, which has { $n } tokens
}
# $colour: of the guest; $place: a room
own-served = { opponent }’s { colour } guest for { $place } got the last item
own-none-left = None (or no more)
own-none-left-note = the queue is the same
# $place: in the queue; $guest: what is known of the guest
own-left = Left: place { $place }, { $guest }
own-card = Card { $card }
# $name: of the staff card; $card: its number
own-staff = { $name } ({ $card })
own-no-more-staff = No more of them
# $spaces: a list
own-spaces = { AND($spaces) }
own-space = Space { $face }
own-yes = Yes
own-no = No
own-no-guest = no guest
# $row: bottom, middle or top
own-row = { $row ->
    [bottom] The bottom row
    [middle] The middle row
    [top] The top row
   *[full] No row: it is full
}
# $colours: a list of dice
own-on-space = { AND($colours) }
own-none = None
own-on-board = On space { $face }
own-off-board = Not on the action board
own-unknown = an unknown guest
# $colour: of the guest, or “any”; $n: points
own-known = { $colour ->
    [any] a guest, { points }
   *[other] { colour }, { points }
}
own-known-colour = { colour }

## What the opponent did.

# $colour: of the guest, or “any”; $n: points, or “unknown”
own-the-guest = { $n ->
    [unknown] { own-the-colour }
   *[other] { own-the-colour } with { points }
}
own-the-colour = { $colour ->
    [any] guest
   *[other] { colour } guest
}
# $guest: as above; $place: in the queue; $wanted: what the card shows; $other: yes where the guest has another colour
own-why-guest = { opponent } takes the { $guest } from place { $place }. { why-guest-cause }
# $face: of the die
own-why-die = { opponent } takes a { $face }. { why-die-cause }
# $colour, $face: of the die; $n: points
own-why-coloured = { opponent } takes the { colour } die from space { $face } ({ points }).
# $letter: of the objective; $progress: 1 to 3; $n: points
own-tell-objective = { $progress ->
    [3] { opponent } claims objective { $letter }: { points }.
    [2] { opponent }’s marker of objective { $letter } moves to II.
   *[1] { opponent }’s marker of objective { $letter } moves to III.
}
# $n: points; $theirs: a space; $retreat: spaces
own-tell-visit = The Emperor visits: { opponent } scores { points } on space { $theirs } and retreats { $retreat }.
# $room: colour and place
own-tell-room = { opponent } scores { points } with { $room }.
own-tell-ball = Elisabeth scores { points } and sends the guest to a ball.
# $room: name of the ballroom; $dancers: how many
own-tell-ballroom = { $room } scores: Elisabeth { points } ({ $dancers }).
own-tell-celebrity = Elisabeth scores { points } for the celebrity.
# $place: a room; $colour: of the guest
own-tell-reserved = { CAPITAL($place) } is reserved for the { colour } guest.
own-tell-star = { opponent } gets a token on the stars track.
own-tell-token = { opponent } scores { points } for a token in the queue.
own-tell-token-moves = A token moves to the leftmost guest of the queue.
own-tell-final = Final score: { opponent } { $theirs }.

## Candidates.

own-named-guest = place { $place }: { $guest }
own-named-die = space { $face }
own-named-coloured = the { colour } die on space { $face } ({ points })
own-named-ballroom-full = { $room } (full)

## Instructions for your hands.

# $from, $to: points
own-marker = { $who ->
    [elisabeth] Move her points marker from { $from } to { $to }
   *[leopold] Move his points marker from { $from } to { $to }
}
# $what: what is scored
own-marker-for = { $who ->
    [elisabeth] { $what }: move her points marker from { $from } to { $to }
   *[leopold] { $what }: move his points marker from { $from } to { $to }
}
own-scored = { points }.
# $floor: its number; $n: rooms; $each: points
own-floor = { $n ->
    [one] Floor { $floor } (1 occupied room, { $each } each)
   *[other] Floor { $floor } ({ $n } occupied rooms, { $each } each)
}
# $name: of the staff card; $n: how many; $each: points
own-staff-line = { $name } ({ $n } × { $each })
own-staff-copy = { $name } (your best end-of-game staff card, counted for { opponent })
own-leave-queue = Take no guest: leave the queue as it is
own-discard = Discard the { $guest } in place { $place } of the queue
# $colour: of the room; $place: a room
own-tile = Put a { colour } tile, guest side up, on { $place }
own-tile-vacant = Put a tile, vacant side up, on { $place }
own-tile-turn = Turn the tile on { $place } to its guest side
# $n: spaces; $over: points beyond the end
own-forward = { $over ->
    [0] { spaces } forward.
    [one] { spaces } forward; 1 beyond the end counts as a point (20.8.1).
   *[other] { spaces } forward; { $over } beyond the end count as points (20.8.1).
}
# $where: a row of a ballroom
own-dancer = Put one of her dancers in { $where }
own-dancer-note = No champagne, no bonus (21.3.4).
own-close-queue = Close up the queue, then put a new guest in place 1
# $guest: by colour and points
own-came = Entered: { $guest }.
own-star = Put a token on the next place of the stars track
own-toll-on = Leave one of the opponent’s tokens on action space { $face }
own-toll-off = Take one of the opponent’s tokens off action space { $face }

## Set-up. $who: leopold or elisabeth.

own-s0 = Set up the game for two players
own-s0-note = Action board, 10 dice, objectives, Emperor tiles; shuffle the guests and the staff cards.
own-queue = Put 5 guests in the queue
own-queue-note = Place 1 is on the left.
own-s1 = { opponent } gets turn order tile 1/4, you get 2/3
own-s1-note = Swap the tiles every round.
own-s2 = { opponent }’s hotel: the night side of any board
own-s2-note = You may use either side of yours.
own-s3-shuffle = { $who ->
    [elisabeth] Shuffle her 20 instruction cards (213–232)
   *[leopold] Shuffle his 20 instruction cards (193–212)
}
own-s3-shuffle-note = { $who ->
    [elisabeth] Put them face down beside her hotel.
   *[leopold] Put them face down beside his hotel.
}
own-s3-leave = { $who ->
    [elisabeth] Leave her instruction cards in the box
   *[leopold] Leave his instruction cards in the box
}
own-s3-leave-note = The app reveals them.
own-s4 = { $who ->
    [elisabeth] Give her no money
   *[leopold] Give him no money
}
own-s4-note = Put markers on 0 of the points and Emperor tracks, and 3 ready for objectives.
own-s5 = { $who ->
    [elisabeth] Give her no food
   *[leopold] Give him no food
}
own-s5-note = { $who ->
    [elisabeth] Her kitchen stays empty.
   *[leopold] His kitchen stays empty.
}
own-s6 = { $who ->
    [elisabeth] Deal her 5 end-of-game staff cards, unseen
   *[leopold] Deal him 5 end-of-game staff cards, unseen
}
own-s6-note = Take out all of them, shuffle, deal 5, and return the rest to the deck.
own-s7 = Draw 10 staff cards and keep 6
own-s7-note = Put the other 4 under the deck.
own-s8 = Take a guest and prepare 3 rooms, only for you
own-s8-note = { opponent } takes no guest and prepares nothing.

## The opponent’s board as the app keeps it.

own-draw-round = Round { $round } of 7. { $opponent }: { points }, Emperor { $emperor }.
own-draw-hotel = { $opponent }’s hotel (# occupied, + reserved; a number: points for covering the space)
own-draw-floor = floor { $n }
# $parts: a list
own-draw-objectives = Objectives: { COMMAS($parts) }.
own-draw-objective = { $n ->
    [0] { $letter } { $state }
   *[other] { $letter } { $state } for { $n }
}
# $staff: a list; $n: cards
own-draw-staff = Staff: { COMMAS($staff) }; { $n } face down.
# $guests: a list
own-draw-queue = The queue as entered: { SEMICOLONS($guests) }.
own-draw-dancers = { $opponent } has { dancers } left.
own-draw-entrance = { $opponent }’s entrance: { $entrance }.
own-nobody = nobody

## What can be corrected.

own-amount-points = points: { $account }
own-amount-objective = objective { $letter }: steps
own-amount-emperor = Emperor track
# $name: of the staff card
own-piece-staff = { $who ->
    [elisabeth] { $name } in her staff
   *[leopold] { $name } in his staff
}
# $place: in the queue; $guest: what is known of the guest
own-piece-guest = queue, place { $place }: { $guest }

## What is not possible now.

own-barred-card = Card { $card } was already revealed.
own-barred-staff = The { $name } is already beside the hotel.

## Your own cards.

deck-about = values of Let’s Waltz! and promotional cards
deck-lounge = In which order are the dice in the lounge, from left to right?
deck-lounge-name = lounge
# $colours: a list
deck-order = { COMMAS($colours) }
# $row: bottom, middle or top
deck-row-spaces = Ballrooms, { ballroom-row }: how many spaces does it have?
deck-row-cost = Ballrooms, { ballroom-row }: how much champagne does a space cost?
# $name: of the celebrity
deck-celebrity = { $name }: how many points?
deck-celebrity-aged = { $name }, after waiting for a round: how many points?
# $card: its number; $name: of the card
deck-staff = Staff card { $card }, { $name }: what does it cost?
deck-guest-points = Guest { $card }, { $name }: how many points?
# $item: a dish or a drink
deck-guest-item = Guest { $card }, { $name }: how much { $item } is in the order?
# $n: points; $order: a list
deck-told = { points }; { COMMAS($order) }
deck-no-order = no order
# $values: a list
deck-told-values = { COMMAS($values) }
deck-file = Grand Austria Hotel: the values of your own cards. They replace reconstructed values.
