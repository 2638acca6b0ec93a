"""Objectives: when they are met, and what claiming them gives (section 9)."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import YOU, replaced, tell

from . import boards, cards, moments
from . import numbers as n
from .cards import OBJECTIVE_N, OBJECTIVE_TEST
from .gains import score
from .numbers import OCCUPIED_AT_LEAST, ONE_COLOUR_FULL
from .position import Hotels
from .scoring import full

COUNTS: Final[list[Callable[[Hotels], int]]] = [
    lambda p: p.money,
    lambda p: p.rooms.bit_count(),
    lambda p: p.staff.bit_count(),
    lambda p: p.emperor,
    lambda p: full(p.occupied, boards.FLOORS),
    lambda p: full(p.occupied, boards.GROUPS[p.board]),
    lambda p: full(p.occupied, boards.COLUMNS),
]  # by test, up to n.COLUMNS_FULL


def meets(p: Hotels, objective: int) -> bool:
    """Whether the player meets the requirement of an objective now (9.1, 9.3)."""
    test = OBJECTIVE_TEST[objective]
    wanted = OBJECTIVE_N[objective]
    if test < ONE_COLOUR_FULL:
        return COUNTS[test](p) >= wanted[0]
    if test > OCCUPIED_AT_LEAST:
        return moments.TESTED[test](p, objective) >= wanted[0]
    if test == ONE_COLOUR_FULL:
        return full(p.occupied, boards.COLOUR_MASK[p.board][:3]) > 0
    blue, red, yellow = of_colour(p, n.BLUE), of_colour(p, n.RED), of_colour(p, n.YELLOW)
    return blue >= wanted[1 + n.BLUE] and red >= wanted[1 + n.RED] and yellow >= wanted[1 + n.YELLOW]


def claim(p: Hotels, place: int) -> None:
    """Put a marker on the highest free spot of an objective (9.1)."""
    spot = free_spot(p, place)
    p.claimed = replaced(p.claimed, place, spot)
    tell(p, ("claim", YOU, p.objectives[place], spot))
    score(p, spot, n.FOR_OBJECTIVES)
    if p.modules:
        moments.OBJECTIVE_CLAIMED.happen(p, p.objectives[place])


def free_spot(p: Hotels, place: int) -> int:
    """The points of the highest free spot; each side that claimed the card uses one spot."""
    return cards.SPOTS[(1 if p.claimed[place] else 0) + (1 if p.his_claimed[place] else 0)]


def progress(p: Hotels, objective: int) -> list[tuple[int, int, int]]:
    """The player's progress as (colour or ANY, count, count needed), counted on the table (9.1)."""
    test = cards.OBJECTIVE_TEST[objective]
    wanted = cards.OBJECTIVE_N[objective]
    colours = (n.BLUE, n.RED, n.YELLOW)
    if test == n.OCCUPIED_AT_LEAST:
        return [(k, of_colour(p, k), wanted[1 + k]) for k in colours if wanted[1 + k]]
    if test == n.ONE_COLOUR_FULL:
        return [(k, of_colour(p, k), boards.COLOUR_MASK[p.board][k].bit_count()) for k in colours]
    return [(n.ANY, counted(p, objective), wanted[0])]


def of_colour(p: Hotels, colour: int) -> int:
    return (p.occupied & boards.COLOUR_MASK[p.board][colour]).bit_count()


def counted(p: Hotels, objective: int) -> int:
    """How many the player has of what an objective counts."""
    test = OBJECTIVE_TEST[objective]
    return COUNTS[test](p) if test < ONE_COLOUR_FULL else moments.TESTED[test](p, objective)
