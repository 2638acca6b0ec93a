"""The pieces that answers of module 2 (Celebrities) point at."""

from typing import Final

from ....face.things import Things, ThingsInTurn
from ...common.rules import numbers as m
from ..rules import lounge as at
from ..rules.dice import BOOST, COLOUR


def coloured_die(which: int) -> str:
    colour, rest = divmod(which, COLOUR)
    return f"{'boost' if rest >= BOOST else 'die'}:{rest % BOOST}:{at.DIE_COLOURS[colour]}"


IN_TURN: Final[ThingsInTurn] = {m.COLOURED: coloured_die, m.EXCHANGE: lambda _: "kitchen"}
THINGS: Final[Things] = {m.DUSTBIN: lambda p, f, a: f"die:{p.lounge[at.FACE + a - 1]}:{at.DIE_COLOURS[a - 1]}"}
