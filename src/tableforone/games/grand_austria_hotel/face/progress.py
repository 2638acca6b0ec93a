"""How far is the player with an objective?  What she has of what the card asks for, counted as on the table (9.1)."""

from collections.abc import Callable
from typing import Any, Final

from ..rules import numbers as c
from ..rules.cards import COLOUR_MASK, COLUMNS, FLOORS, GROUPS, OBJECTIVE_N, OBJECTIVE_TEST, TESTS
from ..rules.position import Hotels
from ..rules.scoring import full


def progress(p: Hotels, objective: int) -> list[dict[str, Any]]:
    """What is asked for: its name, how many the player has, how many it takes."""
    test = TESTS[OBJECTIVE_TEST[objective]]
    wanted = OBJECTIVE_N[objective]
    if test == "occupied_at_least":
        return [counted(c.COLOURS[k], of_colour(p, k), wanted[1 + k]) for k in range(3) if wanted[1 + k]]
    if test == "one_color_all_occupied":
        return [counted(c.COLOURS[k], of_colour(p, k), COLOUR_MASK[p.board][k].bit_count()) for k in range(3)]
    if test in COUNTS:
        return [counted("", COUNTS[test](p), wanted[0])]
    if test in COUNTS_OF_CARD:
        return [counted("", COUNTS_OF_CARD[test](p, objective), wanted[0])]
    return []


def counted(what: str, have: int, need: int) -> dict[str, Any]:
    return {"what": what, "have": have, "need": need}


def of_colour(p: Hotels, colour: int) -> int:
    return (p.occupied & COLOUR_MASK[p.board][colour]).bit_count()


COUNTS: Final[dict[str, Callable[[Hotels], int]]] = {
    "money_at_least": lambda p: p.money,
    "room_tiles_at_least": lambda p: p.rooms.bit_count(),
    "staff_at_least": lambda p: p.staff.bit_count(),
    "emperor_at_least": lambda p: p.emperor,
    "floors_full_at_least": lambda p: full(p.occupied, FLOORS),
    "groups_full_at_least": lambda p: full(p.occupied, GROUPS[p.board]),
    "columns_full_at_least": lambda p: full(p.occupied, COLUMNS),
}
COUNTS_OF_CARD: Final[dict[str, Callable[[Hotels, int], int]]] = {}  # cards with one test count different things
