"""The pieces that answers of module 2 (Celebrities) point at."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import lounge as at
from ..rules.dice import BOOST, COLOUR


def coloured_thing(answer: int) -> str:
    colour, rest = divmod(answer - m.COLOURED, COLOUR)
    return f"{'boost' if rest >= BOOST else 'die'}:{rest % BOOST}:{at.DIE_COLOURS[colour]}"


def exchange_thing(answer: int) -> str:
    return "kitchen"


THINGS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.DUSTBIN: lambda p, f, a: f"die:{p.lounge[at.FACE + a - 1]}:{at.DIE_COLOURS[a - 1]}"
}
