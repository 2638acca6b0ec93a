"""How are things of module 5 called?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame

from ...common.rules import numbers as m

EFFECTS: Final[dict[int, Callable[[Frame], str]]] = {m.TAKE_FED: lambda f: "take a guest for free and fill the order"}
