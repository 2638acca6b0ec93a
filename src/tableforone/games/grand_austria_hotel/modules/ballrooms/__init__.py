"""Module 1, Vienna Ballrooms: champagne, dancers, three ballrooms (14); Elisabeth's dances (21)."""

from typing import Final

from ...rules.effects import discount, many
from ..common.rules import numbers as m
from ..module import Module, Worth
from .bots import estimate
from .rules import cards, dancing, fields, places

MODULE: Final = Module(
    __name__,
    id="ballrooms",
    bits=m.BALLROOMS,
    hers=True,
    effects={"send_dancer": lambda part, account: (m.SEND, many(part), discount(part))},
    counted={"dancer": (m.DANCERS, places.in_ballrooms)},
    tests={"champagne_at_least": cards.champagne, "dancers_at_least": cards.dancers},
    penalties={"return_champagne": cards.return_champagne, "remove_dancer": cards.remove_dancer},
    accounts=((m.FOR_BALLROOMS, "ballrooms"),),
    block=("ball", fields.ball),
    possible={m.SEND: dancing.can_send},
    answers={m.BALL: dancing.to_a_ball},
    worth=Worth(effects={m.SEND: 2.0}, pending={m.THREE_ITEMS: estimate.three_items}, table=estimate.worth),
)
