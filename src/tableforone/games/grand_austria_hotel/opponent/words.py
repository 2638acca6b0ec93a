"""Which function carries out which word of the opponent's turn?"""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from ..rules import numbers as n
from . import chance, turn

WORDS: Final = (
    (n.HIS_TURN, Word("opponent's turn", turn.run_turn, turn.answer_turn, chance=chance.INSTRUCTIONS)),
    (n.HIS_GUEST, Word("opponent's guest", turn.run_guest, args=(Arg("symbol", 0, 9),))),
    (n.HIS_DIE, Word("opponent's die", turn.run_die)),
    (n.HIS_SYMBOL, Word("opponent's symbol", turn.run_symbol, args=(Arg("symbol", 0, 9),))),
    (n.HIS_STAFF, Word("opponent's staff", turn.run_staff, turn.answer_staff, chance=chance.STAFF)),
)
