"""The words of the companion: new ones, and words of the game that differ here."""

from typing import Final

from tableforone.kernel.asking import NO, YES, fixed, instead, kept, run_nothing, waits
from tableforone.kernel.frames import Arg, Word

from ..modules.common.rules import numbers as m
from ..modules.unique_hotels.opponent import hautel_couture, nine_stars_inn
from ..rules import numbers as n
from ..rules.moments import LEXICON
from . import ballrooms, celebrities, dice, entrances, facts, flow, guests
from . import numbers as c

PLACE: Final = Arg("place", 0, 4)
FACE: Final = Arg("face", 1, 6)
COLOUR: Final = Arg("colour", 0, 2)
BALLROOM: Final = Arg("ballroom", 0, 2)
REACH: Final = c.GUEST + (c.ZERO + c.MOST_POINTS + 1) * 4

WORDS: Final = (
    # words of the game that differ
    instead(LEXICON[n.ROLL], flow.run_roll),
    instead(LEXICON[n.NEXT_TURN], flow.run_next_turn),
    instead(LEXICON[n.TURN], flow.ask_turn, flow.answer_turn, c.TOOK + 5),
    instead(LEXICON[n.ROUND_END], flow.run_round_end),
    instead(LEXICON[n.NEXT_ROUND], flow.run_next_round),
    waits(instead(LEXICON[n.FINAL], flow.run_final), flow.unsure_staff),
    instead(LEXICON[n.REFILL], guests.run_refill),
    flow.dancing(LEXICON[n.HIS_GUEST], flow.unsure_ahead),
    dice.DICE.watching(waits(LEXICON[n.HIS_DIE], flow.unsure_die)),
    flow.dancing(LEXICON[n.HIS_SYMBOL]),
    instead(LEXICON[m.BALL_SCORING], ballrooms.run_scoring),
    instead(LEXICON[m.ROLL_COLOURED], celebrities.run_roll),
    instead(LEXICON[m.REVEAL_CELEBRITY], celebrities.run_reveal),
    instead(LEXICON[m.LAY_ITEM], run_nothing),  # 23.2.5
    fixed(m.HIS_CAFE, "his own guest", range(len(n.COLOURS)), entrances.answer_cafe),
    fixed(m.STARS, "stars track", range(nine_stars_inn.MOST + 1), entrances.answer_stars),
    # further words
    kept(c.YOUR_SCORE, "your score", c.SCORES, "points", n.FOR_GUESTS),
    Word(c.TAKEN, "taken", guests.run_taken, guests.answer_taken, reach=c.FROM + 5),
    Word(c.COLOUR, "colour", guests.ask_colour, guests.answer_colour, args=(PLACE,), reach=REACH),
    Word(c.POINTS, "points", guests.ask_points, guests.answer_points, args=(PLACE,), reach=REACH),
    Word(c.DICE, "dice", dice.ask_count, dice.answer_count, args=(FACE,), reach=c.LEAD + 128),
    fixed(c.CLAIMED, "claimed", [NO, YES], facts.answer_claimed, (Arg("objective", 0, 2),)),
    fixed(c.LOWEST, "lowest row", range(ballrooms.ROWS + 1), ballrooms.answer_lowest, (BALLROOM,)),
    fixed(c.DANCERS, "dancers", range(ballrooms.MOST), ballrooms.answer_dancers, (BALLROOM, Arg("row", -1, 3))),
    Word(c.ON_SPACE, "on space", celebrities.ask_on_space, celebrities.answer_on_space, args=(FACE,), reach=8),
    Word(c.WHERE, "where", celebrities.ask_where, celebrities.answer_where, args=(COLOUR,), reach=7),
    fixed(c.WORTH, "worth", range(celebrities.MOST_WORTH + 1), celebrities.answer_worth, (COLOUR,)),
    fixed(c.LOUNGE, "lounge", range(len(celebrities.ORDERS)), celebrities.answer_lounge),
    fixed(c.OWN_POINTS, "own points", hautel_couture.POINTS, entrances.answer_own_points, (Arg("guest", 0, 2),)),
    Word(c.MOST, "most dice", dice.ask_most, dice.answer_most, args=(Arg("face", 1, 6, many=6),), reach=c.FIRST + 7),
    Word(c.YOUR_STAFF, "your staff", flow.ask_your_staff, flow.answer_your_staff, reach=256),
)
TYPED: Final = frozenset(
    {"points", "dice", "dancers", "worth", "stars track", "own points", "your score", LEXICON[n.HIS_TURN].name}
)
SETS: Final = frozenset({"most dice", "on space"})
CONFIRMS: Final = frozenset({"turn"})
TURN_BEGINS: Final = frozenset({"instruction"})  # kinds of events
