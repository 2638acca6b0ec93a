"""Chance events: the boards, your staff strip, the ten dice.

Ralph's deck is in opponent/chance.py.
"""

from typing import Final

from tableforone.kernel.chance import Dice, Lot, Pile
from tableforone.kernel.frames import Frame

from . import cards
from .position import HighSeason

EIGHT: Final = [0, 1, 2, 3, 4, 5, 6, 7]


class HotelBoards(Pile):
    """A board for you or for Ralph, never the same for both (3.1.1)."""

    def bag(self, p: HighSeason, frame: Frame) -> int:
        who: int = frame[1]
        other = p.hotels[1 - who]
        return 0b11111111 if other < 0 else 0b11111111 & ~(1 << other)


class RoundDice(Dice):
    """Ten dice, rolled once a round (4.1.1)."""

    def dice(self, p: HighSeason, frame: Frame) -> int:
        return cards.DICE

    def nth(self, p: HighSeason, frame: Frame) -> int:
        return p.round


HOTELS: Final[HotelBoards] = HotelBoards("the hotel boards", 0, EIGHT)
STRIPS: Final[Lot] = Lot("the staff strips", 1, EIGHT)
DICE: Final[RoundDice] = RoundDice("the dice", 2)
