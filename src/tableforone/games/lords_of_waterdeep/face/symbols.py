"""How is an effect drawn?  As symbols with numbers and short notes, the way spaces and cards show it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tableforone.kernel.bits import bits

from ..rules import cards
from ..rules import numbers as n
from ..rules.effects import Effect

Symbol = dict[str, Any]


def shown(what: str, count: int = 1, note: str = "", of: Iterable[int] = ()) -> Symbol:
    """One symbol: what, how many, a note; ``of`` are the kinds to choose from."""
    return {"what": what, "n": count, "note": note, "of": [n.RESOURCES[kind] for kind in of]}


def symbols(effects: Iterable[Effect]) -> list[Symbol]:
    """The symbols of these effects, from left to right; what has no symbol is told by its text."""
    return [symbol for effect in effects for symbol in drawn(effect)]


def drawn(t: Effect) -> list[Symbol]:
    if t[0] == n.GAIN:
        return [shown(n.RESOURCES[kind], count) for kind, count in enumerate(t[1:]) if count]
    return [SHOWN[t[0]](t)] if t[0] in SHOWN else []


def any_cube(count: int, mask: int) -> Symbol:
    return shown("any", count) if mask == n.ANY_CUBE else shown("either", count, of=bits(mask))


def stock(tile: int) -> Symbol:
    return shown(cards.STOCK_KINDS[cards.STOCK_KIND[tile]], cards.STOCK_SIZE[tile], "a round")


SHOWN: Final[dict[int, Callable[[Effect], Symbol]]] = {
    n.GAIN_ANY: lambda t: any_cube(t[1], t[2]),
    n.GAIN_PER_TILE: lambda t: shown(n.RESOURCES[t[1]], t[2], "per tile"),
    n.TAKE_STOCK: lambda t: stock(t[1]),
    n.SCORE_STOCK: lambda t: stock(t[1]),
    n.PAY: lambda t: shown("pay", t[2], of=[t[1]]),
    n.RETURN_ANY: lambda t: shown("pay any", t[1]),
    n.SCORE: lambda t: shown("vp", t[1]),
    n.SCORE_PER_TILE: lambda t: shown("vp", t[1], "per own building"),
    n.OPPONENT_GAINS: lambda t: shown(n.RESOURCES[t[1]], t[2], "for the other side"),
    n.DRAW_INTRIGUE: lambda t: shown("intrigue", t[1]),
    n.PLAY_INTRIGUE: lambda t: shown("intrigue", 1, "play"),
    n.TAKE_QUEST: lambda t: shown("quest", 1, "from the deck" if t[1] == n.FROM_DECK else ""),
    n.RESET_QUESTS: lambda t: shown("redraw"),
    n.TAKE_MARKER: lambda t: shown("first"),
    n.BUY_TILE: lambda t: shown("building", 1, "buy"),
    n.TAKE_TILE: lambda t: shown("building", 1, "free"),
    n.COPY_SPACE: lambda t: shown("agent", 1, "copy"),
    n.RETURN_AGENT: lambda t: shown("agent", 1, "back"),
    n.TAKE_AMBASSADOR: lambda t: shown("ambassador"),
}
