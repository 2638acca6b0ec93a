"""Staff: hiring (7.4) and permanent members that a die triggers (2.2)."""

from typing import Final

from tableforone.kernel.frames import YOU, tell

from . import cards
from . import numbers as n
from .cards import AWAKE, HIRE_WITH
from .money import gain
from .position import HighSeason

STAFF_ANSWERS: Final[list[list[int]]] = [  # by places as bits
    [n.STAFF + 1 + place for place in range(6) if places >> place & 1] for places in range(64)
]


def hirable(p: HighSeason, discount: int, krones: int) -> int:
    """The places on the strip, as bits, whose member these krones can hire (7.4)."""
    return HIRE_WITH[p.strip << 6 | krones + discount] & ~p.staff


def hire_price(member: int, discount: int) -> int:
    """The cost to hire this member (7.4)."""
    return max(0, cards.STAFF_COST[member] - discount)


def hire(p: HighSeason, place: int, discount: int) -> None:
    """Hire the member on a place (0..5); gains at once, the rest is pending (7.4, 4.5.3)."""
    member = cards.STRIPS[p.strip][place]
    price = hire_price(member, discount)
    p.money -= price
    p.staff |= 1 << place
    if p.heard is not None:
        p.heard.append(("hire", YOU, member, price))
    for nth, code in enumerate(cards.STAFF_ONCE[member]):
        if code & 7 == n.GAIN:
            gain(p, code)
        else:
            p.pending.append(n.EXTRA + 2 * place + nth)


def awake(p: HighSeason, die: int) -> int:
    """The hired permanent member tied to this die, or -1 (2.2)."""
    return AWAKE[(p.strip << 2 | p.staff & 3) << 3 | die]


def wake(p: HighSeason, member: int) -> None:
    """Apply a permanent member's effect for the die just taken."""
    if cards.STAFF_GAIN[member] >> 3:
        tell(p, ("awake", YOU, member))
        gain(p, cards.STAFF_GAIN[member])
