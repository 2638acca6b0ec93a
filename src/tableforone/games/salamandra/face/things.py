"""The pieces that answers point at, as ``kind:which``."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.solo_cards import PLACEMENT_IDS
from ..voice import names
from ..voice.answers import WORKS, parted


def thing(p: Salamandra, answer: int) -> str:
    """The piece that an answer points at; the part before the colon is the kind of answer."""
    word: int = p.stack[-1][0]
    if word in SHOWN:
        return SHOWN[word](p.stack[-1], answer)
    if answer == n.STOP:
        return "" if word == n.RECYCLE else "druid"  # the Druid tile is flipped on passing (10.1.4)
    if word == n.PAY_ANY:
        return f"stock:{names.ONE[answer - n.BUY]}"
    kind, which = parted(answer)
    return ON_TABLE[kind](p, which)


def spot_thing(kind: str, spot: int) -> str:
    return f"{kind}:{cards.FIELD_IDS[spot >> 2]}:{names.SPOTS[spot & 3]}"


def shown_card(p: Salamandra, deck: int) -> str:
    return names.card_id(deck, p.top[deck])


def swapped(p: Salamandra, place: int) -> str:
    return shown_card(p, place) if place < n.DECKS else cards.FIELD_IDS[p.display[place - n.DECKS]]


# what cards and tiles show, by word
SHOWN: Final[dict[int, Callable[[Frame, int], str]]] = {
    n.LAY_START: lambda f, tile: f"field:{cards.FIELD_IDS[tile]}",
    n.SHOW_FIELD: lambda f, tile: f"field:{cards.FIELD_IDS[tile]}",
    n.LAY_GROVE: lambda f, grove: f"grove:{cards.GROVE_IDS[grove]}",
    n.TURN_UP: lambda f, card: f"card:{names.card_id(f[1], card)}",
    n.OPEN_BOOK: lambda f, book: f"book:{cards.BOOK_IDS[book]}",
    n.ARROW: lambda f, card: f"placement:{PLACEMENT_IDS[card]}",
}
# by kind of answer, with which one of this kind it is
ON_TABLE: Final[dict[int, Callable[[Salamandra, int], str]]] = {
    n.BUY: lambda p, good: f"buy:{names.ONE[good]}",
    n.BUILD: lambda p, place: f"build:{cards.FIELD_IDS[p.display[place]]}",
    n.TAKE: lambda p, deck: f"card:{shown_card(p, deck)}",
    n.CONVERT: lambda p, code: f"convert:{cards.DIVINITY_IDS[code >> 2]}",
    n.REST: lambda p, spot: spot_thing("rest", spot),
    n.WORK: lambda p, spot: spot_thing(WORKS[cards.IS_CAULDRON[spot >> 2]], spot),
    n.TEMPLE_WHITE: lambda p, spot: spot_thing(names.HALVES[0], spot),
    n.TEMPLE_BLACK: lambda p, spot: spot_thing(names.HALVES[1], spot),
    n.PLACE: lambda p, spot: spot_thing("place", spot),
    n.GROVE: lambda p, grove: f"grove:{cards.GROVE_IDS[grove]}",
    n.BOOK: lambda p, place: f"book:{cards.BOOK_IDS[p.books[place >> 1]]}:{names.UPPER_LOWER[place & 1]}",
    n.SWAP: lambda p, place: f"recycle:{swapped(p, place)}",
    n.LEAVE: lambda p, spot: spot_thing("send", spot),
    n.WAKE: lambda p, spot: spot_thing("wake", spot),
    n.CELL: lambda p, cell: f"cell:{names.key_of(cell)}",
}
