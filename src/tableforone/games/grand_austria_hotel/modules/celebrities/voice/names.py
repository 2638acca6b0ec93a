"""How are things of module 2 called?"""

from collections.abc import Sequence

from tableforone.kernel.grammar import listed

from ....voice import names
from ..rules.lounge import DIE_COLOURS


def roll_in_words(counts: Sequence[int]) -> str:
    coloured = [f"{name} {face}" for name, face in zip(DIE_COLOURS, counts[6:], strict=True) if face]
    return listed(names.dice(counts[:6]) + coloured)
