"""The words of module 3: the player's entrance, and the draw of both entrances."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from ....rules.words import LETTER, PLACE, TURN, word
from ...common.rules import numbers as m
from . import chance, choosing, entrances, kozi_palace, places

WORDS: Final = (
    Word(m.REVEAL_ENTRANCE, "reveal entrance", ask_chance, choosing.answer_entrance, chance=chance.ENTRANCE),
    Word(
        m.REVEAL_PERSONAL,
        "reveal personal objective",
        ask_chance,
        choosing.answer_personal,
        chance=chance.PERSONAL,
        args=(LETTER,),
    ),
    Word(m.REVEAL_SPARE, "reveal spare tile", ask_chance, choosing.answer_spare, chance=chance.SPARE, args=(LETTER,)),
    Word(m.CHOOSE_ENTRANCE, "choose entrance", choosing.ask_entrance, choosing.answer_choice, reach=len(places.ROWS)),
    Word(m.SECOND_GUEST, "second guest", entrances.ask_second, entrances.answer_second, reach=PLACE),
    word(m.DOVE_TOKEN, "token", entrances, Arg("half", 0, 1), reach=len(places.TOKEN_PARTS)),
    Word(
        m.TURN_ON,
        "turn on a space",
        kozi_palace.ask_turn_on,
        kozi_palace.answer_turn_on,
        args=(*TURN, Arg("face", 1, 6)),
        reach=m.SHIFT,
    ),
    Word(
        m.REVEAL_HIS_ENTRANCE,
        "reveal the opponent's entrance",
        ask_chance,
        choosing.answer_his_entrance,
        chance=chance.HIS_ENTRANCE,
    ),
)
