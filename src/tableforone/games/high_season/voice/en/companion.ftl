# High Season with your own copy. $n is a number of points unless a comment says otherwise.

## Questions.

# $round: its number
own-turn = Round { $round }, your turn: take a die, or pass and remove one. Done?
# $race: a row or a column; $rule: its number
own-first = Is { $race } already full on your own sheet? Only the first to fill it gets the { points } ({ $rule }).
own-score = The game is over. What is your own final score?
# $preference: a hand and a zig-zag
own-which = Ralph flips the top card ({ $preference }). Which card is it?
# $space: of the action board
own-dice-on = How many dice are on space { $space } now?
own-most-dice = Which space has the most dice? Choose all that tie.
own-top = Which hand and zig-zag are on top of Ralph’s deck now?

## Answers.

own-done = Done
own-was-first = Yes, I was first
own-ralph-first = No, Ralph is first
# $id: of a card
own-card = Card { $id }
# $grade: A, B or C
own-new-card = New { $grade } card
# $space: of the action board
own-space = space { $space }
# $spaces: a list
own-spaces = { AND($spaces) }
# $id: of a card
barred-flipped = Card { $id } was already flipped.
# $grade: A, B or C
barred-grade = No { $grade } card is left in the deck of this level.
barred-back = Card { $id } has a different hand or zig-zag on its back from the one on top.

## What you do for him.

# $face: of the die
own-die = Remove one die from space { $face } of the action board
own-no-room = Nothing to cross out
# $room: its number; $floor: 1 to 4; $column: 1 to 7
own-room = Cross out room { $room } on Ralph’s sheet ({ colour }, floor { $floor }, column { $column })
# $line: a row or a column
own-line = { $n ->
    [0] No points for Ralph’s { $line }
   *[other] Note { points } for Ralph: { $line }
}
# $reward: points
own-group = Note { $reward } for Ralph: a full { colour } group
# $row: of the Emperor track, 4 are the extra spaces; $n: spaces; $first, $last: their numbers in the row
own-steps = { $row ->
    [4] Ralph’s extra Emperor spaces: { own-mark-spaces }
   *[other] Ralph’s Emperor row { $row }: { own-mark-spaces }
}
own-mark-spaces = { $n ->
    [one] mark space { $first }
   *[other] mark spaces { $first } to { $last }
}
own-no-bonus = He takes no bonus on the way (9.5.2).
# $row: of the Emperor track
own-row = Note { points } for Ralph: Emperor row { $row }
own-penalty = Subtract { points } from Ralph: Emperor row { $row }
# $dice: a list
own-rolled = Set out the dice: { AND($dice) }
own-app-rolled = The app has rolled them (4.1.1).

## Between rounds.

# $row: of the Emperor track; $needed: spaces
own-visit-yours = Your own Emperor row { $row }: with fewer than { $needed } marked spaces, subtract { points } from yourself
own-visit = The Emperor visits both of you (7.2).
own-no-penalty = Ralph’s Emperor row { $row }: subtract nothing
# $closed, $row: rows of the Emperor track
own-row-closed = Emperor row { $closed } is closed: both of you now mark in row { $row } (7.1.2).
# $round: its number; $who: you or ralph
own-round = { $who ->
    [you] Round { $round }: take the start player marker back from Ralph
   *[ralph] Round { $round }: give Ralph the start player marker
}
own-roll = Roll all ten dice and sort them onto the action board

## His final scoring.

# $floor: its number; $rooms: how many; $each: points
own-count-floor = { $rooms ->
    [one] Note { points } for Ralph: floor { $floor }, 1 room at { $each }
   *[other] Note { points } for Ralph: floor { $floor }, { $rooms } rooms at { $each } each
}
# $spaces: how many
own-count-extra = { $spaces ->
    [one] Note { points } for Ralph: 1 extra Emperor space
   *[other] Note { points } for Ralph: { $spaces } extra Emperor spaces
}
own-count-total = Add up what you noted for Ralph: { points }
# $parts: a list
own-count-parts = { COMMAS($parts) }.

## Set-up.

ready-game = Set up the game for two players
ready-game-note = Action board, ten dice, pens.
ready-hotels = Take a hotel board for you and another one for Ralph
ready-hotels-note = He needs no staff strip.
ready-no-deck = Leave Ralph’s cards in the box
# $level: its number; $a, $b, $c: numbers of cards
ready-cards = Level { $level }: { $a } A, { $b } B and { $c } C cards.
ready-no-deck-note = { ready-cards } The app reveals them.
ready-deck = Build Ralph’s deck of 16 cards
ready-deck-note = { ready-cards } Where you do not need all four cards of a grade, draw them unseen.
ready-shuffle = Shuffle it, hand and zig-zag up
ready-shuffle-note = Do not look at the other side of a card.
ready-start = You are the first player
ready-start-note = Ten dice for the first round; you have the first turn.

## His board.

# $round, $rounds: numbers; $n: his points; $points: a list
own-head = { $n ->
    [0] Round { $round } of { $rounds }. Ralph has { points }.
   *[other] Round { $round } of { $rounds }. Ralph has { points }: { COMMAS($points) }.
}
# $what: a line of the score
own-points-of = { $what } { $n }
# $dice: a list; $n: how many there are
own-dice = { $n ->
    [0] Dice on the action board: none.
   *[other] Dice on the action board: { AND($dice) }.
}
# $row: of the Emperor track; 4 are the extra spaces
own-track = { $row ->
    [4] extra Emperor spaces
   *[other] Emperor row { $row }
}
# $race: a row or a column
own-first-in = Ralph first: { $race }
# $room: its number
own-room-of = room { $room }

## A card of your own deck. $id is printed on it.

deck-name = Ralph’s cards
enter-die = { $side ->
    [left] Card { $id }: what does its left die show?
   *[right] Card { $id }: what does its right die show?
}
deck-first-action = Card { $id }: what is its first action?
enter-action = Card { $id }: what else does it show?
deck-no-more = nothing more
deck-hand = Card { $id }, the other side: where does the hand come from?
deck-zigzag = Card { $id }: how does the zig-zag run?
# $card: its action side; $preference: a hand and a zig-zag
deck-card = { $card }; { $preference }
# The first line of a file; always in English.
deck-file = High Season: Ralph’s cards. Cards from your own copy are marked as own.
