"""What does module 1 ask?"""

from typing import Final

from tableforone.kernel.spec import Questions

from ....rules import numbers as n
from ...common.rules import numbers as m
from .names import PLACES, less

QUESTIONS: Final[Questions] = {
    m.SEND: lambda p, f: f"Where do you send a dancer{less(f[2])}?",
    m.AREA: "From which area of your rehearsal room does the dancer come?",
    m.REVEAL_BALLROOM: lambda p, f: f"Which is the {PLACES[f[1]]} ballroom?",
    m.REVEAL_REHEARSAL: "Which rehearsal room do you get?",
    m.REMOVE_DANCER: lambda p, f: f"Which dancer do you lose ({f[2]} to go)?",
    m.THREE_ITEMS: lambda p, f: f"You take {f[1]} items: how many {n.ITEMS[f[2]]}, {n.ITEMS[f[2] + 1]} and champagne?",
}
