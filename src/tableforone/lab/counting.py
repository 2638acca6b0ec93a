"""What came of the games?  Sums over chunks, one after the other: memory does not grow with the number of games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from tableforone.lab.folder import Folder
from tableforone.lab.playing import Chunk, Row
from tableforone.players.simulation import Z95, wilson

WIDE: Final = 0.10  # half an interval of a win rate that is too wide to say much
FEWEST: Final = 30  # games of which one speaks at all


class Count:
    """The games of one cell."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.drawn = 0
        self.decisions = 0
        self.score = 0
        self.opponent: int | None = 0
        self.margins: Counter[tuple[int, bool]] = Counter()  # by how much, and whether it was won
        self.lines: dict[str, list[int | None]] = {}  # what for: the sums, the player's and the opponent's

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.games += 1
            self.won += row.outcome == "won"
            self.drawn += row.outcome == "draw"
            self.decisions += row.decisions
            self.score += row.score
            self.opponent = None if self.opponent is None or row.opponent is None else self.opponent + row.opponent
            self.margins[margin(row), row.outcome == "won"] += 1
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
        """Are there too few games to say much?"""
        if self.games < FEWEST:
            return True
        low, high = self.interval
        return (high - low) / 2 > WIDE

    def quantile(self, part: float) -> int:
        """The margin below which this part of the games lies."""
        wanted, seen = part * self.games, 0
        for value, _ in sorted(self.margins):
            seen += sum(self.margins[value, won] for won in (False, True))
            if seen >= wanted:
                return value
        return 0

    @property
    def variance(self) -> float:
        mean = sum(value * n for (value, _), n in self.margins.items()) / self.games
        return sum(n * (value - mean) ** 2 for (value, _), n in self.margins.items()) / max(1, self.games - 1)


def margin(row: Row) -> int:
    """By how many points it was won or lost; the points themselves against an opponent who has none."""
    return row.score - (row.opponent or 0)


class Pairs:
    """Two cells on the same deals: the second minus the first, game by game."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0
        self.squares = 0

    def add(self, first: Sequence[Row], second: Sequence[Row]) -> None:
        for one, other in zip(first, second, strict=True):
            difference = margin(other) - margin(one)
            self.games += 1
            self.total += difference
            self.squares += difference * difference

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def variance(self) -> float:
        return max(0.0, (self.squares - self.games * self.mean**2) / max(1, self.games - 1))

    def interval(self, z: float = Z95) -> tuple[float, float]:
        reach = z * sqrt(self.variance / self.games)
        return self.mean - reach, self.mean + reach


class Found(NamedTuple):
    """All that a report tells, cell by cell."""

    counts: list[Count]
    first: list[int]  # the cell each one is compared with: the first of its game
    pairs: list[Pairs]

    @property
    def games(self) -> int:
        return sum(count.games for count in self.counts)

    def sure(self, nth: int) -> int:
        """Is there a difference?  2: also among so many comparisons; 1: taken alone; 0: one cannot tell."""
        pairs = self.pairs[nth]
        if pairs.games < FEWEST or (self.counts[nth].few and pairs.games < 2 * FEWEST):
            return 0
        compared = sum(nth != first for nth, first in enumerate(self.first))
        strict = NormalDist().inv_cdf(1 - 0.025 / max(1, compared))
        return sum(not low <= 0 <= high for low, high in (pairs.interval(), pairs.interval(strict)))

    def worth(self, nth: int) -> float:
        """How many games dealt anew would tell as much as one pair."""
        pairs = self.pairs[nth]
        apart = self.counts[nth].variance + self.counts[self.first[nth]].variance
        return apart / pairs.variance if pairs.variance else 0.0


def count(folder: Folder) -> Found:
    """Go through the chunks once; of one span at a time the rows of two cells are in memory."""
    cells = folder.study.cells
    first = [next(n for n, other in enumerate(cells) if other.game == cell.game) for cell in cells]
    found = Found([Count() for _ in cells], first, [Pairs() for _ in cells])
    spans: dict[tuple[int, int], list[Chunk]] = {}
    for chunk in folder.kept():
        spans.setdefault((chunk.start, chunk.stop), []).append(chunk)
    for here in spans.values():
        beside: dict[int, list[Row]] = {}
        for chunk in here:
            rows = folder.rows(chunk)
            found.counts[chunk.nth].add(rows)
            if first[chunk.nth] == chunk.nth:
                beside[chunk.nth] = rows
            elif first[chunk.nth] in beside:
                found.pairs[chunk.nth].add(beside[first[chunk.nth]], rows)
    return found
