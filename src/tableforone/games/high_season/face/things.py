"""The pieces that answers point at, as kind and number: ``"occupy:13"``."""

from tableforone.kernel.frames import Answer

from ..rules import cards
from ..rules import numbers as n
from ..rules.agenda import member_of
from ..rules.position import HighSeason
from ..voice.answers import MINE


def thing(p: HighSeason, a: Answer) -> str:
    """The piece that an answer points at; "" if none."""
    word = p.stack[-1][0]
    if word not in MINE or a == n.DECLINE:
        return ""
    if a == n.LOAN:
        return f"loan:{p.loans + 1}"
    if word == n.TURN:
        return f"pass:{a - n.PASS}" if a > n.PASS else f"die:{a - n.TAKE}"
    if word == n.AGENDA:
        return item_thing(p, a)
    if a in (n.STEPS, n.KRONES):
        return "emperor" if a == n.STEPS else "krones"
    if a > n.STAFF:
        return f"staff:{cards.STAFF_IDS[cards.STRIPS[p.strip][a - n.STAFF - 1]]}"
    return f"{'occupy' if p.prepared >> (a - n.ROOM) & 1 else 'prepare'}:{a - n.ROOM}"


def item_thing(p: HighSeason, item: int) -> str:
    """The source of a pending item: die, door, space of the Emperor track or staff member."""
    if item == n.MAIN:
        return "main"
    if item >= n.EXTRA:
        again = ":again" if item & 1 else ""  # a member's second effect
        return f"staff:{cards.STAFF_IDS[member_of(p, item)]}{again}"
    if item >= n.STEP:
        row, space = cards.BONUS_SPACES[item - n.STEP]
        return f"emperor:{row + 1}.{space}"
    return f"door:{item - n.DOOR}"
