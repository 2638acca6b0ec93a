"""How does it stand?  The chance to win and the expected margin of a position: learned, or guessed from the estimate.

A learned judge is a small network, read from the game's ``bots/weights.json``: the signs of a position, one hidden
layer, two outputs.  A judge is asked about positions that are settled up to a question or a reveal.
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

    def judged(self, p: Any) -> tuple[float, float]:
        """Chance to win and margin; of a finished game what it came to."""
        if not p.stack:
            return outcome(self.spec, p)
        margin = float(self.spec.estimate(p))
        return logistic(margin / SPREAD), margin


class Learned(Judge):
    """Judges by a network.  A row of ``hidden`` holds the weights of one unit; the last two are the outputs' own."""

    def __init__(
        self,
        spec: GameSpec,
        hidden: list[list[float]],
        bias: list[float],
        to_win: list[float],
        to_margin: list[float],
        spread: float,
    ) -> None:
        super().__init__(spec)
        self.spread = spread
        self.hidden: Final = hidden
        self.bias: Final = bias
        self.to_win: Final = to_win
        self.to_margin: Final = to_margin

    def judged(self, p: Any) -> tuple[float, float]:
        if not p.stack:
            return outcome(self.spec, p)
        at: list[int] = []
        given: list[float] = []
        for place, number in enumerate(signs_of(self.spec, p)):
            if number != 0.0:
                at.append(place)
                given.append(number)
        units = len(self.hidden) - 2
        win = self._unit(units, at, given)
        margin = self._unit(units + 1, at, given)
        for unit in range(units):
            active = self._unit(unit, at, given)
            if active > 0.0:
                win += active * self.to_win[unit]
                margin += active * self.to_margin[unit]
        return logistic(win), margin * self.spread

    def _unit(self, unit: int, at: list[int], given: list[float]) -> float:
        weights = self.hidden[unit]
        total = self.bias[unit]
        for nth in range(len(at)):
            total += weights[at[nth]] * given[nth]
        return total
