"""The texts of questions."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Questions, asked

from ..rules import numbers as n
from ..rules.position import Sheet
from . import names, t


def ask_play(p: Sheet, frame: Frame) -> str:
    if sum(p.dice) < n.DICE:
        return t("ask-cup", dice=names.dice(p.dice), n=n.DICE - sum(p.dice))
    return t("ask-fill" if p.throws == n.THROWS else "ask-play", nth=p.throws, dice=names.dice(p.dice))


QUESTIONS: Final[Questions] = {
    n.PLAY: ask_play,
    n.THROW: lambda p, f: t("ask-throw", who=names.PEOPLE[p.turn]),
    n.LOT: lambda p, f: t("ask-lot"),
}
ask: Final = asked(QUESTIONS)
