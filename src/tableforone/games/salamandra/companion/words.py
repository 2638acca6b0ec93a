"""The words of the companion: new ones, and words of the game that differ here."""

from typing import Final

from tableforone.kernel.asking import NO, YES, asks_first, fixed, kept, waits
from tableforone.kernel.frames import Arg, Word

from ..opponent import turn
from ..opponent.rows import LINES
from ..rules import cards
from ..rules import numbers as n
from . import chance, facts, flow
from . import numbers as c
from .deck import MOST_SHOWN

TYPED: Final = frozenset({"your score", "labour number"})
CONFIRMS: Final = frozenset({"start_turn"})
TURN_BEGINS: Final = frozenset({"arrow", "rudolph_gathered"})  # kinds of events

ARROW: Final = Arg("arrow", 0, len(LINES) - 1)
PLACES: Final = (ARROW, Arg("place", 0, n.WIDTH), Arg("known", c.LAST_TOLD, c.WITH_ROOM))
FURTHEST: Final = c.FIELD + n.WIDTH + c.NEXT
WORDS: Final = (
    Word(n.ROUND, "round", flow.run_round),
    waits(Word(n.ARROW, "arrow", turn.run_arrow, flow.answer_arrow, chance=chance.PLACEMENT), facts.unsure_room),
    fixed(n.START_TURN, "start_turn", [c.DONE], flow.answer_your_turns),
    Word(n.GATHER, "gather", flow.run_gather, flow.answer_gather, reach=1 + cards.GROVES_IN_BOX),
    fixed(n.ROUND_END, "round_end", [NO, YES], flow.answer_check),
    kept(c.YOUR_SCORE, "your score", c.SCORES, "vp"),
    asks_first(Word(c.TURNED, "turned", flow.run_turned, args=(Arg("card", 0, 2 * c.OTHER - 1),)), facts.ASKS),
    Word(
        c.FURTHEST,
        "furthest",
        facts.ask_furthest,
        facts.answer_furthest,
        args=(ARROW, Arg("nearest", 0, n.WIDTH)),
        reach=n.WIDTH,
    ),
    Word(c.NEXT_BACK, "next back", facts.ask_next_back, facts.answer_next_back, args=(ARROW,), reach=n.WIDTH),
    Word(c.FREE_SPOT, "free spot", facts.ask_free_spot, facts.answer_free_spot, args=PLACES, reach=FURTHEST + 1),
    fixed(c.ROOM, "room", [NO, YES], facts.answer_room),
    Word(c.BOOK_SPOT, "book spot", facts.ask_book_spot, facts.answer_book_spot, reach=facts.BOOK_SPOTS),
    fixed(c.LABOUR_RIGHT, "labour right", [NO, YES], flow.answer_labour_right, (Arg("level", 1, 3),)),
    fixed(c.LABOUR_NUMBER, "labour number", range(MOST_SHOWN + 1), flow.answer_labour_number, (Arg("which", 0, 8),)),
    Word(c.FAITH, "faith", flow.ask_faith, flow.answer_faith, args=(Arg("divinity", 0, 2),), reach=4),
)

assert len(LINES) == 4 * len(cards.STARTS)
