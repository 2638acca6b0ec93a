"""Which function carries out which word of module 1?"""

from typing import Final

from tableforone.kernel.frames import Word

from ...common.rules import numbers as m
from . import cards, chance, dancing, places, scoring

WORDS: Final = (
    (
        m.SEND,
        Word(
            "send a dancer",
            dancing.ask_send,
            dancing.answer_send,
            args=("dancers", "discount", "card..."),
            reach=1 + places.WHERES,
        ),
    ),
    (
        m.AREA,
        Word("area", dancing.ask_area, dancing.answer_area, args=("dancers", "frame part..."), reach=1 + places.AREAS),
    ),
    (
        m.REVEAL_BALLROOM,
        Word("reveal ballroom", places.run_reveal, places.answer_ballroom, chance=chance.BALLROOM, args=("place",)),
    ),
    (
        m.REVEAL_REHEARSAL,
        Word("reveal rehearsal room", places.run_reveal, places.answer_rehearsal, chance=chance.REHEARSAL),
    ),
    (
        m.REMOVE_DANCER,
        Word("remove dancer", cards.ask_remove, cards.answer_remove, args=("place", "dancers"), reach=places.WHERES),
    ),
    (m.BALL_SCORING, Word("ballroom scoring", scoring.run_scoring, args=("place",))),
    (
        m.THREE_ITEMS,
        Word(
            "three items",
            dancing.ask_three_items,
            dancing.answer_three_items,
            args=("strength", "first"),
            reach=dancing.THIRD * dancing.THIRD,
        ),
    ),
)
