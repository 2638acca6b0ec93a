"""How is a candidate of the captain's decisions called?"""

from tableforone.kernel.grammar import counted

from ..opponent import rows
from ..rules import cards


def name_candidate(decision: str, candidate: rows.Choice) -> str:
    box, number = candidate
    if decision == rows.FILL.name:
        return f"{cards.BOXES[box]} ({counted(number, 'point')})"
    return f"{cards.BOXES[box]} (misses {counted(number, 'die', 'dice')})"
