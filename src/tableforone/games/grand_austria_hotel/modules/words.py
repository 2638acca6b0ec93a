"""Which words do the modules bring?  Each at its own number, after the words of the base game."""

from typing import Final

from tableforone.games.grand_austria_hotel import constants as c
from tableforone.games.grand_austria_hotel import prices
from tableforone.kernel.frames import Word

MODULE_WORDS: Final[tuple[tuple[int, Word], ...]] = (
    (c.SPEND, Word("spend", prices.ask_spend, prices.answer_spend)),
    (c.OTHER_ITEMS, Word("other items", prices.ask_other_items, prices.answer_other_items)),
)
