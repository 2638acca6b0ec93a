"""How does it stand?  The chance to win and the expected margin of a position: learned, or guessed from the estimate.

A learned judge has weights for the signs of a position, read from the game's ``bots/weights.json``.  A judge is asked
about positions that are settled up to a question or a reveal.
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


def signs_of(spec: GameSpec, p: Any) -> list[float]:
    """A position as numbers: the game's own signs, or the little that every game can tell."""
    if spec.signs is not None:
        return spec.signs(p)
    mine, theirs = spec.scores(p)
    return [1.0, float(mine), float(theirs or 0), float(spec.estimate(p))]


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


class Learned(Judge):
    """Judges by weights of the signs: one sum is what it chooses by, another the margin, the third the log odds.

    Without weights to choose by the estimate chooses: nothing better was found.  Where it is quick and good enough, it
    plays on (``GameSpec.hurried``).
    """

    def __init__(
        self,
        spec: GameSpec,
        to_choose: list[float],
        to_margin: list[float],
        to_win: list[float],
        biases: tuple[float, float, float],
        spread: float,
    ) -> None:
        super().__init__(spec)
        self.spread = spread
        self.hurried: Final = spec.hurried
        self.to_choose: Final = to_choose
        self.to_margin: Final = to_margin
        self.to_win: Final = to_win
        self.choose_bias: Final[float] = biases[0]
        self.margin_bias: Final[float] = biases[1]
        self.win_bias: Final[float] = biases[2]

    def judged(self, p: Any) -> tuple[float, float]:
        if not p.stack:
            return outcome(self.spec, p)
        signs = signs_of(self.spec, p)
        return logistic(summed(self.to_win, signs, self.win_bias)), summed(self.to_margin, signs, self.margin_bias)

    def likes(self, p: Any) -> float:
        if not p.stack or not self.to_choose:
            return float(self.spec.estimate(p))
        return summed(self.to_choose, signs_of(self.spec, p), self.choose_bias)

    def hurries(self, p: Any) -> float:
        return float(self.spec.estimate(p)) if self.hurried else self.likes(p)


def summed(weights: list[float], signs: list[float], bias: float) -> float:
    """Most signs are nothing: those are passed over."""
    total = bias
    for place in range(len(weights)):
        sign = signs[place]
        if sign != 0.0:
            total += weights[place] * sign
    return total
