"""Module 3, Unique Hotels: a special entrance for each hotel (16, 23)."""

from typing import Final

from tableforone.kernel.options import Option

from ..common.rules import numbers as m
from ..module import Module, Worth
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
    answers={
        m.SHIFT: kozi_palace.answer_shift,
        m.FORFEIT: toll_bridge.forfeit,
        m.PERSONAL: entrances.complete_personal,
        m.REWARD: entrances.use_reward,
    },
    worth=Worth(effects={m.DOVE_TOKEN: 3.0}),
)
