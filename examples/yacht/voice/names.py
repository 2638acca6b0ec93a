"""What are things called?"""

from collections.abc import Sequence
from typing import Final

from ..rules import cards

CAPTAIN: Final = "Captain Halyard"
ORDINALS: Final = ("first", "second", "third", "fourth")


def the_box(box: int) -> str:
    """A box in a sentence: the Full House, but Sixes."""
    bare = cards.SCORES[box] in (cards.FACE, cards.FOUR, cards.ALL)
    return cards.BOXES[box] if bare else f"the {cards.BOXES[box]}"


def dice(counts: Sequence[int]) -> str:
    """Dice from the lowest: 1-3-3."""
    return "-".join(str(face) for face, count in enumerate(counts, 1) for _ in range(count)) or "no die"
