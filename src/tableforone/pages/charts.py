"""Geometry for the SVG charts; colours and texts are in the templates."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from textwrap import wrap
from typing import Final, NamedTuple

from tableforone.kernel.grammar import upfirst
from tableforone.kernel.spec import Result
from tableforone.kernel.story import ScoredMove

STEPS: Final = 960.0  # width of the steps of the scoring; the two totals are to the right of them


class Stair(NamedTuple):
    """One source of points as a step, from the total before it to the total after it."""

    what: str
    lines: list[str]  # its name, broken into lines that fit under the step
    x: float
    width: float  # of the player's step
    gain: int
    total: int
    y: float
    height: float
    their_gain: int | None
    their_total: int | None
    their_y: float
    their_height: float


class Staircase(NamedTuple):
    """The final scoring in a box 1180 units wide; sources without points are left out."""

    stairs: list[Stair]
    zero: float
    mine: float  # y of the last two bars
    theirs: float | None

    @property
    def height(self) -> int:
        """The height of the box: the names under the steps may take several lines."""
        return 315 + 15 * max([1, *(len(stair.lines) for stair in self.stairs)])


def staircase(result: Result) -> Staircase:
    """Each source of points as a step, in scoring order."""
    lines = [line for line in result.lines if line.mine or line.theirs]
    mine, theirs = _running(line.mine for line in lines), _running(line.theirs or 0 for line in lines)
    alone = result.opponent is None
    both = mine if alone else mine + theirs
    low, high = min(0, *both), max(1, *both)

    def y(points: int) -> float:
        return round(40 + (high - points) / (high - low) * 250, 1)

    def step(before: int, after: int) -> tuple[float, float]:
        top, bottom = sorted((y(before), y(after)))
        return top, max(2, round(bottom - top, 1))

    each = STEPS / max(1, len(lines))
    width = round(min(64, each * (0.7 if alone else 0.5)), 1)
    stairs = []
    for n, line in enumerate(lines):
        words = wrap(upfirst(line.what), max(8, int(each / 7.5)))
        own = (line.mine, mine[n + 1], *step(mine[n], mine[n + 1]))
        gain, total = (None, None) if alone else (line.theirs or 0, theirs[n + 1])
        other = (gain, total, *step(theirs[n], theirs[n + 1]))
        stairs.append(Stair(line.what, words, round(n * each, 1), width, *own, *other))
    return Staircase(stairs, y(0), y(result.score), None if result.opponent is None else y(result.opponent))


def _running(points: Iterable[int]) -> list[int]:
    """The running totals, starting at 0.

    >>> _running([3, -1])
    [0, 3, 2]
    """
    return list(accumulate(points, initial=0))


class Curve(NamedTuple):
    """A line through points, in a box of 720 x 290."""

    path: str
    points: list[tuple[float, float]]


class Curves(NamedTuple):
    mine: Curve
    theirs: Curve | None
    ticks: list[tuple[float, int]]  # y and its number
    zero: float
    # x where the final scoring begins; None if there was no final scoring
    counted_from: float | None = None


def both_scores(story: Sequence[ScoredMove], ends: Sequence[tuple[int, int | None]]) -> tuple[list[int], list[int]]:
    """Both scores before each answer and at the end; 0 for an opponent without points.

    ``ends`` are the scores during the final scoring.
    """
    mine = [m.mine for m in story] + [points for points, _ in ends]
    return mine, [m.theirs or 0 for m in story] + [points or 0 for _, points in ends]


def on_one_scale(mine: list[int], theirs: list[int]) -> Curves:
    """The scores of two players, or of two games, as two curves; each uses the whole width."""
    low, high = min(0, *mine, *theirs), max(1, *mine, *theirs)
    ticks, y = _scale(low, high)
    return Curves(_curve(mine, y), _curve(theirs, y) if theirs else None, ticks, y(0))


def scores_over_time(story: list[ScoredMove], ends: Sequence[tuple[int, int | None]]) -> Curves:
    """Both scores before each answer and at the end, on one scale."""
    mine, theirs = both_scores(story, ends)
    curves = on_one_scale(mine, [] if ends[-1][1] is None else theirs)
    return curves._replace(counted_from=curves.mine.points[len(story)][0] if len(ends) > 1 else None)


def _scale(low: int, high: int) -> tuple[list[tuple[float, int]], Callable[[int], float]]:
    """Grid lines at round numbers, and the function that gives the y of a value."""
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9) if (high - low) / s <= 6)
    low, high = low // step * step, -(-high // step) * step

    def y(value: int) -> float:
        return round(250 - (value - low) / (high - low) * 225, 1)

    return [(y(v), v) for v in range(low, high + 1, step)], y


def _curve(values: list[int], y: Callable[[int], float]) -> Curve:
    across = 550 / max(1, len(values) - 1)
    points = [(round(48 + n * across, 1), y(v)) for n, v in enumerate(values)]
    return Curve("M" + " L".join(f"{a} {b}" for a, b in points), points)


class Turn(NamedTuple):
    """A block of the timeline: the player's answer, or the opponent's turn after it; percent."""

    x: float
    width: float
    who: str
    state: str  # "past", "now" or ""


class Reel(NamedTuple):
    turns: list[Turn]
    head: float
    mine: str
    theirs: str
    backs: list[float]


def reel(story: list[ScoredMove], final: tuple[int, int | None], moved: set[int], at: int, backs: list[int]) -> Reel:
    """The whole game as a timeline.

    ``moved`` are the questions after which the opponent decided something.
    """
    count = max(1, len(story))
    each = 100 / count
    turns = []
    for n, moment in enumerate(story):
        state = "past" if n < at else "now" if n == at else ""
        follows = moment.number in moved
        turns.append(Turn(round(n * each + each * 0.05, 3), round(each * (0.55 if follows else 0.9), 3), "me", state))
        if follows:
            state = "past" if n < at else ""
            turns.append(Turn(round(n * each + each * 0.64, 3), round(each * 0.31, 3), "they", state))
    mine, theirs = both_scores(story, [final])
    low, high = min(mine + theirs), max([*mine, *theirs, 1])
    span = max(1, high - low)

    def y(points: int) -> float:
        return 96 - (points - low) / span * 92

    places = [moment.number for moment in story]
    marks = sorted({round(sum(n <= to for n in places) * each, 3) for to in backs})
    return Reel(
        turns,
        round(at * each, 3),
        polyline(mine, 1000, y),
        polyline(theirs, 1000, y) if final[1] is not None else "",
        [min(mark, 100.0) for mark in marks],
    )


def polyline(values: list[int], width: float, y: Callable[[int], float]) -> str:
    """The values as points of a line of this width."""
    across = width / max(1, len(values) - 1)
    return " ".join(f"{n * across:.1f},{y(value):.1f}" for n, value in enumerate(values))
