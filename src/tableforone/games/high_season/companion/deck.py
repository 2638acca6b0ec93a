"""Your own cards: entering what a card shows, and the deck file (9.9).

The entry of a card is a list of numbers: left die, right die, its actions, NO_MORE, the hand, the
zig-zag.
"""

import tomllib
from collections.abc import Mapping
from typing import Final

from tableforone.kernel.asking import noted
from tableforone.kernel.meanings import HOME
from tableforone.kernel.spec import Deck

from ..rules import numbers as n
from ..rules import solo_cards
from ..rules.position import HighSeason
from ..voice import SPEECH, m, t
from ..voice.names import card_action_text, card_face, die_symbol, hand_name, preference, zigzag_name
from . import numbers as c

Told = tuple[int, ...]
NO_MORE: Final = 0
DICE: Final = 2
MOST_STEPS: Final = 6  # the most actions a card may show
OWN: Final = "own"  # the provenance of a card in a file: the player's own deck,
OURS: Final = solo_cards.OURS  # or the reconstruction
OCCUPY: Final = [solo_cards.action_code(colour, prefer) for colour in range(4) for prefer in range(4)]
ACTIONS: Final = [*OCCUPY, *(n.MARK + steps for steps in range(1, MOST_STEPS + 1))]


def ask(card: str, told: Told) -> tuple[str, list[tuple[int, str]]] | None:
    """The next question about this card and its answers; None when the card is complete."""
    if len(told) < DICE:
        question = t("enter-die", id=card, side=n.SIDES[len(told)])
        return question, [(die, str(die_symbol(die))) for die in range(7)]
    if NO_MORE not in told[DICE:]:
        return ask_action(card, len(told) - DICE)
    after = told[DICE + told[DICE:].index(NO_MORE) + 1 :]
    if not after:
        return t("deck-hand", id=card), [(hand, str(hand_name(hand))) for hand in (0, 1)]
    if len(after) == 1:
        zigzags = range(len(solo_cards.ZIGZAGS))
        return t("deck-zigzag", id=card), [(zigzag, str(zigzag_name(zigzag))) for zigzag in zigzags]
    return None


def ask_action(card: str, nth: int) -> tuple[str, list[tuple[int, str]]]:
    """The next action of a card; every card has at least one."""
    actions = [(action, card_action_text(action)) for action in ACTIONS]
    if nth == 0:
        return t("deck-first-action", id=card), actions
    nothing = [(NO_MORE, t("deck-no-more"))]
    return t("enter-action", id=card), nothing if nth == solo_cards.MOST_ACTIONS else nothing + actions


def face_of(told: Told) -> int:
    """The face of a completely entered card."""
    end = DICE + told[DICE:].index(NO_MORE)
    face = told[0] | told[1] << 3 | (told[end + 1] << 3 | told[end + 2]) << 6
    for nth, action in enumerate(told[DICE:end]):
        face |= action << 10 + 6 * nth
    return face


def told_of(face: int) -> Told:
    """The entry for a card with this face.

    >>> all(face_of(told_of(face)) == face for face in solo_cards.OUR_DECK)
    True
    """
    preference = solo_cards.preference_of(face)
    return (*solo_cards.dice_of(face), *solo_cards.actions_of(face), NO_MORE, preference >> 3, preference & 7)


def described(card: str, told: Told) -> str:
    face = face_of(told)
    return t("deck-card", card=card_face(face), preference=preference(solo_cards.preference_of(face)))


# --- drawings: lists of icon names


def drawn_die(die: int) -> str:
    return f"die-{die}" if die else "die-most"


def drawn_action(action: int) -> str:
    if action > n.MARK:
        return " ".join(["crown"] * (action - n.MARK))
    colour, prefer = solo_cards.occupation_of(action)
    room = "any-room" if colour == n.ANY else f"c-{n.COLOURS[colour]}"
    return f"{room} full-{n.PREFERENCES[prefer]}" if prefer else room


def drawn_hand(hand: int) -> str:
    """A hand from the left points to the right."""
    return "hand-left" if hand else "hand-right"


def drawn_preference(preference: int) -> str:
    return f"{drawn_hand(preference >> 3)} zz-{preference & 7}"


def drawn_face(face: int) -> str:
    """Both dice and all actions of a card."""
    dice = [drawn_die(die) for die in solo_cards.dice_of(face)]
    return " ".join([*dice, *(drawn_action(action) for action in solo_cards.actions_of(face))])


def drawn(told: Told, answer: int) -> str:
    """The next part of a card as it is printed; "" for parts that are not printed."""
    if len(told) < DICE:
        return drawn_die(answer)
    if NO_MORE not in told[DICE:]:
        return drawn_action(answer) if answer != NO_MORE else ""
    return drawn_hand(answer) if told[-1] == NO_MORE else f"zz-{answer}"


# --- the file


def read(text: str) -> dict[str, Told]:
    """The player's cards in a deck file: marked as own, or not as reconstructed."""
    if not text:
        return {}
    faces = solo_cards.read_deck(text)  # raises a Fault that names the card and the wrong field
    marked = {card["id"] for card in tomllib.loads(text)["card"] if card.get("provenance") == OWN}
    pairs = zip(solo_cards.CARD_IDS, faces, solo_cards.OUR_DECK, strict=True)
    return {card: told_of(face) for card, face, ours in pairs if card in marked or face != ours}


def write(known: Mapping[str, Told]) -> str:
    """Write a whole deck: the player's cards, and reconstructed ones for the rest."""
    # the file is the same in every language
    lines = [f"# {SPEECH.said(HOME, 'deck-file', {})}", ""]
    for card, ours in zip(solo_cards.CARD_IDS, solo_cards.OUR_DECK, strict=True):
        face = face_of(known[card]) if card in known else ours
        preference = solo_cards.preference_of(face)
        lines += [
            "[[card]]",
            f'id = "{card}"',
            f'provenance = "{OWN if card in known else OURS}"',
            f"dice = [{', '.join(die_word(die) for die in solo_cards.dice_of(face))}]",
            f"actions = [{', '.join(action_word(action) for action in solo_cards.actions_of(face))}]",
            f'hand = "{n.HANDS[preference >> 3]}"',
            f'zigzag = "{solo_cards.ZIGZAGS[preference & 7]}"',
            "",
        ]
    return "\n".join(lines)


def die_word(die: int) -> str:
    return str(die) if die else '"most"'


def action_word(action: int) -> str:
    if action > n.MARK:
        return f'{{do = "emperor", n = {action - n.MARK}}}'
    colour, prefer = solo_cards.occupation_of(action)
    return f'{{do = "occupy", color = "{n.COLOURS[colour]}", prefer = "{n.PREFERENCES[prefer]}"}}'


# --- at the table


def learned(p: HighSeason) -> dict[str, Told]:
    """The player's cards, as far as this game knows them."""
    known: int = noted(p, c.KNOWN) if p.stack else 0
    return {name: told_of(p.faces[card]) for card, name in enumerate(solo_cards.CARD_IDS) if known >> card & 1}


def known_in(text: str) -> int:
    """The player's own cards in a deck file, as bits."""
    hers = read(text)
    return sum(1 << card for card, name in enumerate(solo_cards.CARD_IDS) if name in hers)


DECK: Final = Deck("deck", m("deck-name"), solo_cards.CARD_IDS, ask, described, read, write, learned, drawn)
