"""Your moves as sentences for the log."""

from ..rules.position import Salamandra
from . import t
from .answers import MINE, deed_of


def did(p: Salamandra, answer: int) -> str:
    """The sentence for a move made in this position; "" if the cards show it."""
    if p.stack[-1][0] not in MINE:
        return ""
    done = deed_of(p, answer)
    return t(done.did, **done.data)
