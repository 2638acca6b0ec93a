"""Which function carries out which word of module 3?  The player's entrance, and how both entrances are drawn."""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from ....rules.words import PLACE
from ...common.rules import numbers as m
from . import chance, choosing, entrances, kozi_palace, places

WORDS: Final = (
    (
        m.REVEAL_ENTRANCE,
        Word("reveal entrance", choosing.run_reveal, choosing.answer_entrance, chance=chance.ENTRANCE),
    ),
    (
        m.REVEAL_PERSONAL,
        Word(
            "reveal personal objective",
            choosing.run_reveal,
            choosing.answer_personal,
            chance=chance.PERSONAL,
            args=(Arg("letter", 0, 2),),
        ),
    ),
    (
        m.REVEAL_SPARE,
        Word(
            "reveal spare tile",
            choosing.run_reveal,
            choosing.answer_spare,
            chance=chance.SPARE,
            args=(Arg("letter", 0, 2),),
        ),
    ),
    (
        m.CHOOSE_ENTRANCE,
        Word("choose entrance", choosing.ask_entrance, choosing.answer_choice, reach=len(places.ROWS)),
    ),
    (m.SECOND_GUEST, Word("second guest", entrances.ask_second, entrances.answer_second, reach=PLACE)),
    (
        m.DOVE_TOKEN,
        Word(
            "token",
            entrances.ask_token,
            entrances.answer_token,
            args=(Arg("half", 0, 1),),
            reach=len(places.TOKEN_PARTS),
        ),
    ),
    (
        m.TURN_ON,
        Word(
            "turn on a space",
            kozi_palace.ask_turn_on,
            kozi_palace.answer_turn_on,
            args=(Arg("number", 1, 4), Arg("done", 0, 15), Arg("face", 1, 6)),
            reach=m.SHIFT,
        ),
    ),
    (
        m.REVEAL_HIS_ENTRANCE,
        Word(
            "reveal the opponent's entrance",
            choosing.run_reveal,
            choosing.answer_his_entrance,
            chance=chance.HIS_ENTRANCE,
        ),
    ),
)
