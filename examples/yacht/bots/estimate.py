"""The estimate of the final margin, for the greedy player."""

from functools import lru_cache

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.chance import rolls
from tableforone.kernel.frames import OPPONENT, YOU

from ..rules import cards, scoring
from ..rules import numbers as n
from ..rules.position import Sheet

Counts = tuple[int, ...]


def estimate(p: Sheet) -> float:
    """The margin, less half the par of your filled boxes.

    In your turn, plus the expected value of one more throw.
    """
    margin = scoring.score(p, YOU) - scoring.score(p, OPPONENT) - sum(cards.PARS[box] for box in bits(p.held[YOU])) / 2
    if p.turn == YOU and p.throws and p.stack and p.stack[-1][0] in (n.THROW, n.PLAY):
        return margin + expected(tuple(p.dice), mask_of(scoring.open_boxes(p)))
    return margin


@lru_cache(maxsize=1 << 16)
def expected(stay: Counts, boxes: int) -> float:
    """The expected best value when all dice except these are thrown once more."""
    outcomes = rolls(n.DICE - sum(stay), 6)
    ways = sum(weight for _, weight in outcomes)
    return sum(weight * best(_with(stay, thrown), boxes) for thrown, weight in outcomes) / ways


def _with(stay: Counts, thrown: Counts) -> Counts:
    return tuple(there + more for there, more in zip(stay, thrown, strict=True))


@lru_cache(maxsize=1 << 16)
def best(dice: Counts, boxes: int) -> float:
    """The value of the best of these boxes for five dice."""
    return max(scoring.points(list(dice), box) - cards.PARS[box] / 2 for box in bits(boxes))
