"""What does module 3 ask?"""

from typing import Final

from tableforone.kernel.spec import Questions

from ....rules import numbers as n
from ....voice import names
from ...common.rules import numbers as m
from .names import HALVES

QUESTIONS: Final[Questions] = {
    m.REVEAL_HIS_ENTRANCE: lambda p, f: f"Which entrance does {names.opponent(p.modules)} have?",
    m.REVEAL_ENTRANCE: "Which entrance is drawn for you to choose from?",
    m.REVEAL_PERSONAL: lambda p, f: f"Which objective {'ABC'[f[1]]} is drawn for Ninas Melange?",
    m.REVEAL_SPARE: lambda p, f: f"Which spare Emperor tile {'ABC'[f[1]]} is drawn for The Grand Wray Hotel?",
    m.CHOOSE_ENTRANCE: "Which entrance does your hotel get?",
    m.SECOND_GUEST: "Kaufman: do you take a second guest at its cost?",
    m.DOVE_TOKEN: lambda p, f: f"Dove: you have completed a {HALVES[f[1]]}; which token do you use?",
    m.TURN_ON: lambda p, f: f"How do you use space {f[3]}?",
    m.HIS_CAFE: lambda p, f: f"Which guest sits down in the café of {names.opponent(p.modules)}?",
    m.LAY_ITEM: lambda p, f: f"Which item of the pool lies on space {f[1]}?",
    m.GIVE_ITEM: lambda p, f: f"Which guest of {names.opponent(p.modules)}'s gets 1 {n.ITEMS[f[1]]}?",
}
