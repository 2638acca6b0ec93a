"""Which word does what?  The table of all words but Ralph's."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Arg, Word

from . import actions, agenda, cards, chance, flow, setup
from . import numbers as n

WORDS: Final = (
    (
        n.HOTEL,
        Word("hotel", setup.ask_hotel, setup.answer_hotel, chance=chance.HOTELS, args=(Arg("who", YOU, OPPONENT),)),
    ),
    (n.STRIP, Word("strip", setup.ask_strip, setup.answer_strip, chance=chance.STRIPS)),
    (n.ROUND, Word("round", flow.run_round, args=(Arg("number", 1, cards.ROUNDS),))),
    (n.ROLL, Word("roll", flow.ask_roll, flow.answer_roll, chance=chance.DICE)),
    (n.TURN, Word("turn", flow.ask_turn, flow.answer_turn, args=(Arg("nth", 1, 2 * cards.TURNS),), reach=n.PASS + 7)),
    (n.FEE_DUE, Word("fee", actions.ask_fee, actions.answer_fee, reach=n.LOAN + 1)),
    (n.AGENDA, Word("agenda", agenda.ask_agenda, agenda.answer_agenda, reach=n.EXTRA + 8)),
    (
        n.USE,
        Word("use", agenda.ask_use, agenda.answer_use, args=(Arg("item", n.MAIN, n.EXTRA + 11),), reach=n.STAFF + 7),
    ),
    (
        n.MORE,
        Word("more", actions.ask_more, actions.answer_more, args=(Arg("rooms", 1, 2 * cards.DICE),), reach=n.ROOM + 29),
    ),
    (n.CLOSE, Word("close", flow.run_close, args=(Arg("number", 1, cards.ROUNDS),))),
)
