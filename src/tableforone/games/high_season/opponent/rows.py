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


def die_choice(hand: int, left: int, right: int) -> tuple[Decision, Frame]:
    """The decision for two pictured dice and its data; the hand sets his preference (9.4.2)."""
    preferred, other = (right, left) if PREFERRED[hand] != n.LEFT else (left, right)
    found = BY_MOST if preferred == n.MOST else BY_NUMBER_OR_MOST if other == n.MOST else BY_NUMBERS
    return found[DESCENDING[hand]], (preferred, other, hand)


DIE_CHOICES: Final = (BY_NUMBERS[0], BY_NUMBER_OR_MOST[0], BY_MOST[0])


# A room: candidates are rooms, as colour << 5 | room in the order of his path;
# about is (card, colour, preference, first side, preference side of the deck).

SIDE_ROOMS: Final[list[int]] = [cards.LEFT_SIDE, ALL_ROOMS & ~cards.LEFT_SIDE]  # left and right of the stairs
ROW_ROOMS: Final[list[int]] = cards.LINE_ROOMS[: cards.ROWS]
COLUMN_ROOMS: Final[list[int]] = cards.LINE_ROOMS[cards.ROWS :]


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
    """Each room of his path."""
    return [1 << (room & 31) for room in walk(p, about)]


def last_vacant(lines: list[int], p: HighSeason) -> int:
    """The rooms that are the last vacant one of a line."""
    vacant = ~p.occupied[OPPONENT]
    found = 0
    for line in lines:
        rest = line & vacant
        if rest & rest - 1 == 0:  # at most one
            found |= rest
    return found


def completes_row(rooms: int, p: HighSeason, about: Any) -> int:
    return last_vacant(ROW_ROOMS, p)


def completes_column(rooms: int, p: HighSeason, about: Any) -> int:
    return last_vacant(COLUMN_ROOMS, p)


def completes_group(rooms: int, p: HighSeason, about: Any) -> int:
    return last_vacant(GROUPS[p.hotels[OPPONENT]], p)


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


def room_choice(colour: int, preference: int) -> Decision:
    return (ANY_ROOM_CHOICES if colour == n.ANY else ROOM_CHOICES)[preference]


DECISIONS: Final = (*DIE_CHOICES, *ROOM_CHOICES, *ANY_ROOM_CHOICES)
