"""Judges a position by the game's estimate: winning chance and expected margin.

A judge receives positions that are settled up to a question or a reveal.  The learned judge is in
``mind``.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from tableforone.kernel.frames import Word, reply, settle
from tableforone.kernel.spec import GameSpec

SPREAD: Final = 12.0  # margin in points per unit of log odds, if nothing was learned
FLATTEST: Final = 30.0  # beyond it a logistic is 0 or 1
DRAWN: Final = 0.5  # a draw counts half


def logistic(x: float) -> float:
    """The probability for these log odds.

    >>> logistic(0.0), round(logistic(2.0), 3), logistic(-99.0)
    (0.5, 0.881, 0.0)
    """
    if x > FLATTEST:
        return 1.0
    return 0.0 if x < -FLATTEST else 1.0 / (1.0 + exp(-x))


def outcome(spec: GameSpec, p: Any) -> tuple[float, float]:
    """The result of a finished game: 1 for a win, 0.5 for a draw, 0 for a loss; and the margin."""
    how, mine, theirs, _, _ = spec.result(p)
    won = 1.0 if how == "won" else DRAWN if how == "draw" else 0.0
    return won, float(mine - (theirs or 0))


def favourite(p: Any, answers: list[int], words: list[Word], rating: Callable[[Any], float]) -> int:
    """The answer that leads to the best rating at the next question or reveal; the first on ties."""
    best, most = answers[0], float("-inf")
    for answer in answers:
        after = p.copy()
        reply(after, words, answer)
        settle(after, words)
        worth = rating(after)
        if worth > most:
            best, most = answer, worth
    return best


class Judge:
    """Judges by the game's hand-made estimate: its margin, and the winning chance that implies."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec: Final = spec

    def likes(self, p: Any) -> float:
        """A quick rating, to compare the answers to one question a thousand times a second."""
        return float(self.spec.estimate(p))

    def hurries(self, p: Any) -> float:
        """The same rating in playouts, ten thousand times a second."""
        return self.likes(p)

    def judged(self, p: Any) -> tuple[float, float]:
        """Winning chance and margin; for a finished game its result."""
        if not p.stack:
            return outcome(self.spec, p)
        margin = float(self.spec.estimate(p))
        return logistic(margin / SPREAD), margin
