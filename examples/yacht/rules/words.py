"""The words (kinds of stack entries) of the game, except the captain's."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import OPPONENT, YOU, Arg

from . import chance, flow
from . import numbers as n

WORDS: Final = (
    word(n.ROUND, "round", flow, Arg("number", 1, n.ROUNDS)),
    word(n.TURN, "turn", flow, Arg("who", YOU, OPPONENT)),
    word(n.THROW, "throw", flow, chance=chance.CUP),
    word(n.PLAY, "play", flow, reach=n.REACH),
)
