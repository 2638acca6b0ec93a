"""The pieces that answers of the promo cards point at."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....rules import numbers as n
from ....rules.boards import space_name
from ....rules.position import Hotels
from ...common.rules import numbers as m


def two_rooms_thing(answer: int) -> str:
    table, space = divmod(answer - m.TWO_ROOMS, 20)
    return f"move:{table + 1}:{space_name(space)}"


def schulze_thing(answer: int) -> str:
    return f"table:{answer - m.SCHULZES + 1}"


THINGS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {m.SCHULZE: lambda p, f, a: f"item:{n.ITEMS[a - 1]}"}
