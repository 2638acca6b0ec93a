"""The views of the promo cards: pieces and symbols."""

from typing import Final

from ...face.symbols import Symbols, shown
from ...face.things import Things, ThingsInTurn
from ...rules import numbers as n
from ...rules.boards import space_name
from ...voice import t
from ..common.rules import numbers as w
from .rules.cards import BY_ROUND

IN_TURN: Final[ThingsInTurn] = {
    w.TWO_ROOMS: lambda move: f"move:{move // 20 + 1}:{space_name(move % 20)}",
    w.SCHULZES: lambda table: f"table:{table + 1}",
}
THINGS: Final[Things] = {w.SCHULZE: lambda p, f, a: f"item:{n.ITEMS[a - 1]}"}

SHOWN: Final[Symbols] = {
    w.ANTOINETTE: lambda f: shown("points", BY_ROUND[1], t("note-antoinette")),
    w.SCORE_BALLROOM: lambda f: shown("ballroom", 1),
    w.FILL_WINE: lambda f: shown("wine", 1, t("note-fill-wine")),
}
