"""The opponent's spoken lines, for his decisions and a few events of the game."""

from typing import Final

from tableforone.kernel.frames import Event

from . import t
from .why import ABOUT_DICE

WAYS: Final = 3  # number of variants, so that no line comes twice in a row


def quip(who: str, moment: str, n: int) -> str:
    """A line of the opponent's for this moment; ``n`` chooses a variant."""
    return t(f"ralph-{moment}", n=n % WAYS)


def remark(event: Event) -> str:
    """His line about a decision."""
    _, _, decision, _, choice, _ = event
    if choice is None:
        return t("remark-none")
    if decision in ABOUT_DICE:
        return t("remark-die", die=choice[0], n=(choice[0] + choice[1]) % WAYS)
    return t("remark-room", room=choice & 31, n=choice % WAYS)
