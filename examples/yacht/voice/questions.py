"""What is asked?  By word: the open question in one sentence."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted
from tableforone.kernel.spec import Questions, asked

from ..rules import numbers as n
from ..rules.position import Sheet
from . import names


def ask_play(p: Sheet, frame: Frame) -> str:
    if sum(p.dice) < n.DICE:
        in_cup = counted(n.DICE - sum(p.dice), "die", "dice")
        return f"{names.dice(p.dice)} on the table, {in_cup} in the cup: throw, or put more into the cup?"
    thrown = f"Your {names.ORDINALS[p.throws - 1]} throw shows {names.dice(p.dice)}"
    if p.throws == n.THROWS:
        return f"{thrown}: which box do you fill?"
    return f"{thrown}: which dice go into the cup, or which box do you fill?"


QUESTIONS: Final[Questions] = {
    n.PLAY: ask_play,
    n.THROW: lambda p, f: f"{'The captain throws' if p.turn else 'You throw'}: what do the dice show?",
    n.LOT: "The captain draws lots: on which box does the lot fall?",
}
ask: Final = asked(QUESTIONS)
