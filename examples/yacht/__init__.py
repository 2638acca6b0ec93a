"""Yacht: five dice, one score sheet, and Captain Halyard, who competes for the same boxes."""

from typing import Final

from tableforone.kernel import collecting

from .rules import cards
from .voice import names

GAME: Final = collecting.game(
    __name__,
    id="yacht",
    title="Yacht",
    version=1,
    opponents=(names.CAPTAIN,),
    levels=tuple(cards.LEVELS),
    default_level="breeze",
)
