"""The pieces that answers of the promo cards point at."""

from typing import Final

from ....face.things import Things, ThingsInTurn
from ....rules import numbers as n
from ....rules.boards import space_name
from ...common.rules import numbers as m

IN_TURN: Final[ThingsInTurn] = {
    m.TWO_ROOMS: lambda move: f"move:{move // 20 + 1}:{space_name(move % 20)}",
    m.SCHULZES: lambda table: f"table:{table + 1}",
}
THINGS: Final[Things] = {m.SCHULZE: lambda p, f, a: f"item:{n.ITEMS[a - 1]}"}
