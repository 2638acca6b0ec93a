"""The words of the companion: new ones, and words of the game that differ here."""

from typing import Final

from tableforone.kernel.asking import NO, YES, asks_first, fixed, instead, kept
from tableforone.kernel.frames import Arg, Word, ask_chance, by_number

from ..opponent import chance
from ..opponent import words as his
from ..rules import chance as pool
from ..rules import numbers as n
from ..rules import solo_cards, words
from . import cards, facts, flow
from . import numbers as c

GAME: Final = by_number((*words.WORDS, *his.WORDS))
SPACE: Final = Arg("space", 1, 6)
SETS: Final = frozenset({"most dice"})
TYPED: Final = frozenset({"dice", "your score"})
CONFIRMS: Final = frozenset({"turn"})
TURN_BEGINS: Final = frozenset({"card"})  # kinds of events
WORDS: Final = (
    instead(GAME[n.CLOSE], flow.run_close),
    instead(GAME[n.RALPHS_TURN], cards.run_turn),
    Word(n.ROLL, "roll", ask_chance, facts.answer_roll, chance=pool.DICE),
    Word(n.EXPOSE, "expose", ask_chance, cards.answer_expose, chance=chance.EXPOSURES),
    facts.DICE.watching(asks_first(GAME[n.RALPH_ACTS], facts.ASKS, facts.unsure_first)),
    fixed(n.TURN, "turn", [c.DONE], flow.answer_turn, GAME[n.TURN].args),
    kept(c.YOUR_SCORE, "your score", c.SCORES, "ledger", c.SCORE),
    fixed(c.FIRST, "first", [NO, YES], facts.answer_first, (Arg("race", 0, n.EMPEROR_RACE + 2),)),
    Word(c.WHICH, "which", cards.ask_which, cards.answer_which, reach=20),
    Word(
        c.ENTER,
        "enter",
        cards.ask_enter,
        cards.answer_enter,
        args=(Arg("card", 0, solo_cards.CARDS - 1), Arg("told", 0, 63, many=12)),
        reach=64,
    ),
    Word(c.DICE_ON, "dice", facts.DICE.ask_count, facts.DICE.answer_count, args=(SPACE,), reach=11),
    Word(
        c.MOST_DICE,
        "most dice",
        facts.DICE.run_most,
        facts.DICE.answer_most,
        args=(Arg("space", 1, 6, many=6),),
        reach=128,
    ),
    Word(c.TOP, "top", cards.ask_top, cards.answer_expose, reach=16),
)
