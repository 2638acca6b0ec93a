"""The opponent's words, one record per type of frame."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from ..rules import numbers as n
from . import chance, turn

WORDS: Final = (
    Word(n.HIS_TURN, "opponent's turn", ask_chance, turn.answer_turn, chance=chance.INSTRUCTIONS),
    Word(n.HIS_GUEST, "opponent's guest", turn.run_guest, args=(Arg("symbol", 0, 9),)),
    Word(n.HIS_DIE, "opponent's die", turn.run_die),
    Word(n.HIS_SYMBOL, "opponent's symbol", turn.run_symbol, args=(Arg("symbol", 0, 9),)),
    Word(n.HIS_STAFF, "opponent's staff", turn.ask_staff, turn.answer_staff, chance=chance.STAFF),
)
