# The rows of the opponent’s decisions: what stays in the running.

## Which guest, which room.

row-guest-fits = Only guests whose colour still has an empty space in your opponent’s hotel
row-guest-colour = Prefer guests of the colour on the card
row-guest-points = The guests with the most points
row-guest-hand = Ties: as the hand shows
row-room-floor = The lowest possible floor
row-room-left = The first space from the left on that floor
row-green-room-column = The rightmost possible column
row-green-room-lowest = The lowest empty space in that column

## Which die, which objective.

row-die-shown = Prefer a die that the card shows
row-die-most = The spaces with the most dice
row-die-hand = Ties: as the hand shows, spaces 1 to 6 from left to right
row-objective-unclaimed = Only objectives that your opponent has not claimed yet
row-objective-shown = Prefer the objective that the card shows
row-objective-least = The objectives with the least progress
row-objective-hand = Ties: as the hand shows, A to C from left to right

## Vienna Ballrooms.

row-one-arrow = The ballroom that is scored next; if it is full, the next one to the right with a free space
row-two-arrows = The ballroom after the one scored next; in rounds 6 and 7, or if it is full, the right one
row-ballroom-row = The lowest row with a free space; the balcony if the right ballroom is full

## Celebrities.

row-coloured-die-worth = The coloured die on that space whose celebrity gives the most points
row-coloured-die-worth-anywhere = The coloured die, anywhere on the board, whose celebrity gives the most points
row-coloured-die-hand = Ties: as the hand shows, in the order of the lounge
