"""The pieces that answers of module 1 (Vienna Ballrooms) point at."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import places as at


def place_thing(where: int) -> str:
    return "balcony" if where == at.BALCONY else f"{where // 3 + 1}:{at.ROW_NAMES[where % 3]}"


def where_thing(where: int) -> str:
    return f"ballroom:{place_thing(where)}"


def ball_thing(answer: int) -> str:
    """A guest in the café and the destination."""
    table, where = divmod(answer - m.BALL, 20)
    return f"ball:{table + 1}:{place_thing(where)}"


THINGS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.SEND: lambda p, f, a: where_thing(a - 1) if a else "",
    m.AREA: lambda p, f, a: f"area:{a}",
    m.REMOVE_DANCER: lambda p, f, a: where_thing(a),
}
