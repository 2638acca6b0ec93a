"""Which words does the captain's turn have?"""

from typing import Final

from tableforone.kernel.frames import Word

from ..rules import chance
from ..rules import numbers as n
from . import turn

LOT_ARGS: Final = ("decision", "then", "about", "left", "walked")

WORDS: Final = (
    (n.STEER, Word("steer", turn.run_steer)),
    (n.STEERED, Word("steered", turn.run_steered, args=("box",))),
    (n.CHOOSE, Word("choose", turn.run_choose)),
    (n.CHOSEN, Word("chosen", turn.run_chosen, args=("box",))),
    (n.LOT, Word("lot", turn.run_lot, turn.answer_lot, chance=chance.STRAW, args=LOT_ARGS)),
)
