"""The opponent's words, one record per type of frame."""

from typing import Final

from tableforone.kernel.frames import Word

from ..rules import numbers as n
from . import chance, turn

WORDS: Final = (
    Word(n.ARROW, "arrow", turn.run_arrow, turn.answer_arrow, chance=chance.PLACEMENT),
    Word(n.LABOUR, "labour", turn.run_labour),
    Word(n.GATHER, "gather", turn.run_gather),
)
