"""The opponent's spoken lines, for his decisions."""

from tableforone.kernel.frames import Event
from tableforone.kernel.spec import WAYS

from . import t
from .why import ABOUT_DICE


def remark(event: Event) -> str:
    """His line about a decision."""
    _, _, decision, _, choice, _ = event
    if choice is None:
        return t("remark-none")
    if decision in ABOUT_DICE:
        return t("remark-die", die=choice[0], n=(choice[0] + choice[1]) % WAYS)
    return t("remark-room", room=choice & 31, n=choice % WAYS)
