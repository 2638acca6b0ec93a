"""Which word does what at a real table?  Further words, and those of the game that go otherwise here."""

from typing import Final

from tableforone.kernel.frames import Word

from ..opponent import chance, turn
from ..opponent import words as his
from ..rules import chance as pool
from ..rules import flow as rules
from ..rules import numbers as n
from . import cards, dice, facts, flow
from . import numbers as c

HIS: Final = dict(his.WORDS)
NOTED: Final = ("deals", "asked", "known", "exposed by", "at least", "dice", "leader")
SETS: Final = frozenset({"most dice"})
TYPED: Final = frozenset({"dice", "your score"})
CONFIRMS: Final = frozenset({"turn"})
SCREENS: Final = {"most dice": "dice"}
TURN_BEGINS: Final = frozenset({"card"})  # kinds of events
TURNED_OVER: Final = frozenset({"flip", "expose", "which", "enter", "top"})
WORDS: Final = (
    (n.ROLL, Word("roll", rules.ask_roll, dice.answer_roll, chance=pool.DICE)),
    (n.TURN, Word("turn", flow.ask_turn, flow.answer_turn, args=("nth",), reach=1)),
    (n.RALPHS_TURN, Word("Ralph's turn", cards.run_turn, args=("nth",))),
    (n.EXPOSE, Word("expose", turn.ask_expose, cards.answer_expose, chance=chance.EXPOSURES)),
    (n.RALPH_ACTS, Word(HIS[n.RALPH_ACTS].name, flow.run_acts, args=("actions",))),
    (n.CLOSE, Word("close", flow.run_close, args=("number",))),
    (
        c.LEDGER,
        Word(
            "your score",
            flow.ask_score,
            flow.answer_score,
            args=NOTED,
            reach=c.LOWEST + c.SCORES,
        ),
    ),
    (c.FIRST, Word("first", facts.ask_first, facts.answer_first, args=("race",), reach=2)),
    (c.WHICH, Word("which", cards.ask_which, cards.answer_which, reach=20)),
    (c.ENTER, Word("enter", cards.ask_enter, cards.answer_enter, args=("card", "told..."), reach=64)),
    (c.DICE_ON, Word("dice", dice.DICE.ask, dice.DICE.answer, args=("space",), reach=11)),
    (c.MOST_DICE, Word("most dice", dice.DICE.ask_most, dice.DICE.answer_most, args=("space...",), reach=128)),
    (c.TOP, Word("top", cards.ask_top, cards.answer_expose, reach=16)),
)
