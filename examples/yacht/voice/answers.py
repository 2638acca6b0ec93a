"""How is an answer said?  By word."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.grammar import counted
from tableforone.kernel.spec import Answers, said

from ..rules import numbers as n
from ..rules import scoring
from ..rules.position import Sheet
from . import names


def say_play(p: Sheet, frame: Frame, answer: int) -> str:
    if answer == n.CAST:
        return f"throw {counted(n.DICE - sum(p.dice), 'die', 'dice')}"
    if answer < n.BOX:
        return f"put a {answer - n.CUP + 1} into the cup"
    box = answer - n.BOX
    points = scoring.points(p.dice, box)
    crew = scoring.worth(p, YOU, box) - points
    return f"fill {names.the_box(box)} for {points}" + (f", and {crew} for the crew" if crew else "")


ANSWERS: Final[Answers] = {
    n.PLAY: say_play,
    n.THROW: lambda p, f, a: f"the dice show {names.dice(a)}",
    n.LOT: lambda p, f, a: f"the lot falls on {names.the_box(f[4][a])}",
}
say: Final = said(ANSWERS)
