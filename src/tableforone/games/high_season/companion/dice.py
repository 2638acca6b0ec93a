"""Dice in the companion: all known after a roll; after you take one, he asks if it matters."""

from typing import Final

from tableforone.kernel.count_bounds import RoughCounts
from tableforone.kernel.frames import Answer, Frame

from ..rules import flow
from ..rules.position import HighSeason
from . import numbers as c

DICE: Final = RoughCounts("dice", c.LOW, c.TOTAL, c.LEADER, c.MOST_DICE)


def answer_roll(p: HighSeason, frame: Frame, counts: Answer) -> None:
    flow.answer_roll(p, frame, counts)
    DICE.known(p, p.dice, sum(p.dice))


def unsure_number(p: HighSeason, wanted: int) -> Frame | None:
    """The question about dice with this number, if it is not known whether there is one."""
    return (c.DICE_ON, wanted) if DICE.unsure_of(p, wanted) else None
