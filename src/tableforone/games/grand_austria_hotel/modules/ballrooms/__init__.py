"""Module 1, Vienna Ballrooms: champagne, dancers, three ballrooms (14); Elisabeth's dances (21)."""

from typing import Final

from ...rules.effects import discount, many
from ..common.rules import numbers as m
from ..module import DataWord, Module, TurnAnswers, Worth
from .bots import estimate
from .rules import cards, dancing, fields, places

MODULE: Final = Module(
    __name__,
    id="ballrooms",
    bits=m.BALLROOMS,
    hers=True,
    effects={"send_dancer": lambda part, account: (m.SEND, many(part), discount(part))},
    counted=(DataWord("dancer", m.DANCERS, places.in_ballrooms),),
    tests=(
        DataWord("champagne_at_least", m.CHAMPAGNE_AT_LEAST, cards.champagne),
        DataWord("dancers_at_least", m.DANCERS_AT_LEAST, cards.dancers),
    ),
    penalties=(
        DataWord("return_champagne", m.RETURN_CHAMPAGNE, cards.return_champagne),
        DataWord("remove_dancer", m.LOSE_DANCER, cards.remove_dancer),
    ),
    accounts=((m.FOR_BALLROOMS, "ballrooms"),),
    block=("ball", fields.ball),
    possible={m.SEND: dancing.can_send},
    answers=(TurnAnswers(m.BALL, m.BALL + 79, dancing.to_a_ball),),
    worth=Worth(effects={m.SEND: 2.0}, pending={m.THREE_ITEMS: estimate.three_items}, table=estimate.worth),
)
