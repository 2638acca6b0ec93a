"""Which function carries out which word of module 2?"""

from typing import Final

from tableforone.kernel.frames import Word

from ...common.rules import numbers as m
from . import dice, lounge

WORDS: Final = (
    (
        m.REVEAL_CELEBRITY,
        Word(
            "reveal celebrity",
            lounge.run_reveal,
            lounge.answer_reveal,
            deal=lounge.deal_reveal,
            outcomes=lounge.reveal_outcomes,
        ),
    ),
    (
        m.ROLL_COLOURED,
        Word("roll in colour", dice.run_roll, dice.answer_roll, deal=dice.deal_roll, accepts=dice.accepts_roll),
    ),
    (m.DUSTBIN, Word("dustbin", dice.ask_dustbin, dice.answer_dustbin)),
)
