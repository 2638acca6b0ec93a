"""What the opponent says. A line for his decisions and for a few moments of the game."""

from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.meanings import Meaning

from ..opponent.offers import O_PLACE
from ..rules import numbers as n
from . import names, t

WAYS: Final = 3  # to say the same, so that nothing is heard twice in a row
QUIPS: Final = {
    ("Pseudo", "start"): "pseudo-start",
    ("Pseudo", "great"): "pseudo-great",
    ("Pseudo", "behind"): "pseudo-behind",
    ("Pseudo", "won"): "pseudo-won",
    ("Pseudo", "lost"): "pseudo-lost",
    ("Pseudo", "draw"): "pseudo-draw",
}


def quip(who: str, moment: str, way: int) -> str:
    """What he or she says at this moment; ``way`` chooses among a few lines."""
    return t(QUIPS[who, moment], n=way % WAYS)


def remark(event: Event) -> str:
    """A decision in his own words; "" where nothing is said."""
    _, _, decision, _, choice, _ = event
    if choice is None or decision not in REMARKS:
        return ""
    if decision in ("cube", "swap"):
        return t("remark-cube", kind=n.RESOURCES[choice], n=choice % WAYS)
    if decision == "favor":
        return t("remark-favor", n=choice[0] % WAYS)
    number, what = chosen(decision, choice)
    return t(REMARKS[decision], what=what, n=number % WAYS)


def chosen(decision: str, choice: Any) -> tuple[int, Meaning]:
    """What he chose: a number that stands for it, and its name."""
    if decision == "tile":
        return choice[1], names.tile_name(choice[1])
    if decision == "quest":
        return choice[1], names.QUEST_NAMES[choice[1]]
    return choice[O_PLACE], names.PLACE_NAMES[choice[O_PLACE]]


REMARKS: Final = {
    "space": "remark-space",
    "fallback": "remark-space",
    "tile": "remark-tile",
    "quest": "remark-quest",
    "cube": "remark-cube",
    "swap": "remark-cube",
    "favor": "remark-favor",
}
