"""The words of module 5 (Would You Like Some More?)."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Word

from ....rules import numbers as n
from ....rules.guests import ask_take_guest
from ....rules.words import CARD, PLACE, many
from ...common.rules import numbers as m
from . import cards, flips

WORDS: Final = (
    Word(
        m.TAKE_FED,
        "take a guest and fill the order",
        ask_take_guest,
        cards.answer_take_fed,
        args=(many("guests"),),
        reach=PLACE,
    ),
    Word(m.AFTER_ACTION, "after the action", flips.ask_flip, flips.answer_flip, reach=CARD),
    word(m.PAY_ITEM, "pay an item", cards, reach=n.KINDS),
)
