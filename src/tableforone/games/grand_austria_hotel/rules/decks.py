"""Which cards are in the game?  Every deck for every set of modules; the base game is the first entry of each list."""

from typing import Any, Final

from .cards import (
    ALL_GUESTS,
    ALL_INSTRUCTIONS,
    ALL_STAFF,
    ELISABETHS_CARDS,
    EVERY_GUEST,
    EVERY_OBJECTIVE,
    EVERY_STAFF,
    EVERY_TILE,
    INSTRUCTIONS,
)
from .numbers import ANY_MODULE, ELISABETH

SETS: Final = range(ANY_MODULE + 1)


def within(rows: list[dict[str, Any]], modules: int) -> list[int]:
    """The numbers of the cards whose modules are all in the game."""
    return sorted(row["id"] for row in rows if not row.get("needs", 0) & ~modules)


def by_letter(rows: list[dict[str, Any]], modules: int) -> list[list[int]]:
    """The places of the rows in their list, letter by letter."""
    return [
        [i for i, row in enumerate(rows) if row["letter"] == letter and not row.get("needs", 0) & ~modules]
        for letter in "ABC"
    ]


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


GUESTS_IN: Final[list[list[int]]] = [within(EVERY_GUEST, modules) for modules in SETS]
STAFF_IN: Final[list[list[int]]] = [within(EVERY_STAFF, modules) for modules in SETS]
END_STAFF_IN: Final[list[list[int]]] = [
    within([row for row in EVERY_STAFF if row["type"] == "end"], modules) for modules in SETS
]
OBJECTIVES_IN: Final[list[list[list[int]]]] = [
    [within([row for row in EVERY_OBJECTIVE if row["letter"] == letter], modules) for letter in "ABC"]
    for modules in SETS
]
TILES_IN: Final[list[list[list[int]]]] = [by_letter(EVERY_TILE, modules) for modules in SETS]
INSTRUCTIONS_IN: Final[list[list[int]]] = [
    ELISABETHS_CARDS if modules & ELISABETH else INSTRUCTIONS for modules in SETS
]
ALL_GUESTS_IN: Final[list[int]] = [mask(cards) for cards in GUESTS_IN]
ALL_STAFF_IN: Final[list[int]] = [mask(cards) for cards in STAFF_IN]
ALL_INSTRUCTIONS_IN: Final[list[int]] = [mask(cards) for cards in INSTRUCTIONS_IN]
assert (ALL_GUESTS_IN[0], ALL_STAFF_IN[0], ALL_INSTRUCTIONS_IN[0]) == (ALL_GUESTS, ALL_STAFF, ALL_INSTRUCTIONS)

# What the dealer deals: cards counted from the lowest number, because small bags are the quickest to look through.
LOWEST_GUEST: Final = min(GUESTS_IN[0])
LOWEST_INSTRUCTION: Final = min(INSTRUCTIONS)
GUESTS_COUNTED: Final[list[list[int]]] = [[card - LOWEST_GUEST for card in cards] for cards in GUESTS_IN]
INSTRUCTIONS_COUNTED: Final[list[list[int]]] = [
    [card - LOWEST_INSTRUCTION for card in cards] for cards in INSTRUCTIONS_IN
]
