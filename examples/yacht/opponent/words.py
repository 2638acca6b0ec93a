"""Which words does the captain's turn have?"""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from ..rules import cards, chance
from ..rules import numbers as n
from . import rows, turn

BOX: Final = len(cards.BOXES) - 1
CHOICE: Final = (Arg("box", 0, BOX),)
LOT_ARGS: Final = (
    Arg("decision", 0, len(rows.DECISIONS) - 1),
    Arg("then", n.STEERED, n.CHOSEN, deep=True),
    Arg("about", 0, n.DICE, deep=True),
    Arg("left", 0, BOX, deep=True),
    Arg("walked", 0, (1 << len(cards.BOXES)) - 1, deep=True),
)

WORDS: Final = (
    (n.STEER, Word("steer", turn.run_steer)),
    (n.STEERED, Word("steered", turn.run_steered, args=CHOICE)),
    (n.CHOOSE, Word("choose", turn.run_choose)),
    (n.CHOSEN, Word("chosen", turn.run_chosen, args=CHOICE)),
    (n.LOT, Word("lot", turn.run_lot, turn.answer_lot, chance=chance.STRAW, args=LOT_ARGS)),
)
