"""Which word does what at a real table?  Further words, and those of the game that go otherwise here."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Arg, Frame, Word

from ..opponent import words as his
from ..rules import cards
from ..rules import numbers as n
from ..rules import words as all_words
from . import facts, flow
from . import numbers as c
from .facts import counting, his_alone

TYPED: Final = frozenset({"your score"})
TURN_BEGINS: Final = frozenset({"place"})  # kinds of events

Ask = Callable[[Any, Frame], list[int] | None]
Answering = Callable[[Any, Frame, Any], None]

GAME: Final = dict(all_words.WORDS) | dict(his.WORDS)
WHO: Final = all_words.WHO
# effects that concern you alone, when they are yours
PRIVATE: Final = (
    n.GAIN,
    n.GAIN_ANY,
    n.GAIN_PER_TILE,
    n.PAY,
    n.EXCHANGE,
    n.SCORE,
    n.SCORE_PER_TILE,
    n.SCORE_STOCK,
    n.CHOOSE_ONE,
    n.DRAW_INTRIGUE,
    n.TAKE_QUEST,
    n.NAME_TYPE,
    n.DISCARD_QUEST,
)
# words of his, and of yours that give him something, before which scarce cubes are counted
WATCHED: Final = (
    n.START_ROUND,
    n.OPPONENT_GAINS,
    n.PSEUDO_CUBE,
    n.PSEUDO_FAVOR,
    n.PSEUDO_CARD,
    n.PSEUDO_TILE,
)
LEDGER: Final = (
    Arg("deals", 0, 1),
    Arg("had", 0, 2 * n.GOLD),
    Arg("scarce", 0, n.ANY_CUBE),
    Arg("counted", 0, n.ANY_CUBE),
    Arg("quest", 0, 1),
)


def yours(number: int, ask: Ask, answer: Answering) -> Word:
    """A word that asks you something else here; for him it is the same."""
    word = GAME[number]
    return his_alone(Word(word.name, word.run, answer, args=word.args, reach=word.reach), ask)


WORDS: Final = (
    *((number, his_alone(GAME[number])) for number in PRIVATE),
    *((number, counting(GAME[number])) for number in WATCHED),
    (n.PSEUDO_PLACE, counting(flow.with_agent(GAME[n.PSEUDO_PLACE]))),
    (n.TAKE_STOCK, his_alone(GAME[n.TAKE_STOCK], flow.take_stock)),
    (n.PLAY_INTRIGUE, yours(n.PLAY_INTRIGUE, flow.ask_play, flow.answer_play)),
    (n.BUY_TILE, yours(n.BUY_TILE, flow.ask_buy, flow.answer_buy)),
    (n.COPY_SPACE, yours(n.COPY_SPACE, flow.ask_copy, flow.answer_copy)),
    (
        n.OPPONENT_MAY_GIVE,
        Word(
            "opponent may give",
            flow.ask_trade,
            GAME[n.OPPONENT_MAY_GIVE].answer,
            args=GAME[n.OPPONENT_MAY_GIVE].args,
            reach=n.ACCEPT + 1,
        ),
    ),
    (n.RESET_QUESTS, Word("reset quests", flow.run_reset, args=WHO)),
    (n.SEEK_QUEST, Word("seek quest", flow.nothing, args=GAME[n.SEEK_QUEST].args)),
    (
        n.DRAW_QUEST,
        Word(
            "draw quest",
            flow.ask_draw_quest,
            GAME[n.DRAW_QUEST].answer,
            args=GAME[n.DRAW_QUEST].args,
            reach=cards.QUESTS,
        ),
    ),
    (
        n.DRAW_CARD,
        Word("draw card", flow.ask_draw_card, flow.answer_draw_card, args=WHO, reach=c.SHUFFLED + 1),
    ),
    (n.PLACE, Word("place", flow.ask_place, flow.answer_place, args=GAME[n.PLACE].args, reach=c.PLACE_REACH)),
    (n.COMPLETE, Word("complete", flow.run_complete)),
    (n.END_ROUND, Word("end round", flow.run_end_round)),
    (
        n.ASSIGN_TO_HALL,
        Word("assign to hall", flow.ask_assign_to_hall, flow.answer_assign_to_hall, args=WHO, reach=c.PASSED + 1),
    ),
    (c.LEDGER, Word("your score", flow.ask_score, flow.answer_score, args=LEDGER, reach=c.LOWEST + c.SCORES)),
    (c.HAVE, Word("have", facts.ask_have, facts.answer_have, args=(Arg("kind", 0, n.WIZARD),), reach=2)),
    (c.LOW, Word("low", facts.ask_low, facts.answer_low, reach=n.GOLD)),
    (
        c.SUPPLY,
        Word("supply", facts.ask_supply, facts.answer_supply, args=(Arg("kind", 0, n.WIZARD),), reach=c.FEW + 1),
    ),
    (c.DONE_QUEST, Word("done quest", flow.ask_done_quest, flow.answer_done_quest, reach=cards.QUESTS)),
)
