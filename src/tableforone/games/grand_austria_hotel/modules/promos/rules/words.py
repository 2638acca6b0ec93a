"""The words of the promo cards."""

from typing import Final

from tableforone.kernel.frames import Word

from ....rules import numbers as n
from ...common.rules import numbers as m
from . import cards

WORDS: Final = (
    Word(m.ANTOINETTE, "M. Antoinette", cards.run_antoinette),
    Word(m.SCORE_BALLROOM, "score the current ballroom", cards.run_score_ballroom),
    Word(m.FILL_WINE, "fill wine orders", cards.run_fill_wine),
    Word(m.SCHULZE, "Mr. Schulze", cards.ask_schulze, cards.answer_schulze, reach=1 + n.KINDS),
)
