"""Effects packed into one int, and their parts for texts and views (2.1).

From the lowest bit: the kind (3 bits), krones or the colour (4 bits), Emperor steps or the
discount.
"""

from typing import NamedTuple

from tableforone.kernel.data import Data, known

from . import numbers as n


class Effect(NamedTuple):
    """A gain has krones and steps; other kinds a colour (none for hiring) and a discount."""

    kind: int
    colour: int
    discount: int
    krones: int
    steps: int


def packed(effects: list[Data], where: str) -> int:
    """Pack a bonus from the data into one int.

    >>> packed([{"do": "emperor", "n": 1}, {"do": "krones", "n": 2}], "a door") == n.GAIN | 2 << 3 | 1 << 7
    True
    """
    if len(effects) > 1 and not all(effect["do"] in ("krones", "emperor") for effect in effects):
        raise ValueError(f"{where}: only gains come together")
    krones, steps = 0, 0
    for effect in effects:
        kind = known(("krones", "emperor", "prepare", "occupy", "hire"), effect["do"], where)
        if kind == 0:
            krones += effect["n"]
        elif kind == 1:
            steps += effect["n"]
        else:
            colour = known(n.COLOURS, effect.get("color", "blue"), where)
            discount = n.FREE if effect.get("free", False) else effect["discount"]
            return kind | colour << 3 | discount << 7
    return n.GAIN | krones << 3 | steps << 7


def unpacked(code: int) -> Effect:
    """The parts of a packed effect.

    >>> unpacked(n.GAIN | 2 << 3 | 1 << 7)
    Effect(kind=1, colour=0, discount=0, krones=2, steps=1)
    """
    kind, rest, last = code & 7, code >> 3 & 15, code >> 7
    return Effect(kind, 0, 0, rest, last) if kind == n.GAIN else Effect(kind, rest, last, 0, 0)
