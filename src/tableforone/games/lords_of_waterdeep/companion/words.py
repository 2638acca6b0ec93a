"""The words of the companion: new ones, and words of the game that differ here."""

from typing import Final

from tableforone.kernel.asking import NO, YES, fixed, instead, kept, run_nothing
from tableforone.kernel.frames import Arg, Word, by_number

from ..opponent import words as his
from ..rules import cards
from ..rules import numbers as n
from ..rules import words as all_words
from . import facts, flow
from . import numbers as c
from .facts import counting, his_alone

TYPED: Final = frozenset({"your score"})
TURN_BEGINS: Final = frozenset({"place"})  # kinds of events

GAME: Final = by_number((*all_words.WORDS, *his.WORDS))
KIND: Final = Arg("kind", 0, n.WIZARD)
# effects that affect only you, if they are yours
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
# words before which scarce cubes are counted: his, and yours that give him something
WATCHED: Final = (
    n.START_ROUND,
    n.OPPONENT_GAINS,
    n.PSEUDO_CUBE,
    n.PSEUDO_FAVOR,
    n.PSEUDO_CARD,
    n.PSEUDO_TILE,
    n.PSEUDO_SWAP,
)


WORDS: Final = (
    *(his_alone(GAME[number]) for number in PRIVATE),
    *(counting(GAME[number]) for number in WATCHED),
    counting(flow.with_agent(GAME[n.PSEUDO_PLACE])),
    his_alone(GAME[n.TAKE_STOCK], flow.take_stock),
    his_alone(GAME[n.PLAY_INTRIGUE], flow.ask_play, flow.answer_play),
    his_alone(GAME[n.BUY_TILE], flow.ask_buy, flow.answer_buy),
    his_alone(GAME[n.COPY_SPACE], flow.run_copy, flow.answer_copy),
    instead(GAME[n.OPPONENT_MAY_GIVE], flow.ask_trade, GAME[n.OPPONENT_MAY_GIVE].answer, n.ACCEPT + 1),
    instead(GAME[n.RESET_QUESTS], flow.run_reset),
    instead(GAME[n.SEEK_QUEST], run_nothing),
    instead(GAME[n.DRAW_QUEST], flow.ask_draw_quest, GAME[n.DRAW_QUEST].answer, cards.QUESTS),
    instead(GAME[n.DRAW_CARD], flow.ask_draw_card, flow.answer_draw_card, c.SHUFFLED + 1),
    instead(GAME[n.PLACE], flow.ask_place, flow.answer_place, c.PLACE_REACH),
    instead(GAME[n.COMPLETE], flow.run_complete),
    instead(GAME[n.END_ROUND], flow.run_end_round),
    instead(GAME[n.ASSIGN_TO_HALL], flow.ask_assign_to_hall, flow.answer_assign_to_hall, c.PASSED + 1),
    kept(c.YOUR_SCORE, "your score", c.SCORES, "score"),
    fixed(c.HAVE, "have", [NO, YES], facts.answer_have, (KIND,)),
    Word(c.LOW, "low", facts.ask_low, facts.answer_low, reach=n.GOLD),
    fixed(c.SUPPLY, "supply", range(c.FEW + 1), facts.answer_supply, (KIND,)),
    Word(c.DONE_QUEST, "done quest", flow.ask_done_quest, flow.answer_done_quest, reach=cards.QUESTS),
)
