"""The words of module 2 (Celebrities)."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg

from ....rules import cards
from ...common.rules import numbers as m
from . import chance, dice, lounge

WORDS: Final = (
    word(m.REVEAL_CELEBRITY, "reveal celebrity", lounge, Arg("colour", 0, 2), chance=chance.CELEBRITIES),
    word(
        m.ROLL_COLOURED, "roll in colour", dice, Arg("white", 0, cards.DICE), Arg("colours", 0, 7), chance=chance.DICE
    ),
    word(m.DUSTBIN, "dustbin", dice, reach=4),
)
