"""The opponent's decisions: which tile, spot and Spellbook, by the sentences of 12.4 and 12.5."""

from typing import Any, Final

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.rows import Decision, ahead, first, most, only

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


# A tile: candidates are built tiles by their index in p.built, as (tile, cell); about is the arrow.


def tiles_told(tiles: int, p: Salamandra, arrow: int) -> dict[int, Any]:
    return {nth: (p.built[nth], p.cell[p.built[nth]]) for nth in bits(tiles)}


def on_the_line(tiles: int, p: Salamandra, arrow: int) -> int:
    """The tiles on the arrow's line, by an option only up to the first hole (12.4.2)."""
    steps = LINES[arrow]
    cell = p.cell
    if p.skips_holes:
        found = 0
        for nth, tile in enumerate(p.built):
            if cell[tile] in steps:
                found |= 1 << nth
        return found
    far = sorted([steps[cell[tile]] for tile in p.built if cell[tile] in steps])
    unbroken = [step for nth, step in enumerate(far) if nth == step]
    return mask_of([nth for nth, tile in enumerate(p.built) if steps.get(cell[tile], -1) in unbroken])


def tiles_on_the_line(p: Salamandra, arrow: int) -> list[int]:
    return [p.built[nth] for nth in bits(on_the_line((1 << len(p.built)) - 1, p, arrow))]


def with_room(tiles: int, p: Salamandra, arrow: int) -> int:
    built, taken = p.built, p.taken
    for nth in bits(tiles):
        if taken[built[nth]] == 15:
            tiles ^= 1 << nth
    return tiles


def how_far(tiles: int, p: Salamandra, arrow: int) -> list[int]:
    steps = LINES[arrow]
    return [steps.get(p.cell[tile], -1) for tile in p.built]


TILE: Final = Decision(
    "tile",
    only("12.4.1", "on-the-line", on_the_line, reads=("built", "cell", "skips_holes"), asks="line"),
    only("12.4.5", "with-room", with_room, reads=("built", "taken"), asks="room"),
    most("12.4.2", "furthest", how_far, reads=("built", "cell")),
    tells=tiles_told,
)


# A spot: candidates are tile * 4 + place of one tile, as (tile, place); about is the arrow.


def spots_told(spots: int, p: Salamandra, arrow: int) -> dict[int, Any]:
    return {spot: (spot >> 2, spot & 3) for spot in bits(spots)}


def empty_spots(spots: int, p: Salamandra) -> int:
    """The empty spots among the given spots of a tile."""
    tile = spots.bit_length() - 1 >> 2
    return spots & ~(p.taken[tile] << 4 * tile)


def empty_bonus_spot(spots: int, p: Salamandra, arrow: int) -> int:
    return empty_spots(spots, p) & spots & -spots


def first_empty(spots: int, p: Salamandra, arrow: int) -> list[int]:
    empty = empty_spots(spots, p)
    return [empty & -empty]


SPOT: Final = Decision(
    "spot",
    ahead("12.4.3", "bonus-spot", empty_bonus_spot, reads=("taken",), asks="room"),
    first("12.4.4", "next-spot", first_empty, reads=("taken",), asks="room"),
    tells=spots_told,
)


# A Spellbook spot: candidates are lower (0 or 1) * BOOKS + book from the left, as (lower, book,
# Spellbook card).


def books_told(spots: int, p: Salamandra, about: int) -> dict[int, Any]:
    found = {spot: divmod(spot, cards.BOOKS) for spot in bits(spots)}
    return {spot: (lower, book, p.books[book]) for spot, (lower, book) in found.items()}


def available(spots: int, p: Salamandra, about: int) -> int:
    """12.5.3: the empty spots, by an option only in books without his apprentice."""
    who = p.book_spots
    found = 0
    for spot in bits(spots):
        lower, book = divmod(spot, cards.BOOKS)
        if who[book * 2 + lower] == n.NOBODY and (p.doubles or who[book * 2 + 1 - lower] != OPPONENT):
            found |= 1 << spot
    return found


def upper_then_left(spots: int, p: Salamandra, about: int) -> list[int]:
    return [spots & -spots]


SPELLBOOK_SPOT: Final = Decision(
    "spellbook",
    only("12.5.3", "available", available, reads=("book_spots", "doubles"), asks="books"),
    first("12.5.1", "first-upper", upper_then_left),
    tells=books_told,
)

DECISIONS: Final = (TILE, SPOT, SPELLBOOK_SPOT)
