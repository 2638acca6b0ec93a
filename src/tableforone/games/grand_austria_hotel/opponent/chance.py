"""Chance events of the opponent's turn: instruction cards and his private end-of-game staff."""

from typing import Final

from tableforone.kernel.chance import Pile
from tableforone.kernel.frames import Frame

from ..rules import decks
from ..rules import numbers as n
from ..rules.decks import INSTRUCTIONS_IN
from ..rules.position import Hotels


class Instructions(Pile):
    """Leopold's deck, or Elisabeth's (20.3)."""

    def bag(self, p: Hotels, frame: Frame) -> int:
        return p.instruction_bag

    def cards(self, p: Hotels, frame: Frame) -> list[int]:
        return INSTRUCTIONS_IN[p.modules]


class PrivateStaff(Pile):
    """Five hidden end-of-game cards: any unseen card may be the next (20.2.6, 20.8.2)."""

    def bag(self, p: Hotels, frame: Frame) -> int:
        return p.staff_bag & decks.ALL_END_STAFF_IN[p.modules]

    def cards(self, p: Hotels, frame: Frame) -> list[int]:
        return decks.END_STAFF_IN[p.modules]


INSTRUCTIONS: Final[Instructions] = Instructions("the instruction deck", n.INSTRUCTION_DECK)
STAFF: Final[PrivateStaff] = PrivateStaff("the private staff deck", n.PRIVATE_DECK)
