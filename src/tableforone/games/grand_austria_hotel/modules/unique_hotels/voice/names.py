"""How are things of module 3 called?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame

from ....rules import numbers as n
from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ..rules import places as at

HALVES: Final = ("column", "floor")


DICE: Final = ("white", "red", "yellow", "blue")


def his_guest(p: Hotels, place: int) -> str:
    first = at.HIS_NEEDS + place * n.KINDS
    missing = names.items(p.unique[first : first + n.KINDS])
    return f"{names.guest(p.unique[at.HIS_CAFE + place])}, who still wants {missing}"


EFFECTS: Final[dict[int, Callable[[Frame], str]]] = {
    m.DOVE_TOKEN: lambda f: f"use a token of Dove for a {HALVES[f[1]]}"
}
