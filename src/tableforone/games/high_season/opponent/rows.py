"""The opponent's decisions: a die to remove (9.4) and a room to occupy (9.6), row by row."""

from typing import Any, Final

from tableforone.kernel.frames import OPPONENT, Frame
from tableforone.kernel.rows import Decision, Row, first, last, most, only, prefer

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import ALL_ROOMS, COLOUR_ROOMS, GROUPS
from ..rules.position import HighSeason
from .cards import DESCENDING, PREFERRED, WALKS

# A die: candidates are the spaces with dice, as (space, dice there);
# about is (preferred die, other die, hand).


def dice_there(space: int, p: HighSeason, about: Any) -> Any:
    return space, p.dice[space]


def how_full(space: int, p: HighSeason, about: Any) -> int:
    return p.dice[space]


def is_preferred(space: int, p: HighSeason, about: Any) -> bool:
    return space == int(about[0])


def is_the_other(space: int, p: HighSeason, about: Any) -> bool:
    return space == int(about[1])


NUMBER: Final = prefer("9.4.3", "preferred-number", is_preferred, reads=("dice",), asks="preferred")
OTHER_NUMBER: Final = prefer("9.4.6", "other-number", is_the_other, reads=("dice",), asks="other")
NO_NUMBER: Final = most("9.4.7", "most-dice-no-number", how_full, reads=("dice",), asks="most")
OTHER_MOST: Final = most("9.4.6", "most-dice-other", how_full, reads=("dice",), asks="most")
MOST_DICE: Final = most("9.4.4", "most-dice-shown", how_full, reads=("dice",), asks="most")
TIE: Final[list[Row]] = [first("9.4.5", "most-dice-tie"), last("9.4.5", "most-dice-tie")]  # by DESCENDING


BY_NUMBERS: Final = [
    Decision("die, two numbers", NUMBER, OTHER_NUMBER, NO_NUMBER, tie, shows=dice_there) for tie in TIE
]
BY_NUMBER_OR_MOST: Final = [
    Decision("die, a number and “most”", NUMBER, OTHER_MOST, tie, shows=dice_there) for tie in TIE
]
BY_MOST: Final = [Decision("die, “most”", MOST_DICE, tie, shows=dice_there) for tie in TIE]


def die_shown(hand: int, left: int, right: int) -> tuple[Decision, Frame]:
    """The decision for two pictured dice and its data; the hand sets his preference (9.4.2)."""
    preferred, other = (right, left) if PREFERRED[hand] else (left, right)
    found = BY_MOST if preferred == n.MOST else BY_NUMBER_OR_MOST if other == n.MOST else BY_NUMBERS
    return found[DESCENDING[hand]], (preferred, other, hand)


DICE_SHOWN: Final[list[tuple[Decision, Frame]]] = [  # by hand << 6 | right << 3 | left
    die_shown(shown >> 6, shown & 7, shown >> 3 & 7) for shown in range(2 << 6)
]
DIE_CHOICES: Final = (BY_NUMBERS[0], BY_NUMBER_OR_MOST[0], BY_MOST[0])


# A room: candidates are rooms, as colour << 5 | room in the order of his path;
# about is (card, colour, preference, first side, preference side of the deck).

SIDE_ROOMS: Final[list[int]] = [cards.LEFT_SIDE, ALL_ROOMS & ~cards.LEFT_SIDE]  # left and right of the stairs
ROW_ROOMS: Final[list[int]] = cards.LINE_ROOMS[: cards.ROWS]
GROUPS_OF: Final[list[list[int]]] = [  # by hotel << 2 | colour, as in COLOUR_ROOMS
    [group for group in GROUPS[number >> 2] if not group & ~rooms] for number, rooms in enumerate(COLOUR_ROOMS)
]
WALK_BITS: Final[list[list[int]]] = [  # by path << 2 | colour; ANY: all rooms
    [1 << (room & 31) for room in rooms if colour in (n.ANY, room >> 5)]
    for rooms in WALKS
    for colour in range(n.ANY + 1)
]


def walk(p: HighSeason, about: Any) -> list[int]:
    return WALKS[(p.hotels[OPPONENT] << 1 | about[3]) << 3 | p.top & 7]


def in_order_of_the_walk(rooms: int, p: HighSeason, about: Any) -> list[int]:
    return [room & 31 for room in walk(p, about) if rooms >> (room & 31) & 1]


def with_its_colour(number: int, p: HighSeason, about: Any) -> int:
    return next(room for room in walk(p, about) if room & 31 == number)


def vacant(rooms: int, p: HighSeason, about: Any) -> int:
    return ~p.occupied[OPPONENT]


def of_the_colour(rooms: int, p: HighSeason, about: Any) -> int:
    colour: int = about[1]
    return COLOUR_ROOMS[p.hotels[OPPONENT] << 2 | colour]


def on_the_side(rooms: int, p: HighSeason, about: Any) -> int:
    side: int = about[3]
    return SIDE_ROOMS[side]


def along_the_walk(rooms: int, p: HighSeason, about: Any) -> list[int]:
    """The rooms of the wanted colour, in the order of his path."""
    side: int = about[3]
    colour: int = about[1]
    return WALK_BITS[((p.hotels[OPPONENT] << 1 | side) << 3 | p.top & 7) << 2 | colour]


def last_vacant(lines: list[int], vacant: int) -> int:
    """The rooms that are the last vacant one of a line."""
    found = 0
    for line in lines:
        rest = line & vacant
        if not rest & rest - 1:
            found |= rest
    return found


ROOMS_ON_A_FLOOR: Final = 7
FLOOR: Final = (1 << ROOMS_ON_A_FLOOR) - 1
FLOORS: Final = 1 << 1 | 1 << 8 | 1 << 15 | 1 << 22  # the first room of each
# By the vacant rooms of the lowest floor; the other floors are alike.
LAST_IN_ROW: Final[list[int]] = [last_vacant(ROW_ROOMS, vacant << 1) >> 1 for vacant in range(FLOOR + 1)]


def completes_row(rooms: int, p: HighSeason, about: Any) -> int:
    empty = ~p.occupied[OPPONENT] >> 1
    last = LAST_IN_ROW
    lower = last[empty & FLOOR] | last[empty >> 7 & FLOOR] << 7
    return (lower | last[empty >> 14 & FLOOR] << 14 | last[empty >> 21 & FLOOR] << 21) << 1


def completes_column(rooms: int, p: HighSeason, about: Any) -> int:
    """The last vacant rooms of their columns, computed for all columns at once."""
    empty = ~p.occupied[OPPONENT]
    one = empty >> 1 & FLOOR
    floor = empty >> 8 & FLOOR
    several = one & floor
    one |= floor
    floor = empty >> 15 & FLOOR
    several |= one & floor
    one |= floor
    floor = empty >> 22 & FLOOR
    several |= one & floor
    return empty & ((one | floor) & ~several) * FLOORS


def completes_group(rooms: int, p: HighSeason, about: Any) -> int:
    colour: int = about[1]
    return last_vacant(GROUPS_OF[p.hotels[OPPONENT] << 2 | colour], ~p.occupied[OPPONENT])


HIS: Final = ("occupied",)
HIS_HOTEL: Final = ("hotels", "occupied")

VACANT: Final = only("9.6.2.1", "vacant", among=vacant, reads=HIS)
COLOURED: Final = only("9.6.2.2", "colour", among=of_the_colour, reads=("hotels",))
SIDE: Final = prefer("9.6.1", "side", among=on_the_side)
WALK: Final = first("9.6.3", "walk", along_the_walk, reads=("hotels", "top"))

PREFERRED_ROOMS: Final[list[tuple[str, list[Row]]]] = [  # by preference: none, row, column, group
    ("", []),
    (", to complete a row", [prefer("9.6.4", "completes-row", among=completes_row, reads=HIS)]),
    (", to complete a column", [prefer("9.6.4", "completes-column", among=completes_column, reads=HIS)]),
    (", to complete a group", [prefer("9.6.4", "completes-group", among=completes_group, reads=HIS_HOTEL)]),
]


def room_choices(name: str, *rows: Row) -> tuple[Decision, ...]:
    """The decisions for these rooms, one for each preference."""
    return tuple(
        [
            Decision(name + wish, *rows, *preferred, SIDE, WALK, shows=with_its_colour, order=in_order_of_the_walk)
            for wish, preferred in PREFERRED_ROOMS
        ]
    )


ROOM_CHOICES: Final = room_choices("room of a colour", VACANT, COLOURED)
ANY_ROOM_CHOICES: Final = room_choices("room of any colour", VACANT)
ROOM_SHOWN: Final[list[Decision]] = [  # by colour << 2 | preference
    *(choice for _ in range(n.ANY) for choice in ROOM_CHOICES),
    *ANY_ROOM_CHOICES,
]
DECISIONS: Final = (*DIE_CHOICES, *ROOM_CHOICES, *ANY_ROOM_CHOICES)
