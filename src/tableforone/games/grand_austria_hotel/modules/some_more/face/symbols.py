"""How are effects of module 5 drawn?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....face.symbols import shown
from ...common.rules import numbers as m

SHOWN: Final[dict[int, Callable[[Frame], dict[str, Any]]]] = {
    m.TAKE_FED: lambda f: shown("guest", f[1], "order filled")
}
