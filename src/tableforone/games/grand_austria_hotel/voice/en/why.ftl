# Why the opponent decided so: the choice first, then the one cause that decided it.
# $who: leopold or elisabeth; $reason: most (what the rule looks for), right or left (a tie, and where the hand points),
# none (there was no other candidate).

their-card = { $who ->
    [elisabeth] Her card
   *[leopold] His card
}

## A guest. $guest: a name; $taken: its colour; $n: its points; $place: in the queue; $colour: what the card shows.

why-no-guest = { $who ->
    [elisabeth] Elisabeth takes no guest. Her card shows { a-guest }, but nobody in the queue fits into her hotel.
   *[leopold] Leopold takes no guest. His card shows { a-guest }, but nobody in the queue fits into his hotel.
}
a-guest = { $colour ->
    [any] any guest
   *[other] a { colour } guest
}
# $other: yes where the guest has another colour than the card shows
why-guest = { opponent } takes { FORM($guest, the: "yes") } ({ $taken }, { points }) from place { $place }. { why-guest-cause }
why-guest-cause = { $reason ->
    [most] { card-shows-guest }; this guest has the most points.
    [right] { card-shows-guest }. Tied; the hand points right, so the leftmost.
    [left] { card-shows-guest }. Tied; the hand points left, so the rightmost.
   *[none] { card-shows-guest }.
}
card-shows-guest = { $other ->
    [yes] { their-card } shows { a-guest }, but none is available
   *[no] { their-card } shows { a-guest }
}

## A room. $colour: of the guest; $room: its place.

why-room = { opponent } puts the { colour } guest into { $room }: the lowest possible floor, from the left.
why-green-room = { opponent } puts the green guest into { $room }: the rightmost possible column, from the bottom.

## A die. $face: what it shows; $n: dice there; $shown: coloured, any, faces or missing; $faces: a list.

why-die = { opponent } takes a { $face } ({ dice-there }). { why-die-cause }
dice-there = { $n ->
    [one] 1 die there
   *[other] { $n } dice there
}
why-die-cause = { $reason ->
    [most] { card-shows-die }; this space has the most dice.
    [right] { card-shows-die }. Tied; the hand points right, so the leftmost.
    [left] { card-shows-die }. Tied; the hand points left, so the rightmost.
   *[none] { card-shows-die }.
}
card-shows-die = { $shown ->
    [coloured] { their-card } shows a coloured die
    [any] { their-card } shows a question mark
    [missing] { their-card } shows { OR($faces) }, but there is none
   *[faces] { their-card } shows { OR($faces) }
}

## An objective. $letter: the one that advances; $shown: a letter, any, or red for the red die; $claimed: yes or no.

why-no-objective = { $who ->
    [elisabeth] Elisabeth advances no objective: she has claimed all three.
   *[leopold] Leopold advances no objective: he has claimed all three.
}
why-objective = { opponent } advances objective { $letter }. { why-objective-cause }
why-objective-cause = { $reason ->
    [most] { card-shows-objective }; { $letter } has the least progress.
    [right] { card-shows-objective }. Tied; the hand points right, so the leftmost.
    [left] { card-shows-objective }. Tied; the hand points left, so the rightmost.
   *[none] { card-shows-objective }.
}
card-shows-objective = { $shown ->
    [red] { $who ->
        [elisabeth] She took the red die
       *[leopold] He took the red die
    }
    [any] { their-card } shows the objective with the least progress
   *[other] { $claimed ->
        [yes] { their-card } shows { $shown }, which is already claimed
       *[no] { their-card } shows { $shown }
    }
}

## Candidates.

# $guest: with its colour; $n: points; $place: in the queue
named-guest = { $guest }, { points }, place { $place }
# $face: of the space; $n: dice
named-die = { $face } ({ $n ->
    [one] 1 die
   *[other] { $n } dice
})
# $letter: of the objective; $progress: how far it is
named-objective = { $letter } ({ $progress })

## Module 1. $room: name of the ballroom; $place: left, middle or right; $row: bottom, middle, top or balcony.

# $n: arrows
why-ballroom = { $n ->
    [one] Elisabeth sends a dancer to { $room }, the { ballroom-place } ballroom (1 arrow).
   *[other] Elisabeth sends a dancer to { $room }, the { ballroom-place } ballroom (2 arrows).
}
why-row = The dancer takes the { ballroom-row }: the lowest place with a free space.
# $n: free spaces
named-ballroom = { $room } ({ free-spaces })
named-row = { $row ->
    [balcony] { ballroom-row }
   *[other] { ballroom-row } ({ free-spaces })
}

## Module 2. $colour, $face: of the die; $celebrity: a name; $n: points.

why-coloured = Elisabeth chooses the { colour } { $face } ({ $celebrity }, { points }). { why-celebrity-cause }
why-coloured-on-space = Elisabeth takes the { colour } die from space { $face } ({ $celebrity }, { points }). { why-celebrity-cause }
why-celebrity-cause = { $reason ->
    [most] Her card shows a coloured die; this celebrity is worth the most points.
    [right] Her card shows a coloured die. Tied; the hand points right, so the leftmost.
    [left] Her card shows a coloured die. Tied; the hand points left, so the rightmost.
   *[none] Her card shows a coloured die.
}
named-coloured = { colour } { $face } ({ $celebrity }, { points })
