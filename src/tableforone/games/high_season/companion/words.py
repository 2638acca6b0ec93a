"""Which word does what at a real table?  Further words, and those of the game that go otherwise here."""

from typing import Final

from tableforone.kernel.asking import careful
from tableforone.kernel.frames import Word

from ..opponent import chance, turn
from ..opponent import words as his
from ..rules import numbers as n
from . import cards, facts, flow
from . import numbers as c

HIS: Final = dict(his.WORDS)
WORDS: Final = (
    (n.TURN, Word("turn", flow.ask_turn, flow.answer_turn, args=("nth",), reach=7)),
    (n.RALPHS_TURN, Word("Ralph's turn", cards.run_turn, args=("nth",))),
    (n.EXPOSE, Word("expose", turn.ask_expose, cards.answer_expose, chance=chance.EXPOSURES)),
    (n.RALPH_ACTS, careful(HIS[n.RALPH_ACTS], facts.ASKS, facts.unsure_first)),
    (n.CLOSE, Word("close", flow.run_close, args=("number",))),
    (
        c.LEDGER,
        Word(
            "your score",
            flow.ask_score,
            flow.answer_score,
            args=("deals", "asked", "known", "exposed by"),
            reach=c.LOWEST + c.SCORES,
        ),
    ),
    (c.FIRST, Word("first", facts.ask_first, facts.answer_first, args=("race",), reach=2)),
    (c.WHICH, Word("which", cards.ask_which, cards.answer_which, reach=20)),
    (c.ENTER, Word("enter", cards.ask_enter, cards.answer_enter, args=("card", "told..."), reach=64)),
    (c.TOP, Word("top", cards.ask_top, cards.answer_expose, reach=16)),
)
