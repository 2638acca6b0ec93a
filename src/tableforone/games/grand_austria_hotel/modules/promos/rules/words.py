"""Which function carries out which word of the promotional cards?"""

from typing import Final

from tableforone.kernel.frames import Word

from ....rules import numbers as n
from ...common.rules import numbers as m
from . import cards

WORDS: Final = (
    (m.ANTOINETTE, Word("M. Antoinette", cards.run_antoinette)),
    (m.SCORE_BALLROOM, Word("score the current ballroom", cards.run_score_ballroom)),
    (m.FILL_WINE, Word("fill wine orders", cards.run_fill_wine)),
    (m.SCHULZE, Word("Mr. Schulze", cards.ask_schulze, cards.answer_schulze, reach=1 + n.KINDS)),
)
