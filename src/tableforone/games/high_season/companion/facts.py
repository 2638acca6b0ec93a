"""What must Ralph be told?  Whether you were first where he fills a row, a column or a row of the Emperor track."""

from typing import Final

from tableforone.kernel.asking import note, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU, Asks, Frame

from ..rules.position import HighSeason
from . import numbers as c

ASKS: Final = Asks()  # no row of his reads what is not known: you tell the die that you take


def unsure_first(p: HighSeason, after: HighSeason) -> Frame | None:
    """A race that he would win, if you have not won it before (6.3, 7.1.4)."""
    won = after.firsts[OPPONENT] & ~p.firsts[OPPONENT] & ~noted(p, c.ASKED)
    return (c.FIRST, bits(won)[0]) if won else None


def ask_first(p: HighSeason, frame: Frame) -> list[int] | None:
    return [c.NO, c.YES]


def answer_first(p: HighSeason, frame: Frame, answer: int) -> None:
    race: int = frame[1]
    note(p, c.ASKED, noted(p, c.ASKED) | 1 << race)
    if answer == c.YES:
        p.firsts[YOU] |= 1 << race
