# The rows of Ralph’s decisions: what stays in the running.

## Which die he removes (9.4).

row-preferred-number = Prefer the number on his preferred die
row-other-number = Prefer the number on the other die
row-most-dice-no-number = Neither number has a die left: the space with the most dice
row-most-dice-other = The other die shows “most”: the space with the most dice
row-most-dice-shown = His preferred die shows “most”: the space with the most dice
row-most-dice-tie = Ties: the first space in the direction of the hand

## Which room he occupies (9.6).

row-vacant = Only rooms that he does not occupy yet
row-colour = Only rooms of the colour on his card
row-side = Prefer the side of the staircase where the hand sends him
row-walk = The first of these rooms along the zig-zag line
row-completes-row = Prefer rooms that complete a row
row-completes-column = Prefer rooms that complete a column
row-completes-group = Prefer rooms that complete a group
