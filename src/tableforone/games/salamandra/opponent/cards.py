"""What do Rudolph's cards say?  Labour and Placement cards from our data or from a file of the player's, checked."""

import tomllib
from functools import lru_cache
from typing import Any, Final

from tableforone.games.salamandra.cards import DATA, ROUNDS, STARTS
from tableforone.kernel.faults import Fault

ARROWS: Final = ("north", "east", "south", "west")
STEPS: Final = ([0, -1], [1, 0], [0, 1], [-1, 0])
GODS: Final = ("salamander", "bear", "eagle")
LEVELS: Final = ("1", "2", "3")
PLACEMENT_CARDS: Final = 16
MOST: Final = 99  # no number on a card is larger


@lru_cache(maxsize=8)  # every game asks for it
def labour_card(level: str, text: str = "") -> tuple[int, ...]:
    """Points of rounds 1 to 4, Spellbook points, recyclings, faith of Salamander, Bear and Eagle.

    >>> labour_card("3")
    (3, 6, 9, 12, 6, 3, 5, 5, 5)
    """
    cards = _cards(text, "labour", "solo_labour_cards")
    found = [card for card in cards if card.get("level") == int(level)]
    if len(found) != 1:
        raise Fault(f"The file for option labour must have exactly one card with level = {level}; it has {len(found)}.")
    card = found[0]
    name = _name(card, "labour", 1)
    rounds = card.get("vp_by_round")
    if not isinstance(rounds, list) or len(rounds) != ROUNDS:
        raise Fault(f"{name}: vp_by_round must be a list of {ROUNDS} numbers, one for each round.")
    numbers = [_number(name, "vp_by_round", value) for value in rounds]
    numbers += [_number(name, field, card.get(field)) for field in ("spellbook_vp", "recycling")]
    faith = card.get("faith")
    if not isinstance(faith, dict) or set(faith) != set(GODS):
        raise Fault(f"{name}: faith must name bear, eagle and salamander and nothing else.")
    return (*numbers, *[_number(name, f"faith.{god}", faith[god]) for god in GODS])


@lru_cache(maxsize=8)
def placement_cards(text: str = "") -> tuple[int, ...]:
    """The arrow of each Placement card: number of its starting tile times four plus its direction.

    >>> placement_cards()[:4]
    (0, 4, 5, 13)
    """
    cards = _cards(text, "placement", "solo_placement_cards")
    if len(cards) != PLACEMENT_CARDS:
        raise Fault(f"The file for option placement must have {PLACEMENT_CARDS} cards; it has {len(cards)}.")
    return tuple([_arrow(_name(card, "placement", n), card) for n, card in enumerate(cards, 1)])


def _arrow(name: str, card: dict[str, Any]) -> int:
    start, arrow = card.get("start"), card.get("arrow")
    if start not in STARTS:
        raise Fault(f"{name}: start must be one of {', '.join(STARTS)}, not {start!r}.")
    if arrow not in ARROWS:
        raise Fault(f"{name}: arrow must be one of {', '.join(ARROWS)}, not {arrow!r}.")
    direction = ARROWS.index(arrow)
    if card.get("step", STEPS[direction]) != STEPS[direction]:
        raise Fault(f"{name}: step must be {STEPS[direction]} for an arrow to the {arrow}; correct it or leave it out.")
    return STARTS.index(start) * 4 + direction


def _cards(text: str, option: str, ours: str) -> list[dict[str, Any]]:
    """The cards of the player's file, or of our own when there is none."""
    try:
        data = tomllib.loads(text or (DATA / f"{ours}.toml").read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Fault(f"The file for option {option} is not TOML: {error}. Compare it with data/{ours}.toml.") from None
    cards = data.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise Fault(f"The file for option {option} has no [[card]] entries. Compare it with data/{ours}.toml.")
    return cards


def _name(card: dict[str, Any], option: str, n: int) -> str:
    return f"Option {option}, card {card.get('id', f'number {n}')!s}"


def _number(name: str, field: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise Fault(f"{name}: {field} must be a whole number from 0 to {MOST}, not {value!r}.")
    return value
