"""Module 3, Unique Hotels: a special entrance for each hotel (16, 23)."""

from typing import Any, Final

from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Option, Setup

from ...rules.says import m as says
from ..common.rules import numbers as m
from ..module import TurnAnswers, Worth, module_in
from .face import things
from .opponent import toll_bridge
from .rules import choosing, entrances, fields, kozi_palace
from .voice import answers

OPTION: Final = Option("entrance", choosing.CHOICES, "random", needs=("unique-hotels",))


def guesses(setup: Setup, own: tuple[Any, ...]) -> list[Words]:
    if "unique-hotels" in setup.modules and not own[m.TOKEN_PART]:
        return [says("guess-dove")]
    return []


MODULE: Final = module_in(
    __name__,
    id="unique-hotels",
    bits=m.UNIQUE_HOTELS,
    accounts=((m.FOR_ENTRANCE, "entrance"),),
    block=("unique", fields.unique),
    possible={m.DOVE_TOKEN: entrances.token_left},
    mandatory=(m.DOVE_TOKEN,),
    answers=(
        TurnAnswers(
            m.SHIFT, m.SHIFT + 149, kozi_palace.answer_shift, answers.say_shift, things.shift_thing, answers.label_shift
        ),
        TurnAnswers(m.FORFEIT, m.FORFEIT, toll_bridge.forfeit, answers.say_forfeit, things.forfeit_thing),
        TurnAnswers(
            m.PERSONAL, m.PERSONAL + 2, entrances.complete_personal, answers.say_personal, things.personal_thing
        ),
        TurnAnswers(m.REWARD, m.REWARD + 17, entrances.use_reward, answers.say_reward, things.reward_thing),
    ),
    guesses=guesses,
    worth=Worth(effects={m.DOVE_TOKEN: 3.0}),
)
