"""The texts of answers."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.spec import Answers, said

from ..rules import numbers as n
from ..rules import scoring
from ..rules.position import Sheet
from . import names, t


def say_play(p: Sheet, frame: Frame, answer: int) -> str:
    if answer == n.CAST:
        return t("say-throw", n=n.DICE - sum(p.dice))
    if answer < n.BOX:
        return t("say-cup", face=answer - n.CUP + 1)
    box = answer - n.BOX
    points = scoring.points(p.dice, box)
    crew = scoring.worth(p, YOU, box) - points
    if crew:
        return t("say-fill-crew", box=names.BOXES[box], n=points, crew=crew)
    return t("say-fill", box=names.BOXES[box], n=points)


ANSWERS: Final[Answers] = {
    n.PLAY: say_play,
    n.THROW: lambda p, f, a: t("say-dice", dice=names.dice(a)),
    n.LOT: lambda p, f, a: t("say-lot", box=names.BOXES[f[4][a]]),
}
say: Final = said(ANSWERS)
