"""The pieces that answers point at."""

from tableforone.kernel.frames import Answer

from ..rules import numbers as n
from ..rules.position import Sheet


def thing(p: Sheet, answer: Answer) -> str:
    if p.stack[-1][0] != n.PLAY:
        return ""
    if answer == n.CAST:
        return "cup:throw"
    return f"die:{answer - n.CUP + 1}" if answer < n.BOX else f"box:{answer - n.BOX}"
