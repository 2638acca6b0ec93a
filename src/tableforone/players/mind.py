"""The learned player: how it rates a position, and what it chooses without search."""

from typing import Any, Final

from tableforone.kernel.spec import GameSpec
from tableforone.players.judge import SPREAD, favourite, outcome

SURE: Final = 12.0  # log odds of a decided game
SQUARINGS: Final = 8
Value = tuple[float, float, float]


def chance(odds: float) -> float:
    """The probability for these log odds, computed so that every machine rounds alike.

    For choosing.

    >>> chance(0.0), chance(2.0) > 0.85, round(chance(3.0) + chance(-3.0), 9)
    (0.5, True, 1.0)
    """
    size = odds if odds > 0.0 else -odds
    if size > 30.0:
        size = 30.0
    grown = 1.0 + size / 256.0
    for _ in range(SQUARINGS):
        grown *= grown
    less = 1.0 / (1.0 + grown)
    return 1.0 - less if odds > 0.0 else less


class Mind:
    """Judges positions by a net: the expected final points of both, and the log odds of winning.

    Without a net, the game's ``estimate`` judges.  ``evaluations`` counts the calls.
    """

    def __init__(self, spec: GameSpec, net: Any) -> None:
        self.spec: Final = spec
        self.words: Final = spec.words
        self.net: Final = net
        self.of_winning: Final[float] = spec.worth_of_winning
        self.of_theirs: Final[float] = spec.worth_of_theirs
        self.evaluations: int = 0

    def judged(self, p: Any) -> Value:
        """The expected final points of both, and the log odds; for a finished game its result."""
        self.evaluations += 1
        if not p.stack:
            won, margin = outcome(self.spec, p)
            mine = float(self.spec.result(p)[1])
            return mine, mine - margin, SURE * (2.0 * won - 1.0)
        if self.net is None:
            margin = float(self.spec.estimate(p))
            theirs = float(self.spec.scores(p)[1] or 0)
            return theirs + margin, theirs, margin / SPREAD
        found: Value = self.net.judged(p)
        return found

    def value(self, p: Any) -> Value:
        """The player's points to come, the opponent's points to come, the log odds of winning."""
        mine, theirs, odds = self.judged(p)
        scored = self.spec.scores(p)
        return mine - scored[0], theirs - (scored[1] or 0), odds

    def worth(self, found: Value) -> float:
        """The value that is maximised: the margin, as the game weighs it, plus that of winning."""
        return found[0] - self.of_theirs * found[1] + self.of_winning * chance(found[2])

    def rated(self, p: Any) -> float:
        """The value of a position."""
        return self.worth(self.judged(p))

    def choose(self, p: Any, answers: list[int]) -> int:
        """The best answer without search; the first one on ties."""
        return favourite(p, answers, self.words, self.rated)
