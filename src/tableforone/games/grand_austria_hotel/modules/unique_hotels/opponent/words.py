"""The opponent's words of module 3 (Unique Hotels)."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from ...common.rules import numbers as m
from . import chance, hautel_couture, nine_stars_inn, sushi_resort, toll_bridge

WORDS: Final = (
    Word(m.HIS_CAFE, "opponent's café", ask_chance, hautel_couture.answer_cafe, chance=chance.GUESTS),
    Word(
        m.LAY_ITEM,
        "lay an item",
        hautel_couture.ask_lay,
        hautel_couture.answer_lay,
        chance=chance.ITEMS,
        args=(Arg("face", 1, 6),),
    ),
    Word(
        m.GIVE_ITEM,
        "give an item",
        hautel_couture.ask_give,
        hautel_couture.answer_give,
        args=(Arg("item", 0, 3),),
        reach=4,
    ),
    Word(m.STARS, "stars track", nine_stars_inn.run_stars),
    Word(m.MOVE_TOKEN, "move a token", sushi_resort.run_move, args=(Arg("token", 0, 5),)),
    Word(m.TOLL_AGAIN, "toll again", toll_bridge.run_toll_again),
)
