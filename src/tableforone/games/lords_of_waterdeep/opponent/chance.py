"""Chance in the opponent's turn. Among the choices of Pseudo that all his rows find equal."""

from typing import Final

from tableforone.kernel.chance import Lot
from tableforone.kernel.frames import Frame

from ..rules.position import Waterdeep


class Equals(Lot):
    """One of the candidates that are left."""

    def nth(self, p: Waterdeep, frame: Frame) -> int:
        return p.lots

    def ways(self, p: Waterdeep, frame: Frame) -> list[int]:
        return list(range(len(frame[4])))


EQUALS: Final[Lot] = Equals("the lot among Pseudo's equal choices", 3)
