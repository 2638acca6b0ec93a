"""The opponent's spoken lines, for his decisions."""

from typing import Final

from tableforone.kernel.frames import Event
from tableforone.kernel.spec import WAYS

from . import names, t


def remark(event: Event) -> str:
    """His line about a decision."""
    _, _, decision, about, choice, _ = event
    if choice is None:
        return t("remark-none")
    if decision == "tile":
        tile, cell = choice
        return t("remark-tile", field=names.field_name(tile), n=(tile + cell) % WAYS)
    return t(REMARKS[decision], n=(about + choice[1]) % WAYS)


REMARKS: Final = {"spot": "remark-spot", "spellbook": "remark-book"}
