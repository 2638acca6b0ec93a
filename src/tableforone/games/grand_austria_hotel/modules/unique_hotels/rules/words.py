"""Which function carries out which word of module 3?  The player's entrance, and how both entrances are drawn."""

from typing import Final

from tableforone.kernel.frames import Word

from ...common.rules import numbers as m
from . import choosing, entrances, kozi_palace

WORDS: Final = (
    (
        m.REVEAL_ENTRANCE,
        Word(
            "reveal entrance",
            choosing.run_reveal,
            choosing.answer_entrance,
            deal=choosing.deal_entrance,
            outcomes=choosing.entrance_outcomes,
        ),
    ),
    (
        m.REVEAL_PERSONAL,
        Word(
            "reveal personal objective",
            choosing.run_reveal,
            choosing.answer_personal,
            deal=choosing.deal_personal,
            outcomes=choosing.personal_outcomes,
        ),
    ),
    (
        m.REVEAL_SPARE,
        Word(
            "reveal spare tile",
            choosing.run_reveal,
            choosing.answer_spare,
            deal=choosing.deal_spare,
            outcomes=choosing.spare_outcomes,
        ),
    ),
    (m.CHOOSE_ENTRANCE, Word("choose entrance", choosing.ask_entrance, choosing.answer_choice)),
    (m.SECOND_GUEST, Word("second guest", entrances.ask_second, entrances.answer_second)),
    (m.DOVE_TOKEN, Word("token", entrances.ask_token, entrances.answer_token)),
    (m.TURN_ON, Word("turn on a space", kozi_palace.ask_turn_on, kozi_palace.answer_turn_on)),
    (
        m.REVEAL_HIS_ENTRANCE,
        Word(
            "reveal the opponent's entrance",
            choosing.run_reveal,
            choosing.answer_his_entrance,
            deal=choosing.deal_his_entrance,
            outcomes=choosing.his_entrance_outcomes,
        ),
    ),
)
