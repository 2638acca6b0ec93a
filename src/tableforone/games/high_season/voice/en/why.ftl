# Why Ralph chose that: the choice first, then the reason.

# $space: of the action board; $n: its dice
candidate-space = { $n ->
    [one] space { $space } (1 die)
   *[other] space { $space } ({ $n } dice)
}
# $room: its number
candidate-room = { $room } { colour }
side = { $side ->
    [left] left
   *[right] right
}

## A die (9.4). $space: the number of the die; $hand: where it comes from; $side: of the die he wants.
## $preferred and $other: the two dice of his card; 0 is “most”.

why-die = Ralph removes a { $space }. The hand comes { hand }, so he wants the { side } die, a { $space }.
why-other-die = Ralph removes a { $space }. The hand comes { hand }, so he wants the { side } die, a { $preferred };
    none is left, so he takes the other die, a { $space }.
why-most-wanted = Ralph removes a { $space }. The hand comes { hand }, so he wants the { side } die, “most”. { $most }
why-no-die = { $other ->
    [0] Ralph removes a { $space }. The hand comes { hand }, so he wants the { side } die, a { $preferred };
        none is left, and the other die says “most”. { $most }
   *[other] Ralph removes a { $space }. The hand comes { hand }, so he wants the { side } die, a { $preferred };
        neither that nor the other die, a { $other }, is left. { $most }
}
# $n: dice on this space, 0 where they were not counted
why-most = Space { $space } has the most dice{ $n ->
    [0] .
   *[other] {" "}({ $n }).
}
why-tied = Of the spaces with the most dice{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}, space { $space } is the first in the pointer’s direction.

## A room (9.6). $room: its number; $kind: the colour on the card; $wanted: row, column or group.
## $side: of the stairs; $none: the side that has none, or nothing.

kind = { $kind ->
    [blue] blue room
    [red] red room
    [yellow] yellow room
   *[any] room
}
wanted = { $wanted ->
    [row] row
    [column] column
   *[group] group
}
occupies = Ralph occupies room { $room } ({ colour })
where = on the { side } side of the stairs{ $none ->
    [left] {" "}(the left side has none)
    [right] {" "}(the right side has none)
   *[other] {""}
}
# $id: of a card
why-no-room = Card { $id }: Ralph has no empty { kind } left, so nothing happens.
why-only-room = { occupies }, the only empty { kind } he has left.
why-only-fit = { occupies }. It is the only { kind } that completes a { wanted }.
why-first-fit = { occupies }. It is the first { kind } of his zig-zag that completes a { wanted }, { where }.
why-first-room = { occupies }. It is the first empty { kind } of his zig-zag { where }.
why-none-fits = { occupies }. No { kind } completes a { wanted }, so it is the first empty { kind } of his zig-zag { where }.
