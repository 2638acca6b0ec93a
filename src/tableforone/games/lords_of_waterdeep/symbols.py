"""How is an effect drawn?  As symbols with numbers and short notes, the way spaces and cards show it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tableforone.games.lords_of_waterdeep import vocabulary as v
from tableforone.games.lords_of_waterdeep.cards import STOCK_KIND, STOCK_KINDS, STOCK_SIZE
from tableforone.games.lords_of_waterdeep.effects import ANY_CUBE, FROM_DECK, RESOURCES, Template
from tableforone.games.lords_of_waterdeep.legal import bits

Symbol = dict[str, Any]


def shown(what: str, n: int = 1, note: str = "", of: Iterable[int] = ()) -> Symbol:
    """One symbol: what, how many, a note; ``of`` are the kinds to choose from."""
    return {"what": what, "n": n, "note": note, "of": [RESOURCES[kind] for kind in of]}


def symbols(effects: Iterable[Template]) -> list[Symbol]:
    """The symbols of these effects, from left to right; what has no symbol is told by its text."""
    return [symbol for effect in effects for symbol in drawn(effect)]


def drawn(t: Template) -> list[Symbol]:
    if t[0] == v.GAIN:
        return [shown(RESOURCES[kind], n) for kind, n in enumerate(t[1:]) if n]
    return [SHOWN[t[0]](t)] if t[0] in SHOWN else []


def any_cube(n: int, mask: int) -> Symbol:
    return shown("any", n) if mask == ANY_CUBE else shown("either", n, of=bits(mask))


def stock(tile: int) -> Symbol:
    return shown(STOCK_KINDS[STOCK_KIND[tile]], STOCK_SIZE[tile], "a round")


SHOWN: Final[dict[int, Callable[[Template], Symbol]]] = {
    v.GAIN_ANY: lambda t: any_cube(t[1], t[2]),
    v.GAIN_PER_TILE: lambda t: shown(RESOURCES[t[1]], t[2], "per tile"),
    v.TAKE_STOCK: lambda t: stock(t[1]),
    v.SCORE_STOCK: lambda t: stock(t[1]),
    v.PAY: lambda t: shown("pay", t[2], of=[t[1]]),
    v.RETURN_ANY: lambda t: shown("pay any", t[1]),
    v.SCORE: lambda t: shown("vp", t[1]),
    v.SCORE_PER_TILE: lambda t: shown("vp", t[1], "per own building"),
    v.OPPONENT_GAINS: lambda t: shown(RESOURCES[t[1]], t[2], "for the other side"),
    v.DRAW_INTRIGUE: lambda t: shown("intrigue", t[1]),
    v.PLAY_INTRIGUE: lambda t: shown("intrigue", 1, "play"),
    v.TAKE_QUEST: lambda t: shown("quest", 1, "from the deck" if t[1] == FROM_DECK else ""),
    v.RESET_QUESTS: lambda t: shown("redraw"),
    v.TAKE_MARKER: lambda t: shown("first"),
    v.BUY_TILE: lambda t: shown("building", 1, "buy"),
    v.TAKE_TILE: lambda t: shown("building", 1, "free"),
    v.COPY_SPACE: lambda t: shown("agent", 1, "copy"),
    v.RETURN_AGENT: lambda t: shown("agent", 1, "back"),
    v.TAKE_AMBASSADOR: lambda t: shown("ambassador"),
}
