"""The words of module 1 (Vienna Ballrooms)."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg, Word

from ....rules.words import CARD, DISCOUNT, FIRST_ITEM, PART, STRENGTH
from ...common.rules import numbers as m
from . import cards, chance, dancing, places, scoring

DANCERS: Final = Arg("dancers", 0, places.DANCERS)
PLACE: Final = Arg("place", 0, 2)
WORDS: Final = (
    word(
        m.SEND, "send a dancer", dancing, DANCERS, DISCOUNT, Arg("card", 0, CARD - 1, many=1), reach=1 + places.WHERES
    ),
    word(m.AREA, "area", dancing, DANCERS, PART, reach=1 + places.AREAS),
    word(m.REVEAL_BALLROOM, "reveal ballroom", places, PLACE, chance=chance.BALLROOM),
    word(m.REVEAL_REHEARSAL, "reveal rehearsal room", places, chance=chance.REHEARSAL),
    word(m.REMOVE_DANCER, "remove dancer", cards, PLACE, DANCERS, reach=places.WHERES),
    Word(m.BALL_SCORING, "ballroom scoring", scoring.run_scoring, args=(PLACE,)),
    word(m.THREE_ITEMS, "three items", dancing, STRENGTH, FIRST_ITEM, reach=dancing.THIRD * dancing.THIRD),
)
