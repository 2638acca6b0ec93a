"""The names of pieces and players."""

from collections.abc import Sequence
from typing import Final

from ..rules import cards
from . import m, t

CAPTAIN: Final = "Captain Halyard"
PEOPLE: Final = ("you", "captain")  # their names in messages
BOXES: Final = tuple(m(f"box-{name.lower().replace(' ', '-')}") for name in cards.BOXES)


def dice(counts: Sequence[int]) -> str:
    """Dice from the lowest to the highest: 1-3-3."""
    return "-".join(str(face) for face, count in enumerate(counts, 1) for _ in range(count)) or t("no-dice")
