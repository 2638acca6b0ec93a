"""Where does Pseudo go, seen at a glance?  The same as by all his rows, where nobody listens to his reasons."""

from typing import Final

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..rules.spaces import BASIC, can_buy
from .needs import first_needed
from .offers import (
    ALL_KINDS,
    BOARD_OFFERS,
    FREE_OFFERS,
    LOOSE,
    O_GIVES,
    O_GOODS,
    O_OWNER,
    O_PLACE,
    O_SOURCE,
    O_VALUE,
    Offer,
    ample,
    given_by,
    kept_from,
    offer,
    tile_offers,
)

# by the occupied spaces outside the harbor: a mask of the resources that the free ones give
GIVEN: Final[list[int]] = [given_by(free) for free in BOARD_OFFERS]


def rank(one: Offer, need: int) -> int:
    """How an offer stands among others: most of the need, greatest value, greatest after the owner is paid (S7.4)."""
    value = one[O_VALUE]
    return (one[O_GOODS + need] << 12 | value) << 12 | value - one[O_OWNER] + 1024


# by kind: the spaces outside the harbor that give it, and how they stand
GIVING: Final[list[list[tuple[Offer, int]]]] = [
    [(one, rank(one, kind)) for one in BOARD_OFFERS[0] if one[O_GIVES] >> kind & 1] for kind in range(5)
]


def glance(p: Waterdeep, occasion: int) -> Offer | None:
    """The space to which he goes; None where it takes his rows to tell: for a listener, for lots, for rare things."""
    if p.heard is not None or occasion >= n.WARES or p.switches & n.OWNER_PAY_INSIDE_VALUE or not ample(p):
        return None
    occupied = kept_from(p)
    tiles = tile_offers(p, occupied, True)
    need = first_needed(p, (GIVEN[occupied & BASIC] | given_by(tiles)) & ALL_KINDS)
    if p.his_done >> cards.ORB & 1 and not p.used >> 2 & n.ORB_USED and need != first_needed(p, ALL_KINDS):
        return None  # he may join an agent for it (S11.5)
    seen = best_of(p, occupied, tiles, need) if need >= 0 else without_need(p, occupied)
    if seen is not None:
        p.sought = need
    return seen


def best_of(p: Waterdeep, occupied: int, tiles: list[Offer], need: int) -> Offer | None:
    """The first of those that give the need, or None where two are equal."""
    best: Offer | None = None
    top = 0
    for space, height in GIVING[need]:
        if not occupied >> space[O_PLACE] & 1:
            if height > top:
                best = space
                top = height
            elif height == top:
                best = None
    for one in tiles:
        if one[O_GIVES] & LOOSE and need < n.GOLD:
            one = offer(p, one[O_PLACE], one[O_SOURCE], need)  # S6.3.3
        if one[O_GIVES] >> need & 1:
            height = rank(one, need)
            if height > top:
                best = one
                top = height
            elif height == top:
                best = None
    return best


def without_need(p: Waterdeep, occupied: int) -> Offer | None:
    """The castle, else Builder's Hall if he can pay for a tile (S7.1.2, S7.1.3)."""
    if not occupied >> cards.CASTLE & 1:
        return FREE_OFFERS[cards.CASTLE]
    if not occupied >> cards.BUILDERS_HALL & 1 and can_buy(p, p.his[n.GOLD]):
        return FREE_OFFERS[cards.BUILDERS_HALL]
    return None
