"""The opponent's decisions: which tile, spot and Spellbook, by the sentences of 12.4 and 12.5."""

from typing import Any, Final

from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.rows import Decision, first, least, most, only, prefer

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra

STEPS: Final[list[int]] = [n.NORTH, n.EAST, n.SOUTH, n.WEST]

# By arrow (start tile * 4 + direction): the cells on its line, with steps from the start (12.4.1).
LINES: Final[list[dict[int, int]]] = [
    {start + far * step: far for far in range(n.MIDDLE)} for start in cards.START_CELLS for step in STEPS
]


def steps_out(cell: int, arrow: int) -> int:
    """The steps of a cell from the arrow's starting tile; -1 if it is not on the line (12.4.1)."""
    return LINES[arrow].get(cell, -1)


# A tile: candidates are tiles in play, as (tile, cell); about is the arrow.


def tile_shown(tile: int, p: Salamandra, arrow: int) -> Any:
    return tile, p.cell[tile]


def is_on_the_line(tile: int, p: Salamandra, arrow: int) -> bool:
    """On the arrow's line, by an option only up to the first hole (12.4.2)."""
    far = steps_out(p.cell[tile], arrow)
    return far >= 0 and (p.skips_holes == 1 or not hole_before(p, arrow, far))


def hole_before(p: Salamandra, arrow: int, far: int) -> bool:
    return any(cell not in p.cell for cell, near in LINES[arrow].items() if near < far)


def tiles_on_the_line(p: Salamandra, arrow: int) -> list[int]:
    return [tile for tile in p.built if is_on_the_line(tile, p, arrow)]


def has_room(tile: int, p: Salamandra, arrow: int) -> bool:
    return p.taken[tile] != n.FULL


def how_far(tile: int, p: Salamandra, arrow: int) -> int:
    return steps_out(p.cell[tile], arrow)


TILE: Final = Decision(
    "tile",
    only("12.4.1", "on-the-line", is_on_the_line, reads=("built", "cell", "skips_holes"), asks="line"),
    only("12.4.5", "with-room", has_room, reads=("built", "taken"), asks="room"),
    most("12.4.2", "furthest", how_far, reads=("built", "cell")),
    shows=tile_shown,
)


# A spot: candidates are the spots of one tile (tile * 4 + place), as (tile, place); about is the arrow.


def spot_shown(spot: int, p: Salamandra, arrow: int) -> Any:
    return divmod(spot, 4)


def is_empty(spot: int, p: Salamandra, arrow: int) -> bool:
    return not p.taken[spot >> 2] >> (spot & 3) & 1


def is_empty_bonus_spot(spot: int, p: Salamandra, arrow: int) -> bool:
    return spot & 3 == 0 and is_empty(spot, p, arrow)


def clockwise(spot: int, p: Salamandra, arrow: int) -> int:
    return spot if is_empty(spot, p, arrow) else n.NO_SPOT


SPOT: Final = Decision(
    "spot",
    prefer("12.4.3", "bonus-spot", is_empty_bonus_spot, reads=("taken",), asks="room"),
    least("12.4.4", "next-spot", clockwise, reads=("taken",), asks="room"),
    shows=spot_shown,
)


# A Spellbook spot: candidates are lower (0 or 1) * BOOKS + book from the left, as (lower, book,
# Spellbook card).


def book_shown(spot: int, p: Salamandra, about: int) -> Any:
    lower, book = divmod(spot, cards.BOOKS)
    return lower, book, p.books[book]


def is_available(spot: int, p: Salamandra, about: int) -> bool:
    """12.5.3: the empty spots, by an option only in books without his apprentice."""
    lower, book = divmod(spot, cards.BOOKS)
    here, beside = p.book_spots[book * 2 + lower], p.book_spots[book * 2 + 1 - lower]
    return here == n.NOBODY and (p.doubles == 1 or beside != OPPONENT)


SPELLBOOK_SPOT: Final = Decision(
    "spellbook",
    only("12.5.3", "available", is_available, reads=("book_spots", "doubles"), asks="books"),
    first("12.5.1", "first-upper"),
    shows=book_shown,
)

DECISIONS: Final = (TILE, SPOT, SPELLBOOK_SPOT)
