"""Chance events of Hautel Couture: guests and items (23.2)."""

from typing import Any, Final

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.chance import Lot, Pile
from tableforone.kernel.frames import Frame

from ....rules import decks
from ....rules.position import Hotels
from ...common.rules import numbers as m
from . import hautel_couture


class CafeGuests(Pile):
    """Reveal cards until one is suitable; the others are shuffled again (23.2.1)."""

    def bag(self, p: Hotels, frame: Frame) -> int:
        return mask_of([guest for guest in bits(p.guest_bag) if hautel_couture.suits(p, guest)])

    def cards(self, p: Hotels, frame: Frame) -> list[int]:
        return decks.GUESTS_IN[p.modules]


class Items(Lot):
    """An item from the pool (23.2.3)."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return hautel_couture.ITEMS - sum(hautel_couture.pool(p))

    def weights(self, p: Hotels, frame: Frame) -> list[tuple[Any, int]]:
        return [(kind, left) for kind, left in enumerate(hautel_couture.pool(p)) if left]


GUESTS: Final[CafeGuests] = CafeGuests("the guests of Hautel Couture", m.CAFE_DECK)
ITEMS: Final[Items] = Items("the pool of items", m.ITEM_POOL)
