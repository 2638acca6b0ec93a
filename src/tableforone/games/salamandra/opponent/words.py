"""Which word of Rudolph's does what?  His table, and nothing else."""

from typing import Final

from tableforone.kernel.frames import Word

from ..rules import numbers as n
from . import chance, turn

WORDS: Final = (
    (n.ARROW, Word("arrow", turn.ask_arrow, turn.answer_arrow, chance=chance.PLACEMENT)),
    (n.LABOUR, Word("labour", turn.run_labour)),
    (n.GATHER, Word("gather", turn.run_gather)),
)
