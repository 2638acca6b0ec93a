"""How are effects of module 1 drawn?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....face import symbols
from ...common.rules import numbers as m


def send_symbol(frame: Frame) -> dict[str, Any]:
    return symbols.shown("dancer", frame[1], symbols.less(frame[2]))


SHOWN: Final[dict[int, Callable[[Frame], dict[str, Any]]]] = {m.SEND: send_symbol}
