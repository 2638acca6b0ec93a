"""What is everything called?  Names of pieces and places, costs and gains in words."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted, listed

from ..rules import cards
from ..rules import numbers as n
from ..rules.solo_cards import ARROWS

SPOTS: Final = ("top", "right", "bottom", "left")
ONE: Final = ("crystal", "leaf", "flower", "fruit", "green potion", "purple potion", "point", "scroll")
MANY: Final = ("crystals", "leaves", "flowers", "fruits", "green potions", "purple potions", "points", "scrolls")
DECK_NAMES: Final = ("Bear", "Eagle", "white Salamander", "black Salamander")
DECK_KEYS: Final = ("bear", "eagle", "white", "black")
HALVES: Final = ("white", "black")
UPPER_LOWER: Final = ("upper", "lower")
# What is counted (3.3): the noun, and whose it is.
COUNTED: Final = (
    ("orange field", "with your apprentice"),
    ("green field", "with your apprentice"),
    ("white field", "with your apprentice"),
    ("purple field", "with your apprentice"),
    ("cauldron field", "with your apprentice"),
    ("Bear or Eagle card", "of yours"),
    ("Salamander card", "of yours"),
    ("grove", "you have harvested"),
    ("Spellbook", "with your apprentice"),
)
WHEN: Final = {
    "harvest_grove": "each time you harvest a grove",
    "place_on_cauldron": "each time you place on a cauldron field",
    "build": "each time you build a field",
    "gain_scroll": "for each scroll you receive",
    "place_on_spellbook": "each time an apprentice of yours moves to a Spellbook",
    "take_divinity": "each time you take a Bear or Eagle card",
    "take_salamander": "each time you take a Salamander card",
}
START_NAMES: Final = ("north-west", "north-east", "south-west", "south-east")


def goods(good: int, number: int) -> str:
    """A number of goods.

    >>> goods(0, 1), goods(6, 4)
    ('1 crystal', '4 points')
    """
    return counted(number, ONE[good], MANY[good])


def cost_text(cost: list[int]) -> str:
    """A cost of ``rules/cards.py`` in words."""
    parts = [goods(good, number) for good, number in enumerate(cost[: cards.ANY_RESOURCE]) if number]
    return listed([*parts, "1 leaf, flower or fruit"] if cost[-1] else parts)


def pairs_text(pairs: list[tuple[int, int]]) -> str:
    return listed([goods(good, number) for good, number in pairs])


def gain_text(gain: list[Frame]) -> str:
    """A gain of ``rules/cards.py`` (frames in reverse) in words."""
    return listed([part_text(frame) for frame in reversed(gain)])


def part_text(frame: Frame) -> str:
    word: int = frame[0]
    if word == n.EARN:
        return goods(frame[1], frame[2])
    if word == n.SCORE_PER:
        return f"{goods(n.VP, frame[2])} for each {each_counted(frame[1])}"
    if word == n.TAKE_CARD:
        return f"the face-up {DECK_NAMES[frame[1]]} card"
    return {n.REACTIVATE: "one flipped apprentice made active again", n.PICK_GROVE: "any one grove, free"}[word]


def each_counted(counter: int) -> str:
    """One of what is counted, without a number.

    >>> each_counted(7)
    'grove you have harvested'
    """
    noun, whose = COUNTED[counter]
    return f"{noun} {whose}"


def all_counted(counter: int, number: int) -> str:
    """A number of what is counted.

    >>> all_counted(1, 1), all_counted(5, 2), all_counted(7, 0)
    ('1 green field with your apprentice', '2 Bear or Eagle cards of yours', 'no groves you have harvested')
    """
    noun, whose = COUNTED[counter]
    return f"{counted(number, noun) if number else f'no {noun}s'} {whose}"


# --- places


def cell_name(cell: int) -> str:
    """Column and row as on the edges of the map: the Temple lies at E0 N0 and E1 N0.

    >>> from tableforone.games.salamandra.rules.cards import cell_at
    >>> cell_name(cell_at(2, -1)), cell_name(cell_at(-1, 3))
    ('E2 N1', 'W1 S3')
    """
    return f"{column_name(cards.column_of(cell))} {row_name(cards.row_of(cell))}"


def column_name(x: int) -> str:
    return f"W{-x}" if x < 0 else f"E{x}"


def row_name(y: int) -> str:
    return f"S{y}" if y > 0 else f"N{-y}"


def gap_place(cell: int) -> str:
    """A gap is named after the octagon at its north-west."""
    return f"south-east of {cell_name(cell)}"


def gap_name(cell: int) -> str:
    return f"the gap {gap_place(cell)}"


def key_of(cell: int) -> str:
    """A short key of a cell or gap, for the ids of pieces."""
    return column_name(cards.column_of(cell)) + row_name(cards.row_of(cell))


# --- pieces


def field_name(tile: int) -> str:
    """The colours and number of a Field tile.

    >>> field_name(4), field_name(20)
    ('green field F05', 'orange-green field F21')
    """
    return f"{'-'.join(cards.FIELD_DATA[tile]['colors'])} field {cards.FIELD_IDS[tile]}"


def spot_name(spot: int) -> str:
    return f"the {SPOTS[spot & 3]} spot of the {field_name(spot >> 2)}"


def grove_name(grove: int) -> str:
    return f"grove {cards.GROVE_IDS[grove]} ({gain_text(cards.GROVE_GAIN[grove])})"


def divinity_name(card: int) -> str:
    return f"{cards.DIVINITY_DATA[card]['name']} ({cards.DIVINITY_IDS[card]})"


def divinity_text(card: int) -> str:
    """The permanent effect of a Bear or Eagle card, as it goes on in a sentence."""
    data = cards.DIVINITY_DATA[card]
    if "convert" in data:
        good = cards.CONVERT_GOOD[card]
        made = goods(good, 1) if good else "1 leaf, flower or fruit"
        return f"pay {goods(n.CRYSTAL, cards.CONVERT_PRICE[card])} for {made}, as often as you like"
    ((good, number),) = cards.simple_gain(data["id"], data["trigger"]["gain"])
    when = WHEN.get(data["trigger"]["on"]) or f"each time you place on {with_article(data['trigger']['color'])} field"
    return f"{goods(good, number)} {when}"


def with_article(word: str) -> str:
    """The word after "a" or "an".

    >>> with_article("orange"), with_article("white")
    ('an orange', 'a white')
    """
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def salamander_name(card: int) -> str:
    half, gain = cards.SALAMANDER_DATA[card]["deck"], gain_text(cards.SALAMANDER_GAIN[card])
    return f"{half} Salamander {cards.SALAMANDER_IDS[card]} ({gain})"


def card_name(deck: int, card: int) -> str:
    """A card of one of the four decks with what it does."""
    if deck < n.WHITE_DECK:
        return f"{divinity_name(card)}: {divinity_text(card)}"
    return salamander_name(card)


def card_id(deck: int, card: int) -> str:
    return cards.DIVINITY_IDS[card] if deck < n.WHITE_DECK else cards.SALAMANDER_IDS[card]


def book_name(book: int) -> str:
    return f"{cards.BOOK_DATA[book]['name']} ({cards.BOOK_IDS[book]})"


def book_spot(book: int, lower: int) -> str:
    return f"{UPPER_LOWER[lower]} spot of the {book_name(book)}"


def book_text(book: int, lower: int) -> str:
    """What a spot of a Spellbook scores at the end."""
    points, counter = goods(n.VP, cards.BOOK_POINTS[book][lower]), cards.BOOK_COUNTER[book]
    return points if counter == n.FLAT else f"{points} for each {each_counted(counter)}"


def arrow_name(code: int) -> str:
    """An arrow of a Placement card.

    >>> arrow_name(13)
    'the arrow east from the south-east starting field'
    """
    return f"the arrow {ARROWS[code & 3]} from the {START_NAMES[code >> 2]} starting field"


assert len(cards.STARTS) == len(START_NAMES) and len(cards.TEMPLE) == len(HALVES)
