"""What does module 5 show?"""

from typing import Final

from ....face import things
from ....face.symbols import shown
from ....rules import numbers as n
from ...common.rules import numbers as m
from ...module import Face

FACE: Final = Face(
    things={
        m.TAKE_FED: things.guest,
        m.AFTER_ACTION: lambda p, f, a: f"staff:{a}" if a else "",
        m.PAY_ITEM: lambda p, f, a: f"item:{n.ITEMS[a - 1]}",
    },
    symbols={m.TAKE_FED: lambda f: shown("guest", f[1], "order filled")},
)
