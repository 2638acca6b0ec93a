"""Chance events of the opponent's turn: his Placement cards."""

from typing import Final

from tableforone.kernel.chance import Pile
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws

from ..rules import numbers as n
from ..rules import solo_cards
from ..rules.position import Salamandra

APART: Final = 16  # distance between the keys of two shuffles; no other pile uses these keys


# the companion has a subclass that knows cards by their arrows
@mypyc_attr(allow_interpreted_subclasses=True)
class PlacementCards(Pile):
    """His deck; when it is empty, the discards are shuffled again (12.4.5)."""

    def bag(self, p: Salamandra, frame: Frame) -> int:
        return p.bags[n.PLACEMENT]

    def deal(self, p: Salamandra, frame: Frame, draws: Draws) -> int:
        return draws.draw(self.key + APART * p.shuffles, self.all, p.bags[n.PLACEMENT])


PLACEMENT: Final[Pile] = PlacementCards(
    "Rudolph's Placement cards", n.PLACEMENT, list(range(solo_cards.PLACEMENT_CARDS))
)
