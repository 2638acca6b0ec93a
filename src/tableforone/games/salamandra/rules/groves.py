"""Groves: placing, harvesting and replacing them (7.5.3, 8.4, 10.1.3, 12.8.3)."""

from tableforone.kernel.frames import CHANCE, TABLE, YOU, Frame, tell

from . import cards
from . import numbers as n
from .gains import fire
from .geometry import connected_groves, gaps_to_refill
from .position import Salamandra


def ask_lay_grove(p: Salamandra, frame: Frame) -> list[int] | None:
    """Place a grove from the supply, if there is one (7.5.3, 12.8.3)."""
    return CHANCE if p.bags[n.GROVE_SUPPLY] else None


def answer_lay_grove(p: Salamandra, frame: Frame, grove: int) -> None:
    bags = p.bags
    bags[n.GROVE_SUPPLY] &= ~(1 << grove)
    p.gap[grove] = frame[1]
    if p.heard is not None:
        p.heard.append(("lay_grove", TABLE, grove, frame[1]))


def run_pick_grove(p: Salamandra, frame: Frame) -> list[int] | None:
    """8.4.3: any grove in play, for free."""
    lying = [n.GROVE + grove for grove, gap in enumerate(p.gap) if gap]
    if len(lying) > 1:
        return lying
    if lying:
        answer_pick_grove(p, frame, lying[0])
    return None


def answer_pick_grove(p: Salamandra, frame: Frame, answer: int) -> None:
    harvest_grove(p, answer - n.GROVE)


def harvest_grove(p: Salamandra, grove: int) -> None:
    """8.4: the grove row, triggers, the tile's gain, the Spellbook check."""
    if p.heard is not None:
        p.heard.append(("harvest", YOU, grove, p.gap[grove]))
    p.gap[grove] = 0
    p.groves |= 1 << grove
    points = cards.ROW_POINTS[p.groves.bit_count()]
    if points:
        p.vp += points
        tell(p, ("grove_row", YOU, p.groves.bit_count(), points))
    fire(p, n.ON_HARVEST)
    p.stack.append(n.BOOKS_NOW)
    p.stack.extend(cards.GROVE_GAIN[grove])


def ask_harvest(p: Salamandra, frame: Frame) -> list[int] | None:
    """10.1.3: pay for connected groves, as many as you like."""
    if p.stock[n.CRYSTAL] < cards.HARVEST_PRICE:
        return None
    groves = connected_groves(p, p.tired)
    return [n.STOP] + [n.GROVE + grove for grove in groves] if groves else None


def answer_harvest(p: Salamandra, frame: Frame, answer: int) -> None:
    if answer == n.STOP:
        return
    p.stock[n.CRYSTAL] -= cards.HARVEST_PRICE
    p.stack.append(frame)
    harvest_grove(p, answer - n.GROVE)


def run_refill(p: Salamandra, frame: Frame) -> None:
    """12.8.3: a grove in every empty gap with two or more octagons around it."""
    p.stack += [(n.LAY_GROVE, gap) for gap in reversed(gaps_to_refill(p))]
