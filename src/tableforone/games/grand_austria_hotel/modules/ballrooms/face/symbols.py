"""Effect symbols of module 1 (Vienna Ballrooms)."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.frames import Frame

from ....face import symbols
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules.dancing import split, ways_to_split

SHOWN: Final[symbols.Symbols] = {m.SEND: lambda f: symbols.shown("dancer", f[1], symbols.less(f[2]))}


def of_three_items(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    return {answer: [split(frame, answer)] for answer in ways_to_split(frame[1])}


BRINGS: Final[symbols.Brought] = [(m.THREE_ITEMS, of_three_items)]
