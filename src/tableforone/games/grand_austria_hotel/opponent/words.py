"""Which function carries out which word of the opponent's turn?"""

from typing import Final

from tableforone.kernel.frames import Word

from ..rules import numbers as n
from . import turn

WORDS: Final = (
    (
        n.HIS_TURN,
        Word(
            "opponent's turn",
            turn.run_turn,
            turn.answer_turn,
            deal=turn.deal_instruction,
            outcomes=turn.instruction_outcomes,
        ),
    ),
    (n.HIS_GUEST, Word("opponent's guest", turn.run_guest)),
    (n.HIS_DIE, Word("opponent's die", turn.run_die)),
    (n.HIS_SYMBOL, Word("opponent's symbol", turn.run_symbol)),
    (
        n.HIS_STAFF,
        Word(
            "opponent's staff",
            turn.run_staff,
            turn.answer_staff,
            deal=turn.deal_staff,
            outcomes=turn.staff_outcomes,
        ),
    ),
)
