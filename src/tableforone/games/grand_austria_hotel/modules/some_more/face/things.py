"""The pieces that answers of module 5 (Would You Like Some More?) point at."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....face import things
from ....rules import numbers as n
from ....rules.position import Hotels
from ...common.rules import numbers as m

THINGS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.TAKE_FED: things.guest,
    m.AFTER_ACTION: lambda p, f, a: f"staff:{a}" if a else "",
    m.PAY_ITEM: lambda p, f, a: f"item:{n.ITEMS[a - 1]}",
}
