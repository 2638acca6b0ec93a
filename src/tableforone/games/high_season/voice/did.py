"""Your moves as sentences for the log."""

from tableforone.kernel.frames import Answer

from ..rules.position import HighSeason
from . import t
from .answers import MINE, deed_of


def did(p: HighSeason, a: Answer) -> str:
    """The sentence for a move made in this position."""
    if p.stack[-1][0] not in MINE:
        return ""
    done = deed_of(p, a)
    return t(done.did, **done.data)
