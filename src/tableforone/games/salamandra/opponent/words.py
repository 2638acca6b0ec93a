"""The opponent's words, one record per type of frame."""

from typing import Final

from tableforone.kernel.collecting import word

from ..rules import numbers as n
from . import chance, turn

WORDS: Final = (
    word(n.ARROW, "arrow", turn, chance=chance.PLACEMENT),
    word(n.LABOUR, "labour", turn),
    word(n.GATHER, "gather", turn),
)
