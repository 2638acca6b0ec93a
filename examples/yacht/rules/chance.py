"""Chance: the dice, and the captain's random choices."""

from typing import Final

from tableforone.kernel.chance import Dice
from tableforone.kernel.frames import Frame
from tableforone.kernel.lots import Equals

from . import numbers as n
from .position import Sheet


def throw_of(p: Sheet) -> int:
    """The number of the next throw in the game."""
    return ((p.round - 1) * 2 + p.turn) * n.MOST_THROWS + p.throws


class Cup(Dice):
    """The dice that are not on the table."""

    def dice(self, p: Sheet, frame: Frame) -> int:
        return n.DICE - sum(p.dice)

    def nth(self, p: Sheet, frame: Frame) -> int:
        return throw_of(p)


class Straw(Equals):
    """After one throw there may be two random choices: for his course and for his box."""

    def nth(self, p: Sheet, frame: Frame) -> int:
        return throw_of(p) * 2 + int(frame[1])


CUP: Final = Cup("the cup", 1)
STRAW: Final = Straw("the captain's lot", 2)
