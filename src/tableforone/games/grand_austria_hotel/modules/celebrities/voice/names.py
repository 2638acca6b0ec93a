"""Names in module 2 (Celebrities)."""

from collections.abc import Sequence

from tableforone.kernel.meanings import Meaning

from ....voice import m, names
from ..rules.lounge import DIE_COLOURS, IDS


def celebrity(tile: int) -> Meaning:
    return m(f"celebrity-{IDS[tile]}")


def celebrity_text(tile: int) -> Meaning:
    return m(f"celebrity-{IDS[tile]}-text")


def roll(counts: Sequence[int]) -> list[Meaning]:
    """White dice by face, then the coloured ones."""
    coloured = zip(DIE_COLOURS, counts[6:], strict=True)
    return names.dice(counts[:6]) + [m("coloured-die", colour=colour, face=face) for colour, face in coloured if face]
