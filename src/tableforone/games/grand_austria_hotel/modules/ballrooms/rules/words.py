"""Which function carries out which word of module 1?"""

from typing import Final

from tableforone.kernel.frames import Word

from ...common.rules import numbers as m
from . import cards, dancing, places, scoring

WORDS: Final = (
    (m.SEND, Word("send a dancer", dancing.ask_send, dancing.answer_send)),
    (m.AREA, Word("area", dancing.ask_area, dancing.answer_area)),
    (
        m.REVEAL_BALLROOM,
        Word(
            "reveal ballroom",
            places.run_reveal,
            places.answer_ballroom,
            deal=places.deal_ballroom,
            outcomes=places.ballroom_outcomes,
        ),
    ),
    (
        m.REVEAL_REHEARSAL,
        Word(
            "reveal rehearsal room",
            places.run_reveal,
            places.answer_rehearsal,
            deal=places.deal_rehearsal,
            outcomes=places.rehearsal_outcomes,
        ),
    ),
    (m.REMOVE_DANCER, Word("remove dancer", cards.ask_remove, cards.answer_remove)),
    (m.BALL_SCORING, Word("ballroom scoring", scoring.run_scoring)),
    (m.THREE_ITEMS, Word("three items", dancing.ask_three_items, dancing.answer_three_items)),
)
