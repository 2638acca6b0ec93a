"""The words (kinds of stack entries) of the captain's turn."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg
from tableforone.kernel.lots import lot_word

from ..rules import cards, chance
from ..rules import numbers as n
from . import rows, turn

PICKED: Final = Arg("box", 0, len(cards.BOXES) - 1, many=1)  # a box, if it was picked at random
DICE: Final = Arg("dice", 0, n.DICE, deep=True)

WORDS: Final = (
    word(n.STEER, "steer", turn, PICKED),
    word(n.CHOOSE, "choose", turn, PICKED),
    lot_word(n.LOT, rows.DECISIONS, chance.STRAW, len(cards.BOXES), DICE),
)
