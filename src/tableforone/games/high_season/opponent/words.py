"""Which word does what in Ralph's turn?"""

from typing import Final

from tableforone.kernel.frames import Word

from ..rules import numbers as n
from . import turn

WORDS: Final = (
    (n.RALPHS_TURN, Word("Ralph's turn", turn.run_turn)),
    (n.FLIP, Word("flip", turn.ask_flip, turn.answer_flip, deal=turn.deal_flip, outcomes=turn.list_tops)),
    (
        n.EXPOSE,
        Word("expose", turn.ask_expose, turn.answer_expose, deal=turn.deal_expose, outcomes=turn.list_preferences),
    ),
    (n.RALPH_ACTS, Word("Ralph acts", turn.run_acts)),
)
