"""The words of the companion: new ones, and words of the game that differ here."""

from typing import Final

from tableforone.kernel.asking import asks_first
from tableforone.kernel.frames import Arg, Word

from ..opponent.rows import LINES
from ..rules import cards
from ..rules import numbers as n
from . import chance, facts, flow
from . import numbers as c
from .deck import MOST_SHOWN

TYPED: Final = frozenset({"your score", "labour number"})
CONFIRMS: Final = frozenset({"start_turn"})
TURNED_OVER: Final = frozenset({"arrow", "labour right", "labour number"})
TURN_BEGINS: Final = frozenset({"arrow", "rudolph_gathered"})  # kinds of events

ARROW: Final = Arg("arrow", 0, len(LINES) - 1)
TURNED: Final = Word(c.TURNED, "turned", flow.run_turned, args=(Arg("card", 0, 2 * c.OTHER - 1),))
WORDS: Final = (
    Word(n.ROUND, "round", flow.run_round),
    Word(n.ARROW, "arrow", flow.run_arrow, flow.answer_arrow, chance=chance.PLACEMENT),
    Word(n.START_TURN, "start_turn", flow.ask_your_turns, flow.answer_your_turns, reach=1),
    Word(n.GATHER, "gather", flow.run_gather, flow.answer_gather, reach=1 + cards.GROVES_IN_BOX),
    Word(n.ROUND_END, "round_end", flow.ask_check, flow.answer_check, reach=2),
    Word(c.YOUR_SCORE, "your score", flow.ask_score, flow.answer_score, reach=c.SCORES),
    asks_first(TURNED, facts.ASKS),
    Word(
        c.FURTHEST,
        "furthest",
        facts.ask_furthest,
        facts.answer_furthest,
        args=(ARROW, Arg("nearest", 0, n.WIDTH)),
        reach=n.WIDTH,
    ),
    Word(c.NEXT_BACK, "next back", facts.ask_next_back, facts.answer_next_back, args=(ARROW,), reach=n.WIDTH),
    Word(
        c.FREE_SPOT,
        "free spot",
        facts.ask_free_spot,
        facts.answer_free_spot,
        args=(ARROW, Arg("place", 0, n.WIDTH), Arg("known", c.LAST_TOLD, c.WITH_ROOM)),
        reach=c.FIELD + n.WIDTH + c.NEXT + 1,
    ),
    Word(c.ROOM, "room", facts.ask_room, facts.answer_room, reach=2),
    Word(c.BOOK_SPOT, "book spot", facts.ask_book_spot, facts.answer_book_spot, reach=facts.BOOK_SPOTS),
    Word(
        c.LABOUR_RIGHT,
        "labour right",
        flow.ask_labour_right,
        flow.answer_labour_right,
        args=(Arg("level", 1, 3),),
        reach=2,
    ),
    Word(
        c.LABOUR_NUMBER,
        "labour number",
        flow.ask_labour_number,
        flow.answer_labour_number,
        args=(Arg("which", 0, 8),),
        reach=MOST_SHOWN + 1,
    ),
    Word(c.FAITH, "faith", flow.ask_faith, flow.answer_faith, args=(Arg("divinity", 0, 2),), reach=4),
)

assert len(LINES) == 4 * len(cards.STARTS)
