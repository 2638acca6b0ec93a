"""How does Rudolph choose?  Which tile, which spot, which Spellbook: the sentences of rules 12.4 and 12.5."""

from typing import Final

from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.rows import Decision, Row

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra

STEPS: Final[list[int]] = [n.NORTH, n.EAST, n.SOUTH, n.WEST]

# The cells on the line of each arrow (start tile * 4 + direction), with their steps from the starting tile (12.4.1).
LINES: Final[list[dict[int, int]]] = [
    {start + far * step: far for far in range(n.MIDDLE)} for start in cards.START_CELLS for step in STEPS
]

TilePlace = tuple[int, ...]  # tile, cell
Spot = tuple[int, ...]  # tile, place on the tile
BookSpot = tuple[int, ...]  # lower (0 or 1), book from the left, Spellbook card


def steps_out(cell: int, arrow: int) -> int:
    """How many steps the cell lies from the arrow's starting tile along its line; -1: not on the line (12.4.1)."""
    return LINES[arrow].get(cell, -1)


def on_the_line(candidates: list[TilePlace], p: Salamandra, arrow: int) -> list[TilePlace]:
    """The tiles on the arrow's line; where the table plays so, only up to the first hole (12.4.2)."""
    steps = LINES[arrow]
    line = [place for place in candidates if place[1] in steps]
    if p.skips_holes:
        return line
    unbroken = [far for far, step in enumerate(sorted([steps[place[1]] for place in line])) if far == step]
    return [place for place in line if steps[place[1]] in unbroken]


def with_room(candidates: list[TilePlace], p: Salamandra, arrow: int) -> list[TilePlace]:
    taken = p.taken
    return [place for place in candidates if taken[place[0]] != 15]


def furthest(candidates: list[TilePlace], p: Salamandra, arrow: int) -> list[TilePlace]:
    steps = LINES[arrow]
    best = candidates[0]
    for place in candidates:
        if steps[place[1]] > steps[best[1]]:
            best = place
    return [best]


TILE: Final = Decision(
    "tile",
    Row(
        "12.4.1",
        "Only Field tiles on the line of the arrow, from its starting tile outwards; where holes are not skipped, up "
        "to the first hole.",
        on_the_line,
        must=True,
        reads="line",
    ),
    Row("12.4.5", "A tile whose four spots are taken is passed over.", with_room, must=True, reads="room"),
    Row("12.4.2", "The furthest tile in the direction of the arrow.", furthest),
)


def empty_bonus_spot(candidates: list[Spot], p: Salamandra, arrow: int) -> list[Spot]:
    taken = p.taken
    return [spot for spot in candidates if spot[1] == 0 and not taken[spot[0]] & 1]


def first_empty(candidates: list[Spot], p: Salamandra, arrow: int) -> list[Spot]:
    taken = p.taken
    return [spot for spot in candidates if not taken[spot[0]] >> spot[1] & 1][:1]


SPOT: Final = Decision(
    "spot",
    Row("12.4.3", "The bonus spot at the top, if it is empty.", empty_bonus_spot, reads="spots"),
    Row(
        "12.4.4", "Otherwise the next empty spot clockwise, and Rudolph receives 1 scroll.", first_empty, reads="spots"
    ),
)


def available(candidates: list[BookSpot], p: Salamandra, about: int) -> list[BookSpot]:
    """12.5.3: the empty spots; where the table plays so, only in books where he does not stand yet."""
    who = p.book_spots
    free = [spot for spot in candidates if who[spot[1] * 2 + spot[0]] == n.NOBODY]
    return free if p.doubles else [spot for spot in free if who[spot[1] * 2 + 1 - spot[0]] != OPPONENT]


def upper_then_left(candidates: list[BookSpot], p: Salamandra, about: int) -> list[BookSpot]:
    return candidates[:1]  # candidates stand in this order


SPELLBOOK_SPOT: Final = Decision(
    "spellbook",
    Row(
        "12.5.3",
        "Only an empty spot is available; where he may not stand twice on a book, only on the other books.",
        available,
        must=True,
        reads="books",
    ),
    Row("12.5.1", "The first upper spot from the left; without one, the first lower spot.", upper_then_left),
)

DECISIONS: Final = (TILE, SPOT, SPELLBOOK_SPOT)


# What the rows come to, where nobody hears why: `tests/games/salamandra/test_plain.py` holds both equal.

FIRST_EMPTY: Final[list[int]] = [(~taken & -~taken).bit_length() - 1 for taken in range(16)]  # by taken spots (12.4.4)


def tile_found(p: Salamandra, arrow: int) -> int:
    """The tile that the rows of TILE leave where holes are skipped; -1: there is none."""
    steps = LINES[arrow]
    cell = p.cell
    found = most = -1
    for tile in p.built:
        far = steps.get(cell[tile], -1)  # 12.4.1
        if far > most and p.taken[tile] != 15:  # 12.4.2, 12.4.5
            most = far
            found = tile
    return found
