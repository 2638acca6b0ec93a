"""What must be entered at a real table: dice you took, rows or columns you filled first."""

from typing import Final

from tableforone.kernel.asking import YES, FactGate, about_first, note_member, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.count_bounds import RoughCounts
from tableforone.kernel.frames import OPPONENT, YOU, Answer, Frame

from ..rules import flow
from ..rules import numbers as n
from ..rules.position import HighSeason
from . import numbers as c

DICE: Final = RoughCounts("dice", c.LOW, c.TOTAL, c.LEADER, c.MOST_DICE)


def unsure_number(p: HighSeason, wanted: int) -> Frame | None:
    """The question about dice with this number, if it is not known whether there is one."""
    return (c.DICE_ON, wanted) if DICE.unsure_of(p, wanted) else None


ASKS: Final = FactGate(
    {
        "preferred": lambda p, left, about: unsure_number(p, about[0]),
        "other": lambda p, left, about: unsure_number(p, about[1]),
        "most": lambda p, left, about: DICE.unsure_most(p, [space for space, _ in left]),
    }
)


def unsure_first(p: HighSeason, after: HighSeason) -> Frame | None:
    """The question whether you were first in a row or column that he fills now (6.3, 7.1.4)."""
    return about_first(p, c.ASKED, c.FIRST, bits(after.firsts[OPPONENT] & ~p.firsts[OPPONENT]))


def forget(p: HighSeason, frame: Frame) -> None:
    """Forget a wrong entry about the dice after play has continued; they may be anywhere."""
    if frame[0] in (n.ROLL, c.DICE_ON, c.MOST_DICE):
        DICE.anywhere(p, noted(p, c.TOTAL))


def answer_roll(p: HighSeason, frame: Frame, counts: Answer) -> None:
    """All dice are known after a roll; after you take one, he asks if it matters."""
    flow.answer_roll(p, frame, counts)
    DICE.known(p, p.dice, sum(p.dice))


def answer_first(p: HighSeason, frame: Frame, answer: int) -> None:
    note_member(p, c.ASKED, frame[1])
    if answer == YES:
        p.firsts[YOU] |= 1 << frame[1]
