"""The opponent's twenty card faces as ints, reconstructed or from a player's file (9.9).

A face holds, from the lowest bit: left die, right die (3 bits each, 0 is "most"), the preference
side (4 bits: hand << 3 | zig-zag) and up to eight actions (6 bits each, see `action_code`).
"""

import tomllib
from typing import Any, Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data, read_data
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Meaning

from . import numbers as n
from .cards import FOLDER
from .says import m

MOST_STEPS: Final = 28
MOST_ACTIONS: Final = 8
CARDS: Final = 20
OURS: Final = "ours"  # provenance of a reconstructed card in a player's deck

SOURCE: Final[Data] = read_data(FOLDER, "solo_cards")
GRADES: Final = ("A", "B", "C")
CARD_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in SOURCE["card"])
GRADE: Final[list[int]] = [GRADES.index(card["grade"]) for card in SOURCE["card"]]
GRADE_CARDS: Final[list[int]] = [mask_of([c for c in range(CARDS) if GRADE[c] == grade]) for grade in range(3)]
# the cards of a grade are consecutive
ZIGZAGS: Final[tuple[str, ...]] = tuple(line["id"] for line in SOURCE["zigzag"])
LEVEL_CARDS: Final[list[list[int]]] = [[level[grade] for grade in GRADES] for level in SOURCE["level"]]  # 9.1.2
IN_DECK: Final[int] = sum(LEVEL_CARDS[0])  # the same at every level


def action_code(colour: int, prefer: int) -> int:
    """An occupation as an action of a card, 1..16."""
    return 1 + (colour << 2 | prefer)


def occupation_of(action: int) -> tuple[int, int]:
    """Colour and preference of an occupation."""
    return action - 1 >> 2, action - 1 & 3


def actions_of(face: int) -> list[int]:
    """The actions of a face, in their order."""
    actions: list[int] = []
    rest = face >> 10
    while rest:
        actions.append(rest & 63)
        rest >>= 6
    return actions


def dice_of(face: int) -> tuple[int, int]:
    """The two pictured dice of a face, left and right."""
    return face & 7, face >> 3 & 7


def preference_of(face: int) -> int:
    """The preference side of a face: hand << 3 | zig-zag."""
    return face >> 6 & 15


LARGEST_FACE: Final = (1 << 10 + 6 * MOST_ACTIONS) - 1


def are_actions(packed: int) -> bool:
    """Whether a card can have these actions."""
    actions = actions_of(packed << 10)
    return 0 < len(actions) <= MOST_ACTIONS and min(actions) > 0 and max(actions) <= n.MARK + MOST_STEPS


def is_face(face: int) -> bool:
    """Whether a card can have this face; 0 is the back of one that was not dealt."""
    return face == 0 or (0 < face <= LARGEST_FACE and max(dice_of(face)) <= 6 and are_actions(face >> 10))


# --- reading a deck


def read_deck(text: str) -> tuple[int, ...]:
    """The faces of a deck file; "" is this game's deck.

    A Fault names the card and the wrong field.
    """
    if not text:
        return OUR_DECK
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Fault(m("file-not-toml", error=str(error))) from None
    for name, value in data.items():
        if name not in ("card", "provenance") and value != SOURCE.get(name):
            raise Fault(m("file-other-part", part=name))
    cards = data.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise Fault(m("file-no-cards"))
    by_id = {name_of(card): card for card in cards}
    missing = [name for name in CARD_IDS if name not in by_id]
    if missing or len(cards) != CARDS:
        raise Fault(m("file-lacks" if missing else "file-twice", n=len(cards), cards=missing))
    return tuple([face_of(by_id[name]) for name in CARD_IDS])


def ours_in(text: str) -> int:
    """The number of cards in a deck file that are still reconstructed; all without a file."""
    if not text:
        return CARDS
    cards = tomllib.loads(text)["card"]
    return sum(card.get("provenance") == OURS for card in cards)


def name_of(card: Data) -> str:
    """The id of a card of a deck file."""
    name = card.get("id")
    if not isinstance(name, str) or name not in CARD_IDS:
        raise Fault(m("file-id", card=str(name)))
    return name


def face_of(card: Data) -> int:
    """One card as an int, every field checked."""
    name = name_of(card)
    known_fields = ("id", "grade", "provenance", "dice", "actions", "hand", "zigzag")
    for field in card:
        if field not in known_fields:
            raise wrong(name, str(field), m("file-unknown-field", fields=list(known_fields)))
    if card.get("grade", name[0]) != name[0]:
        raise wrong(name, "grade", m("file-grade", grade=name[0]))
    dice = card.get("dice")
    if not isinstance(dice, list) or len(dice) != 2:
        raise wrong(name, "dice", m("file-two-dice"))
    left, right = die_of(name, dice[0]), die_of(name, dice[1])
    hand = choice(name, "hand", card.get("hand"), n.HANDS)
    zigzag = choice(name, "zigzag", card.get("zigzag"), ZIGZAGS)
    face = left | right << 3 | (hand << 3 | zigzag) << 6
    actions = card.get("actions")
    if not isinstance(actions, list) or not 1 <= len(actions) <= MOST_ACTIONS:
        raise wrong(name, "actions", m("file-actions", most=MOST_ACTIONS))
    for nth, action in enumerate(actions):
        face |= read_action(name, action) << (10 + 6 * nth)
    return face


def die_of(name: str, die: Any) -> int:
    if die == "most":
        return n.MOST
    if type(die) is not int or not 1 <= die <= 6:
        raise wrong(name, "dice", m("file-die", value=str(die)))
    return int(die)


def read_action(name: str, action: Any) -> int:
    """An action of a card (2.4)."""
    if isinstance(action, dict) and action.get("do") == "emperor" and set(action) == {"do", "n"}:
        steps = action["n"]
        if type(steps) is not int or not 1 <= steps <= MOST_STEPS:
            raise wrong(name, "actions", m("file-steps", value=str(steps), most=MOST_STEPS))
        return n.MARK + int(steps)
    if isinstance(action, dict) and action.get("do") == "occupy" and set(action) == {"do", "color", "prefer"}:
        colour = choice(name, "actions: color", action["color"], n.COLOURS)
        return action_code(colour, choice(name, "actions: prefer", action["prefer"], n.PREFERENCES))
    raise wrong(name, "actions", m("file-action", value=str(action)))


def choice(name: str, field: str, value: Any, choices: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in choices:
        raise wrong(name, field, m("file-choice", value=str(value), choices=list(choices)))
    return choices.index(value)


def wrong(name: str, field: str, what: Meaning) -> Fault:
    return Fault(m("file-field", card=name, field=field, what=what))


OUR_DECK: Final[tuple[int, ...]] = tuple([face_of(card) for card in SOURCE["card"]])
