"""Chance events at a real table: one Placement card represents all with the same arrow."""

from typing import Any, Final

from tableforone.kernel.asking import noted
from tableforone.kernel.bits import bits
from tableforone.kernel.chance import Pile
from tableforone.kernel.frames import Frame

from ..opponent.chance import PlacementCards
from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from . import numbers as c


def guesses(p: Salamandra) -> int:
    """The face-down cards whose arrow is only reconstructed, as bits."""
    return p.bags[n.PLACEMENT] & ~int(noted(p, c.SURE))


class Arrows(PlacementCards):
    """His deck by arrows; if the player has not seen all cards, any arrow is possible."""

    def weights(self, p: Salamandra, frame: Frame) -> list[tuple[Any, int]]:
        found: dict[int, list[int]] = {}
        for card in bits(p.bags[n.PLACEMENT]):
            found.setdefault(p.arrows[card], []).append(card)
        sure: int = noted(p, c.SURE)
        for alike in found.values():
            alike.sort(key=lambda card: not sure >> card & 1)  # prefer one that she has seen
        expected = [(alike[0], len(alike)) for _, alike in sorted(found.items())]
        others = [code for code in range(4 * len(cards.STARTS)) if code not in found] if guesses(p) else []
        return [*expected, *((c.OTHER + code, 0) for code in others)]

    def accepts(self, p: Salamandra, frame: Frame, answer: Any) -> bool:
        listed = answer in [outcome for outcome, _ in self.weights(p, frame)]
        return super().accepts(p, frame, answer) or (type(answer) is int and listed)


PLACEMENT: Final[Pile] = Arrows("Rudolph's Placement cards", n.PLACEMENT, list(range(solo_cards.PLACEMENT_CARDS)))
