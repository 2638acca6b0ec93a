"""How does Rudolph choose?  Which tile, which spot, which Spellbook: the sentences of rules 12.4 and 12.5."""

from typing import Final

from tableforone.games.salamandra.cards import START_CELLS
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.vocabulary import EAST, NOBODY, NORTH, RUDOLPH, SOUTH, WEST, WIDTH
from tableforone.kernel.rows import Decision, Row, most, those

STEPS: Final[list[int]] = [NORTH, EAST, SOUTH, WEST]

TilePlace = tuple[int, int]  # tile, cell
Spot = tuple[int, int]  # tile, place on the tile
BookSpot = tuple[int, int, int]  # lower (0 or 1), book from the left, Spellbook card


def steps_out(cell: int, arrow: int) -> int:
    """How many steps the cell lies from the arrow's starting tile along its line; -1: not on the line (12.4.1)."""
    start, step = START_CELLS[arrow >> 2], STEPS[arrow & 3]
    if step in (EAST, WEST):
        if cell // WIDTH != start // WIDTH:
            return -1
    elif cell % WIDTH != start % WIDTH:
        return -1
    return max(-1, (cell - start) // step)


def on_the_line(candidates: list[TilePlace], p: Salamandra, arrow: int) -> list[TilePlace]:
    """The tiles on the arrow's line; where the table plays so, only up to the first hole (12.4.2)."""
    line = [place for place in candidates if steps_out(place[1], arrow) >= 0]
    if p.skips_holes:
        return line
    steps = sorted(steps_out(cell, arrow) for _, cell in line)
    unbroken = [n for n, step in enumerate(steps) if n == step]
    return [place for place in line if steps_out(place[1], arrow) in unbroken]


def has_room(candidate: TilePlace, p: Salamandra, arrow: int) -> bool:
    return p.taken[candidate[0]] != 15


def distance(candidate: TilePlace, p: Salamandra, arrow: int) -> int:
    return steps_out(candidate[1], arrow)


TILE: Final = Decision(
    "tile",
    Row(
        "12.4.1",
        "Only Field tiles on the line of the arrow, from its starting tile outwards; where holes are not skipped, up "
        "to the first hole.",
        on_the_line,
        must=True,
    ),
    Row("12.4.5", "A tile whose four spots are taken is passed over.", those(has_room), must=True),
    Row("12.4.2", "The furthest tile in the direction of the arrow.", most(distance)),
)


def is_empty(p: Salamandra, spot: Spot) -> bool:
    return not p.taken[spot[0]] >> spot[1] & 1


def empty_bonus_spot(candidate: Spot, p: Salamandra, arrow: int) -> bool:
    return candidate[1] == 0 and is_empty(p, candidate)


def first_empty(candidates: list[Spot], p: Salamandra, arrow: int) -> list[Spot]:
    return [spot for spot in candidates if is_empty(p, spot)][:1]


SPOT: Final = Decision(
    "spot",
    Row("12.4.3", "The bonus spot at the top, if it is empty.", those(empty_bonus_spot)),
    Row("12.4.4", "Otherwise the next empty spot clockwise, and Rudolph receives 1 scroll.", first_empty),
)


def is_available(candidate: BookSpot, p: Salamandra, about: int) -> bool:
    """12.5.3: an empty spot; where the table plays so, only in a book where he does not stand yet."""
    lower, book, _ = candidate
    spots = p.book_spots
    if spots[book * 2 + lower] != NOBODY:
        return False
    return bool(p.doubles) or spots[book * 2 + 1 - lower] != RUDOLPH


def upper_then_left(candidates: list[BookSpot], p: Salamandra, about: int) -> list[BookSpot]:
    return candidates[:1]  # candidates stand in this order


SPELLBOOK_SPOT: Final = Decision(
    "spellbook",
    Row(
        "12.5.3",
        "Only an empty spot is available; where he may not stand twice on a book, only on the other books.",
        those(is_available),
        must=True,
    ),
    Row("12.5.1", "The first upper spot from the left; without one, the first lower spot.", upper_then_left),
)
