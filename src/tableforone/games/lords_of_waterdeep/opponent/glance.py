"""Where does Pseudo go, seen at a glance?  The same as by all his rows, where nobody listens to his reasons."""

from typing import Final

from tableforone.kernel.bits import bits, mask_of

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import FIRST_TILE, STONE_HOUSE, ZOARSTAR
from ..rules.position import Waterdeep
from ..rules.spaces import BASIC, can_buy
from .needs import first_needed
from .offers import (
    ALL_KINDS,
    BOARD_OFFERS,
    CHOICE_MASK,
    CHOICE_SIZE,
    FREE_OFFERS,
    O_GIVES,
    O_GOODS,
    O_OWNER,
    O_PLACE,
    O_VALUE,
    PLAIN,
    Offer,
    ample,
    kept_from,
    shared_offers,
    tile_offers,
)


def rank(one: Offer, need: int) -> int:
    """How an offer stands among others: most of the need, greatest value, greatest after the owner is paid (S7.4)."""
    value = one[O_VALUE]
    return (one[O_GOODS + need] << 12 | value) << 12 | value - one[O_OWNER] + 1024


def first_of(offers: list[Offer], need: int, best: Offer | None = None, top: int = 0) -> tuple[Offer | None, int]:
    """The one that gives the need and stands highest, None where two are equal, and how high; the best before them."""
    for one in offers:
        if one[O_GIVES] >> need & 1:
            height = rank(one, need)
            if height > top:
                best = one
                top = height
            elif height == top:
                best = None
    return best, top


# by kind: the spaces outside the harbor that give it; by those of them that are occupied: the first of the others
GIVERS: Final[list[int]] = [
    mask_of([one[O_PLACE] for one in BOARD_OFFERS[0] if one[O_GIVES] >> kind & 1]) for kind in range(5)
]
FIRST_SPACE: Final[list[dict[int, tuple[Offer | None, int]]]] = [
    {occupied: first_of(BOARD_OFFERS[occupied], kind) for occupied in range(BASIC + 1) if not occupied & ~GIVERS[kind]}
    for kind in range(5)
]


def most_of(place: int, kind: int) -> int:
    """The most of a kind that a tile may ever give."""
    no_limit = (
        cards.STOCK_KIND[place - FIRST_TILE] == kind or place == ZOARSTAR or (place, kind) == (STONE_HOUSE, n.GOLD)
    )
    return MANY if no_limit else PLAIN[place][kind] + CHOICE_SIZE[place] * (CHOICE_MASK[place] >> kind & 1)


# by kind, and by how much of it the best space gives: the tiles that may give as much, as a mask
MANY: Final = 4
MAY_GIVE: Final[list[list[int]]] = [
    [
        mask_of([tile for tile in range(cards.TILES) if most_of(FIRST_TILE + tile, kind) >= max(1, given)])
        for given in range(MANY + 1)
    ]
    for kind in range(5)
]


def glance(p: Waterdeep, occasion: int) -> Offer | None:
    """The space to which he goes; None where it takes his rows to tell: for a listener, for lots, for rare things."""
    if p.heard is not None or occasion >= n.WARES or p.switches & n.OWNER_PAY_INSIDE_VALUE or not ample(p):
        return None
    occupied = kept_from(p)
    free = (p.my_tiles | p.his_tiles) & ~(occupied >> FIRST_TILE)
    wanted = ALL_KINDS
    need = first_needed(p, p.his, wanted)
    while need >= 0:
        seen, height = FIRST_SPACE[need][occupied & GIVERS[need]]
        tiles = free & MAY_GIVE[need][height >> 24]
        if tiles:
            seen, height = first_of(tile_offers(p, bits(tiles), True, need), need, seen, height)
        if not height and p.his_done >> cards.ORB & 1 and not p.used >> 2 & n.ORB_USED:
            seen, height = first_of(shared_offers(p, need), need)  # he joins an agent for it (S11.5)
        if height:
            break
        wanted ^= 1 << need
        need = first_needed(p, p.his, wanted)
    else:
        seen = without_need(p, occupied)
    if seen is not None:
        p.sought = need
    return seen


def without_need(p: Waterdeep, occupied: int) -> Offer | None:
    """The castle, else Builder's Hall if he can pay for a tile (S7.1.2, S7.1.3)."""
    if not occupied >> cards.CASTLE & 1:
        return FREE_OFFERS[cards.CASTLE]
    if not occupied >> cards.BUILDERS_HALL & 1 and can_buy(p, p.his[n.GOLD]):
        return FREE_OFFERS[cards.BUILDERS_HALL]
    return None
