"""The words of module 3: the player's entrance, and the draw of both entrances."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg, Word, ask_chance

from ....rules.words import LETTER, PLACE, TURN
from ...common.rules import numbers as m
from . import chance, choosing, entrances, kozi_palace, places

WORDS: Final = (
    word(m.REVEAL_ENTRANCE, "reveal entrance", choosing, chance=chance.ENTRANCE),
    word(m.REVEAL_PERSONAL, "reveal personal objective", choosing, LETTER, chance=chance.PERSONAL),
    word(m.REVEAL_SPARE, "reveal spare tile", choosing, LETTER, chance=chance.SPARE),
    word(m.CHOOSE_ENTRANCE, "choose entrance", choosing, reach=len(places.ROWS)),
    word(m.SECOND_GUEST, "second guest", entrances, reach=PLACE),
    word(m.DOVE_TOKEN, "token", entrances, Arg("half", 0, 1), reach=len(places.TOKEN_PARTS)),
    word(m.TURN_ON, "turn on a space", kozi_palace, *TURN, Arg("face", 1, 6), reach=m.SHIFT),
    Word(
        m.REVEAL_HIS_ENTRANCE,
        "reveal the opponent's entrance",
        ask_chance,
        choosing.answer_his_entrance,
        chance=chance.HIS_ENTRANCE,
    ),
)
