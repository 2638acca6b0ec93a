"""The opponent's words, one record per type of frame."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg, Word

from ..rules import cards, solo_cards
from ..rules import numbers as n
from . import chance, turn

WORDS: Final = (
    Word(n.RALPHS_TURN, "Ralph's turn", turn.run_turn, args=(Arg("nth", 1, 2 * cards.TURNS),)),
    word(n.FLIP, "flip", turn, chance=chance.FLIPS),
    word(n.EXPOSE, "expose", turn, chance=chance.EXPOSURES),
    Word(n.RALPH_ACTS, "Ralph acts", turn.run_acts, args=(Arg("actions", -1, solo_cards.LARGEST_FACE >> 10),)),
)
