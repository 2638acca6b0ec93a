"""The words of the game (one record per type of frame), except Ralph's."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Arg, Word, ask_chance

from . import actions, agenda, cards, chance, flow, setup
from . import numbers as n

WORDS: Final = (
    Word(
        n.HOTEL, "hotel", setup.ask_hotel, setup.answer_hotel, chance=chance.HOTELS, args=(Arg("who", YOU, OPPONENT),)
    ),
    Word(n.STRIP, "strip", setup.ask_strip, setup.answer_strip, chance=chance.STRIPS),
    Word(n.ROUND, "round", flow.run_round, args=(Arg("number", 1, cards.ROUNDS),)),
    Word(n.ROLL, "roll", ask_chance, flow.answer_roll, chance=chance.DICE),
    Word(n.TURN, "turn", flow.ask_turn, flow.answer_turn, args=(Arg("nth", 1, 2 * cards.TURNS),), reach=n.PASS + 7),
    Word(n.FEE_DUE, "fee", actions.run_fee, actions.answer_fee, reach=n.LOAN + 1),
    Word(n.AGENDA, "agenda", agenda.run_agenda, agenda.answer_agenda, reach=n.EXTRA + 8),
    Word(n.USE, "use", agenda.run_use, agenda.answer_use, args=(Arg("item", n.MAIN, n.EXTRA + 11),), reach=n.STAFF + 7),
    Word(
        n.MORE,
        "more",
        actions.ask_more,
        actions.answer_more,
        args=(Arg("rooms", 1, 2 * cards.DICE),),
        reach=n.ROOM + 29,
    ),
    Word(n.CLOSE, "close", flow.run_close, args=(Arg("number", 1, cards.ROUNDS),)),
)
