"""Chance in the opponent's turn. His Placement cards."""

from typing import Final

from tableforone.kernel.chance import Pile
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws

from ..rules import numbers as n
from ..rules import solo_cards
from ..rules.position import Salamandra

APART: Final = 16  # so far the key of each shuffle lies from the one before: no other pile has it


@mypyc_attr(allow_interpreted_subclasses=True)  # at a real table they are known by their arrows
class PlacementCards(Pile):
    """His deck; when it is empty, the discards are shuffled anew (12.4.5)."""

    def bag(self, p: Salamandra, frame: Frame) -> int:
        return p.bags[n.PLACEMENT]

    def shuffles(self, p: Salamandra, frame: Frame) -> int:
        return APART * p.shuffles

    def deal(self, p: Salamandra, frame: Frame, draws: Draws) -> int:
        """As every pile deals, in one step."""
        return draws.draw(self.key + APART * p.shuffles, self.all, p.bags[n.PLACEMENT])


PLACEMENT: Final[Pile] = PlacementCards(
    "Rudolph's Placement cards", n.PLACEMENT, list(range(solo_cards.PLACEMENT_CARDS))
)
