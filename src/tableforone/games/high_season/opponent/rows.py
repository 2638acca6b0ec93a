"""How does Ralph choose?  A die to remove (9.4) and a room to occupy (9.6), row by row."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, Frame
from tableforone.kernel.rows import FROM_HIGHEST, FROM_LOWEST, Decision, Row, ahead, first, most, only, prefer

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import ALL_ROOMS, COLOUR_ROOMS, GROUPS
from ..rules.position import HighSeason
from .cards import DESCENDING, PREFERRED, WALKS

# A die: candidates are the spaces with dice, told as (space, dice there); about is (preferred die, other die, hand).


def dice_there(spaces: int, p: HighSeason, about: Any) -> dict[int, Any]:
    return {space: (space, p.dice[space]) for space in bits(spaces)}


def how_full(spaces: int, p: HighSeason, about: Any) -> list[int]:
    return p.dice


ONES: Final[list[int]] = [0, *(1 << number for number in range(1, 8))]  # by the number on a die; none lies on MOST

NUMBER: Final[list[Row]] = [
    prefer("9.4.3", "The preferred die shows a number: take it there, if a die is left.", one, asks="preferred")
    for one in ONES
]
OTHER_NUMBER: Final[list[Row]] = [
    prefer("9.4.6", "The preferred number has no die left: the other pictured number.", one, asks="other")
    for one in ONES
]
NO_NUMBER: Final = most(
    "9.4.7", "Neither number has a die left: the space with the most dice.", how_full, reads=("dice",), asks="most"
)
OTHER_MOST: Final = most(
    "9.4.6",
    "The preferred number has no die left: the other die, “most”, so the fullest space.",
    how_full,
    reads=("dice",),
    asks="most",
)
MOST_DICE: Final = most(
    "9.4.4",
    "The preferred die says “most”: the space with the most dice.",
    how_full,
    reads=("dice",),
    asks="most",
)
TIE: Final[list[Row]] = [  # by DESCENDING
    first("9.4.5", "Several have the most: the first in the pointer's direction.", order)
    for order in (FROM_LOWEST, FROM_HIGHEST)
]


def die_choice(preferred: int, other: int, hand: int) -> Decision:
    """The decision for the dice that a card shows: two numbers, a number and “most”, or “most”."""
    tie = TIE[DESCENDING[hand]]
    if preferred == n.MOST:
        return Decision("die, “most”", MOST_DICE, tie, tells=dice_there)
    number = NUMBER[preferred]
    if other == n.MOST:
        return Decision("die, a number and “most”", number, OTHER_MOST, tie, tells=dice_there)
    return Decision("die, two numbers", number, OTHER_NUMBER[other], NO_NUMBER, tie, tells=dice_there)


def die_shown(hand: int, left: int, right: int) -> tuple[Decision, Frame]:
    """The decision for two pictured dice, and what it is about: the hand says which one he prefers (9.4.2)."""
    preferred, other = (right, left) if PREFERRED[hand] else (left, right)
    return die_choice(preferred, other, hand), (preferred, other, hand)


DICE_SHOWN: Final[list[tuple[Decision, Frame]]] = [  # by hand << 6 | right << 3 | left
    die_shown(shown >> 6, shown & 7, shown >> 3 & 7) for shown in range(2 << 6)
]
DIE_CHOICES: Final = (die_choice(1, 2, 0), die_choice(1, n.MOST, 0), die_choice(n.MOST, 1, 0))


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


HIS: Final = ("occupied",)
HIS_HOTEL: Final = ("hotels", "occupied")

VACANT: Final = only("9.6.2.1", "Rooms he occupies already are passed over.", vacant, reads=HIS)
COLOURED: Final[list[Row]] = [  # by hotel << 2 | colour
    only("9.6.2.2", "Rooms of another colour than the card's are passed over.", rooms) for rooms in COLOUR_ROOMS
]
SIDE: Final[list[Row]] = [
    ahead("9.6.1", "He searches the side of the staircase first to which the hand sends him.", rooms)
    for rooms in SIDE_ROOMS
]
WALK: Final[list[Row]] = [  # by (hotel << 1 | first side) << 3 | zig-zag
    first("9.6.3", "The first such room along the zig-zag line.", rooms) for rooms in WALK_BITS
]

ROW: Final = prefer(
    "9.6.4", "Rooms that complete no row are passed over (if none does: 9.6.6).", completes_row, reads=HIS
)
COLUMN: Final = prefer(
    "9.6.4", "Rooms that complete no column are passed over (if none does: 9.6.6).", completes_column, reads=HIS
)
WHOLE: Final = prefer(
    "9.6.4", "Rooms that complete no group are passed over (if none does: 9.6.6).", completes_group, reads=HIS_HOTEL
)


PREFERENCES: Final[list[tuple[str, list[Row]]]] = [
    ("", []),
    (", to complete a row", [ROW]),
    (", to complete a column", [COLUMN]),
    (", to complete a group", [WHOLE]),
]


def room_choice(shown: int, hotel: int, side: int, line: int) -> Decision:
    """The search for a room.  Shown: colour << 2 | preference; the hand says on which side he begins."""
    colour = shown >> 2
    what, preferred = PREFERENCES[shown & 3]
    name = f"room of any colour{what}" if colour == n.ANY else f"room of a colour{what}"
    coloured = [] if colour == n.ANY else [COLOURED[hotel << 2 | colour]]
    walk = WALK[(hotel << 1 | side) << 3 | line]
    return Decision(name, VACANT, *coloured, *preferred, SIDE[side], walk, tells=rooms_on_the_walk)


ROOMS_SHOWN: Final[dict[int, Decision]] = {}  # by ((hotel << 1 | first side) << 3 | zig-zag) << 4 | colour, preference


def room_shown(shown: int, walk: int) -> Decision:
    """The decision, kept from the first time on.  Walk: (hotel << 1 | first side) << 3 | zig-zag."""
    found = ROOMS_SHOWN.get(walk << 4 | shown)
    if found is None:
        found = ROOMS_SHOWN[walk << 4 | shown] = room_choice(shown, walk >> 4, walk >> 3 & 1, walk & 7)
    return found


ROOM_CHOICES: Final = tuple(room_choice(preference, 0, 0, 0) for preference in range(4))  # none, row, column, group
ANY_ROOM_CHOICES: Final = tuple(room_choice(n.ANY << 2 | preference, 0, 0, 0) for preference in range(4))
DECISIONS: Final = (*DIE_CHOICES, *ROOM_CHOICES, *ANY_ROOM_CHOICES)
