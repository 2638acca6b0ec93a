"""The pieces that answers of module 1 (Vienna Ballrooms) point at."""

from typing import Final

from ....face.things import Things, ThingsInTurn
from ...common.rules import numbers as m
from ..rules import places as at


def place_thing(where: int) -> str:
    return "balcony" if where == at.BALCONY else f"{where // 3 + 1}:{at.ROW_NAMES[where % 3]}"


def where_thing(where: int) -> str:
    return f"ballroom:{place_thing(where)}"


# a guest in the café and the destination
IN_TURN: Final[ThingsInTurn] = {m.BALL: lambda move: f"ball:{move // 20 + 1}:{place_thing(move % 20)}"}
THINGS: Final[Things] = {
    m.SEND: lambda p, f, a: where_thing(a - 1) if a else "",
    m.AREA: lambda p, f, a: f"area:{a}",
    m.REMOVE_DANCER: lambda p, f, a: where_thing(a),
}
