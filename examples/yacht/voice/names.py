"""What are things called?"""

from collections.abc import Sequence
from typing import Final

from ..rules import cards
from . import m, t

CAPTAIN: Final = "Captain Halyard"
PRIMER: Final = (
    "Throw five dice up to three times, keep what you like, and fill one of the twelve boxes of the sheet. "
    "Captain Halyard fills the same sheet: what he takes is gone for you, and what you take is gone for him. "
    "Whoever holds four of the six number boxes wins the crew. After six rounds the sheet is full."
)
PEOPLE: Final = ("you", "captain")  # as messages call them
BOXES: Final = tuple(m(f"box-{name.lower().replace(' ', '-')}") for name in cards.BOXES)


def dice(counts: Sequence[int]) -> str:
    """Dice from the lowest: 1-3-3."""
    return "-".join(str(face) for face, count in enumerate(counts, 1) for _ in range(count)) or t("no-dice")
