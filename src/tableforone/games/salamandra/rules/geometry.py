"""Adjacency on the map: cells, gaps, spots and groves (RULES.md section 4)."""

from functools import lru_cache
from typing import Final

from . import cards
from .position import Salamandra

HALVES: Final[frozenset[int]] = frozenset(cards.TEMPLE)
MAPS: Final = 512  # cache size: the same small maps are needed often, and the lists never change


def octagons(p: Salamandra) -> frozenset[int]:
    """The cells of the Temple and of all Field tiles (1.2)."""
    cell = p.cell
    return frozenset(cards.TEMPLE + [cell[tile] for tile in p.built])


def free_cells(p: Salamandra) -> list[int]:
    """The empty cells next to an octagon, sorted (7.5.1)."""
    return cells_around(octagons(p))


@lru_cache(maxsize=MAPS)
def cells_around(full: frozenset[int]) -> list[int]:
    return sorted({cell + step for cell in full for step in cards.CONTACT} - full)


def shares_colour(p: Salamandra, tile: int) -> bool:
    """Whether this tile touches a Field tile with one of its colours (7.5.5 b).

    The Temple has none (14.5).
    """
    colours = cards.FIELD_COLORS[tile]
    here = p.cell[tile]
    return any(cards.FIELD_COLORS[other] & colours and p.cell[other] - here in cards.CONTACT for other in p.built)


def surrounded_gaps(p: Salamandra, cell: int) -> list[int]:
    """The empty gaps at a cell's corners with octagons on all four sides (7.5.3).

    In the order NE, SE, SW, NW.
    """
    full = octagons(p)
    found: list[int] = []
    for corner in (1, 2, 3, 0):
        gap = cell + cards.CORNER_GAP[corner]
        if all(gap + side in full for side in cards.AROUND_GAP) and gap not in p.gap:
            found.append(gap)
    return found


def gaps_to_refill(p: Salamandra) -> list[int]:
    """The empty gaps with two or more octagons around them (12.8.3).

    From north to south, then west to east.  An option says whether the Temple counts.
    """
    lying = set(p.gap)
    full = octagons(p)
    return [gap for gap in gaps_between(full if p.temple_counts else full - HALVES) if gap not in lying]


@lru_cache(maxsize=MAPS)
def gaps_between(full: frozenset[int]) -> list[int]:
    """The gaps with two or more octagons around them, sorted."""
    corners = sorted([cell + corner for cell in full for corner in cards.CORNER_GAP])
    return sorted({gap for place, gap in enumerate(corners[1:]) if corners[place] == gap})


def connected_groves(p: Salamandra, spots: list[int]) -> list[int]:
    """The groves in play that are connected to one of these spots, sorted (4.5)."""
    reached: set[int] = set()
    cell = p.cell
    for spot in spots:
        here = cell[spot >> 2]
        gaps = cards.SPOT_GAPS[spot & 3]
        reached.add(here + gaps[0])
        reached.add(here + gaps[1])
    return [grove for grove, gap in enumerate(p.gap) if gap and gap in reached]
