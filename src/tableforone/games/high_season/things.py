"""Which piece on the table does an answer point at?  Its kind and its number, as in ``"occupy:13"``."""

from typing import Final

from tableforone.games.high_season.cards import STAFF_IDS, STEPS_AT, STRIPS
from tableforone.games.high_season.means import member_of
from tableforone.games.high_season.position import (
    AGENDA,
    DECLINE,
    DOOR,
    EXPOSE,
    EXTRA,
    FLIP,
    HOTEL,
    KRONES,
    LOAN,
    MAIN,
    PASS,
    ROLL,
    ROOM,
    STAFF,
    STEP,
    STEPS,
    STRIP,
    TAKE,
    TURN,
    HighSeason,
)
from tableforone.kernel.frames import Answer

CHANCES: Final = (HOTEL, STRIP, ROLL, FLIP, EXPOSE)


def thing(p: HighSeason, a: Answer) -> str:
    """The piece an answer points at; "" for an answer without one."""
    word = p.stack[-1][0]
    if word in CHANCES or a == DECLINE:
        return ""
    if a == LOAN:
        return f"loan:{p.loans + 1}"
    if word == TURN:
        return f"pass:{a - PASS}" if a > PASS else f"die:{a - TAKE}"
    if word == AGENDA:
        return item_thing(p, a)
    if a in (STEPS, KRONES):
        return "emperor" if a == STEPS else "krones"
    if a > STAFF:
        return f"staff:{STAFF_IDS[STRIPS[p.strip][a - STAFF - 1]]}"
    return f"{'occupy' if p.prepared >> (a - ROOM) & 1 else 'prepare'}:{a - ROOM}"


def item_thing(p: HighSeason, item: int) -> str:
    """The piece a pending item comes from: the die, a door, a step of the Emperor track, a staff member."""
    if item == MAIN:
        return "main"
    if item >= EXTRA:
        again = ":again" if item & 1 else ""  # a member's second effect
        return f"staff:{STAFF_IDS[member_of(p, item)]}{again}"
    if item >= STEP:
        row, space = STEPS_AT[item - STEP]
        return f"emperor:{row + 1}.{space}"
    return f"door:{item - DOOR}"
