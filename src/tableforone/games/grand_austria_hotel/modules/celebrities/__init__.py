"""Module 2, Celebrities: coloured dice give famous guests with points and powers (15, 22)."""

from typing import Final

from ..common.rules import numbers as m
from ..module import Module, Worth
from .rules import celebrities, dice, fields

MODULE: Final = Module(
    __name__,
    id="celebrities",
    bits=m.CELEBRITIES,
    hers=True,
    accounts=((m.FOR_CELEBRITIES, "celebrities"),),
    block=("lounge", fields.lounge),
    answers={m.COLOURED: dice.take_coloured, m.EXCHANGE: celebrities.exchange},
    worth=Worth(rolls=(m.ROLL_COLOURED,)),
)
