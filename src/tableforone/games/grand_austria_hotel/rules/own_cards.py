"""Reads and checks a player's own cards from a TOML file with the same tables."""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Meaning

from . import cards, edition
from . import numbers as n
from .effects import effects
from .says import m as says

MOST: Final = 30  # the highest number of anything on a card
COMMENTS: Final = ("reconstructed",)
# index in ``p.edition``, table names, function that reads them
Part = tuple[int, tuple[str, ...], Callable[[Mapping[str, Any]], tuple[Any, ...]]]


def wrong(where: str, what: Meaning) -> Fault:
    return Fault(says("file-wrong", where=where, what=what))


def number(value: Any, where: str, least: int, most: int = MOST) -> int:
    """Check that a value is a whole number within bounds."""
    if value is None:
        raise wrong(where, says("file-missing"))
    if type(value) is not int or not least <= value <= most:
        raise wrong(where, says("file-number", least=least, most=most, value=str(value)))
    return value


def yes_or_no(value: Any, where: str) -> int:
    if type(value) is not bool:
        raise wrong(where, says("file-yes-or-no", value=str(value)))
    return int(value)


def rows(value: Any, where: str) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise wrong(where, says("file-rows"))
    return value


def table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong(where, says("file-table"))
    return value


def frames(value: Any, where: str, account: int) -> tuple[Any, ...]:
    """Read effects, written with the words of appendix A."""
    try:
        return effects(rows(value, where), account)
    except (KeyError, TypeError, ValueError) as reason:
        if isinstance(reason, Fault):
            raise
        raise wrong(where, says("file-effect", reason=str(reason))) from None


def read_guests(file: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple([read_guest(row) for row in rows(file["guest"], "guest")])


def read_guest(row: dict[str, Any]) -> tuple[int, ...]:
    card = row.get("id")
    if type(card) is not int or not 0 <= card < cards.CARD_NUMBERS or not cards.GUEST_RECONSTRUCTED[card]:
        raise wrong(f"guest {card}", says("file-not-reconstructed"))
    where = f"guest {card} ({cards.GUEST_NAME[card]})"
    order = row.get("order")
    if not isinstance(order, list) or len(order) != n.KINDS:
        raise wrong(f"{where}: order", says("file-order", n=n.KINDS, items=list(n.ITEMS)))
    points = number(row.get("vp"), f"{where}: vp", -MOST)
    return (card, points, *[number(items, f"{where}: order", 0, 9) for items in order])


def read_costs(file: Mapping[str, Any]) -> tuple[Any, ...]:
    found = []
    for name, cost in table(file["cost"], "cost").items():
        card = int(name) if name.isdecimal() and len(name) < 9 else -1
        if not 0 <= card < cards.CARD_NUMBERS or not cards.STAFF_RECONSTRUCTED[card]:
            raise wrong(f"cost.{name}", says("file-not-reconstructed"))
        found.append((card, number(cost, f"cost.{name} ({cards.STAFF_NAME[card]})", 0)))
    return tuple(found)


PARTS: Final[list[Part]] = [
    (edition.GUEST_PART, ("guest",), read_guests),
    (edition.STAFF_PART, ("cost",), read_costs),
]  # modules add theirs


def places() -> int:
    """The number of parts in the player's own values."""
    return 1 + max([place for place, _, _ in PARTS])


def own_cards(text: str) -> tuple[Any, ...]:
    """Parse the player's file into the tables of ``p.edition``; a Fault says what is wrong."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as reason:
        raise Fault(says("file-not-toml", error=str(reason))) from None
    known = [name for _, names, _ in PARTS for name in names]
    for name in file:
        if name not in known and name not in COMMENTS:
            raise wrong(name, says("file-unknown", known=known))
    own: list[Any] = [()] * places()
    for place, names, read in PARTS:
        if any(name in file for name in names):
            own[place] = read(file)
    return tuple(own)
