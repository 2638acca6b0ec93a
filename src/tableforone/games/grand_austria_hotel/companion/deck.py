"""Your own cards: entries for reconstructed values of Let's Waltz! and promo cards.

The entries for a card are numbers, one for each of its questions.  The file is that of the option
``cards``.  The companion does not use it: there the player enters the points that her cards show.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tableforone.kernel.grammar import signed
from tableforone.kernel.spec import Deck

from ..modules.ballrooms.rules import places as at
from ..modules.celebrities.rules import lounge
from ..rules import cards, own_cards
from ..voice import m, t
from ..voice import names as called
from .celebrities import ORDERS

Told = tuple[int, ...]
Asked = tuple[str, list[tuple[int, str]]]
POINTS: Final = [(points, signed(points)) for points in (*range(17), *range(-3, 0))]
FEW: Final = [(many, str(many)) for many in range(10)]
LOUNGE: Final = "lounge"
KEPT: Final = ("guest", "cost", "vp", "rows", "lounge_order")


def printed(reconstructed: Sequence[list[str]]) -> list[str]:
    """The printed numbers of the reconstructed cards of a kind."""
    return [str(card) for card in range(cards.CARD_NUMBERS) if reconstructed[card]]


def names() -> tuple[str, ...]:
    """Ids: cards by their printed numbers, celebrities by name, ballroom rows, the lounge."""
    numbers = printed(cards.GUEST_RECONSTRUCTED) + printed(cards.STAFF_RECONSTRUCTED)
    return (*numbers, *lounge.IDS, *at.ROW_NAMES, LOUNGE)


def titled(card: str) -> str:
    """The name of a card; most have only a number."""
    if card in lounge.IDS:
        return t(f"celebrity-{card}")
    if card in at.ROW_NAMES:
        return t("ballroom-row", row=card)
    return t("deck-lounge-name") if card == LOUNGE else card


def questions(card: str) -> Sequence[Asked]:
    """All questions about a card."""
    if card == LOUNGE:
        return [(t("deck-lounge"), [(i, ordered(order)) for i, order in enumerate(ORDERS)])]
    if card in at.ROW_NAMES:
        return [(t("deck-row-spaces", row=card), FEW), (t("deck-row-cost", row=card), FEW)]
    if card in lounge.IDS:
        name = m(f"celebrity-{card}")
        return [(t("deck-celebrity", name=name), POINTS), (t("deck-celebrity-aged", name=name), POINTS)]
    number = int(card)
    if cards.STAFF_RECONSTRUCTED[number]:
        return [(t("deck-staff", card=card, name=called.staff_name(number)), FEW)]
    who = called.guest_name(number)
    items = [(t("deck-guest-item", card=card, name=who, item=item), FEW[:5]) for item in called.ITEMS]
    return [(t("deck-guest-points", card=card, name=who), POINTS), *items]


def ordered(order: Sequence[int]) -> str:
    return t("deck-order", colours=[m("colour", colour=lounge.DIE_COLOURS[colour]) for colour in order])


def ask(card: str, told: Told) -> Asked | None:
    asked = questions(card)
    return asked[len(told)] if len(told) < len(asked) else None


def described(card: str, told: Told) -> str:
    """The entries for a card, in short."""
    if card.isdecimal() and len(told) > 1:
        return t("deck-told", n=told[0], order=called.some_items(told[1:]) or [m("deck-no-order")])
    values = [dict(answers)[answer] for (_, answers), answer in zip(questions(card), told, strict=True)]
    return t("deck-told-values", values=values)


# --- the file


def read(text: str) -> dict[str, Told]:
    """Read cards from a file; refuse parts that a deck cannot hold.

    Those are rehearsal rooms and Dove's tokens.  They are never dropped silently.
    """
    own_cards.own_cards(text)  # raises a Fault that names what is wrong
    file = tomllib.loads(text)
    for name in file:
        if name not in KEPT and name not in own_cards.COMMENTS:
            raise own_cards.wrong(name, m("file-not-in-a-deck"))
    found: dict[str, Any] = {str(row["id"]): (row["vp"], *row["order"]) for row in file.get("guest", ())}
    found |= {card: (cost,) for card, cost in file.get("cost", {}).items()}
    found |= {name: tuple(pair) for name, pair in file.get("vp", {}).items()}
    found |= {name: (row["spaces"], row["cost"]) for name, row in file.get("rows", {}).items()}
    if "lounge_order" in file:
        order = tuple(lounge.DIE_COLOURS.index(colour) for colour in file["lounge_order"])
        found[LOUNGE] = (ORDERS.index(order),)
    return found


def write(known: Mapping[str, Told]) -> str:
    """Write only the player's entries; the reconstructed values stay for all others."""
    lines = [f"# {t('deck-file')}"]
    if LOUNGE in known:
        dice = [f'"{lounge.DIE_COLOURS[colour]}"' for colour in ORDERS[known[LOUNGE][0]]]
        lines.append(f"lounge_order = [{', '.join(dice)}]")
    for card in among(printed(cards.GUEST_RECONSTRUCTED), known):
        points, *order = known[card]
        lines += ["", "[[guest]]", f"id = {card}", f"order = {order}", f"vp = {points}"]
    lines += part("cost", {card: str(known[card][0]) for card in among(printed(cards.STAFF_RECONSTRUCTED), known)})
    lines += part("vp", {name: str(list(known[name])) for name in among(lounge.IDS, known)})
    rows = {name: known[name] for name in among(at.ROW_NAMES, known)}
    lines += part("rows", {name: f"{{spaces = {told[0]}, cost = {told[1]}}}" for name, told in rows.items()})
    return "\n".join([*lines, ""])


def among(cards_of_a_kind: Iterable[str], known: Mapping[str, Told]) -> list[str]:
    return [card for card in cards_of_a_kind if card in known]


def part(name: str, values: Mapping[str, str]) -> list[str]:
    return ["", f"[{name}]", *(f"{key} = {value}" for key, value in values.items())] if values else []


def deck() -> Deck:
    """Build the deck; call this after all cards are registered."""
    return Deck("cards", m("deck-about"), names(), ask, described, read, write, lambda p: {}, titled=titled)
