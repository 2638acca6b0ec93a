"""The opponent's words of module 3 (Unique Hotels)."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg, Word, ask_chance

from ...common.rules import numbers as m
from . import chance, hautel_couture, nine_stars_inn, sushi_resort, toll_bridge

WORDS: Final = (
    Word(m.HIS_CAFE, "opponent's café", ask_chance, hautel_couture.answer_cafe, chance=chance.GUESTS),
    word(m.LAY_ITEM, "lay an item", hautel_couture, Arg("face", 1, 6), chance=chance.ITEMS),
    word(m.GIVE_ITEM, "give an item", hautel_couture, Arg("item", 0, 3), reach=4),
    Word(m.STARS, "stars track", nine_stars_inn.run_stars),
    Word(m.MOVE_TOKEN, "move a token", sushi_resort.run_move, args=(Arg("token", 0, 5),)),
    word(m.TOLL_AGAIN, "toll again", toll_bridge),
)
