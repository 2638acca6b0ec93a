"""Names of pieces, places, costs and gains, as meanings."""

from collections.abc import Iterable
from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.speech import worded

from ..rules import cards
from ..rules import numbers as n
from ..rules.solo_cards import ARROWS
from . import m

SPOTS: Final = ("top", "right", "bottom", "left")
# Names of goods; also keys in the view.
ONE: Final = ("crystal", "leaf", "flower", "fruit", "green potion", "purple potion", "point", "scroll")
DECK_KEYS: Final = ("bear", "eagle", "white", "black")
HALVES: Final = ("white", "black")
UPPER_LOWER: Final = ("upper", "lower")
# Counters (3.3).
COUNTED: Final = ("orange", "green", "white", "purple", "cauldron", "divinity", "salamander", "grove", "book")


def goods(good: int, number: int) -> Meaning:
    """A number of goods.

    >>> str(goods(0, 1)), str(goods(6, 4))
    ('1 crystal', '4 points')
    """
    return m("goods", good=n.GOODS[good], n=number)


def good_name(name: str) -> Meaning:
    """A good of the view, without a number."""
    return m("good", good=n.GOODS[ONE.index(name)])


def all_of(parts: Iterable[Meaning]) -> Meaning:
    return m("all-of", parts=list(parts))


def cost(price: list[int]) -> Meaning:
    """A cost from ``rules/cards.py``."""
    parts = [goods(good, number) for good, number in enumerate(price[: cards.ANY_RESOURCE]) if number]
    return all_of([*parts, m("any-resource")] if price[-1] else parts)


def pairs(gains: list[tuple[int, int]]) -> Meaning:
    return all_of(goods(good, number) for good, number in gains)


def gain(frames: list[Frame]) -> Meaning:
    """A gain from ``rules/cards.py`` (frames in reverse)."""
    return all_of(part(frame) for frame in reversed(frames))


def part(frame: Frame) -> Meaning:
    word: int = frame[0]
    if word == n.EARN:
        return goods(frame[1], frame[2])
    if word == n.SCORE_PER:
        return points_per(frame[2], frame[1])
    if word == n.TAKE_CARD:
        return m("gain-card", deck=DECK_KEYS[frame[1]])
    return m("gain-reactivate") if word == n.REACTIVATE else m("gain-grove")


def points_per(points: int, counter: int) -> Meaning:
    return m("points-per", n=points, counter=COUNTED[counter])


# --- places


def cell_name(cell: int) -> str:
    """Column and row as on the edges of the map: the Temple is at E0 N0 and E1 N0.

    >>> from tableforone.games.salamandra.rules.cards import cell_at
    >>> cell_name(cell_at(2, -1)), cell_name(cell_at(-1, 3))
    ('E2 N1', 'W1 S3')
    """
    return f"{column_name(cards.column_of(cell))} {row_name(cards.row_of(cell))}"


def column_name(x: int) -> str:
    return f"W{-x}" if x < 0 else f"E{x}"


def row_name(y: int) -> str:
    return f"S{y}" if y > 0 else f"N{-y}"


def gap_name(cell: int) -> Meaning:
    """A gap is named after the octagon at its north-west."""
    return m("gap", cell=cell_name(cell))


def key_of(cell: int) -> str:
    """A short key for a cell or gap, for the ids of pieces."""
    return column_name(cards.column_of(cell)) + row_name(cards.row_of(cell))


# --- pieces


def colours(tile: int) -> str:
    """The colours of a field, as an id."""
    return "-".join(cards.FIELD_DATA[tile]["colors"])


def field_name(tile: int) -> Meaning:
    """The colours and number of a Field tile.

    >>> str(field_name(4)), str(field_name(20))
    ('green field F05', 'orange-green field F21')
    """
    return m("field", colour=colours(tile), id=cards.FIELD_IDS[tile])


def spot_name(spot: int) -> Meaning:
    return m("spot", place=SPOTS[spot & 3], field=field_name(spot >> 2))


def grove_name(grove: int) -> Meaning:
    return m("grove", id=cards.GROVE_IDS[grove], gain=gain(cards.GROVE_GAIN[grove]))


@worded
def deck_title(deck: int) -> Meaning:
    return m("deck", deck=DECK_KEYS[deck])


def divinity_called(card: int) -> Meaning:
    return m(f"divinity-{cards.DIVINITY_IDS[card]}")


def divinity_name(card: int) -> Meaning:
    return m("named", name=divinity_called(card), id=cards.DIVINITY_IDS[card])


def divinity_effect(card: int) -> Meaning:
    """The permanent effect of a Bear or Eagle card."""
    data = cards.DIVINITY_DATA[card]
    if "convert" in data:
        good = cards.CONVERT_GOOD[card]
        made = goods(good, 1) if good else m("any-resource")
        return m("convert-effect", price=goods(n.CRYSTAL, cards.CONVERT_PRICE[card]), what=made)
    ((good, number),) = cards.simple_gain(data["id"], data["trigger"]["gain"])
    on, colour = data["trigger"]["on"], data["trigger"].get("color", "")
    return m("trigger-effect", what=goods(good, number), on=on, colour=colour)


def salamander_name(card: int) -> Meaning:
    data, id_ = cards.SALAMANDER_DATA[card], cards.SALAMANDER_IDS[card]
    return m("salamander", deck=data["deck"], id=id_, gain=gain(cards.SALAMANDER_GAIN[card]))


def card_name(deck: int, card: int) -> Meaning:
    """A card of one of the four decks, with its effect."""
    if deck < n.WHITE_DECK:
        return m("divinity", card=divinity_name(card), effect=divinity_effect(card))
    return salamander_name(card)


def card_id(deck: int, card: int) -> str:
    return cards.DIVINITY_IDS[card] if deck < n.WHITE_DECK else cards.SALAMANDER_IDS[card]


def book_called(book: int) -> Meaning:
    return m(f"book-{cards.BOOK_IDS[book]}")


def book_name(book: int) -> Meaning:
    return m("named", name=book_called(book), id=cards.BOOK_IDS[book])


def book_spot(book: int, lower: int) -> Meaning:
    return m("book-spot", level=UPPER_LOWER[lower], book=book_name(book))


def book_points(book: int, lower: int) -> Meaning:
    """The final points for a spot on a Spellbook."""
    points, counter = cards.BOOK_POINTS[book][lower], cards.BOOK_COUNTER[book]
    return goods(n.VP, points) if counter == n.FLAT else points_per(points, counter)


def arrow_name(code: int) -> Meaning:
    """An arrow on a Placement card.

    >>> str(arrow_name(13))
    'the arrow east from the south-east starting field'
    """
    return m("arrow", arrow=ARROWS[code & 3], start=cards.STARTS[code >> 2])


# --- as texts, which the view repeats

gap_text: Final = worded(gap_name)
book_title: Final = worded(book_called)
book_label: Final = worded(book_points)

assert len(cards.TEMPLE) == len(HALVES)
