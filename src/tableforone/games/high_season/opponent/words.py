"""Which word does what in Ralph's turn?"""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from ..rules import cards, solo_cards
from ..rules import numbers as n
from . import chance, turn

WORDS: Final = (
    (n.RALPHS_TURN, Word("Ralph's turn", turn.run_turn, args=(Arg("nth", 1, 2 * cards.TURNS),))),
    (n.FLIP, Word("flip", turn.ask_flip, turn.answer_flip, chance=chance.FLIPS)),
    (n.EXPOSE, Word("expose", turn.ask_expose, turn.answer_expose, chance=chance.EXPOSURES)),
    (n.RALPH_ACTS, Word("Ralph acts", turn.run_acts, args=(Arg("actions", -1, solo_cards.LARGEST_FACE >> 10),))),
)
