"""Sums over the chunks of a study; memory does not grow with the number of games."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from tableforone.lab.folder import Folder
from tableforone.lab.intervals import FEWEST, LEVEL, Interval, mean_interval, rates_interval, variance
from tableforone.lab.playing import Chunk, End, GameRow
from tableforone.lab.study import Study
from tableforone.players.simulation import wilson

WIDE: Final = 0.10  # half-width of a win rate's interval that is too wide to say much
FEW: Final = 30  # games: fewer say little about a cell
MOST_PAIRS: Final = 200  # comparisons; larger grids compare only with the first values


class Count:
    """The games of one cell."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.drawn = 0
        self.early = 0
        self.decisions = 0
        self.score = 0
        self.opponent: int | None = 0
        self.margins: Counter[End] = Counter()
        # by scoring line: the sums, the player's and the opponent's
        self.lines: dict[str, list[int | None]] = {}

    def add(self, rows: Iterable[GameRow]) -> None:
        for row in rows:
            self.games += 1
            self.won += row.outcome == "won"
            self.drawn += row.outcome == "draw"
            self.early += row.early
            self.decisions += row.decisions
            self.score += row.score
            self.opponent = None if self.opponent is None or row.opponent is None else self.opponent + row.opponent
            self.margins[row.end] += 1
            for what, mine, theirs in row.lines:
                sums = self.lines.setdefault(what, [0, None])
                sums[0] = (sums[0] or 0) + mine
                if theirs is not None:
                    sums[1] = (sums[1] or 0) + theirs

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def few(self) -> bool:
        """Whether there are too few games to say much."""
        if self.games < FEW:
            return True
        low, high = self.interval
        return (high - low) / 2 > WIDE

    def quantile(self, part: float) -> int:
        """The margin below which this share of the games lies."""
        wanted, seen = part * self.games, 0
        for value, _ in sorted(self.margins):
            seen += sum(self.margins[value, won] for won in (False, True))
            if seen >= wanted:
                return value
        return 0

    @property
    def mean(self) -> float:
        """The mean margin."""
        return sum(value * n for (value, _), n in self.margins.items()) / self.games

    @property
    def variance(self) -> float:
        mean = self.mean
        return sum(n * (value - mean) ** 2 for (value, _), n in self.margins.items()) / max(1, self.games - 1)


class PairedDifference:
    """Differences between the same deals, in points or in wins: their number, sum, sum of squares.

    Mean and interval of wins are those of 100 games.  ``rates``: each difference is 1, 0 or -1.
    """

    def __init__(self, unit: str, *, rates: bool = False) -> None:
        self.unit: Final = unit  # "points" or "wins"
        self.scale: Final = 100 if unit == "wins" else 1
        self.rates: Final = rates
        self.games = 0
        self.total = 0
        self.squares = 0

    def add(self, difference: int) -> None:
        self.games += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        return self.scale * (self.total / self.games)

    @property
    def variance(self) -> float:
        return self.scale**2 * variance(self.games, self.total, self.squares)

    def interval(self, level: float = LEVEL) -> Interval:
        """The interval of the mean, or of the difference of two rates."""
        if self.rates:
            gained = (self.squares + self.total) // 2
            low, high = rates_interval(self.games, gained, self.squares - gained, level)
        else:
            low, high = mean_interval(self.games, self.total, self.squares, level)
        return self.scale * low, self.scale * high


class Contrast:
    """Cells that are compared on the same deals: ``plus`` minus ``minus``.

    Two cells differ along one axis.  Four cells, two and two, test whether the difference along one
    axis depends on another.
    """

    def __init__(self, axis: int, plus: tuple[int, ...], minus: tuple[int, ...], other: int = -1) -> None:
        self.axis: Final = axis
        self.plus: Final = plus
        self.minus: Final = minus
        self.other: Final = other  # the second axis of an interaction
        self.points: Final = PairedDifference("points")
        self.wins: Final = PairedDifference("wins", rates=len(plus) == 1)
        self.both: Final = (self.points, self.wins)

    @property
    def games(self) -> int:
        return self.points.games

    @property
    def alike(self) -> bool:
        """Whether every deal ended the same, in points and in winning."""
        return not self.points.squares and not self.wins.squares

    def add(self, played: Mapping[int, Sequence[End]]) -> None:
        """Add deals of all these cells."""
        plus, minus = [played[n] for n in self.plus], [played[n] for n in self.minus]
        for more, less in zip(zip(*plus, strict=True), zip(*minus, strict=True), strict=True):
            self.points.add(sum(points for points, _ in more) - sum(points for points, _ in less))
            self.wins.add(sum(won for _, won in more) - sum(won for _, won in less))


class Sure(IntEnum):
    """How sure a difference is: one definition for the headline, the tables and the docs."""

    ALIKE = 0  # every deal ended the same
    OPEN = 1  # the 95% interval contains zero, or there are fewer than six pairs
    LIKELY = 2  # the 95% interval excludes zero
    CERTAIN = 3  # the same even if widened for all comparisons of the study (Bonferroni)


class Found(NamedTuple):
    """Everything that a report shows: the cells, and how they compare."""

    counts: list[Count]
    pairs: list[Contrast]  # cells that differ along one axis
    crossed: list[Contrast]  # interactions of two axes
    # all pairs along all axes are compared, not only those with the first value
    complete: bool = True

    @property
    def games(self) -> int:
        return sum(count.games for count in self.counts)

    @property
    def intervals(self) -> int:
        """The number of intervals: points and winning of every comparison."""
        return 2 * sum(contrast.games > 0 for contrast in (*self.pairs, *self.crossed))

    def sure(self, difference: PairedDifference) -> Sure:
        """How sure this difference is."""
        if not difference.squares:
            return Sure.ALIKE
        if difference.games < FEWEST:
            return Sure.OPEN
        strict = 1 - (1 - LEVEL) / self.intervals
        told = sum(not low <= 0 <= high for low, high in map(difference.interval, (LEVEL, strict)))
        return Sure(Sure.OPEN + told)

    def misleads(self, cells: Sequence[int]) -> bool:
        """Whether points mislead: a game ended early, or the higher score did not win."""
        counts = [self.counts[n] for n in cells]
        margins = [margin for count in counts for margin in count.margins]
        return any(count.early for count in counts) or any(m < 0 if won else m > 0 for m, won in margins)

    def worth(self, pair: Contrast) -> float:
        """How many games with separate deals would tell as much as one pair."""
        apart = sum(self.counts[n].variance for n in (*pair.plus, *pair.minus))
        return apart / pair.points.variance if pair.points.variance else 0.0


Step = tuple[int, int, int]  # axis, from this cell, to that one


def contrasts(study: Study) -> tuple[list[Contrast], list[Contrast], bool]:
    """The comparisons: cells of one game that differ along one axis, and interactions of two axes.

    If there are very many, only those with the first value of an axis.
    """
    steps = list(_steps(study))
    from_first = [step for step in steps if _is_from_first(study, step)]
    shown = steps if len(steps) <= MOST_PAIRS else from_first
    crossed = list(_crossed(study, from_first))
    complete = len(steps) <= MOST_PAIRS and len(crossed) <= MOST_PAIRS
    return [Contrast(axis, (to,), (start,)) for axis, start, to in shown], crossed[:MOST_PAIRS], complete


def _steps(study: Study) -> Iterator[Step]:
    for to, cell in enumerate(study.cells):
        for start in range(to):
            if study.cells[start].game == cell.game:
                values = zip(study.place(start), study.place(to), strict=True)
                differs = [axis for axis, (before, after) in enumerate(values) if before != after]
                if len(differs) == 1:
                    yield differs[0], start, to


def _is_from_first(study: Study, step: Step) -> bool:
    """Whether it starts at the first value of its axis, which the first cell of a game has."""
    axis, start, _ = step
    first = next(n for n, cell in enumerate(study.cells) if cell.game == study.cells[start].game)
    return study.place(start)[axis] == study.place(first)[axis]


def _crossed(study: Study, steps: Sequence[Step]) -> Iterator[Contrast]:
    """Two steps from one cell along two axes, with the cell at the fourth corner."""
    there = {(cell.game, study.place(n)): n for n, cell in enumerate(study.cells)}
    for axis, start, to in steps:
        for other, same, across in steps:
            if same == start and other > axis:
                corner = list(study.place(across))
                corner[axis] = study.place(to)[axis]
                fourth = there.get((study.cells[start].game, tuple(corner)))
                if fourth is not None:
                    yield Contrast(axis, (fourth, start), (across, to), other)


def count(folder: Folder) -> Found:
    """Read the chunks once; only the margins of one span are in memory at a time."""
    found = Found([Count() for _ in folder.study.cells], *contrasts(folder.study))
    spans: dict[tuple[int, int], list[Chunk]] = {}
    for chunk in folder.kept():
        spans.setdefault((chunk.start, chunk.stop), []).append(chunk)
    for here in spans.values():
        played: dict[int, list[End]] = {}
        for chunk in here:
            rows = folder.rows(chunk)
            found.counts[chunk.nth].add(rows)
            played[chunk.nth] = [row.end for row in rows]
        for contrast in (*found.pairs, *found.crossed):
            if played.keys() >= {*contrast.plus, *contrast.minus}:
                contrast.add(played)
    return found
