"""Which function carries out which word of the opponent's entrance?"""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from ...common.rules import numbers as m
from . import chance, hautel_couture, nine_stars_inn, sushi_resort, toll_bridge

WORDS: Final = (
    (
        m.HIS_CAFE,
        Word("opponent's café", hautel_couture.run_cafe, hautel_couture.answer_cafe, chance=chance.GUESTS),
    ),
    (
        m.LAY_ITEM,
        Word(
            "lay an item",
            hautel_couture.run_lay,
            hautel_couture.answer_lay,
            chance=chance.ITEMS,
            args=(Arg("face", 1, 6),),
        ),
    ),
    (
        m.GIVE_ITEM,
        Word("give an item", hautel_couture.ask_give, hautel_couture.answer_give, args=(Arg("item", 0, 3),), reach=4),
    ),
    (m.STARS, Word("stars track", nine_stars_inn.run_stars)),
    (m.MOVE_TOKEN, Word("move a token", sushi_resort.run_move, args=(Arg("token", 0, 5),))),
    (m.TOLL_AGAIN, Word("toll again", toll_bridge.run_toll_again)),
)
