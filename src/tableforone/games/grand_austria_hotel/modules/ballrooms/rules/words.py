"""The words of module 1 (Vienna Ballrooms)."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from ....rules.words import CARD, DISCOUNT, FIRST_ITEM, PART, STRENGTH, word
from ...common.rules import numbers as m
from . import cards, chance, dancing, places, scoring

DANCERS: Final = Arg("dancers", 0, places.DANCERS)
PLACE: Final = Arg("place", 0, 2)
WORDS: Final = (
    Word(
        m.SEND,
        "send a dancer",
        dancing.ask_send,
        dancing.answer_send,
        args=(DANCERS, DISCOUNT, Arg("card", 0, CARD - 1, many=1)),
        reach=1 + places.WHERES,
    ),
    word(m.AREA, "area", dancing, DANCERS, PART, reach=1 + places.AREAS),
    Word(
        m.REVEAL_BALLROOM, "reveal ballroom", ask_chance, places.answer_ballroom, chance=chance.BALLROOM, args=(PLACE,)
    ),
    Word(m.REVEAL_REHEARSAL, "reveal rehearsal room", ask_chance, places.answer_rehearsal, chance=chance.REHEARSAL),
    Word(
        m.REMOVE_DANCER,
        "remove dancer",
        cards.ask_remove,
        cards.answer_remove,
        args=(PLACE, DANCERS),
        reach=places.WHERES,
    ),
    Word(m.BALL_SCORING, "ballroom scoring", scoring.run_scoring, args=(PLACE,)),
    word(m.THREE_ITEMS, "three items", dancing, STRENGTH, FIRST_ITEM, reach=dancing.THIRD * dancing.THIRD),
)
