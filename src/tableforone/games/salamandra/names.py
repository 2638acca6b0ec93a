"""What is everything called?  Names of pieces and places, costs and gains in words."""

from typing import Final

from tableforone.games.salamandra.cards import (
    BOOK_COUNTER,
    BOOK_DATA,
    BOOK_IDS,
    BOOK_POINTS,
    CONVERT_GOOD,
    CONVERT_PRICE,
    COSTS,
    DIVINITY_DATA,
    DIVINITY_IDS,
    FIELD_DATA,
    FIELD_IDS,
    GROVE_GAIN,
    GROVE_IDS,
    SALAMANDER_DATA,
    SALAMANDER_GAIN,
    SALAMANDER_IDS,
    STARTS,
    TEMPLE,
    column_of,
    row_of,
)
from tableforone.games.salamandra.opponent.cards import ARROWS
from tableforone.games.salamandra.vocabulary import (
    EARN,
    PICK_GROVE,
    REACTIVATE,
    SCORE_PER,
    TAKE_CARD,
    WHITE_DECK,
)
from tableforone.kernel.frames import Frame

SPOTS: Final = ("top", "right", "bottom", "left")
ONE: Final = ("crystal", "leaf", "flower", "fruit", "green potion", "purple potion", "point", "scroll")
MANY: Final = ("crystals", "leaves", "flowers", "fruits", "green potions", "purple potions", "points", "scrolls")
DECK_NAMES: Final = ("Bear", "Eagle", "white Salamander", "black Salamander")
DECK_KEYS: Final = ("bear", "eagle", "white", "black")
HALVES: Final = ("white", "black")
UPPER_LOWER: Final = ("upper", "lower")
COUNTED: Final = (
    "orange field with your apprentice",
    "green field with your apprentice",
    "white field with your apprentice",
    "purple field with your apprentice",
    "cauldron field with your apprentice",
    "Bear or Eagle card of yours",
    "Salamander card of yours",
    "grove you have harvested",
    "Spellbook with your apprentice",
    "flat",
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
NOUNS: Final = ("field", "card", "grove", "Spellbook")  # one of them is in whatever is counted
START_NAMES: Final = ("north-west", "north-east", "south-west", "south-east")


def goods(good: int, n: int) -> str:
    """A number of goods.

    >>> goods(0, 1), goods(6, 4)
    ('1 crystal', '4 points')
    """
    return f"{n} {ONE[good] if n == 1 else MANY[good]}"


def listed(parts: list[str]) -> str:
    """Parts joined as in a sentence; "nothing" for none.

    >>> listed(["1 leaf", "2 points", "1 scroll"])
    '1 leaf, 2 points and 1 scroll'
    """
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def cost_text(cost: list[int]) -> str:
    """A cost of cards.py in words."""
    parts = [goods(good, n) for good, n in enumerate(cost[: len(COSTS) - 1]) if n]
    return listed([*parts, "1 leaf, flower or fruit"] if cost[-1] else parts)


def pairs_text(pairs: list[tuple[int, int]]) -> str:
    return listed([goods(good, n) for good, n in pairs])


def gain_text(gain: list[Frame]) -> str:
    """A gain of cards.py (frames in reverse) in words."""
    return listed([part_text(frame) for frame in reversed(gain)])


def part_text(frame: Frame) -> str:
    word: int = frame[0]
    if word == EARN:
        return goods(frame[1], frame[2])
    if word == SCORE_PER:
        return f"{goods(6, frame[2])} for each {COUNTED[frame[1]]}"
    if word == TAKE_CARD:
        return f"the face-up {DECK_NAMES[frame[1]]} card"
    return {REACTIVATE: "one flipped apprentice made active again", PICK_GROVE: "any one grove, free"}[word]


def counted(counter: int, n: int) -> str:
    """A number of what is counted (3.3).

    >>> counted(1, 1), counted(5, 2), counted(7, 0)
    ('1 green field with your apprentice', '2 Bear or Eagle cards of yours', 'no groves you have harvested')
    """
    what = COUNTED[counter]
    noun = next(word for word in what.split() if word in NOUNS)
    return f"1 {what}" if n == 1 else f"{n or 'no'} {what.replace(noun, noun + 's', 1)}"


# --- places


def cell_name(cell: int) -> str:
    """Column and row as on the edges of the map: the Temple lies at E0 N0 and E1 N0.

    >>> from tableforone.games.salamandra.cards import cell_at
    >>> cell_name(cell_at(2, -1)), cell_name(cell_at(-1, 3))
    ('E2 N1', 'W1 S3')
    """
    return f"{column_name(column_of(cell))} {row_name(row_of(cell))}"


def column_name(x: int) -> str:
    return f"W{-x}" if x < 0 else f"E{x}"


def row_name(y: int) -> str:
    return f"S{y}" if y > 0 else f"N{-y}"


def gap_name(cell: int) -> str:
    """A gap is named after the octagon at its north-west."""
    return f"the gap south-east of {cell_name(cell)}"


def key_of(cell: int) -> str:
    """A short key of a cell or gap, for the ids of pieces."""
    return cell_name(cell).replace(" ", "")


# --- pieces


def field_name(tile: int) -> str:
    """The colours and number of a Field tile.

    >>> field_name(4), field_name(20)
    ('green field F05', 'orange-green field F21')
    """
    return f"{'-'.join(FIELD_DATA[tile]['colors'])} field {FIELD_IDS[tile]}"


def spot_name(spot: int) -> str:
    return f"the {SPOTS[spot & 3]} spot of the {field_name(spot >> 2)}"


def grove_name(grove: int) -> str:
    return f"grove {GROVE_IDS[grove]} ({gain_text(GROVE_GAIN[grove])})"


def divinity_name(card: int) -> str:
    return f"{DIVINITY_DATA[card]['name']} ({DIVINITY_IDS[card]})"


def divinity_text(card: int) -> str:
    """The permanent effect of a Bear or Eagle card."""
    data = DIVINITY_DATA[card]
    if "convert" in data:
        good = CONVERT_GOOD[card]
        made = goods(good, 1) if good else "1 leaf, flower or fruit"
        return f"Pay {goods(0, CONVERT_PRICE[card])} for {made}, as often as you like"
    ((good_name, n),) = data["trigger"]["gain"].items()
    when = WHEN.get(data["trigger"]["on"]) or f"each time you place on {with_article(data['trigger']['color'])} field"
    return f"{goods(0 if good_name == 'crystal' else 6, n)} {when}"


def with_article(word: str) -> str:
    """The word after "a" or "an".

    >>> with_article("orange"), with_article("white")
    ('an orange', 'a white')
    """
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def salamander_name(card: int) -> str:
    return f"{SALAMANDER_DATA[card]['deck']} Salamander {SALAMANDER_IDS[card]} ({gain_text(SALAMANDER_GAIN[card])})"


def card_name(deck: int, card: int) -> str:
    """A card of one of the four decks with what it does."""
    if deck < WHITE_DECK:
        return f"{divinity_name(card)}: {lower_first(divinity_text(card))}"
    return salamander_name(card)


def lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]


def card_id(deck: int, card: int) -> str:
    return DIVINITY_IDS[card] if deck < WHITE_DECK else SALAMANDER_IDS[card]


def book_name(book: int) -> str:
    return f"{BOOK_DATA[book]['name']} ({BOOK_IDS[book]})"


def book_text(book: int, lower: int) -> str:
    """What a spot of a Spellbook scores at the end."""
    points = goods(6, BOOK_POINTS[book][lower])
    counter = COUNTED[BOOK_COUNTER[book]]
    return points if counter == "flat" else f"{points} for each {counter}"


def arrow_name(code: int) -> str:
    """An arrow of a Placement card.

    >>> arrow_name(13)
    'the arrow east from the south-east starting field'
    """
    return f"the arrow {ARROWS[code & 3]} from the {START_NAMES[code >> 2]} starting field"


assert len(STARTS) == len(START_NAMES) and len(TEMPLE) == len(HALVES)
