"""The promotional cards (18): off unless the player wants them."""

from typing import Any, Final

from tableforone.kernel.spec import Option, Setup

from ..common.rules import numbers as m
from ..module import Cards, Module, TurnAnswers
from .face import shown
from .rules import cards, words
from .voice import said

OPTION: Final = Option("promos", "The promotional cards.", ("off", "on"), "off")


def guesses(setup: Setup, own: list[Any]) -> list[str]:
    if setup.options[OPTION.name] != "on":
        return []
    guessed = ", ".join(row["name"] for row in cards.GUESTS if row["reconstructed"])
    return [f"Promos: colour, order and points of {guessed}; the cost of the Manager's Son."]


MODULE: Final = Module(
    id=OPTION.name,
    bits=m.PROMOS,
    cards=Cards(guests=cards.GUESTS, staff=cards.STAFF),
    effects={
        "double_room": cards.no_reward,
        "schulze": cards.no_reward,
        "eliza": cards.eliza,
        "antoinette": lambda part, account: (m.ANTOINETTE,),
        "score_current_ballroom": lambda part, account: (m.SCORE_BALLROOM,),
        "fill_wine": lambda part, account: (m.FILL_WINE,),
    },
    words=words.WORDS,
    mandatory=(m.ANTOINETTE, m.SCORE_BALLROOM, m.FILL_WINE),
    answers=(
        TurnAnswers(m.TWO_ROOMS, m.TWO_ROOMS + 79, cards.two_rooms, said.say_two_rooms, shown.two_rooms_thing),
        TurnAnswers(m.SCHULZES, m.SCHULZES + 9, cards.use_schulze, said.say_schulze, shown.schulze_thing),
    ),
    guesses=guesses,
    voice=said.VOICE,
    face=shown.FACE,
)
