"""Dice in the companion: after a roll nothing is known, and he asks about the spaces he needs."""

from typing import Final

from tableforone.kernel import count_bounds
from tableforone.kernel.asking import note, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.count_bounds import RoughCounts
from tableforone.kernel.frames import Frame

from ..opponent.cards import DIE, FROM_LEFT
from ..rules.position import Hotels
from . import numbers as c

FACES: Final = (1, 2, 3, 4, 5, 6)
DICE: Final = RoughCounts("dice", c.LOW, c.TOTAL, c.LEADER, c.MOST)


def lie_there(p: Hotels, total: int) -> None:
    """Note that this many dice were rolled; they may be on any space."""
    DICE.anywhere(p, total)
    note(p, c.SPACES, 0)
    note(p, c.PLACED, 0)


def perhaps_moved(p: Hotels) -> None:
    """Widen the bounds: with The Kozi Palace you may have moved one or two dice (16.5.9)."""
    p.dice[1:] = [many + 1 for many in p.dice[1:]]
    note(p, c.LOW, tuple(max(0, many - 1) for many in noted(p, c.LOW)))


def ask_count(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask how many dice are on this space.

    Another answer says which of the spaces on the card have the most.
    """
    return [*(DICE.ask_count(p, frame) or []), *(c.LEAD + mask for mask in leaders(p))]


def answer_count(p: Hotels, frame: Frame, answered: int) -> None:
    if answered < c.LEAD:
        DICE.answer_count(p, frame, answered)
    else:
        DICE.answer_most(p, (c.MOST, *DIE[p.instruction]), answered - c.LEAD)


def leaders(p: Hotels) -> list[int]:
    """If the card shows two spaces: those that may have the most, as bits."""
    shown = DIE[p.instruction]
    return count_bounds.may_lead(noted(p, c.LOW), p.dice, noted(p, c.TOTAL), shown) if len(shown) > 1 else []


def ask_most(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask which of these spaces have the most.

    Another answer names only the one he takes: the first in the direction of his hand.
    """
    masks = DICE.run_most(p, frame)
    return masks and [*masks, *(c.FIRST + face for face in sorted({first_of(p, mask) for mask in masks}))]


def answer_most(p: Hotels, frame: Frame, answered: int) -> None:
    if answered < c.FIRST:
        DICE.answer_most(p, frame, answered)
        return
    low, face = list(noted(p, c.LOW)), answered - c.FIRST
    before = [other for other in frame[1:] if other != face and first_of(p, 1 << other | 1 << face) == other]
    after = [other for other in frame[1:] if other != face and other not in before]
    low[face] = max([1, low[face], *(low[other] + 1 for other in before), *(low[other] for other in after)])
    for other in before:
        p.dice[other] = min(p.dice[other], p.dice[face] - 1)
    for other in after:
        p.dice[other] = min(p.dice[other], p.dice[face])
    DICE.told(p, low)
    note(p, c.LEADER, 1 << face)


def first_of(p: Hotels, spaces: int) -> int:
    """The first of these spaces in the direction of his hand (20.9.1)."""
    found = bits(spaces)
    return found[0] if FROM_LEFT[p.instruction] else found[-1]


def unsure_shown(p: Hotels, card: int) -> Frame | None:
    """The question about a space shown on the card that may have no die."""
    if noted(p, c.LEADER):
        return None  # the spaces with the most dice were entered, so there is one
    return next(((c.DICE, face) for face in DIE[card] if DICE.unsure_of(p, face)), None)
