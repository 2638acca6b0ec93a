"""Judges a position by the game's estimate: winning chance and expected margin.

A judge is asked about positions that are settled up to a question or a reveal.  The learned one is in ``mind``.
"""

from math import exp
from typing import Any, Final

from tableforone.kernel.spec import GameSpec

SPREAD: Final = 12.0  # points of margin that make a sure thing of an even game, where nothing was learned
FLATTEST: Final = 30.0  # beyond it a logistic is 0 or 1
DRAWN: Final = 0.5  # a draw counts half


def logistic(x: float) -> float:
    """The chance that belongs to log odds.

    >>> logistic(0.0), round(logistic(2.0), 3), logistic(-99.0)
    (0.5, 0.881, 0.0)
    """
    if x > FLATTEST:
        return 1.0
    return 0.0 if x < -FLATTEST else 1.0 / (1.0 + exp(-x))


def outcome(spec: GameSpec, p: Any) -> tuple[float, float]:
    """Of a finished game: 1 for won, a half for a draw, 0 for lost; and the margin."""
    how, mine, theirs, _, _ = spec.result(p)
    won = 1.0 if how == "won" else DRAWN if how == "draw" else 0.0
    return won, float(mine - (theirs or 0))


class Judge:
    """Judges by the game's hand-made estimate: its margin, and the chance that goes with such a margin."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec: Final = spec
        self.spread: float = SPREAD

    def likes(self, p: Any) -> float:
        """How good it looks, at a glance: for comparing answers to one question, a thousand times a second."""
        return float(self.spec.estimate(p))

    def hurries(self, p: Any) -> float:
        """The same in a play-out, ten thousand times a second."""
        return self.likes(p)

    def judged(self, p: Any) -> tuple[float, float]:
        """Chance to win and margin; of a finished game what it came to."""
        if not p.stack:
            return outcome(self.spec, p)
        margin = float(self.spec.estimate(p))
        return logistic(margin / SPREAD), margin
