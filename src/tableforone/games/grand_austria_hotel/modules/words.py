"""Which words do the modules bring?  Each at its own number, after the words of the base game."""

from typing import Final

from tableforone.games.grand_austria_hotel import constants as c
from tableforone.games.grand_austria_hotel import prices
from tableforone.games.grand_austria_hotel.modules.some_more import cards as more
from tableforone.games.grand_austria_hotel.modules.some_more import flips
from tableforone.kernel.frames import Word

MODULE_WORDS: Final[tuple[tuple[int, Word], ...]] = (
    (c.SPEND, Word("spend", prices.ask_spend, prices.answer_spend)),
    (c.OTHER_ITEMS, Word("other items", prices.ask_other_items, prices.answer_other_items)),
    (c.TAKE_FED, Word("take a guest and fill the order", more.ask_take_fed, more.answer_take_fed)),
    (c.AFTER_ACTION, Word("after the action", flips.ask_flip, flips.answer_flip)),
    (c.PAY_ITEM, Word("pay an item", more.ask_pay_item, more.answer_pay_item)),
)
