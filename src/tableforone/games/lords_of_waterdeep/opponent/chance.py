"""Chance events of the opponent's turn: a random choice if all his rows find options equal."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.lots import Equals

from ..rules.position import Waterdeep


class PseudosLots(Equals):
    """One of the remaining candidates; the position counts these picks."""

    def nth(self, p: Waterdeep, frame: Frame) -> int:
        return p.lots


EQUALS: Final[Equals] = PseudosLots("the lot among Pseudo's equal choices", 3)
