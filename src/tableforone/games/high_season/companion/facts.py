"""What must be entered at a real table: dice you took, rows or columns you filled first."""

from typing import Final

from tableforone.kernel.asking import FactGate, note, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU, Frame

from ..rules import numbers as n
from ..rules.position import HighSeason
from . import dice
from . import numbers as c

ASKS: Final = FactGate(
    {
        "preferred": lambda p, left, about: dice.unsure_number(p, about[0]),
        "other": lambda p, left, about: dice.unsure_number(p, about[1]),
        "most": lambda p, left, about: dice.DICE.unsure_most(p, [space for space, _ in left]),
    }
)


def unsure_first(p: HighSeason, after: HighSeason) -> Frame | None:
    """The question whether you were first in a row or column that he fills now (6.3, 7.1.4)."""
    won = after.firsts[OPPONENT] & ~p.firsts[OPPONENT] & ~noted(p, c.ASKED)
    return (c.FIRST, bits(won)[0]) if won else None


def forget(p: HighSeason, frame: Frame) -> None:
    """Forget a wrong entry about the dice after play has continued; they may be anywhere."""
    if frame[0] in (n.ROLL, c.DICE_ON, c.MOST_DICE):
        total = noted(p, c.TOTAL)
        p.dice = [0] + [total] * 6
        dice.DICE.known(p, [0] * 7, total)


def ask_first(p: HighSeason, frame: Frame) -> list[int] | None:
    return [c.NO, c.YES]


def answer_first(p: HighSeason, frame: Frame, answer: int) -> None:
    race: int = frame[1]
    note(p, c.ASKED, noted(p, c.ASKED) | 1 << race)
    if answer == c.YES:
        p.firsts[YOU] |= 1 << race
