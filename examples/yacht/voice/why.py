"""Names for the candidates of the captain's decisions."""

from ..opponent import rows
from . import names, t


def name_candidate(decision: str, candidate: rows.Choice) -> str:
    box, number = candidate
    return t("box-scores" if decision == rows.FILL.name else "box-misses", box=names.BOXES[box], n=number)
