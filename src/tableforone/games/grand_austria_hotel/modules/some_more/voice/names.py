"""Names in module 5 (Would You Like Some More?)."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning

from ....voice import m
from ...common.rules import numbers as w

EFFECTS: Final[dict[int, Callable[[Frame], Meaning]]] = {w.TAKE_FED: lambda f: m("effect-take-fed")}
