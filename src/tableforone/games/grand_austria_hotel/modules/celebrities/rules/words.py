"""The words of module 2 (Celebrities)."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from ....rules import cards
from ...common.rules import numbers as m
from . import chance, dice, lounge

WORDS: Final = (
    Word(
        m.REVEAL_CELEBRITY,
        "reveal celebrity",
        lounge.run_reveal,
        lounge.answer_reveal,
        chance=chance.CELEBRITIES,
        args=(Arg("colour", 0, 2),),
    ),
    Word(
        m.ROLL_COLOURED,
        "roll in colour",
        ask_chance,
        dice.answer_roll,
        chance=chance.DICE,
        args=(Arg("white", 0, cards.DICE), Arg("colours", 0, 7)),
    ),
    Word(m.DUSTBIN, "dustbin", dice.ask_dustbin, dice.answer_dustbin, reach=4),
)
