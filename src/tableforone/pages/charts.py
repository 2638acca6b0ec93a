"""How do numbers become pictures?  Geometry for the SVG charts; colours and words are the templates' business."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tableforone.kernel.spec import Result, ScoreLine
from tableforone.kernel.story import ScoredMove

COLOURS: Final = 12  # b1 ... b12 of pages.css
LEFT, WIDTH = 110.0, 540.0  # of a stacked bar within its 720


class Segment(NamedTuple):
    """One source of points in a stacked bar."""

    what: str
    points: int
    x: float
    width: float
    colour: int  # 1 ... 12; 0 for points lost

    @property
    def middle(self) -> float:
        return round(self.x + self.width / 2, 1)


class ScoreBar(NamedTuple):
    who: str
    total: int
    gains: list[Segment]
    losses: list[Segment]

    @property
    def end(self) -> float:
        return max((s.x + s.width for s in self.gains + self.losses), default=LEFT)


def breakdown(result: Result, opponent: str) -> list[ScoreBar]:
    """Both scores as stacked bars on one scale; what was lost hangs below."""
    sides = [("You", result.score, [line.mine for line in result.lines])]
    if result.opponent is not None:
        sides.append((opponent, result.opponent, [line.theirs or 0 for line in result.lines]))
    widest = max([abs(sum(p for p in points if p * sign > 0)) for _, _, points in sides for sign in (1, -1)] + [1])
    return [_bar(who, total, result.lines, points, WIDTH / widest) for who, total, points in sides]


def _bar(who: str, total: int, lines: Sequence[ScoreLine], points: list[int], scale: float) -> ScoreBar:
    gains, losses = [], []
    x = LEFT
    for n, (line, p) in enumerate(zip(lines, points, strict=True)):
        width = round(abs(p) * scale, 1)
        if p > 0:
            gains.append(Segment(line.what, p, round(x, 1), max(width - 2, 1), n % COLOURS + 1))
            x += width
        elif p < 0:
            losses.append(Segment(line.what, p, 0, max(width, 6), 0))
    at = max(LEFT, x - sum(loss.width for loss in losses))  # what was lost hangs below the end of what was gained
    hanging = []
    for loss in losses:
        hanging.append(loss._replace(x=round(at, 1), width=max(loss.width - 2, 1)))
        at += loss.width
    return ScoreBar(who, total, gains, hanging)


class Curve(NamedTuple):
    """A line through points, in a box of 720 x 290."""

    path: str
    points: list[tuple[float, float]]


class Curves(NamedTuple):
    mine: Curve
    theirs: Curve | None
    ticks: list[tuple[float, int]]  # y and its number
    zero: float
    counted_from: float | None  # x where the final scoring begins; None where nothing was counted at the end


def scores_over_time(story: list[ScoredMove], ends: Sequence[tuple[int, int | None]]) -> Curves:
    """Both scores before each answer and at the end, on one scale; ``ends`` go through the final scoring."""
    mine = [m.mine for m in story] + [points for points, _ in ends]
    theirs = None if ends[-1][1] is None else [m.theirs or 0 for m in story] + [points or 0 for _, points in ends]
    low, high = min(0, *mine, *(theirs or [0])), max(1, *mine, *(theirs or [0]))
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9) if (high - low) / s <= 6)
    low, high = low // step * step, -(-high // step) * step

    def y(value: int) -> float:
        return round(250 - (value - low) / (high - low) * 225, 1)

    def curve(values: list[int]) -> Curve:
        across = 550 / max(1, len(values) - 1)
        points = [(round(48 + n * across, 1), y(v)) for n, v in enumerate(values)]
        return Curve("M" + " L".join(f"{a} {b}" for a, b in points), points)

    ticks = [(y(v), v) for v in range(low, high + 1, step)]
    drawn = curve(mine)
    count = drawn.points[len(story)][0] if len(ends) > 1 else None
    return Curves(drawn, curve(theirs) if theirs else None, ticks, y(0), count)


class Turn(NamedTuple):
    """A block of the reel: one answer of the player, or what the opponent did after it; in per cent."""

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
    """The whole game as a strip: ``moved`` are the questions after which the opponent decided something."""
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
    mine = [m.mine for m in story] + [final[0]]
    theirs = [m.theirs or 0 for m in story] + [final[1] or 0]
    low, high = min(mine + theirs), max([*mine, *theirs, 1])
    places = [moment.number for moment in story]
    marks = sorted({round(sum(n <= to for n in places) * each, 3) for to in backs})
    return Reel(
        turns,
        round(at * each, 3),
        _line(mine, low, high),
        _line(theirs, low, high) if final[1] is not None else "",
        [min(mark, 100.0) for mark in marks],
    )


def _line(values: list[int], low: int, high: int) -> str:
    across = 1000 / max(1, len(values) - 1)
    span = max(1, high - low)
    return " ".join(f"{round(n * across, 1)},{round(96 - (v - low) / span * 92, 1)}" for n, v in enumerate(values))
