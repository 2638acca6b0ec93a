"""The pieces that answers of module 5 (Would You Like Some More?) point at."""

from typing import Final

from ....face import things
from ....rules import numbers as n
from ...common.rules import numbers as m

THINGS: Final[things.Things] = {
    m.TAKE_FED: things.guest,
    m.AFTER_ACTION: lambda p, f, a: f"staff:{a}" if a else "",
    m.PAY_ITEM: lambda p, f, a: f"item:{n.ITEMS[a - 1]}",
}
