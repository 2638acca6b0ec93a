"""Effects as symbols with numbers and short notes, as on spaces and cards."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tableforone.kernel.bits import bits

from ..rules import cards
from ..rules import numbers as n
from ..rules.effects import Effect
from ..voice import t

Symbol = dict[str, Any]
TOLD: Final = ("note-play", "note-free", "note-back")  # a quest with such a reward also has text


def shown(what: str, count: int = 1, note: str = "", of: Iterable[int] = ()) -> Symbol:
    """One symbol: kind, number, key of a note; ``of`` are the kinds to choose from."""
    words = t(note) if note else ""
    return {"what": what, "n": count, "note": words, "of": [n.RESOURCES[kind] for kind in of], "told": note in TOLD}


def symbols(effects: Iterable[Effect]) -> list[Symbol]:
    """The symbols of these effects, from left to right; effects without a symbol have only text."""
    return [symbol for effect in effects for symbol in drawn(effect)]


def drawn(effect: Effect) -> list[Symbol]:
    if effect[0] == n.GAIN:
        return [shown(n.RESOURCES[kind], count) for kind, count in enumerate(effect[1:]) if count]
    return [SHOWN[effect[0]](effect)] if effect[0] in SHOWN else []


def any_cube(count: int, mask: int) -> Symbol:
    return shown("any", count) if mask == n.ANY_CUBE else shown("either", count, of=bits(mask))


def stock(tile: int) -> Symbol:
    return shown(cards.STOCK_KINDS[cards.STOCK_KIND[tile]], cards.STOCK_SIZE[tile], "note-a-round")


SHOWN: Final[dict[int, Callable[[Effect], Symbol]]] = {
    n.GAIN_ANY: lambda e: any_cube(e[1], e[2]),
    n.GAIN_PER_TILE: lambda e: shown(n.RESOURCES[e[1]], e[2], "note-per-tile"),
    n.TAKE_STOCK: lambda e: stock(e[1]),
    n.SCORE_STOCK: lambda e: stock(e[1]),
    n.PAY: lambda e: shown("pay", e[2], of=[e[1]]),
    n.RETURN_ANY: lambda e: shown("pay any", e[1]),
    n.SCORE: lambda e: shown("vp", e[1]),
    n.SCORE_PER_TILE: lambda e: shown("vp", e[1], "note-per-own"),
    n.OPPONENT_GAINS: lambda e: shown(n.RESOURCES[e[1]], e[2], "note-other-side"),
    n.DRAW_INTRIGUE: lambda e: shown("intrigue", e[1]),
    n.PLAY_INTRIGUE: lambda e: shown("intrigue", 1, "note-play"),
    n.TAKE_QUEST: lambda e: shown("quest", 1, "note-from-deck" if e[1] == n.FROM_DECK else ""),
    n.RESET_QUESTS: lambda e: shown("redraw"),
    n.TAKE_MARKER: lambda e: shown("first"),
    n.BUY_TILE: lambda e: shown("building", 1, "note-buy"),
    n.TAKE_TILE: lambda e: shown("building", 1, "note-free"),
    n.COPY_SPACE: lambda e: shown("agent", 1, "note-copy"),
    n.RETURN_AGENT: lambda e: shown("agent", 1, "note-back"),
    n.TAKE_AMBASSADOR: lambda e: shown("ambassador"),
}
