"""Gains: goods, points for counters, and effects of own cards (RULES.md section 3)."""

from tableforone.kernel.frames import YOU, Frame, tell

from . import cards
from . import numbers as n
from .position import Salamandra
from .scoring import count


def earn(p: Salamandra, good: int, number: int) -> None:
    """Gain a number of a good; scrolls come one by one (3.2)."""
    if p.heard is not None:
        p.heard.append(("earn", YOU, good, number))
    if good == n.VP:
        p.vp += number
    elif good == n.SCROLL:
        for _ in range(number):
            p.scrolls += 1
            fire(p, n.ON_SCROLL)
    else:
        p.stock[good] += number


def fire(p: Salamandra, trigger: int) -> None:
    """Every own card with this trigger gives its points or crystals (3.4)."""
    if not p.divinities & cards.LISTENING[trigger]:
        return
    for card, good, number in cards.LISTENERS[trigger]:
        if p.divinities >> card & 1:
            if good == n.VP:
                p.vp += number
            else:
                p.stock[good] += number
            if p.heard is not None:
                p.heard.append(("trigger", YOU, card, good, number))


def run_earn(p: Salamandra, frame: Frame) -> None:
    earn(p, frame[1], frame[2])


def run_score_per(p: Salamandra, frame: Frame) -> None:
    """3.2 vp_per: points for each thing counted now."""
    counted = count(p, frame[1])
    p.vp += counted * frame[2]
    tell(p, ("score_per", YOU, frame[1], counted, counted * frame[2]))


def run_pay_any(p: Salamandra, frame: Frame) -> list[int] | None:
    """3.1 any_resource: ask which of this turn's resources to pay."""
    stock = p.stock
    kinds = [n.BUY + kind for kind in cards.RESOURCES if stock[kind]]
    if len(kinds) > 1:
        return kinds
    answer_pay_any(p, frame, kinds[0])
    return None


def answer_pay_any(p: Salamandra, frame: Frame, answer: int) -> None:
    p.stock[answer - n.BUY] -= 1
    tell(p, ("pay_any", YOU, answer - n.BUY))
