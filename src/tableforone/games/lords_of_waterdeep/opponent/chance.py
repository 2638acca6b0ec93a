"""Chance events of the opponent's turn: a random choice if all his rows find options equal."""

from typing import Final

from tableforone.kernel.chance import Lot
from tableforone.kernel.frames import Frame

from ..rules.position import Waterdeep


class Equals(Lot):
    """One of the remaining candidates."""

    def nth(self, p: Waterdeep, frame: Frame) -> int:
        return p.lots

    def ways(self, p: Waterdeep, frame: Frame) -> list[int]:
        return list(range(len(frame[4])))


EQUALS: Final[Lot] = Equals("the lot among Pseudo's equal choices", 3)
