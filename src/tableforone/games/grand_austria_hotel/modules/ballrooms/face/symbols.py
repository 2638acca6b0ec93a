"""Effect symbols of module 1 (Vienna Ballrooms)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....face import symbols
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules.dancing import split, ways_to_split


def send_symbol(frame: Frame) -> dict[str, Any]:
    return symbols.shown("dancer", frame[1], symbols.less(frame[2]))


SHOWN: Final[dict[int, Callable[[Frame], dict[str, Any]]]] = {m.SEND: send_symbol}


def of_three_items(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    return {answer: [split(frame, answer)] for answer in ways_to_split(frame[1])}


BRINGS: Final[dict[int, Callable[[Hotels, Frame], dict[int, Sequence[Frame]]]]] = {m.THREE_ITEMS: of_three_items}
