"""The opponent's decisions of module 1 (21.3)."""

from typing import Any, Final

from tableforone.kernel.rows import Decision, first, prefer

from ....rules.position import Hotels
from ..rules.places import RIGHT, ROOM, current, free_in, free_in_room

BALCONY_ROW: Final = 3

# A ballroom: candidates are places, as (place, ballroom, free spaces), from left; about (card,).


def ballroom_shown(place: int, p: Hotels, about: Any) -> Any:
    return place, p.ball[ROOM + place], free_in_room(p, place)


def next_with_space(places: int, p: Hotels, about: Any) -> list[int]:
    return [1 << place for place in range(current(p), 3) if place == RIGHT or free_in_room(p, place)]


def after_the_next(places: int, p: Hotels, about: Any) -> int:
    wanted = min(RIGHT, current(p) + 1)
    return 1 << (wanted if free_in_room(p, wanted) else RIGHT)


ONE_ARROW: Final = Decision(
    "ballroom, one arrow",
    first("21.3.1", "one-arrow", next_with_space, reads=("ball", "edition", "round"), asks="one arrow"),
    shows=ballroom_shown,
)
TWO_ARROWS: Final = Decision(
    "ballroom, two arrows",
    prefer("21.3.2", "two-arrows", among=after_the_next, reads=("ball", "edition", "round"), asks="two arrows"),
    shows=ballroom_shown,
)


# A row: candidates are rows, as (row, free spaces), from the bottom, the balcony last;
# about (card, ballroom).


def free_in_row(p: Hotels, ballroom: int, row: int) -> int:
    return 0 if row == BALCONY_ROW else free_in(p, p.ball.index(ballroom, ROOM, ROOM + 3) * 3 + row)


def row_shown(row: int, p: Hotels, about: Any) -> Any:
    return row, free_in_row(p, about[1], row)


def lowest_free(rows: int, p: Hotels, about: Any) -> list[int]:
    return [1 << row for row in range(BALCONY_ROW + 1) if row == BALCONY_ROW or free_in_row(p, about[1], row)]


ROW: Final = Decision(
    "row", first("21.3.3", "ballroom-row", lowest_free, reads=("ball", "edition"), asks="row"), shows=row_shown
)
DECISIONS: Final[tuple[Decision, ...]] = (ONE_ARROW, TWO_ARROWS, ROW)
