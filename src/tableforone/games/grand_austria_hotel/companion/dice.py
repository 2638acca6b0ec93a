"""What is known of the dice?  On each space there are at least and at most so many; he asks where that is not enough.

The position holds how many there are at most (so that no space is left out), the ledger how many there are at least.
"""

from typing import Final

from tableforone.kernel import vague
from tableforone.kernel.asking import note, noted
from tableforone.kernel.frames import Frame

from ..opponent.cards import DIE
from ..rules.position import Hotels
from . import numbers as c

FACES: Final = (1, 2, 3, 4, 5, 6)


def lie_there(p: Hotels, total: int) -> None:
    """So many dice were rolled: they may lie anywhere."""
    note(p, c.TOTAL, total)
    note(p, c.LOW, (0,) * 7)
    p.dice = [0] + [total] * 6
    note(p, c.SPACES, 0)
    note(p, c.PLACED, 0)
    note(p, c.LEADER, 0)


def one_is_gone(p: Hotels, *, perhaps_moved: bool) -> None:
    """You took a die, from wherever; with The Kozi Palace one or two may have moved before (16.5.9)."""
    low, total = list(noted(p, c.LOW)), max(0, noted(p, c.TOTAL) - 1)
    if perhaps_moved:
        low = [max(0, many - 1) for many in low]
        p.dice[1:] = [many + 1 for many in p.dice[1:]]
    vague.one_is_gone(low, p.dice, total)
    known(p, low, total)


def he_took(p: Hotels, face: int) -> None:
    """He took one from this space: the position knows it already."""
    low, total = list(noted(p, c.LOW)), max(0, noted(p, c.TOTAL) - 1)
    vague.is_taken(low, p.dice, total, face)
    known(p, low, total)


def known(p: Hotels, low: list[int], total: int) -> None:
    note(p, c.TOTAL, total)
    note(p, c.LOW, tuple(low))
    note(p, c.LEADER, 0)


def ask_dice(p: Hotels, frame: Frame) -> list[int] | None:
    return vague.may_be(noted(p, c.LOW), p.dice, noted(p, c.TOTAL), frame[1])


def answer_dice(p: Hotels, frame: Frame, many: int) -> None:
    low = list(noted(p, c.LOW))
    vague.are_told(low, p.dice, noted(p, c.TOTAL), frame[1], many)
    note(p, c.LOW, tuple(low))


def ask_most(p: Hotels, frame: Frame) -> list[int] | None:
    """One of these spaces, or several with equally many, as bits; nothing where only one answer can be."""
    masks = vague.may_lead(noted(p, c.LOW), p.dice, noted(p, c.TOTAL), frame[1:])
    if len(masks) > 1:
        return masks
    answer_most(p, frame, masks[0])
    return None


def answer_most(p: Hotels, frame: Frame, mask: int) -> None:
    low = list(noted(p, c.LOW))
    vague.most_are_told(low, p.dice, noted(p, c.TOTAL), frame[1:], mask)
    note(p, c.LOW, tuple(low))
    note(p, c.LEADER, mask)


# --- what he needs


def unsure_shown(p: Hotels, card: int) -> int:
    """A space that the card shows and on which perhaps no die lies; 0 where all is known."""
    low = noted(p, c.LOW)
    return next((face for face in DIE[card] if p.dice[face] and not low[face]), 0)


def unsure_most(p: Hotels, faces: list[int]) -> Frame | None:
    """Several spaces of these might have the most dice: which have?"""
    rivals = vague.rivals(noted(p, c.LOW), p.dice, faces)
    return (c.MOST, *rivals) if rivals and not noted(p, c.LEADER) else None
