"""Judges positions that are settled up to a question or a reveal; finds the best answer by a rating."""

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


def judged(spec: GameSpec, p: Any) -> tuple[float, float]:
    """Winning chance and margin by the game's estimate; for a finished game its result."""
    if not p.stack:
        return outcome(spec, p)
    margin = float(spec.estimate(p))
    return logistic(margin / SPREAD), margin


def after(p: Any, words: list[Word], answer: int) -> Any:
    """The position after an answer, up to the next question or reveal."""
    behind = p.copy()
    reply(behind, words, answer)
    settle(behind, words)
    return behind


def favourite(p: Any, answers: list[int], words: list[Word], rating: Callable[[Any], float]) -> int:
    """The answer that leads to the best rating at the next question or reveal; the first on ties."""
    if len(answers) == 1:
        return answers[0]
    best, most = answers[0], float("-inf")
    for answer in answers:
        worth = rating(after(p, words, answer))
        if worth > most:
            best, most = answer, worth
    return best
