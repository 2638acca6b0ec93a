"""What touches what on the map?  Cells, gaps, spots and groves (RULES.md section 4)."""

from tableforone.games.salamandra.cards import (
    AROUND_GAP,
    CONTACT,
    CORNER_GAP,
    FIELD_COLORS,
    GROVES_IN_BOX,
    SPOT_GAPS,
    TEMPLE,
)
from tableforone.games.salamandra.position import Salamandra


def octagons(p: Salamandra) -> set[int]:
    """The cells of the Temple and of every Field tile (1.2)."""
    cell = p.cell
    found = {cell[tile] for tile in p.built}
    found.update(TEMPLE)
    return found


def free_cells(p: Salamandra) -> list[int]:
    """The empty cells in contact with an octagon, sorted (7.5.1)."""
    full = octagons(p)
    around: set[int] = set()
    for cell in full:
        for step in CONTACT:
            around.add(cell + step)
    return sorted(around - full)


def shares_colour(p: Salamandra, tile: int) -> bool:
    """Does this tile touch a Field tile with one of its colours (7.5.5 b)?  The Temple has none (14.5)."""
    colours = FIELD_COLORS[tile]
    around = [p.cell[tile] + step for step in CONTACT]
    return any(FIELD_COLORS[other] & colours and p.cell[other] in around for other in p.built)


def surrounded_gaps(p: Salamandra, cell: int) -> list[int]:
    """The empty gaps at the corners of a cell with octagons on all four sides, in the order NE, SE, SW, NW (7.5.3)."""
    full = octagons(p)
    found: list[int] = []
    for corner in (1, 2, 3, 0):
        gap = cell + CORNER_GAP[corner]
        if gap not in p.gap and all(gap + side in full for side in AROUND_GAP):
            found.append(gap)
    return found


def gaps_to_refill(p: Salamandra) -> list[int]:
    """The empty gaps with two or more octagons around them, from north to south, then west to east (12.8.3)."""
    once: set[int] = set()
    twice: set[int] = set()
    for cell in octagons(p):
        for corner in CORNER_GAP:
            gap = cell + corner
            (twice if gap in once else once).add(gap)
    return sorted(twice.difference(p.gap))


def connected_groves(p: Salamandra, spots: list[int]) -> list[int]:
    """The groves in play to which an apprentice on one of these spots is connected, sorted (4.5)."""
    reached: set[int] = set()
    cell = p.cell
    for spot in spots:
        here = cell[spot >> 2]
        near, next_one = SPOT_GAPS[spot & 3]
        reached.add(here + near)
        reached.add(here + next_one)
    gap = p.gap
    return [grove for grove in range(GROVES_IN_BOX) if gap[grove] in reached]
