"""The words (kinds of stack entries) of the captain's turn."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from ..rules import cards, chance
from ..rules import numbers as n
from . import rows, turn

BOX: Final = len(cards.BOXES) - 1
CHOICE: Final = (Arg("box", 0, BOX),)
LOT_ARGS: Final = (
    Arg("decision", 0, len(rows.DECISIONS) - 1),
    Arg("then", n.STEERED, n.CHOSEN, deep=True),
    Arg("about", 0, n.DICE, deep=True),
    Arg("left", 0, BOX, deep=True),
    Arg("walked", 0, (1 << len(cards.BOXES)) - 1, deep=True),
)

WORDS: Final = (
    Word(n.STEER, "steer", turn.run_steer),
    Word(n.STEERED, "steered", turn.run_steered, args=CHOICE),
    Word(n.CHOOSE, "choose", turn.run_choose),
    Word(n.CHOSEN, "chosen", turn.run_chosen, args=CHOICE),
    Word(n.LOT, "lot", ask_chance, turn.answer_lot, chance=chance.STRAW, args=LOT_ARGS),
)
