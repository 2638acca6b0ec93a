"""The words (kinds of stack entries) of the game, except the captain's."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Arg, Word, ask_chance

from . import chance, flow
from . import numbers as n

WORDS: Final = (
    Word(n.ROUND, "round", flow.run_round, args=(Arg("number", 1, n.ROUNDS),)),
    Word(n.TURN, "turn", flow.run_turn, args=(Arg("who", YOU, OPPONENT),)),
    Word(n.THROW, "throw", ask_chance, flow.answer_throw, chance=chance.CUP),
    Word(n.PLAY, "play", flow.ask_play, flow.answer_play, reach=n.REACH),
)
