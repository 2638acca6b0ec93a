"""Which function carries out which word of the opponent's entrance?"""

from typing import Final

from tableforone.kernel.frames import Word

from ...common.rules import numbers as m
from . import hautel_couture, nine_stars_inn, sushi_resort, toll_bridge

WORDS: Final = (
    (
        m.HIS_CAFE,
        Word(
            "the opponent's café",
            hautel_couture.run_cafe,
            hautel_couture.answer_cafe,
            deal=hautel_couture.deal_cafe,
            outcomes=hautel_couture.cafe_outcomes,
        ),
    ),
    (
        m.LAY_ITEM,
        Word(
            "lay an item",
            hautel_couture.run_lay,
            hautel_couture.answer_lay,
            deal=hautel_couture.deal_item,
            outcomes=hautel_couture.item_outcomes,
        ),
    ),
    (m.GIVE_ITEM, Word("give an item", hautel_couture.ask_give, hautel_couture.answer_give)),
    (m.STARS, Word("stars track", nine_stars_inn.run_stars)),
    (m.MOVE_TOKEN, Word("move a token", sushi_resort.run_move)),
    (m.TOLL_AGAIN, Word("toll again", toll_bridge.run_toll_again)),
)
