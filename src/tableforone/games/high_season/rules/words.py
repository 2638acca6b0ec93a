"""The words of the game (one record per type of frame), except Ralph's."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import OPPONENT, YOU, Arg

from . import actions, agenda, cards, chance, flow, setup
from . import numbers as n

WORDS: Final = (
    word(n.HOTEL, "hotel", setup, Arg("who", YOU, OPPONENT), chance=chance.HOTELS),
    word(n.STRIP, "strip", setup, chance=chance.STRIPS),
    word(n.ROUND, "round", flow, Arg("number", 1, cards.ROUNDS)),
    word(n.ROLL, "roll", flow, chance=chance.DICE),
    word(n.TURN, "turn", flow, Arg("nth", 1, 2 * cards.TURNS), reach=n.PASS + 7),
    word(n.FEE_DUE, "fee", actions, reach=n.LOAN + 1),
    word(n.AGENDA, "agenda", agenda, reach=n.EXTRA + 8),
    word(n.USE, "use", agenda, Arg("item", n.MAIN, n.EXTRA + 11), reach=n.STAFF + 7),
    word(n.MORE, "more", actions, Arg("rooms", 1, 2 * cards.DICE), reach=n.ROOM + 29),
    word(n.CLOSE, "close", flow, Arg("number", 1, cards.ROUNDS)),
)
