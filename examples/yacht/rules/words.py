"""Which words are there besides the captain's?"""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Arg, Word

from . import chance, flow
from . import numbers as n

WORDS: Final = (
    (n.ROUND, Word("round", flow.run_round, args=(Arg("number", 1, n.ROUNDS),))),
    (n.TURN, Word("turn", flow.run_turn, args=(Arg("who", YOU, OPPONENT),))),
    (n.THROW, Word("throw", flow.run_throw, flow.answer_throw, chance=chance.CUP)),
    (n.PLAY, Word("play", flow.ask_play, flow.answer_play, reach=n.REACH)),
)
