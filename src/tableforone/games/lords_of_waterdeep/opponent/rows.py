"""The opponent's decisions, one row per sentence of the solo document, numbered as in RULES.md."""

from typing import Any, Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.rows import Decision, by_lot, first, most, only, prefer

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import QUESTS
from ..rules.effects import one
from ..rules.position import Waterdeep
from .offers import NUMBERS, givers, in_turn, offer, offer_shown

# fields that determine an offer
OFFERS: Final = ("his", "his_quests", "my_tiles", "played", "stock", "supply", "switches")
HARBOR: Final[list[int]] = [1 << place for place in range(cards.HARBOR_1, cards.FIRST_TILE)]
FAVORS: Final[list[tuple[int, int]]] = sorted(
    one(option) for option in cards.CARD_DATA[cards.CARD_IDS.index("call_in_a_favor")]["effects"][0]["options"]
)


# --- a space: candidates are spaces, as offers; about is an ``About``


# S6.1 and S7.6 leave no other space to him that yields nothing.
YIELDING: Final[int] = (1 << NUMBERS) - 1 & ~(1 << cards.BUILDERS_HALL | cards.HARBOR_MASK)


def of_the_need(number: int, p: Waterdeep, about: Any) -> int:
    need: int = about[0]
    return offer(p, number, need).resources[need]


def value(number: int, p: Waterdeep, about: Any) -> int:
    """The value of an offer (S6.4), by an option after the owner's reward."""
    one = offer(p, number, about[0])
    return one.value - one.owner if about[3] else one.value


def value_after_pay(number: int, p: Waterdeep, about: Any) -> int:
    one = offer(p, number, about[0])
    return one.value - one.owner


GREATEST_VALUE: Final = most("S7.4.2", "greatest-value", value, reads=OFFERS)
VALUE_AFTER_PAY: Final = most("S7.4.3", "value-after-pay", value_after_pay, reads=OFFERS)

SPACE: Final = Decision(
    "space",
    prefer("S7.1.1", "gives-need", among=givers, reads=OFFERS),
    most("S7.4.1", "most-of-need", of_the_need, reads=OFFERS),
    GREATEST_VALUE,
    VALUE_AFTER_PAY,
    by_lot("S7.4.4"),
    shows=offer_shown,
    order=in_turn,
    lot=n.LOT,
    number=0,
)

FALLBACK: Final = Decision(
    "fallback",
    prefer("S7.1.2", "castle", among=1 << cards.CASTLE),
    prefer("S7.1.3", "builders-hall", among=1 << cards.BUILDERS_HALL),
    prefer("S7.1.4", "yields-something", among=YIELDING),
    first("S7.1.5", "harbor", lambda numbers, p, about: HARBOR),
    GREATEST_VALUE,
    VALUE_AFTER_PAY,
    by_lot("S7.4.4"),
    shows=offer_shown,
    order=in_turn,
    lot=n.LOT,
    number=1,
)


# --- a tile in Builder's Hall: candidates are slots, as (slot, tile, VP tokens)


def tile_shown(slot: int, p: Waterdeep, about: Any) -> Any:
    return slot, p.hall[slot], p.hall_vp[slot]


def tokens(slot: int, p: Waterdeep, about: Any) -> int:
    return p.hall_vp[slot]


TILE: Final = Decision(
    "tile", most("S7.8.1", "most-tokens", tokens, reads=("hall_vp",)), first("S7.8.2", "leftmost"), shows=tile_shown
)


# --- a cube for a question mark: candidates are kinds; about = (need, sought)


def is_lacking(kind: int, p: Waterdeep, about: Any) -> bool:
    return kind == int(about[0])


def is_sought(kind: int, p: Waterdeep, about: Any) -> bool:
    return kind == int(about[1])


def worth_of_a_cube(kind: int, p: Waterdeep, about: Any) -> int:
    return cards.VALUE[kind]


CUBE: Final = Decision(
    "cube",
    prefer("S6.3.1", "cube-lacking", is_lacking),
    most("S6.3.2", "cube-value", worth_of_a_cube),
    prefer("S6.3.3", "cube-sought", is_sought),
    by_lot("S6.3.4"),
    lot=n.LOT,
    number=2,
)


# --- an option of Call in a Favor: candidates are kinds, as (kind, number, value); about = (need,)


def favors(p: Waterdeep) -> dict[int, tuple[int, int, int]]:
    """The options by kind that the supply allows: kind, number, value."""
    found = [(kind, count if kind == n.GOLD else min(count, p.supply[kind])) for kind, count in FAVORS]
    return {kind: (kind, count, count * cards.VALUE[kind]) for kind, count in found}


def in_order_of_favors(kinds: int, p: Waterdeep, about: Any) -> list[int]:
    return [kind for kind in favors(p) if kinds >> kind & 1]


def favor_shown(kind: int, p: Waterdeep, about: Any) -> Any:
    return favors(p)[kind]


def worth_of_favor(kind: int, p: Waterdeep, about: Any) -> int:
    return favors(p)[kind][2]


FAVOR: Final = Decision(
    "favor",
    prefer("S10.2.1", "favor-lacking", is_lacking),
    most("S10.2.2", "favor-value", worth_of_favor, reads=("supply",)),
    by_lot("S10.2.3"),
    shows=favor_shown,
    order=in_order_of_favors,
    lot=n.LOT,
    number=3,
)


# --- a quest to complete: candidates are places in his row, as (place, quest)


def quest_shown(place: int, p: Waterdeep, about: Any) -> Any:
    return place, p.his_quests[place]


def bound(places: int, p: Waterdeep, about: Any) -> int:
    """The mandatory quests in his row; all, if none is."""
    return mask_of([place for place, quest in enumerate(p.his_quests) if quest >= QUESTS]) or places


QUEST: Final = Decision(
    "quest",
    only("S4.5", "mandatory", among=bound, reads=("his_quests",)),
    first("S11.1", "uppermost"),
    shows=quest_shown,
)


# --- a cube to swap for a cleric: candidates are kinds of which he has one to spare


SWAP: Final = Decision("swap", first("S11.5.2", "swap"))

BY_LOT: Final = (SPACE, FALLBACK, CUBE, FAVOR)  # by their numbers
DECISIONS: Final = (*BY_LOT, TILE, QUEST, SWAP)
