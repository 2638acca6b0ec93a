"""Which card of his did she turn over?  Cards with the same arrow are alike: one of them stands for all."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.chance import Pile
from tableforone.kernel.frames import Frame

from ..opponent.chance import PlacementCards
from ..rules import numbers as n
from ..rules import solo_cards
from ..rules.position import Salamandra


class Arrows(PlacementCards):
    """His deck, known by its arrows."""

    def weights(self, p: Salamandra, frame: Frame) -> list[tuple[Any, int]]:
        found: dict[int, list[int]] = {}
        for card in bits(p.bags[n.PLACEMENT]):
            found.setdefault(p.arrows[card], []).append(card)
        return [(alike[0], len(alike)) for _, alike in sorted(found.items())]


PLACEMENT: Final[Pile] = Arrows("Rudolph's Placement cards", n.PLACEMENT, list(range(solo_cards.PLACEMENT_CARDS)))
