"""The opponent's spoken lines, for his decisions and a few events of the game."""

from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.meanings import Meaning

from ..opponent.offers import O_PLACE
from ..rules import numbers as n
from . import names, t

WAYS: Final = 3  # number of variants, so that no line comes twice in a row


def quip(who: str, moment: str, way: int) -> str:
    """A line of the opponent's for this moment; ``way`` chooses a variant."""
    return t(f"pseudo-{moment}", n=way % WAYS)


def remark(event: Event) -> str:
    """His line about a decision; "" if there is none."""
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
    """What he chose: a number for it, and its name."""
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
