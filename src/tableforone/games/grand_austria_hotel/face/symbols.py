"""Card effects as symbols with numbers and short notes, as on the cards."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.data import Data
from tableforone.kernel.frames import Frame

from ..rules import cards
from ..rules import numbers as n
from ..rules.actions import two_items
from ..rules.position import Hotels
from ..voice import t
from ..voice.names import off, per

ALL_FLOORS: Final = 4
Symbols = dict[int, Callable[[Frame], dict[str, Any]]]  # by word
# word, function that finds the effects of each answer
Brought = list[tuple[int, Callable[[Hotels, Frame], dict[int, Sequence[Frame]]]]]


def gains(frames: Iterable[Frame]) -> list[dict[str, Any]]:
    """The symbols of these effects, from left to right: kind, number, note."""
    return [symbol for frame in frames for symbol in symbols(frame)]


def symbols(frame: Frame) -> list[dict[str, Any]]:
    if frame[0] == n.RECEIVE:
        return [shown(n.ITEMS[kind], many) for kind, many in enumerate(frame[1:]) if many]
    if frame[0] in SHOWN:
        return [SHOWN[frame[0]](frame)]
    return [shown("other", 1)]


def shown(what: str, n: int, note: str = "") -> dict[str, Any]:
    return {"what": what, "n": n, "note": note}


def less(discount: int) -> str:
    """A price reduction in short."""
    return t("note-off", off=off(discount)) if discount else ""


def up_to(top: int, discount: int = 0) -> str:
    """A highest floor and a price reduction in short."""
    if top >= ALL_FLOORS:
        return less(discount)
    return t("note-off-top", off=off(discount), top=top) if discount else t("note-top", top=top)


def new_up_to(top: int, discount: int) -> str:
    """The same for a room that is prepared first."""
    if top >= ALL_FLOORS:
        return t("note-new", off=off(discount))
    return t("note-new-top", off=off(discount), top=top)


def offered(cards: int, discount: int) -> str:
    return t("note-of-off", n=cards, off=off(discount)) if discount else t("note-of", n=cards)


SHOWN: Final[Symbols] = {
    n.MONEY: lambda f: shown("krone", f[1]),
    n.EMPEROR: lambda f: shown("emperor", f[1]),
    n.ADVANCE: lambda f: shown("emperor", f[1]),
    n.POINTS: lambda f: shown("points", f[1]),
    n.POINTS_PER: lambda f: shown("points", f[2], t("note-per", per=per(f[1]))),
    n.ANY_ITEMS: lambda f: shown("any-item", f[1]),
    n.DRAW: lambda f: shown("staff-card", f[1]),
    n.HIRE: lambda f: shown("staff", f[1], less(f[2])),
    n.OFFER: lambda f: shown("staff", 1, offered(f[1], f[2])),
    n.PREPARE: lambda f: shown("room", f[1], up_to(f[3], f[2])),
    n.OCCUPY: lambda f: shown("occupied-room", f[1], up_to(f[2])),
    n.PREPARE_OCCUPY: lambda f: shown("occupied-room", f[1], new_up_to(f[3], f[2])),
    n.TAKE_GUEST: lambda f: shown("guest", f[1]),
    n.FILL_ORDER: lambda f: shown("order", f[1]),
    n.EXTRA_ACTION: lambda f: shown("action", 1),
    n.OTHER_ITEMS: lambda f: shown("any-item", f[1], t("note-other-kinds")),
}  # modules add theirs


# --- the gains from the answers to the open question


def brought(p: Hotels) -> dict[str, list[str]]:
    """By answer: the kinds of symbols for what it gives."""
    frame = p.stack[-1] if p.stack else (-1,)
    found: dict[str, list[str]] = {}
    for word, brings in BRINGS:
        if word == frame[0]:
            for answer, frames in brings(p, frame).items():
                found[str(answer)] = list(dict.fromkeys(symbol["what"] for symbol in gains(frames)))
    return found


def of_parts(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    """The effect of each part, also for the answer that declines it."""
    parts = list(enumerate(frame[1:]))
    return {i: [part] for i, part in parts} | {n.DO_WITHOUT + i: [part] for i, part in parts}


def of_funds(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    both = {spaces: [(n.ADVANCE, spaces), (n.MONEY, frame[1] - spaces)] for spaces in range(frame[1] + 1)}
    return {spaces: [part for part in parts if part[1]] for spaces, parts in both.items()}


def of_turn(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    """Staff that may be used: its price and effects."""
    return {n.USE + card: [*map(paid, cards.STAFF_PRICE[card]), *cards.STAFF_EFFECTS[card]] for card in bits(p.staff)}


def paid(price: Data) -> Frame:
    """A part of a price, written as the effect that gives it."""
    if price["do"] == "item":
        return (n.RECEIVE, *[price["n"] if item == price["item"] else 0 for item in n.ITEMS])
    return ({"money": n.MONEY, "emperor": n.EMPEROR, "items_any": n.ANY_ITEMS}[price["do"]], price["n"])


BRINGS: Final[Brought] = [
    (n.PARTS, of_parts),
    (n.TWO_ITEMS, lambda p, frame: {second: [two_items(frame, second)] for second in range(frame[1] // 2 + 1)}),
    (n.FUNDS, of_funds),
    (n.TURN, of_turn),
    (n.WAIVE, lambda p, frame: {1: [(n.MONEY, cards.WAIVE_COST)]}),
]  # modules add theirs
