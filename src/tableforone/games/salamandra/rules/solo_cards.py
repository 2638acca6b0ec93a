"""What do Rudolph's cards say?  Labour and Placement cards from our data or from a file of the player's, checked."""

import tomllib
from functools import lru_cache
from typing import Any, Final

from tableforone.kernel.data import read_data
from tableforone.kernel.faults import Fault

from . import cards
from . import numbers as n

ARROWS: Final = ("north", "east", "south", "west")
STEPS: Final = ([0, -1], [1, 0], [0, 1], [-1, 0])  # of the arrows, as x and y
PLACEMENT_CARDS: Final = 16
MOST: Final = 99  # no number on a card is larger
LABOUR_IDS: Final = ("L1", "L2", "L3")
PLACEMENT_IDS: Final = tuple(f"P{number:02}" for number in range(1, PLACEMENT_CARDS + 1))
OWN: Final = "own"  # where a card of a deck file comes from: the player's own box,
OURS: Final = "ours"  # or our design


@lru_cache(maxsize=8)  # every game asks for it
def labour_card(level: str, text: str = "") -> tuple[int, ...]:
    """Points of rounds 1 to 4, Spellbook points, recyclings, faith of Salamander, Bear and Eagle.

    >>> labour_card("3")
    (3, 6, 9, 12, 6, 3, 5, 5, 5)
    """
    found = [card for card in read_cards(text, "labour", "solo_labour_cards") if card.get("level") == int(level)]
    if len(found) != 1:
        raise Fault(f"The file for option labour must have exactly one card with level = {level}; it has {len(found)}.")
    return labour_numbers(name_of(found[0], "labour", 1), found[0])


def labour_numbers(name: str, card: dict[str, Any]) -> tuple[int, ...]:
    """The nine numbers of a card, checked."""
    rounds = card.get("vp_by_round")
    if not isinstance(rounds, list) or len(rounds) != cards.ROUNDS:
        raise Fault(f"{name}: vp_by_round must be a list of {cards.ROUNDS} numbers, one for each round.")
    numbers = [number_in(name, "vp_by_round", value) for value in rounds]
    numbers += [number_in(name, field, card.get(field)) for field in ("spellbook_vp", "recycling")]
    faith = card.get("faith")
    if not isinstance(faith, dict) or set(faith) != set(n.GODS):
        raise Fault(f"{name}: faith must name bear, eagle and salamander and nothing else.")
    return (*numbers, *[number_in(name, f"faith.{god}", faith[god]) for god in n.GODS])


@lru_cache(maxsize=8)
def placement_cards(text: str = "") -> tuple[int, ...]:
    """The arrow of each Placement card: number of its starting tile times four plus its direction.

    >>> placement_cards()[:4]
    (0, 4, 5, 13)
    """
    found = read_cards(text, "placement", "solo_placement_cards")
    if len(found) != PLACEMENT_CARDS:
        raise Fault(f"The file for option placement must have {PLACEMENT_CARDS} cards; it has {len(found)}.")
    return tuple([arrow_of(name_of(card, "placement", number), card) for number, card in enumerate(found, 1)])


def arrow_of(name: str, card: dict[str, Any]) -> int:
    start, arrow = card.get("start"), card.get("arrow")
    if start not in cards.STARTS:
        raise Fault(f"{name}: start must be one of {', '.join(cards.STARTS)}, not {start!r}.")
    if arrow not in ARROWS:
        raise Fault(f"{name}: arrow must be one of {', '.join(ARROWS)}, not {arrow!r}.")
    direction = ARROWS.index(arrow)
    if card.get("step", STEPS[direction]) != STEPS[direction]:
        raise Fault(f"{name}: step must be {STEPS[direction]} for an arrow to the {arrow}; correct it or leave it out.")
    return cards.STARTS.index(start) * 4 + direction


# --- a deck of both kinds, as far as the player knows it


def deck_cards(text: str) -> dict[str, dict[str, Any]]:
    """The cards of a deck file by their ids; a Fault names the one that cannot be."""
    found: dict[str, dict[str, Any]] = {}
    for card in read_cards(text, "deck", "solo_placement_cards") if text else []:
        name = card.get("id")
        if name not in LABOUR_IDS and name not in PLACEMENT_IDS:
            raise Fault(f"Option deck: there is no card {name!r}. Cards: L1 to L3, P01 to P{PLACEMENT_CARDS}.")
        if name in found:
            raise Fault(f"Option deck: two cards with the number {name}. Look at the card and keep the right one.")
        found[name] = card
    return found


@lru_cache(maxsize=8)
def deck_labour(level: str, text: str) -> tuple[int, ...]:
    """The Labour card of a level: the player's, or ours."""
    card = deck_cards(text).get(f"L{level}")
    return labour_numbers(f"Option deck, card L{level}", card) if card else labour_card(level)


@lru_cache(maxsize=8)
def deck_arrows(text: str) -> tuple[int, ...]:
    """The arrows of the Placement cards: the player's, and ours for the others."""
    known = deck_cards(text)
    pairs = zip(PLACEMENT_IDS, placement_cards(), strict=True)
    return tuple(
        [arrow_of(f"Option deck, card {name}", known[name]) if name in known else ours for name, ours in pairs]
    )


def hers_in(text: str) -> set[str]:
    """The ids of the cards of a deck file that are the player's own."""
    deck_arrows(text)
    for name in LABOUR_IDS:
        deck_labour(name[1:], text)
    return {name for name, card in deck_cards(text).items() if card.get("provenance", OWN) == OWN}


def read_cards(text: str, option: str, ours: str) -> list[dict[str, Any]]:
    """The cards of the player's file, or of our own when there is none."""
    try:
        data = tomllib.loads(text) if text else read_data(cards.FOLDER, ours)
    except tomllib.TOMLDecodeError as error:
        raise Fault(f"The file for option {option} is not TOML: {error}. Compare it with data/{ours}.toml.") from None
    found = data.get("card")
    if not isinstance(found, list) or not all(isinstance(card, dict) for card in found):
        raise Fault(f"The file for option {option} has no [[card]] entries. Compare it with data/{ours}.toml.")
    return found


def name_of(card: dict[str, Any], option: str, number: int) -> str:
    return f"Option {option}, card {card.get('id', f'number {number}')!s}"


def number_in(name: str, field: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise Fault(f"{name}: {field} must be a whole number from 0 to {MOST}, not {value!r}.")
    return value
