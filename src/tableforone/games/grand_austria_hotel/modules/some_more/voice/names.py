"""Names in module 5 (Would You Like Some More?)."""

from typing import Final

from ....voice import m
from ....voice.names import Effects
from ...common.rules import numbers as w

EFFECTS: Final[Effects] = {w.TAKE_FED: lambda f: m("effect-take-fed")}
