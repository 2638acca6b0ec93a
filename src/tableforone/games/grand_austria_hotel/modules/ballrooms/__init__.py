"""Module 1, Vienna Ballrooms: champagne, dancers, three ballrooms (14); Elisabeth's dances (21)."""

from typing import Any, Final

from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Setup

from ...rules import edition
from ...rules.says import m as says
from ..common.rules import numbers as m
from ..module import Counted, ModuleCards, Penalty, Test, TurnAnswers, Worth, module_in
from .bots import estimate
from .face import things
from .rules import cards, dancing, fields, places
from .voice import answers


def guesses(setup: Setup, own: tuple[Any, ...]) -> list[Words]:
    if "ballrooms" not in setup.modules:
        return []
    found: list[Words] = []
    if len(own[edition.GUEST_PART]) < len(cards.GUESTS):
        found.append(says("guess-ballroom-guests"))
    if not own[m.BALLROOM_PART]:
        found.append(says("guess-ballroom-rows"))
    if not own[m.REHEARSAL_PART]:
        found.append(says("guess-rehearsal-rooms"))
    found.append(says("guess-bottles"))
    found.append(says("guess-ballroom-colours"))
    return found


MODULE: Final = module_in(
    __name__,
    id="ballrooms",
    bits=m.BALLROOMS,
    hers=True,
    cards=ModuleCards(cards.GUESTS, cards.STAFF, cards.OBJECTIVES, cards.TILES),
    effects={"send_dancer": dancing.send_effect},
    counted=(Counted("dancer", m.DANCERS, places.in_ballrooms),),
    tests=(
        Test("champagne_at_least", m.CHAMPAGNE_AT_LEAST, cards.champagne),
        Test("dancers_at_least", m.DANCERS_AT_LEAST, cards.dancers),
    ),
    penalties=(
        Penalty("return_champagne", m.RETURN_CHAMPAGNE, cards.return_champagne),
        Penalty("remove_dancer", m.LOSE_DANCER, cards.remove_dancer),
    ),
    accounts=((m.FOR_BALLROOMS, "ballrooms"),),
    block=("ball", fields.ball),
    possible={m.SEND: dancing.can_send},
    answers=(
        TurnAnswers(m.BALL, m.BALL + 79, dancing.to_a_ball, answers.say_ball, things.ball_thing, answers.label_ball),
    ),
    guesses=guesses,
    worth=Worth(effects={m.SEND: 2.0}, pending={m.THREE_ITEMS: estimate.three_items}, table=estimate.worth),
)
