"""The opponent's decisions, one row per sentence of the solo document, numbered as in RULES.md."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.rows import (
    FROM_LOWEST,
    KEY_BITS,
    Aspect,
    Decision,
    Filter,
    Sets,
    by_lot,
    first,
    most,
    only,
    prefer,
)

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import FIRST_TILE, QUESTS
from ..rules.effects import one
from ..rules.position import Waterdeep
from .offers import (
    FIXED,
    FREE_OFFERS,
    GIVERS,
    NUMBERS,
    O_GOODS,
    O_OWNER,
    O_VALUE,
    OWNED_OFFERS,
    Offer,
    has_printed,
    in_turn,
    offer,
    told_offers,
)

# fields that determine an offer
OFFERS: Final = ("his", "his_quests", "my_tiles", "played", "stock", "supply", "switches")
HARBOR: Final[list[int]] = [1 << place for place in range(cards.HARBOR_1, cards.FIRST_TILE)]
FAVORS: Final[list[tuple[int, int]]] = sorted(
    one(option) for option in cards.CARD_DATA[cards.CARD_IDS.index("call_in_a_favor")]["effects"][0]["options"]
)


# --- a space: candidates are spaces, as offers; about is an ``About``


# S6.1 and S7.6 leave no other space to him that yields nothing.
YIELDING: Final[int] = (1 << NUMBERS) - 1 & ~(1 << cards.BUILDERS_HALL | cards.HARBOR_MASK)
REWARDS: Final = 16  # no owner's reward is as high: values after it are not negative


def standing(one: Offer, need: int, inside: int) -> int:
    """How an offer stands among the others.

    How much of the need it gives, its value, and its value after the owner's reward.
    """
    value = one[O_VALUE] + REWARDS
    after = value - one[O_OWNER]
    return (one[O_GOODS + need] << KEY_BITS | (after if inside else value)) << KEY_BITS | after


# Places that always give what is printed: free ones, yours with the reward outside the value and
# inside it; by need and place.
STANDINGS: Final[list[list[list[int]]]] = [
    [[standing(one, need, inside) for one in offers] for need in range(5)]
    for offers, inside in ((FREE_OFFERS, 0), (OWNED_OFFERS, 0), (OWNED_OFFERS, 1))
]


class Standing(Aspect):
    """One of the three keys of an offer."""

    def worth(self, number: int, p: Waterdeep, about: Any) -> int:
        need: int = about[0]
        if FIXED[number] and has_printed(p, number):
            yours = number >= FIRST_TILE and p.my_tiles >> number - FIRST_TILE & 1
            return STANDINGS[1 + about[3] if yours else 0][need][number]
        return standing(offer(p, number, need), need, about[3])


GREATEST_VALUE: Final = most("S7.4.2", "greatest-value", Standing(1), reads=OFFERS)
VALUE_AFTER_PAY: Final = most("S7.4.3", "value-after-pay", Standing(0), reads=OFFERS)

SPACE: Final = Decision(
    "space",
    prefer("S7.1.1", "gives-need", GIVERS, reads=OFFERS),
    most("S7.4.1", "most-of-need", Standing(2), reads=OFFERS),
    GREATEST_VALUE,
    VALUE_AFTER_PAY,
    by_lot("S7.4.4"),
    tells=told_offers,
    order=in_turn,
    lot=n.LOT,
    number=0,
)

FALLBACK: Final = Decision(
    "fallback",
    prefer("S7.1.2", "castle", 1 << cards.CASTLE),
    prefer("S7.1.3", "builders-hall", 1 << cards.BUILDERS_HALL),
    prefer("S7.1.4", "yields-something", YIELDING),
    first("S7.1.5", "harbor", HARBOR),
    GREATEST_VALUE,
    VALUE_AFTER_PAY,
    by_lot("S7.4.4"),
    tells=told_offers,
    order=in_turn,
    lot=n.LOT,
    number=1,
)


# --- a tile in Builder's Hall: candidates are slots, as (slot, tile, VP tokens)


def tiles_told(slots: int, p: Waterdeep, about: Any) -> dict[int, Any]:
    return {slot: (slot, p.hall[slot], p.hall_vp[slot]) for slot in bits(slots)}


def tokens(slots: int, p: Waterdeep, about: Any) -> list[int]:
    return p.hall_vp


TILE: Final = Decision(
    "tile",
    most("S7.8.1", "most-tokens", tokens, reads=("hall_vp",)),
    first("S7.8.2", "leftmost", FROM_LOWEST),
    tells=tiles_told,
)


# --- a cube for a question mark: candidates are kinds; about = (need, sought)


ONE_KIND: Final[list[int]] = [1, 2, 4, 8, 16, 0]  # by kind; NOTHING, which is -1, is the last entry


CUBE: Final = Decision(
    "cube",
    prefer("S6.3.1", "cube-lacking", Sets(0, ONE_KIND)),
    most("S6.3.2", "cube-value", cards.VALUE),
    prefer("S6.3.3", "cube-sought", Sets(1, ONE_KIND)),
    by_lot("S6.3.4"),
    lot=n.LOT,
    number=2,
)


# --- an option of Call in a Favor: candidates are kinds, as (kind, number, value); about = (need,)


def favors(p: Waterdeep) -> dict[int, tuple[int, int, int]]:
    """The options by kind that the supply allows: kind, number, value."""
    found = [(kind, count if kind == n.GOLD else min(count, p.supply[kind])) for kind, count in FAVORS]
    return {kind: (kind, count, count * cards.VALUE[kind]) for kind, count in found}


def favors_told(kinds: int, p: Waterdeep, about: Any) -> dict[int, Any]:
    return {kind: option for kind, option in favors(p).items() if kinds >> kind & 1}


def worth_of_favors(kinds: int, p: Waterdeep, about: Any) -> list[int]:
    options = favors(p)
    return [options[kind][2] if kind in options else 0 for kind in range(5)]


FAVOR: Final = Decision(
    "favor",
    prefer("S10.2.1", "favor-lacking", Sets(0, ONE_KIND)),
    most("S10.2.2", "favor-value", worth_of_favors, reads=("supply",)),
    by_lot("S10.2.3"),
    tells=favors_told,
    lot=n.LOT,
    number=3,
)


# --- a quest to complete: candidates are places in his row, as (place, quest)


def quests_told(places: int, p: Waterdeep, about: Any) -> dict[int, Any]:
    return {place: (place, p.his_quests[place]) for place in bits(places)}


class Bound(Filter):
    def fits(self, places: int, p: Waterdeep, about: Any) -> int:
        bound = 0
        for place, quest in enumerate(p.his_quests):
            if quest >= QUESTS:
                bound |= 1 << place
        return bound or places


QUEST: Final = Decision(
    "quest",
    only("S4.5", "mandatory", Bound(), reads=("his_quests",)),
    first("S11.1", "uppermost", FROM_LOWEST),
    tells=quests_told,
)


# --- a cube to swap for a cleric: candidates are kinds of which he has one to spare


SWAP: Final = Decision("swap", first("S11.5.2", "swap", FROM_LOWEST))

BY_LOT: Final = (SPACE, FALLBACK, CUBE, FAVOR)  # by their numbers
DECISIONS: Final = (*BY_LOT, TILE, QUEST, SWAP)
