"""Module 3, Unique Hotels: a special entrance for each hotel (16, 23)."""

from typing import Final

from tableforone.kernel.options import Option

from ..common.rules import numbers as m
from ..module import Module, TurnAnswers, Worth
from .opponent import toll_bridge
from .rules import choosing, entrances, fields, kozi_palace

OPTION: Final = Option("entrance", choosing.CHOICES, "random", needs=("unique-hotels",))
MODULE: Final = Module(
    __name__,
    id="unique-hotels",
    bits=m.UNIQUE_HOTELS,
    accounts=((m.FOR_ENTRANCE, "entrance"),),
    block=("unique", fields.unique),
    possible={m.DOVE_TOKEN: entrances.token_left},
    mandatory=(m.DOVE_TOKEN,),
    answers=(
        TurnAnswers(m.SHIFT, m.SHIFT + 149, kozi_palace.answer_shift),
        TurnAnswers(m.FORFEIT, m.FORFEIT, toll_bridge.forfeit),
        TurnAnswers(m.PERSONAL, m.PERSONAL + 2, entrances.complete_personal),
        TurnAnswers(m.REWARD, m.REWARD + 17, entrances.use_reward),
    ),
    worth=Worth(effects={m.DOVE_TOKEN: 3.0}),
)
