"""The hotel boards: spaces, colours and groups as masks.

Spaces are numbered floor by floor, 0 = bottom left, 19 = top right.
"""

from pathlib import Path
from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data, read_data
from tableforone.kernel.options import BoardCell

from . import numbers as n

FOLDER: Final = Path(__file__).parents[1]


def read(name: str) -> Data:
    """Read one data file of the game."""
    return read_data(FOLDER, name)


SPACES: Final = 20
ALL_SPACES: Final = (1 << SPACES) - 1
FLOORS: Final[list[int]] = [0b11111 << 5 * floor for floor in range(4)]
COLUMNS: Final[list[int]] = [0b00001_00001_00001_00001 << number for number in range(5)]
UP_TO_FLOOR: Final[list[int]] = [(1 << 5 * floor) - 1 for floor in range(5)]
NOT_LEFT: Final = ALL_SPACES & ~0b00001_00001_00001_00001
NOT_RIGHT: Final = ALL_SPACES & ~0b10000_10000_10000_10000
TOP: Final = 4  # number of floors


def space_number(name: str) -> int:
    """The number of a space written as rFcC (floor F, column C).

    >>> space_number("r1c1"), space_number("r2c3"), space_number("r4c5")
    (0, 7, 19)
    """
    return (int(name[1]) - 1) * 5 + int(name[3]) - 1


def space_name(space: int) -> str:
    """The name of a space as rFcC: floor and column."""
    return f"r{space // 5 + 1}c{space % 5 + 1}"


CONSTANTS: Final = read("constants")
HOTELS: Final = read("hotels")
BOARDS: Final[tuple[str, ...]] = tuple(hotel["id"] for hotel in HOTELS["hotel"])  # the first one is the night side
SPACE_POINTS: Final[list[int]] = [HOTELS["vp_spaces"].get(space_name(space), 0) for space in range(SPACES)]
SPACE_COLOUR: Final[list[list[int]]] = [
    ["BRY".index(letter) for floor in hotel["floors"] for letter in floor] for hotel in HOTELS["hotel"]
]
COLOUR_MASK: Final[list[list[int]]] = [
    [mask_of([space for space in range(SPACES) if colours[space] == colour]) for colour in (n.BLUE, n.RED, n.YELLOW)]
    + [ALL_SPACES]  # green fits everywhere
    for colours in SPACE_COLOUR
]
GROUPS: Final[list[list[int]]] = [
    [mask_of([space_number(space) for space in group["spaces"]]) for group in hotel["groups"]]
    for hotel in HOTELS["hotel"]
]
GROUP_COLOUR: Final[list[list[int]]] = [
    [n.COLOURS.index(group["color"]) for group in hotel["groups"]] for hotel in HOTELS["hotel"]
]
GROUP_OF: Final[list[list[int]]] = [
    [next(i for i, group in enumerate(groups) if group >> space & 1) for space in range(SPACES)] for groups in GROUPS
]
GROUP_BONUS: Final[list[list[int]]] = [
    [0, *CONSTANTS["group_bonus"][n.COLOURS[colour]]] for colour in (n.BLUE, n.RED, n.YELLOW)
]
ROOM_POINTS: Final[list[int]] = CONSTANTS["rooms"]["final_vp"]  # per occupied room, by floor


def drawn(board: int) -> list[BoardCell]:
    """A small picture of a board: its rooms and their groups."""
    of = GROUP_OF[board]
    return [
        BoardCell(
            space % 5,
            TOP - 1 - space // 5,
            n.COLOURS[SPACE_COLOUR[board][space]],
            space % 5 < 4 and of[space] == of[space + 1],
            space < 15 and of[space] == of[space + 5],
        )
        for space in range(SPACES)
    ]
