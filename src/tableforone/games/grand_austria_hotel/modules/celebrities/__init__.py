"""Module 2, Celebrities: coloured dice give famous guests with points and powers (15, 22)."""

from typing import Any, Final

from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Setup

from ...rules.says import m as says
from ..common.rules import numbers as m
from ..module import TurnAnswers, Worth, module_in
from .face import things
from .rules import celebrities, dice, fields
from .voice import answers


def guesses(setup: Setup, own: tuple[Any, ...]) -> list[Words]:
    if "celebrities" not in setup.modules:
        return []
    found: list[Words] = []
    if not own[m.CELEBRITY_PART]:
        found.append(says("guess-celebrity-points"))
    if not own[m.LOUNGE_PART]:
        found.append(says("guess-lounge"))
    return found


MODULE: Final = module_in(
    __name__,
    id="celebrities",
    bits=m.CELEBRITIES,
    hers=True,
    accounts=((m.FOR_CELEBRITIES, "celebrities"),),
    block=("lounge", fields.lounge),
    answers=(
        TurnAnswers(
            m.COLOURED,
            m.COLOURED + 59,
            dice.take_coloured,
            answers.say_coloured,
            things.coloured_thing,
            answers.label_coloured,
        ),
        TurnAnswers(m.EXCHANGE, m.EXCHANGE, celebrities.exchange, answers.say_exchange, things.exchange_thing),
    ),
    guesses=guesses,
    worth=Worth(rolls=(m.ROLL_COLOURED,)),
)
