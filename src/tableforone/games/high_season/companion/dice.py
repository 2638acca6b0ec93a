"""What is known of the dice?  All after a roll; a die that you take leaves a doubt, and he asks where it matters.

The position holds how many there are at most on each space, the ledger how many there are at least.
"""

from tableforone.kernel import vague
from tableforone.kernel.asking import note, noted
from tableforone.kernel.frames import Answer, Frame

from ..rules import flow
from ..rules.position import HighSeason
from . import numbers as c


def answer_roll(p: HighSeason, frame: Frame, counts: Answer) -> None:
    flow.answer_roll(p, frame, counts)
    note(p, c.LOW, tuple(p.dice))
    note(p, c.TOTAL, sum(p.dice))
    note(p, c.LEADER, 0)


def one_is_gone(p: HighSeason) -> None:
    """You took a die, or removed one when you passed."""
    low, total = list(noted(p, c.LOW)), noted(p, c.TOTAL) - 1
    vague.one_is_gone(low, p.dice, total)
    known(p, low, total)


def he_took(p: HighSeason, die: int) -> None:
    low, total = list(noted(p, c.LOW)), noted(p, c.TOTAL) - 1
    vague.is_taken(low, p.dice, total, die)
    known(p, low, total)


def known(p: HighSeason, low: list[int], total: int) -> None:
    note(p, c.LOW, tuple(low))
    note(p, c.TOTAL, total)
    note(p, c.LEADER, 0)


def ask_dice(p: HighSeason, frame: Frame) -> list[int] | None:
    return vague.may_be(noted(p, c.LOW), p.dice, noted(p, c.TOTAL), frame[1])


def answer_dice(p: HighSeason, frame: Frame, many: int) -> None:
    low = list(noted(p, c.LOW))
    vague.are_told(low, p.dice, noted(p, c.TOTAL), frame[1], many)
    note(p, c.LOW, tuple(low))


def ask_most(p: HighSeason, frame: Frame) -> list[int] | None:
    """One of these spaces, or several with equally many, as bits; nothing where only one answer can be."""
    masks = vague.may_lead(noted(p, c.LOW), p.dice, noted(p, c.TOTAL), frame[1:])
    if len(masks) > 1:
        return masks
    answer_most(p, frame, masks[0])
    return None


def answer_most(p: HighSeason, frame: Frame, mask: int) -> None:
    low = list(noted(p, c.LOW))
    vague.most_are_told(low, p.dice, noted(p, c.TOTAL), frame[1:], mask)
    note(p, c.LOW, tuple(low))
    note(p, c.LEADER, mask)


# --- what he needs: candidates are (space, dice there)


def unsure_number(p: HighSeason, wanted: int) -> Frame | None:
    """Is there a die of this number at all?"""
    return (c.DICE_ON, wanted) if p.dice[wanted] and not noted(p, c.LOW)[wanted] else None


def unsure_most(p: HighSeason, spaces: list[int]) -> Frame | None:
    rivals = vague.rivals(noted(p, c.LOW), p.dice, spaces)
    return (c.MOST_DICE, *rivals) if rivals and not noted(p, c.LEADER) else None
