"""How did Elisabeth decide with module 1?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.grammar import counted

from ..rules import places as at
from .names import HER_ROWS, PLACES


def decided_ballroom(arrows: str, choice: Any) -> str:
    return f"{arrows}: Elisabeth's dancer goes to {at.NAMES[choice[1]]}, the {PLACES[choice[0]]} ballroom."


def named_ballroom(candidate: Any) -> str:
    return f"{at.NAMES[candidate[1]]} ({counted(candidate[2], 'free space')})"


def named_row(candidate: Any) -> str:
    row, free = candidate
    return HER_ROWS[row] + ("" if row == len(HER_ROWS) - 1 else f" ({counted(free, 'free space')})")


DECISIONS: Final[dict[str, Callable[..., str]]] = {
    "ballroom, one arrow": lambda about, choice, trace: decided_ballroom("One arrow", choice),
    "ballroom, two arrows": lambda about, choice, trace: decided_ballroom("Two arrows", choice),
    "row": lambda about, choice, trace: f"There the {HER_ROWS[choice[0]]} is the lowest place with a free space.",
}


CANDIDATES: Final[dict[str, Callable[[Any], str]]] = {
    "ballroom, one arrow": named_ballroom,
    "ballroom, two arrows": named_ballroom,
    "row": named_row,
}
