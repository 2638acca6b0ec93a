"""The promotional cards (18): used only if the player chooses them."""

from typing import Any, Final

from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Option, Setup

from ...rules.says import m as says
from ..common.rules import numbers as m
from ..module import ModuleCards, TurnAnswers, module_in
from .face import things
from .rules import cards
from .voice import answers

OPTION: Final = Option("promos", ("off", "on"), "off", expert=True)


def guesses(setup: Setup, own: tuple[Any, ...]) -> list[Words]:
    if setup.options[OPTION.name] != "on":
        return []
    guessed = [row["name"] for row in cards.GUESTS if row["reconstructed"]]
    return [says("guess-promos", guests=guessed)]


MODULE: Final = module_in(
    __name__,
    id=OPTION.name,
    bits=m.PROMOS,
    boxed=False,
    cards=ModuleCards(guests=cards.GUESTS, staff=cards.STAFF),
    effects={
        "double_room": cards.no_reward,
        "schulze": cards.no_reward,
        "eliza": cards.eliza,
        "antoinette": lambda part, account: (m.ANTOINETTE,),
        "score_current_ballroom": lambda part, account: (m.SCORE_BALLROOM,),
        "fill_wine": lambda part, account: (m.FILL_WINE,),
    },
    mandatory=(m.ANTOINETTE, m.SCORE_BALLROOM, m.FILL_WINE),
    answers=(
        TurnAnswers(
            m.TWO_ROOMS,
            m.TWO_ROOMS + 79,
            cards.two_rooms,
            answers.say_two_rooms,
            things.two_rooms_thing,
            answers.label_two_rooms,
        ),
        TurnAnswers(
            m.SCHULZES,
            m.SCHULZES + 9,
            cards.use_schulze,
            answers.say_schulze,
            things.schulze_thing,
            answers.label_schulze,
        ),
    ),
    guesses=guesses,
)
