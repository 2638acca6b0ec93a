"""How are things of the promotional cards called?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame

from ...common.rules import numbers as m
from ..rules.cards import BY_ROUND

EFFECTS: Final[dict[int, Callable[[Frame], str]]] = {
    m.ANTOINETTE: lambda f: (
        f"{BY_ROUND[1]}, {BY_ROUND[4]} or {BY_ROUND[6]} points by the round, and send a dancer for 1 champagne less"
    ),
    m.SCORE_BALLROOM: lambda f: "score the current ballroom for everybody",
    m.FILL_WINE: lambda f: "fill the wine orders of your guests",
}
