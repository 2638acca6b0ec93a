"""How does Elisabeth dance?  Her dancer symbols with one or two arrows, over a guest or at the bottom (21.2-21.5)."""

from typing import Any, Final

from tableforone.kernel.rows import Decision, Row, decide

from ....rules import moments
from ....rules.cards import INSTRUCTION_ARROWS
from ....rules.edition import guest_points
from ....rules.numbers import BALLROOMS
from ....rules.position import Hotels
from ..rules.places import BALCONY, HER_LEFT, HERS, RIGHT, ROOM, current, free_in, free_in_room, row_of

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
    Row("21.3.1", "The ballroom scored next; if it is full, the next one to the right with a space.", next_with_space),
)
TWO_ARROWS: Final = Decision(
    "ballroom, two arrows",
    Row(
        "21.3.2",
        "The ballroom scored after the next; in rounds 6 and 7, or if it is full, the right one.",
        after_the_next,
    ),
)


# A row: candidates (row, free spaces) from the bottom, the balcony last; about (card, place).


def lowest_free(candidates: list[Any], p: Hotels, about: Any) -> list[Any]:
    return [c for c in candidates if c[1] or c[0] == BALCONY_ROW][:1]


ROW: Final = Decision(
    "row",
    Row("21.3.3", "The lowest row with a free space; the balcony when the right ballroom is full.", lowest_free),
)
DECISIONS: Final[tuple[Decision, ...]] = (ONE_ARROW, TWO_ARROWS, ROW)


def place_dancer(p: Hotels, arrows: int) -> None:
    """No champagne, no row bonus, ever (21.3.4)."""
    candidates = [(place, p.ball[ROOM + place], free_in_room(p, place)) for place in range(3)]
    place: int = decide(p, ONE_ARROW if arrows == 1 else TWO_ARROWS, candidates, (p.instruction,))[0]
    rows = [(row, free_in(p, place * 3 + row)) for row in range(3)]
    if place == RIGHT:
        rows.append((BALCONY_ROW, 0))
    row: int = decide(p, ROW, rows, (p.instruction, p.ball[ROOM + place]))[0]
    where = BALCONY if row == BALCONY_ROW else place * 3 + row
    p.ball[HERS + where] += 1
    p.ball[HER_LEFT] -= 1
    if p.heard is not None:
        p.heard.append(("her dancer", p.ball[ROOM + place], row_of(where), int(where == BALCONY), p.ball[HER_LEFT]))


def guest_to_a_ball(p: Hotels, symbol: int, guest: int) -> bool:
    """A guest symbol with a dancer: no room; without a dancer left an ordinary guest symbol (21.2, 21.5)."""
    arrows = INSTRUCTION_ARROWS[p.instruction][symbol]
    if not arrows or not p.ball[HER_LEFT]:
        return False
    if p.heard is not None:
        p.heard.append(("her guest", guest, guest_points(p, guest)))
    place_dancer(p, arrows)
    return True


def one_more(p: Hotels, arrows: int) -> None:
    """A dancer symbol at the bottom (21.4)."""
    if p.ball[HER_LEFT]:
        place_dancer(p, arrows)


moments.HIS_GUEST.add(BALLROOMS, guest_to_a_ball)
moments.HIS_DANCER.add(BALLROOMS, one_more)
