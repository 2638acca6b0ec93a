"""Which word does what at a real table?  Further words, and those of the game that go otherwise here."""

from typing import Final

from tableforone.kernel.asking import careful
from tableforone.kernel.frames import Word

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

LEDGER: Final = ("deals", "furthest", "spots", "book", "faith", "room", "sure", "labour")
TURNED: Final = Word("turned", flow.run_turned, args=("card",))
WORDS: Final = (
    (n.ROUND, Word("round", flow.run_round)),
    (n.ARROW, Word("arrow", flow.ask_arrow, flow.answer_arrow, chance=chance.PLACEMENT)),
    (n.START_TURN, Word("start_turn", flow.ask_your_turns, flow.answer_your_turns, reach=1)),
    (n.GATHER, Word("gather", flow.ask_gather, flow.answer_gather, reach=1 + cards.GROVES_IN_BOX)),
    (n.ROUND_END, Word("round_end", flow.ask_check, flow.answer_check, reach=2)),
    (c.LEDGER, Word("your score", flow.ask_score, flow.answer_score, args=LEDGER, reach=c.SCORES)),
    (c.TURNED, careful(TURNED, facts.TOLD)),
    (
        c.FURTHEST,
        Word("furthest", facts.ask_furthest, facts.answer_furthest, args=("arrow", "nearest"), reach=n.WIDTH),
    ),
    (c.NEXT_BACK, Word("next back", facts.ask_next_back, facts.answer_next_back, args=("arrow",), reach=n.WIDTH)),
    (
        c.FREE_SPOT,
        Word("free spot", facts.ask_free_spot, facts.answer_free_spot, args=("arrow", "place", "known"), reach=6),
    ),
    (c.ROOM, Word("room", facts.ask_room, facts.answer_room, reach=2)),
    (c.BOOK_SPOT, Word("book spot", facts.ask_book_spot, facts.answer_book_spot, reach=facts.BOOK_SPOTS)),
    (c.LABOUR_RIGHT, Word("labour right", flow.ask_labour_right, flow.answer_labour_right, args=("level",), reach=2)),
    (
        c.LABOUR_NUMBER,
        Word("labour number", flow.ask_labour_number, flow.answer_labour_number, args=("which",), reach=MOST_SHOWN + 1),
    ),
    (c.FAITH, Word("faith", flow.ask_faith, flow.answer_faith, args=("divinity",), reach=4)),
)

assert len(LINES) == 4 * len(cards.STARTS)
