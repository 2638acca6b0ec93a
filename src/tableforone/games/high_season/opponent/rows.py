"""How does Ralph choose?  A die to remove (9.4) and a room to occupy (9.6), row by row."""

from typing import Any, Final

from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.rows import Decision, Row, highest

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import ALL_ROOMS
from ..rules.position import HighSeason
from .cards import DESCENDING, WALKS

# A die: candidates are (space, dice there), in ascending order; about is (preferred die, other die, hand).

Dice = list[tuple[int, ...]]


def preferred_number(spaces: Dice, p: HighSeason, about: Any) -> Dice:
    wanted: int = about[0]
    return [space for space in spaces if space[0] == wanted]


def other_number(spaces: Dice, p: HighSeason, about: Any) -> Dice:
    wanted: int = about[1]
    return [space for space in spaces if space[0] == wanted]


def fullest(spaces: Dice, p: HighSeason, about: Any) -> Dice:
    return highest(spaces, 1)


def where_the_finger_starts(spaces: Dice, p: HighSeason, about: Any) -> Dice:
    hand: int = about[2]
    return [spaces[-1]] if DESCENDING[hand] else [spaces[0]]


NUMBER: Final = Row(
    "9.4.3", "The preferred die shows a number: take it there, if a die is left.", preferred_number, reads="preferred"
)
TIE: Final = Row("9.4.5", "Several have the most: the first in the pointer's direction.", where_the_finger_starts)

DIE_BY_NUMBERS: Final = Decision(
    "die, two numbers",
    NUMBER,
    Row("9.4.6", "The preferred number has no die left: the other pictured number.", other_number, reads="other"),
    Row("9.4.7", "Neither number has a die left: the space with the most dice.", fullest, reads="most"),
    TIE,
)
DIE_BY_NUMBER_OR_MOST: Final = Decision(
    "die, a number and “most”",
    NUMBER,
    Row(
        "9.4.6",
        "The preferred number has no die left: the other die, “most”, so the fullest space.",
        fullest,
        reads="most",
    ),
    TIE,
)
DIE_BY_MOST: Final = Decision(
    "die, “most”",
    Row("9.4.4", "The preferred die says “most”: the space with the most dice.", fullest, reads="most"),
    TIE,
)
DIE_CHOICES: Final = (DIE_BY_NUMBERS, DIE_BY_NUMBER_OR_MOST, DIE_BY_MOST)


def die_choice(preferred: int, other: int) -> Decision:
    """The rows that fit the two pictured dice."""
    if preferred == n.MOST:
        return DIE_BY_MOST
    return DIE_BY_NUMBER_OR_MOST if other == n.MOST else DIE_BY_NUMBERS


# A room: candidates are colour << 5 | room in the order of the walk; about is (card, colour, preference, first side,
# preference side of the deck).  The rows narrow a set of rooms, as bits.

BIT: Final[list[int]] = [1 << (room & 31) for room in range(3 << 5)]  # by candidate
SIDE_ROOMS: Final[list[int]] = [cards.LEFT_SIDE, ALL_ROOMS & ~cards.LEFT_SIDE]  # left and right of the stairs
ROW_ROOMS: Final[list[int]] = cards.LINE_ROOMS[: cards.ROWS]
COLUMN_ROOMS: Final[list[int]] = cards.LINE_ROOMS[cards.ROWS :]


def vacant(rooms: int, p: HighSeason, about: Any) -> int:
    return rooms & ~p.occupied[OPPONENT]


def of_the_colour(rooms: int, p: HighSeason, about: Any) -> int:
    colour: int = about[1]
    return rooms & cards.COLOUR_ROOMS[p.hotels[OPPONENT] << 2 | colour]


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
    return rooms & completing(ROW_ROOMS, p)


def completes_column(rooms: int, p: HighSeason, about: Any) -> int:
    return rooms & completing(COLUMN_ROOMS, p)


def completes_group(rooms: int, p: HighSeason, about: Any) -> int:
    return rooms & completing(cards.GROUPS[p.hotels[OPPONENT]], p)


def on_the_first_side(rooms: int, p: HighSeason, about: Any) -> int:
    first: int = about[3]
    return rooms & SIDE_ROOMS[first]


def walk(p: HighSeason, first: int) -> list[int]:
    """His rooms in the order of the search (9.6.1, 9.6.3)."""
    return WALKS[(p.hotels[OPPONENT] << 1 | first) << 3 | p.top & 7]


def first_on_the_walk(rooms: int, p: HighSeason, about: Any) -> int:
    for room in walk(p, about[3]):
        if BIT[room] & rooms:
            return BIT[room]
    return 0


VACANT: Final = Row("9.6.2.1", "Rooms he occupies already are passed over.", vacant, must=True)
COLOURED: Final = Row("9.6.2.2", "Rooms of another colour than the card's are passed over.", of_the_colour, must=True)
SIDE: Final = Row(
    "9.6.1", "He searches the side of the staircase first to which the hand sends him.", on_the_first_side
)
WALK: Final = Row("9.6.3", "The first such room along the zig-zag line.", first_on_the_walk)

ROW: Final = Row("9.6.4", "Rooms that complete no row are passed over (if none does: 9.6.6).", completes_row)
COLUMN: Final = Row("9.6.4", "Rooms that complete no column are passed over (if none does: 9.6.6).", completes_column)
WHOLE: Final = Row("9.6.4", "Rooms that complete no group are passed over (if none does: 9.6.6).", completes_group)

ROOM_CHOICES: Final = (  # by preference: none, row, column, group
    Decision("room of a colour", VACANT, COLOURED, SIDE, WALK),
    Decision("room of a colour, to complete a row", VACANT, COLOURED, ROW, SIDE, WALK),
    Decision("room of a colour, to complete a column", VACANT, COLOURED, COLUMN, SIDE, WALK),
    Decision("room of a colour, to complete a group", VACANT, COLOURED, WHOLE, SIDE, WALK),
)
ANY_ROOM_CHOICES: Final = (
    Decision("room of any colour", VACANT, SIDE, WALK),
    Decision("room of any colour, to complete a row", VACANT, ROW, SIDE, WALK),
    Decision("room of any colour, to complete a column", VACANT, COLUMN, SIDE, WALK),
    Decision("room of any colour, to complete a group", VACANT, WHOLE, SIDE, WALK),
)
DECISIONS: Final = (*DIE_CHOICES, *ROOM_CHOICES, *ANY_ROOM_CHOICES)


# What the rows come to, where nobody hears why: `tests/games/high_season/test_plain.py` holds both equal.

WALK_BITS: Final[list[list[int]]] = [[BIT[room] for room in rooms] for rooms in WALKS]


def die_found(dice: list[int], preferred: int, other: int, hand: int) -> int:
    """The space that the rows of `die_choice` leave; no dice lie on MOST, which is 0."""
    if dice[preferred]:
        return preferred  # 9.4.3
    if preferred and dice[other]:
        return other  # 9.4.6
    most = max(dice)  # 9.4.4, 9.4.7
    if not DESCENDING[hand]:
        return dice.index(most)
    space = 6
    while dice[space] < most:  # 9.4.5
        space -= 1
    return space


def room_found(p: HighSeason, colour: int, preference: int, first: int) -> int:
    """The room, as a bit, that the rows of this preference leave; 0: there is none."""
    hotel = p.hotels[OPPONENT]
    rooms = cards.COLOUR_ROOMS[hotel << 2 | colour] & ~p.occupied[OPPONENT]  # 9.6.2
    if rooms & rooms - 1 == 0:
        return rooms
    if preference:
        lines = cards.GROUPS[hotel] if preference == 3 else COLUMN_ROOMS if preference == 2 else ROW_ROOMS
        rooms = rooms & completing(lines, p) or rooms  # 9.6.4, 9.6.6
    for room in WALK_BITS[(hotel << 1 | first) << 3 | p.top & 7]:  # the first side comes first on it: 9.6.1, 9.6.3
        if room & rooms:
            return room
    return 0
