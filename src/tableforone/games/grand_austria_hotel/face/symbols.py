"""How is an effect drawn?  As symbols with numbers and short notes, the way cards show it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ..rules import numbers as n
from ..voice.names import per


def gains(frames: Iterable[Frame]) -> list[dict[str, Any]]:
    """The symbols of these effects, from left to right: what, how many, a note."""
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
    return "free" if discount >= 99 else f"−{discount}" if discount else ""


def up_to(top: int, note: str = "") -> str:
    return f"{note} to floor {top}".strip() if top < 4 else note


SHOWN: Final[dict[int, Callable[[Frame], dict[str, Any]]]] = {
    n.MONEY: lambda f: shown("krone", f[1]),
    n.EMPEROR: lambda f: shown("emperor", f[1]),
    n.ADVANCE: lambda f: shown("emperor", f[1]),
    n.POINTS: lambda f: shown("points", f[1]),
    n.POINTS_PER: lambda f: shown("points", f[2], f"per {per(f[1])}"),
    n.ANY_ITEMS: lambda f: shown("any item", f[1]),
    n.DRAW: lambda f: shown("staff card", f[1]),
    n.HIRE: lambda f: shown("staff", f[1], less(f[2])),
    n.OFFER: lambda f: shown("staff", 1, f"of {f[1]}, {less(f[2])}".removesuffix(", ")),
    n.PREPARE: lambda f: shown("room", f[1], up_to(f[3], less(f[2]))),
    n.OCCUPY: lambda f: shown("occupied room", f[1], up_to(f[2])),
    n.PREPARE_OCCUPY: lambda f: shown("occupied room", f[1], up_to(f[3], f"new {less(f[2])}".strip())),
    n.TAKE_GUEST: lambda f: shown("guest", f[1]),
    n.FILL_ORDER: lambda f: shown("order", f[1]),
    n.EXTRA_ACTION: lambda f: shown("action", 1),
    n.OTHER_ITEMS: lambda f: shown("any item", f[1], "other kinds"),
}  # modules add theirs
