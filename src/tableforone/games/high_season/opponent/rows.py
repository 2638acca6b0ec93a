"""How does Ralph choose?  A die to remove (9.4) and a room to occupy (9.6), row by row."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, Frame
from tableforone.kernel.rows import Decision, Row, ahead, first, most, only, prefer

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import ALL_ROOMS, COLOUR_ROOMS, GROUPS
from ..rules.position import HighSeason
from .cards import DESCENDING, PREFERRED, WALKS

SPACE_ORDER: Final[list[list[int]]] = [[2, 4, 8, 16, 32, 64], [64, 32, 16, 8, 4, 2]]  # spaces 1 to 6, or back

# A die: candidates are the spaces with dice, told as (space, dice there); about is (preferred die, other die, hand).


def dice_there(spaces: int, p: HighSeason, about: Any) -> dict[int, Any]:
    return {space: (space, p.dice[space]) for space in bits(spaces)}


def preferred_number(spaces: int, p: HighSeason, about: Any) -> int:
    wanted: int = about[0]
    return 1 << wanted


def other_number(spaces: int, p: HighSeason, about: Any) -> int:
    wanted: int = about[1]
    return 1 << wanted


def how_full(spaces: int, p: HighSeason, about: Any) -> list[int]:
    return p.dice


def where_the_finger_starts(spaces: int, p: HighSeason, about: Any) -> list[int]:
    hand: int = about[2]
    return SPACE_ORDER[DESCENDING[hand]]


NUMBER: Final = prefer(
    "9.4.3", "The preferred die shows a number: take it there, if a die is left.", preferred_number, asks="preferred"
)
TIE: Final = first("9.4.5", "Several have the most: the first in the pointer's direction.", where_the_finger_starts)

DIE_BY_NUMBERS: Final = Decision(
    "die, two numbers",
    NUMBER,
    prefer("9.4.6", "The preferred number has no die left: the other pictured number.", other_number, asks="other"),
    most(
        "9.4.7", "Neither number has a die left: the space with the most dice.", how_full, reads=("dice",), asks="most"
    ),
    TIE,
    tells=dice_there,
)
DIE_BY_NUMBER_OR_MOST: Final = Decision(
    "die, a number and “most”",
    NUMBER,
    most(
        "9.4.6",
        "The preferred number has no die left: the other die, “most”, so the fullest space.",
        how_full,
        reads=("dice",),
        asks="most",
    ),
    TIE,
    tells=dice_there,
)
DIE_BY_MOST: Final = Decision(
    "die, “most”",
    most(
        "9.4.4",
        "The preferred die says “most”: the space with the most dice.",
        how_full,
        reads=("dice",),
        asks="most",
    ),
    TIE,
    tells=dice_there,
)
DIE_CHOICES: Final = (DIE_BY_NUMBERS, DIE_BY_NUMBER_OR_MOST, DIE_BY_MOST)


def die_choice(preferred: int, other: int) -> Decision:
    """The rows that fit the two pictured dice."""
    if preferred == n.MOST:
        return DIE_BY_MOST
    return DIE_BY_NUMBER_OR_MOST if other == n.MOST else DIE_BY_NUMBERS


def die_shown(hand: int, left: int, right: int) -> tuple[Decision, Frame]:
    """The decision for two pictured dice, and what it is about: the hand says which one he prefers (9.4.2)."""
    preferred, other = (right, left) if PREFERRED[hand] else (left, right)
    return die_choice(preferred, other), (preferred, other, hand)


DICE_SHOWN: Final[list[tuple[Decision, Frame]]] = [  # by hand << 6 | right << 3 | left
    die_shown(shown >> 6, shown & 7, shown >> 3 & 7) for shown in range(2 << 6)
]


# A room: candidates are rooms, told as colour << 5 | room in the order of the walk; about is (card, colour, preference,
# first side, preference side of the deck).

SIDE_ROOMS: Final[list[int]] = [cards.LEFT_SIDE, ALL_ROOMS & ~cards.LEFT_SIDE]  # left and right of the stairs
ROW_ROOMS: Final[list[int]] = cards.LINE_ROOMS[: cards.ROWS]
COLUMN_ROOMS: Final[list[int]] = cards.LINE_ROOMS[cards.ROWS :]
WALK_BITS: Final[list[list[int]]] = [[1 << (room & 31) for room in rooms] for rooms in WALKS]


def rooms_on_the_walk(rooms: int, p: HighSeason, about: Any) -> dict[int, Any]:
    walk = WALKS[(p.hotels[OPPONENT] << 1 | about[3]) << 3 | p.top & 7]
    return {room & 31: room for room in walk if rooms >> (room & 31) & 1}


def vacant(rooms: int, p: HighSeason, about: Any) -> int:
    return ~p.occupied[OPPONENT]


def of_the_colour(rooms: int, p: HighSeason, about: Any) -> int:
    colour: int = about[1]
    return COLOUR_ROOMS[p.hotels[OPPONENT] << 2 | colour]


def completing(lines: list[int], p: HighSeason) -> int:
    """The rooms that are the last vacant ones of a line."""
    empty = ~p.occupied[OPPONENT]
    found = 0
    for line in lines:
        rest = line & empty
        if not rest & rest - 1:
            found |= rest
    return found


def completes_row(rooms: int, p: HighSeason, about: Any) -> int:
    return completing(ROW_ROOMS, p)


def completes_column(rooms: int, p: HighSeason, about: Any) -> int:
    return completing(COLUMN_ROOMS, p)


def completes_group(rooms: int, p: HighSeason, about: Any) -> int:
    return completing(GROUPS[p.hotels[OPPONENT]], p)


def on_the_first_side(rooms: int, p: HighSeason, about: Any) -> int:
    first: int = about[3]
    return SIDE_ROOMS[first]


def along_the_walk(rooms: int, p: HighSeason, about: Any) -> list[int]:
    first: int = about[3]
    return WALK_BITS[(p.hotels[OPPONENT] << 1 | first) << 3 | p.top & 7]


HIS: Final = ("occupied",)
HIS_HOTEL: Final = ("hotels", "occupied")

VACANT: Final = only("9.6.2.1", "Rooms he occupies already are passed over.", vacant, reads=HIS)
COLOURED: Final = only(
    "9.6.2.2", "Rooms of another colour than the card's are passed over.", of_the_colour, reads=("hotels",)
)
SIDE: Final = ahead(
    "9.6.1", "He searches the side of the staircase first to which the hand sends him.", on_the_first_side
)
WALK: Final = first("9.6.3", "The first such room along the zig-zag line.", along_the_walk, reads=("hotels", "top"))

ROW: Final = prefer(
    "9.6.4", "Rooms that complete no row are passed over (if none does: 9.6.6).", completes_row, reads=HIS
)
COLUMN: Final = prefer(
    "9.6.4", "Rooms that complete no column are passed over (if none does: 9.6.6).", completes_column, reads=HIS
)
WHOLE: Final = prefer(
    "9.6.4", "Rooms that complete no group are passed over (if none does: 9.6.6).", completes_group, reads=HIS_HOTEL
)


def room_choice(name: str, *rows: Row) -> Decision:
    return Decision(name, *rows, SIDE, WALK, tells=rooms_on_the_walk)


ROOM_CHOICES: Final = (  # by preference: none, row, column, group
    room_choice("room of a colour", VACANT, COLOURED),
    room_choice("room of a colour, to complete a row", VACANT, COLOURED, ROW),
    room_choice("room of a colour, to complete a column", VACANT, COLOURED, COLUMN),
    room_choice("room of a colour, to complete a group", VACANT, COLOURED, WHOLE),
)
ANY_ROOM_CHOICES: Final = (
    room_choice("room of any colour", VACANT),
    room_choice("room of any colour, to complete a row", VACANT, ROW),
    room_choice("room of any colour, to complete a column", VACANT, COLUMN),
    room_choice("room of any colour, to complete a group", VACANT, WHOLE),
)
ROOM_SHOWN: Final[list[Decision]] = [  # by colour << 2 | preference
    *(choice for _ in range(n.ANY) for choice in ROOM_CHOICES),
    *ANY_ROOM_CHOICES,
]
DECISIONS: Final = (*DIE_CHOICES, *ROOM_CHOICES, *ANY_ROOM_CHOICES)
