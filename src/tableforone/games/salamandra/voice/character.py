"""The opponent's spoken lines, for his decisions and a few events of the game."""

from typing import Final

from tableforone.kernel.frames import Event

from . import names, t

WAYS: Final = 3  # number of variants, so that no line comes twice in a row


def quip(who: str, moment: str, n: int) -> str:
    """A line of the opponent's for this moment; ``n`` chooses a variant."""
    return t(f"rudolph-{moment}", n=n % WAYS)


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
