"""Which function carries out which word of module 2?"""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from ....rules import cards
from ...common.rules import numbers as m
from . import chance, dice, lounge

WORDS: Final = (
    (
        m.REVEAL_CELEBRITY,
        Word(
            "reveal celebrity",
            lounge.run_reveal,
            lounge.answer_reveal,
            chance=chance.CELEBRITIES,
            args=(Arg("colour", 0, 2),),
        ),
    ),
    (
        m.ROLL_COLOURED,
        Word(
            "roll in colour",
            dice.run_roll,
            dice.answer_roll,
            chance=chance.DICE,
            args=(Arg("white", 0, cards.DICE), Arg("colours", 0, 7)),
        ),
    ),
    (m.DUSTBIN, Word("dustbin", dice.ask_dustbin, dice.answer_dustbin, reach=4)),
)
