"""Which function carries out which word of module 1?"""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from ....rules.words import CARD, FREE, MANY_OF, MOST_STRENGTH
from ...common.rules import numbers as m
from . import cards, chance, dancing, places, scoring

WORDS: Final = (
    (
        m.SEND,
        Word(
            "send a dancer",
            dancing.ask_send,
            dancing.answer_send,
            args=(Arg("dancers", 0, places.DANCERS), Arg("discount", 0, FREE), Arg("card", 0, CARD - 1, many=1)),
            reach=1 + places.WHERES,
        ),
    ),
    (
        m.AREA,
        Word(
            "area",
            dancing.ask_area,
            dancing.answer_area,
            args=(Arg("dancers", 0, places.DANCERS), Arg("part", frame=True, many=MANY_OF)),
            reach=1 + places.AREAS,
        ),
    ),
    (
        m.REVEAL_BALLROOM,
        Word(
            "reveal ballroom",
            places.run_reveal,
            places.answer_ballroom,
            chance=chance.BALLROOM,
            args=(Arg("place", 0, 2),),
        ),
    ),
    (
        m.REVEAL_REHEARSAL,
        Word("reveal rehearsal room", places.run_reveal, places.answer_rehearsal, chance=chance.REHEARSAL),
    ),
    (
        m.REMOVE_DANCER,
        Word(
            "remove dancer",
            cards.ask_remove,
            cards.answer_remove,
            args=(Arg("place", 0, 2), Arg("dancers", 0, places.DANCERS)),
            reach=places.WHERES,
        ),
    ),
    (m.BALL_SCORING, Word("ballroom scoring", scoring.run_scoring, args=(Arg("place", 0, 2),))),
    (
        m.THREE_ITEMS,
        Word(
            "three items",
            dancing.ask_three_items,
            dancing.answer_three_items,
            args=(Arg("strength", 0, MOST_STRENGTH), Arg("first", 0, MANY_OF)),
            reach=dancing.THIRD * dancing.THIRD,
        ),
    ),
)
