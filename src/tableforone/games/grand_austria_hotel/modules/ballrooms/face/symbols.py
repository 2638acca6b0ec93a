"""Effect symbols of module 1 (Vienna Ballrooms)."""

from typing import Final

from ....face import symbols
from ...common.rules import numbers as m
from ..rules.dancing import split, ways_to_split

SHOWN: Final[symbols.Symbols] = {m.SEND: lambda f: symbols.shown("dancer", f[1], symbols.less(f[2]))}
BRINGS: Final[symbols.Brought] = [
    (m.THREE_ITEMS, lambda p, frame: {answer: [split(frame, answer)] for answer in ways_to_split(frame[1])})
]
