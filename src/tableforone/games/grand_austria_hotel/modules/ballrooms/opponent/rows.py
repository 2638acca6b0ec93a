"""How does Elisabeth choose where to dance?  (21.3.)"""

from typing import Any, Final

from tableforone.kernel.rows import Decision, Row

from ....rules.position import Hotels
from ..rules.places import RIGHT, current

BALCONY_ROW: Final = 3

# A ballroom: candidates (place, ballroom, free spaces), left to right; about (card,).


def next_with_space(candidates: list[Any], p: Hotels, about: Any) -> list[Any]:
    first = current(p)
    return [c for c in candidates if c[0] >= first and (c[2] or c[0] == RIGHT)][:1]


def after_the_next(candidates: list[Any], p: Hotels, about: Any) -> list[Any]:
    wanted = min(RIGHT, current(p) + 1)
    place = wanted if candidates[wanted][2] else RIGHT
    return [c for c in candidates if c[0] == place]


ONE_ARROW: Final = Decision(
    "ballroom, one arrow",
    Row(
        "21.3.1",
        "The ballroom scored next; if it is full, the next one to the right with a space.",
        next_with_space,
        reads="one arrow",
    ),
)
TWO_ARROWS: Final = Decision(
    "ballroom, two arrows",
    Row(
        "21.3.2",
        "The ballroom scored after the next; in rounds 6 and 7, or if it is full, the right one.",
        after_the_next,
        reads="two arrows",
    ),
)


# A row: candidates (row, free spaces) from the bottom, the balcony last; about (card, place).


def lowest_free(candidates: list[Any], p: Hotels, about: Any) -> list[Any]:
    return [c for c in candidates if c[1] or c[0] == BALCONY_ROW][:1]


ROW: Final = Decision(
    "row",
    Row(
        "21.3.3",
        "The lowest row with a free space; the balcony when the right ballroom is full.",
        lowest_free,
        reads="row",
    ),
)
DECISIONS: Final[tuple[Decision, ...]] = (ONE_ARROW, TWO_ARROWS, ROW)
