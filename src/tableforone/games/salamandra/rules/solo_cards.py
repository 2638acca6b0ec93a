"""The opponent's Labour and Placement cards, from our data or a player's file, checked."""

import tomllib
from functools import lru_cache
from typing import Any, Final

from tableforone.kernel.data import read_data
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Meaning

from . import cards
from . import numbers as n
from .says import m

ARROWS: Final = ("north", "east", "south", "west")
STEPS: Final = ([0, -1], [1, 0], [0, 1], [-1, 0])  # of the arrows, as [x, y]
PLACEMENT_CARDS: Final = 16
MOST: Final = 99  # no number on a card is larger
LABOUR_IDS: Final = ("L1", "L2", "L3")
PLACEMENT_IDS: Final = tuple(f"P{number:02}" for number in range(1, PLACEMENT_CARDS + 1))
OWN: Final = "own"  # the provenance of a card in a deck file: the player's own box,
OURS: Final = "ours"  # or the reconstruction


@lru_cache(maxsize=8)  # every game needs it
def labour_card(level: str, text: str = "") -> tuple[int, ...]:
    """Points of rounds 1 to 4, Spellbook points, recyclings, faith of Salamander, Bear and Eagle.

    >>> labour_card("3")
    (3, 6, 9, 12, 6, 3, 5, 5, 5)
    """
    found = [card for card in read_cards(text, "labour", "solo_labour_cards") if card.get("level") == int(level)]
    if len(found) != 1:
        raise Fault(m("file-level", level=level, n=len(found)))
    return labour_numbers(name_of(found[0], "labour", 1), found[0])


def labour_numbers(name: Meaning, card: dict[str, Any]) -> tuple[int, ...]:
    """The nine checked numbers of a card."""
    rounds = card.get("vp_by_round")
    if not isinstance(rounds, list) or len(rounds) != cards.ROUNDS:
        raise Fault(m("file-rounds", card=name, n=cards.ROUNDS))
    numbers = [number_in(name, "vp_by_round", value) for value in rounds]
    numbers += [number_in(name, field, card.get(field)) for field in ("spellbook_vp", "recycling")]
    faith = card.get("faith")
    if not isinstance(faith, dict) or set(faith) != set(n.GODS):
        raise Fault(m("file-faith", card=name))
    return (*numbers, *[number_in(name, f"faith.{god}", faith[god]) for god in n.GODS])


@lru_cache(maxsize=8)
def placement_cards(text: str = "") -> tuple[int, ...]:
    """The arrow of each Placement card: number of its starting tile * 4 + direction.

    >>> placement_cards()[:4]
    (0, 4, 5, 13)
    """
    found = read_cards(text, "placement", "solo_placement_cards")
    if len(found) != PLACEMENT_CARDS:
        raise Fault(m("file-placement", n=len(found), all=PLACEMENT_CARDS))
    return tuple([arrow_of(name_of(card, "placement", number), card) for number, card in enumerate(found, 1)])


def arrow_of(name: Meaning, card: dict[str, Any]) -> int:
    start, arrow = card.get("start"), card.get("arrow")
    if start not in cards.STARTS:
        raise Fault(m("file-choice", card=name, field="start", choices=list(cards.STARTS), value=str(start)))
    if arrow not in ARROWS:
        raise Fault(m("file-choice", card=name, field="arrow", choices=list(ARROWS), value=str(arrow)))
    direction = ARROWS.index(arrow)
    if card.get("step", STEPS[direction]) != STEPS[direction]:
        raise Fault(m("file-step", card=name, step=str(STEPS[direction]), arrow=str(arrow)))
    return cards.STARTS.index(start) * 4 + direction


# --- a deck of both kinds, as far as the player has entered it


def deck_cards(text: str) -> dict[str, dict[str, Any]]:
    """The cards of a deck file by id; a Fault names an impossible one."""
    found: dict[str, dict[str, Any]] = {}
    for card in read_cards(text, "deck", "solo_placement_cards") if text else []:
        name = card.get("id")
        if name not in LABOUR_IDS and name not in PLACEMENT_IDS:
            raise Fault(m("file-no-card", name=str(name), last=PLACEMENT_CARDS))
        if name in found:
            raise Fault(m("file-twice", name=str(name)))
        found[name] = card
    return found


@lru_cache(maxsize=8)
def deck_labour(level: str, text: str) -> tuple[int, ...]:
    """The Labour card of a level: the player's, or the reconstructed one."""
    card = deck_cards(text).get(f"L{level}")
    return labour_numbers(m("file-card", option="deck", name=f"L{level}"), card) if card else labour_card(level)


@lru_cache(maxsize=8)
def deck_arrows(text: str) -> tuple[int, ...]:
    """The arrows of the Placement cards: the player's, and reconstructed ones for the rest."""
    known = deck_cards(text)
    pairs = zip(PLACEMENT_IDS, placement_cards(), strict=True)
    return tuple(
        [
            arrow_of(m("file-card", option="deck", name=name), known[name]) if name in known else ours
            for name, ours in pairs
        ]
    )


def hers_in(text: str) -> set[str]:
    """The ids of the player's own cards in a deck file."""
    deck_arrows(text)
    for name in LABOUR_IDS:
        deck_labour(name[1:], text)
    return {name for name, card in deck_cards(text).items() if card.get("provenance", OWN) == OWN}


def read_cards(text: str, option: str, ours: str) -> list[dict[str, Any]]:
    """The cards of the player's file, or ours if there is none."""
    try:
        data = tomllib.loads(text) if text else read_data(cards.FOLDER, ours)
    except tomllib.TOMLDecodeError as error:
        raise Fault(m("file-not-toml", option=option, error=str(error), name=ours)) from None
    found = data.get("card")
    if not isinstance(found, list) or not all(isinstance(card, dict) for card in found):
        raise Fault(m("file-no-cards", option=option, name=ours))
    return found


def name_of(card: dict[str, Any], option: str, number: int) -> Meaning:
    return m("file-card", option=option, name=str(card.get("id", number)))


def number_in(name: Meaning, field: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise Fault(m("file-number", card=name, field=field, most=MOST, value=str(value)))
    return value
