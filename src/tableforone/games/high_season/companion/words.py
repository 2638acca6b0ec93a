"""The words of the companion: new ones, and words of the game that differ here."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance, by_number

from ..opponent import chance
from ..opponent import words as his
from ..rules import cards as board
from ..rules import chance as pool
from ..rules import numbers as n
from ..rules import solo_cards
from . import cards, dice, facts, flow
from . import numbers as c

HIS: Final = by_number(his.WORDS)
SPACE: Final = Arg("space", 1, 6)
SETS: Final = frozenset({"most dice"})
TYPED: Final = frozenset({"dice", "your score"})
CONFIRMS: Final = frozenset({"turn"})
SCREENS: Final = {"most dice": "dice"}
TURN_BEGINS: Final = frozenset({"card"})  # kinds of events
TURNED_OVER: Final = frozenset({"flip", "expose", "which", "enter", "top"})
WORDS: Final = (
    Word(n.ROLL, "roll", ask_chance, dice.answer_roll, chance=pool.DICE),
    Word(n.TURN, "turn", flow.ask_turn, flow.answer_turn, args=(Arg("nth", 1, 2 * board.TURNS),), reach=1),
    Word(n.RALPHS_TURN, "Ralph's turn", cards.run_turn, args=(Arg("nth", 1, 2 * board.TURNS),)),
    Word(n.EXPOSE, "expose", ask_chance, cards.answer_expose, chance=chance.EXPOSURES),
    Word(n.RALPH_ACTS, HIS[n.RALPH_ACTS].name, flow.run_acts, args=HIS[n.RALPH_ACTS].args),
    Word(n.CLOSE, "close", flow.run_close, args=(Arg("number", 1, board.ROUNDS),)),
    Word(c.YOUR_SCORE, "your score", flow.ask_score, flow.answer_score, reach=c.LOWEST + c.SCORES),
    Word(c.FIRST, "first", facts.ask_first, facts.answer_first, args=(Arg("race", 0, n.EMPEROR_RACE + 2),), reach=2),
    Word(c.WHICH, "which", cards.ask_which, cards.answer_which, reach=20),
    Word(
        c.ENTER,
        "enter",
        cards.ask_enter,
        cards.answer_enter,
        args=(Arg("card", 0, solo_cards.CARDS - 1), Arg("told", 0, 63, many=12)),
        reach=64,
    ),
    Word(c.DICE_ON, "dice", dice.DICE.ask_count, dice.DICE.answer_count, args=(SPACE,), reach=11),
    Word(
        c.MOST_DICE,
        "most dice",
        dice.DICE.run_most,
        dice.DICE.answer_most,
        args=(Arg("space", 1, 6, many=6),),
        reach=128,
    ),
    Word(c.TOP, "top", cards.ask_top, cards.answer_expose, reach=16),
)
