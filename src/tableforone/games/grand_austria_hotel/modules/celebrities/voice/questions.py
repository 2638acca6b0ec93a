"""What does module 2 ask?"""

from typing import Final

from tableforone.kernel.spec import Questions

from ....voice.questions import ask_roll
from ...common.rules import numbers as m
from ..rules.lounge import DIE_COLOURS

QUESTIONS: Final[Questions] = {
    m.REVEAL_CELEBRITY: lambda p, f: f"Which celebrity comes to the lounge, for the {DIE_COLOURS[f[1]]} die?",
    m.ROLL_COLOURED: lambda p, f: ask_roll(f[1] + f[2].bit_count()),
    m.DUSTBIN: "Only coloured dice are left: which one goes to the dustbin?",
}
