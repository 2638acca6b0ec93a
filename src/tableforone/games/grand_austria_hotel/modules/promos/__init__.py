"""The promotional cards (18): used only if the player chooses them."""

from typing import Final

from tableforone.kernel.options import Option

from ...rules import numbers as n
from ..common.rules import numbers as m
from ..module import Module
from .rules import cards

OPTION: Final = Option("promos", ("off", "on"), "off", expert=True)
MODULE: Final = Module(
    __name__,
    id=OPTION.name,
    bits=m.PROMOS,
    boxed=False,
    effects={
        "double_room": cards.no_reward,
        "schulze": cards.no_reward,
        "eliza": lambda part, account: (n.POINTS_PER, m.DANCERS, 1, account),
        "antoinette": lambda part, account: (m.ANTOINETTE,),
        "score_current_ballroom": lambda part, account: (m.SCORE_BALLROOM,),
        "fill_wine": lambda part, account: (m.FILL_WINE,),
    },
    mandatory=(m.ANTOINETTE, m.SCORE_BALLROOM, m.FILL_WINE),
    answers={m.TWO_ROOMS: cards.two_rooms, m.SCHULZES: cards.use_schulze},
)
