"""The layout of ``p.ball``: ballrooms, rows, rehearsal rooms, costs (14.1, 14.6)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import OPPONENT, YOU, Frame

from ....rules import numbers as n
from ....rules.boards import read
from ....rules.effects import effects
from ....rules.position import Hotels
from ...common.rules import numbers as m

# Indexes into ``p.ball``.
ROOM: Final = 0  # + place, left to right: the ballroom's number
BOARD: Final = 3  # the rehearsal room's number
AREA_LEFT: Final = 4  # + area: dancers there
AREAS: Final = 6  # at most
MINE: Final = 10  # + where
HERS: Final = 20  # + where
HER_LEFT: Final = 30  # dancers beside her hotel
DOUBLE: Final = 31  # 1 + where two dancers share a space (a promo guest), or 0
# Places for a dancer: ballroom * 3 + row, or the balcony.
BALCONY: Final = 9
WHERES: Final = 10
RIGHT: Final = 2
TOP_ROW: Final = 2
DANCERS: Final = 10

ROWS: Final[list[Data]] = read("lw_ballrooms")["ballroom"]
NAMES: Final[list[str]] = [row["name"] for row in ROWS]
BONUS: Final[list[list[tuple[Frame, ...]]]] = [
    [(), effects(row["bonus_middle"], m.FOR_BALLROOMS), effects(row["bonus_top"], m.FOR_BALLROOMS)] for row in ROWS
]
ROW_NAMES: Final[tuple[str, ...]] = ("bottom", "middle", "top")
INVENTED: Final = read("lw_ballrooms_reconstructed")
NUMBERS: Final[list[list[int]]] = [
    [INVENTED["rows"][row]["spaces"] for row in ROW_NAMES],
    [INVENTED["rows"][row]["cost"] for row in ROW_NAMES],
    [
        INVENTED["balcony"]["cost"],
        int(INVENTED["balcony"]["opens_when_full"]),
        int(INVENTED["scored_ballrooms_stay_open"]),
    ],
]


def area(row: dict[str, Any]) -> tuple[Any, ...]:
    """The dancers of an area, then the bonus for emptying it."""
    return (row["dancers"], *effects(row["bonus"], m.FOR_BALLROOMS))


BOARDS: Final[list[Any]] = [
    [area(row) for row in board["areas"]] for board in read("lw_rehearsal_rooms_reconstructed")["rehearsal_room"]
]


def numbers(p: Hotels) -> Sequence[Sequence[int]]:
    return p.edition[m.BALLROOM_PART] if p.edition and p.edition[m.BALLROOM_PART] else NUMBERS


def boards(p: Hotels) -> Any:
    return p.edition[m.REHEARSAL_PART] if p.edition and p.edition[m.REHEARSAL_PART] else BOARDS


def row_of(where: int) -> int:
    return TOP_ROW if where == BALCONY else where % 3


def cost_of(p: Hotels, where: int) -> int:
    """The champagne cost of a space (14.6.1)."""
    return numbers(p)[2][0] if where == BALCONY else numbers(p)[1][where % 3]


def free_in(p: Hotels, where: int) -> int:
    """The number of free spaces in a row."""
    shared = 1 if p.ball[DOUBLE] == 1 + where else 0
    return numbers(p)[0][where % 3] - p.ball[MINE + where] - p.ball[HERS + where] + shared


def free_in_room(p: Hotels, place: int) -> int:
    return sum(free_in(p, place * 3 + row) for row in range(3))


def current(p: Hotels) -> int:
    """The ballroom that is scored next: left, middle, right (14.9)."""
    return 0 if p.round <= 3 else 1 if p.round <= 5 else 2


def open_places(p: Hotels) -> list[int]:
    """Places for another dancer; the balcony if the right ballroom is full (14.6.4, 14.6.5)."""
    _, when_full, stay_open = numbers(p)[2]
    first = 0 if stay_open else current(p)
    places = [where for where in range(first * 3, BALCONY) if free_in(p, where) > 0]
    if not when_full or not free_in_room(p, RIGHT):
        places.append(BALCONY)
    return places


def dancers_left(p: Hotels) -> int:
    return sum(p.ball[AREA_LEFT : AREA_LEFT + AREAS])


def in_ballrooms(p: Hotels, side: int) -> int:
    """The number of a side's dancers in all ballrooms, including the balcony."""
    if not p.ball:
        return 0
    first = HERS if side == OPPONENT else MINE
    return sum(p.ball[first : first + WHERES])


def rows_of(p: Hotels, place: int, first: int) -> list[int]:
    """One side's dancers in a ballroom by row; the balcony counts as top row of the right one."""
    rows = p.ball[first + place * 3 : first + place * 3 + 3]
    if place == RIGHT:
        rows[TOP_ROW] += p.ball[first + BALCONY]
    return rows


# --- set-up


def set_up(p: Hotels, options: Mapping[str, str]) -> None:
    """Set up three ballrooms, a random rehearsal room, one champagne (14.1, 14.2, 21.1)."""
    p.ball[HER_LEFT] = DANCERS
    p.kitchen[n.CHAMPAGNE] += 1
    p.stack.append((m.REVEAL_REHEARSAL,))
    p.stack.extend((m.REVEAL_BALLROOM, place) for place in (2, 1, 0))


def answer_reveal_ballroom(p: Hotels, frame: Frame, room: int) -> None:
    p.ball[ROOM + frame[1]] = room


def answer_reveal_rehearsal_room(p: Hotels, frame: Frame, board: int) -> None:
    p.ball[BOARD] = board
    areas = [row[0] for row in boards(p)[board]]
    p.ball[AREA_LEFT : AREA_LEFT + AREAS] = areas + [0] * (AREAS - len(areas))


def broken(p: Hotels, found: list[str]) -> None:
    on_the_way = sum(frame[1] for frame in p.stack if frame[0] == m.AREA)
    if p.ball[BOARD] >= 0 and in_ballrooms(p, YOU) + dancers_left(p) - on_the_way > DANCERS:
        found.append("the-player-has-more-than-ten-dancers")
    if in_ballrooms(p, OPPONENT) + p.ball[HER_LEFT] != DANCERS:
        found.append("elisabeth-does-not-have-ten-dancers")
    if p.ball[BOARD] >= len(boards(p)):
        found.append("there-is-no-such-rehearsal-room")
    if any(free_in(p, where) < 0 for where in range(BALCONY)):
        found.append("a-ballroom-is-overcrowded")
