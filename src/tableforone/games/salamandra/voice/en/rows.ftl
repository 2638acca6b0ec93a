# The rows of Rudolph’s decisions: what stays in the running.

## Which tile (12.4).

row-on-the-line = Only Field tiles on the line of the arrow; if holes are not skipped, only up to the first hole
row-with-room = Only tiles with an empty spot
row-furthest = The furthest tile in the direction of the arrow

## Which spot (12.4).

row-bonus-spot = Prefer the bonus spot at the top
row-next-spot = The next empty spot clockwise; Rudolph then gains 1 scroll

## Which Spellbook (12.5).

row-available = Only empty spots; if he may not use a Spellbook twice, only on Spellbooks without him
row-first-upper = The first upper spot from the left; if there is none, the first lower spot
