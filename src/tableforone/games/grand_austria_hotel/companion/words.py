"""The words of the companion: new ones, and words of the game that differ here."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, by_number

from ..modules.common.rules import numbers as m
from ..rules import numbers as n
from ..rules import words
from . import ballrooms, celebrities, dice, entrances, facts, flow, guests
from . import numbers as c

HIS: Final = flow.HIS
BASE: Final = by_number(words.WORDS)
PLACE: Final = Arg("place", 0, 4)
FACE: Final = Arg("face", 1, 6)
COLOUR: Final = Arg("colour", 0, 2)
REACH: Final = c.GUEST + (c.ZERO + c.MOST_POINTS + 1) * 4

OTHERWISE: Final = (
    Word(n.ROLL, "roll", flow.run_roll, args=BASE[n.ROLL].args),
    Word(n.NEXT_TURN, "next turn", flow.run_next_turn),
    Word(n.TURN, "turn", flow.ask_turn, flow.answer_turn, args=BASE[n.TURN].args, reach=c.TOOK + 5),
    Word(n.ROUND_END, "round end", flow.run_round_end),
    Word(n.NEXT_ROUND, "next round", flow.run_next_round),
    Word(n.FINAL, "final scoring", flow.run_final),
    Word(n.REFILL, "refill", guests.run_refill),
    flow.dancing(HIS[n.HIS_GUEST], flow.unsure_ahead),
    Word(n.HIS_DIE, HIS[n.HIS_DIE].name, flow.run_die),
    flow.dancing(HIS[n.HIS_SYMBOL]),
    Word(m.BALL_SCORING, "ballroom scoring", ballrooms.run_scoring, args=(Arg("place", 0, 2),)),
    Word(m.ROLL_COLOURED, "roll in colour", celebrities.run_roll, args=(Arg("whites", 0, 10), Arg("colours", 0, 7))),
    Word(m.REVEAL_CELEBRITY, "reveal celebrity", celebrities.run_reveal, args=(Arg("colour", 0, 2),)),
    Word(m.HIS_CAFE, "his own guest", entrances.ask_cafe, entrances.answer_cafe, reach=4),
    Word(m.LAY_ITEM, "lay an item", entrances.run_lay, args=(Arg("face", 1, 6),)),
    Word(m.STARS, "stars track", entrances.ask_stars, entrances.answer_stars, reach=10),
)
FURTHER: Final = (
    Word(c.YOUR_SCORE, "your score", flow.ask_score, flow.answer_score, reach=c.SCORES),
    Word(c.TAKEN, "taken", guests.run_taken, guests.answer_taken, reach=c.FROM + 5),
    Word(c.COLOUR, "colour", guests.ask_colour, guests.answer_colour, args=(PLACE,), reach=REACH),
    Word(c.POINTS, "points", guests.ask_points, guests.answer_points, args=(PLACE,), reach=REACH),
    Word(c.DICE, "dice", dice.ask_count, dice.answer_count, args=(FACE,), reach=c.LEAD + 128),
    Word(c.CLAIMED, "claimed", facts.ask_claimed, facts.answer_claimed, args=(Arg("objective", 0, 2),), reach=2),
    Word(c.LOWEST, "lowest row", ballrooms.ask_lowest, ballrooms.answer_lowest, args=(Arg("ballroom", 0, 2),), reach=4),
    Word(
        c.DANCERS,
        "dancers",
        ballrooms.ask_dancers,
        ballrooms.answer_dancers,
        args=(Arg("ballroom", 0, 2), Arg("row", -1, 3)),
        reach=12,
    ),
    Word(c.ON_SPACE, "on space", celebrities.ask_on_space, celebrities.answer_on_space, args=(FACE,), reach=8),
    Word(c.WHERE, "where", celebrities.ask_where, celebrities.answer_where, args=(COLOUR,), reach=7),
    Word(c.WORTH, "worth", celebrities.ask_worth, celebrities.answer_worth, args=(COLOUR,), reach=21),
    Word(c.LOUNGE, "lounge", celebrities.ask_lounge, celebrities.answer_lounge, reach=6),
    Word(
        c.OWN_POINTS,
        "own points",
        entrances.ask_own_points,
        entrances.answer_own_points,
        args=(Arg("guest", 0, 2),),
        reach=8,
    ),
    Word(c.MOST, "most dice", dice.ask_most, dice.answer_most, args=(Arg("face", 1, 6, many=6),), reach=c.FIRST + 7),
    Word(c.YOUR_STAFF, "your staff", flow.ask_your_staff, flow.answer_your_staff, reach=256),
)
WORDS: Final = OTHERWISE + FURTHER
TYPED: Final = frozenset(
    {"points", "dice", "dancers", "worth", "stars track", "own points", "your score", HIS[n.HIS_TURN].name}
)
SETS: Final = frozenset({"most dice", "on space"})
CONFIRMS: Final = frozenset({"turn"})
TURNED_OVER: Final = frozenset({"opponent's turn", "opponent's staff"})
TURN_BEGINS: Final = frozenset({"instruction"})  # kinds of events
SCREENS: Final = {
    "taken": "queue",
    "colour": "queue",
    "points": "queue",
    "most dice": "dice",
    "on space": "dice",
    "where": "dice",
    "worth": "dice",
}
