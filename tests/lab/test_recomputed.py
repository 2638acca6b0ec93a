"""Tests of the lab's statistics against independent code that reads only games.parquet.

The statistics are written again in another way: Student's t by integration, the interval of two
paired rates from the four counts. Nothing is imported from ``tableforone.lab``.
"""

import re
from collections.abc import Iterator, Sequence
from html import unescape
from math import gamma, pi, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow.parquet
import pytest

from tableforone.cli import main

EQUAL = """
title = "Is the same the same?"
game = "high-season"
player = "random"
games = 40
[[cells]]
name = "First"
[[cells]]
name = "Again"
"""
SQUARE = """
title = "Does the player matter more at level 5?"
game = "high-season"
games = 40
seed = 7
[axes]
level = ["1", "5"]
player = ["random", "greedy"]
"""
WINNING = """
title = "Is level 3 harder?"
game = "salamandra"
player = "greedy"
games = 24
[axes]
level = ["1", "3"]
"""


class Answer(NamedTuple):
    """A row of the report's table of differences."""

    pairs: int
    points: float
    points_between: tuple[float, float]
    points_sure: str
    wins: float
    wins_between: tuple[float, float]
    wins_sure: str


def played(folder: Path, text: str) -> tuple[list[dict[str, Any]], str]:
    """The rows of the parquet file, and the report."""
    file = folder / "asked.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["study", str(file), "--workers", "1", "--out", str(folder / "out")]) == 0
    table: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / "out" / "games.parquet").to_pylist()
    return table, (folder / "out" / "report.html").read_text(encoding="utf-8")


def told(report: str) -> dict[str, Answer]:
    """The values in the tables of differences."""
    found = {}
    for table in re.findall(r'<table class="facts-t differences">(.*?)</table>', report, re.DOTALL):
        for row in re.findall(r"<tr>(.*?)</tr>", table.partition("<tbody>")[2], re.DOTALL):
            cells = [unescape(cell).replace("−", "-") for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)]
            name, pairs, points, p_ends, p_sure, wins, w_ends, w_sure = cells
            found[name] = Answer(int(pairs), float(points), ends(p_ends), p_sure, float(wins), ends(w_ends), w_sure)
    return found


def ends(text: str) -> tuple[float, float]:
    low, _, high = text.partition(" to ")
    return float(low), float(high)


def headline(report: str) -> str:
    found = re.search(r'<p class="answer-1"><b>(.*?)</b>', report)
    assert found
    return unescape(found[1])


# --- the statistics, implemented again


def student(part: float, freedom: int) -> float:
    """The quantile of Student's t, by summing its density in small steps."""
    scale = gamma((freedom + 1) / 2) / (sqrt(freedom * pi) * gamma(freedom / 2))
    step, at, sum_ = 1e-4, 0.0, 0.5

    def density(x: float) -> float:
        return float(scale * (1 + x * x / freedom) ** (-(freedom + 1) / 2))

    while sum_ < part:
        sum_ += step * density(at + step / 2)
        at += step
    return at


def normal(part: float) -> float:
    """The quantile of the normal distribution, by the same method."""
    step, at, sum_ = 1e-4, 0.0, 0.5
    while sum_ < part:
        sum_ += step * 2.718281828459045 ** (-((at + step / 2) ** 2) / 2) / sqrt(2 * pi)
        at += step
    return at


def of_points(differences: Sequence[int], level: float) -> tuple[float, float]:
    n = len(differences)
    mean = sum(differences) / n
    spread = sqrt(sum((d - mean) ** 2 for d in differences) / (n - 1) / n)
    reach = student((1 + level) / 2, n - 1) * spread
    return mean - reach, mean + reach


def of_wins(pairs: Sequence[tuple[bool, bool]], level: float) -> tuple[float, float]:
    """Bonett and Price, from the pairs that differ: a pair is (first won, second won)."""
    n = len(pairs) + 2
    up = (sum(second and not first for first, second in pairs) + 1) / n
    down = (sum(first and not second for first, second in pairs) + 1) / n
    reach = normal((1 + level) / 2) * sqrt((up + down - (up - down) ** 2) / n)
    return up - down - reach, up - down + reach


def sure(differences: Sequence[int], plain: tuple[float, float], strict: tuple[float, float]) -> str:
    if not any(differences):
        return "no difference"
    excludes = [low > 0 or high < 0 for low, high in (plain, strict)]
    return "certain" if all(excludes) else "likely" if any(excludes) else "no difference found"


class Deals:
    """The games of a study by variant and seed."""

    def __init__(self, rows: Sequence[dict[str, Any]]) -> None:
        self.cells: dict[str, dict[int, tuple[int, bool]]] = {}
        for row in rows:
            margin = row["score"] - (row["opponent"] or 0)
            self.cells.setdefault(row["cell"], {})[row["seed"]] = margin, row["outcome"] == "won"
        self.seeds = sorted(next(iter(self.cells.values())))

    def pair(self, first: str, second: str, comparisons: int) -> Answer:
        a, b = self.cells[first], self.cells[second]
        points = [b[seed][0] - a[seed][0] for seed in self.seeds]
        won = [(a[seed][1], b[seed][1]) for seed in self.seeds]
        wins = [int(second) - int(first) for first, second in won]
        level = 1 - 0.05 / (2 * comparisons)
        return Answer(
            len(self.seeds),
            sum(points) / len(points),
            of_points(points, 0.95),
            sure(points, of_points(points, 0.95), of_points(points, level)),
            100 * sum(wins) / len(wins),
            percent(of_wins(won, 0.95)),
            sure(wins, of_wins(won, 0.95), of_wins(won, level)),
        )

    def crossed(self, corners: Sequence[str], comparisons: int) -> Answer:
        """The corners are: neither step, the second step, the first step, both."""
        none, second, first, both = (self.cells[name] for name in corners)
        points = [(both[s][0] - second[s][0]) - (first[s][0] - none[s][0]) for s in self.seeds]
        wins = [(both[s][1] - second[s][1]) - (first[s][1] - none[s][1]) for s in self.seeds]
        level = 1 - 0.05 / (2 * comparisons)
        return Answer(
            len(self.seeds),
            sum(points) / len(points),
            of_points(points, 0.95),
            sure(points, of_points(points, 0.95), of_points(points, level)),
            100 * sum(wins) / len(wins),
            percent(of_points(wins, 0.95)),
            sure(wins, of_points(wins, 0.95), of_points(wins, level)),
        )


def percent(ends: tuple[float, float]) -> tuple[float, float]:
    return 100 * ends[0], 100 * ends[1]


def same(mine: Answer, theirs: Answer) -> None:
    """Compare with the report, which is rounded to one digit."""
    assert mine.pairs == theirs.pairs
    assert (mine.points_sure, mine.wins_sure) == (theirs.points_sure, theirs.wins_sure)
    for one, other in zip(flat(mine), flat(theirs), strict=True):
        assert one == pytest.approx(other, abs=0.06)


def flat(answer: Answer) -> Iterator[float]:
    yield answer.points
    yield from answer.points_between
    yield answer.wins
    yield from answer.wins_between


# --- three studies


def test_equal_cells(tmp_path: Path) -> None:
    rows, report = played(tmp_path, EQUAL)
    found = told(report)
    assert len(rows) == 80
    assert list(found) == ["Again instead of First"]
    same(Deals(rows).pair("First", "Again", 1), found["Again instead of First"])
    assert found["Again instead of First"].points_sure == "no difference"
    assert headline(report) == "No difference between First and Again: all 40 games ended the same."


def test_two_by_two(tmp_path: Path) -> None:
    rows, report = played(tmp_path, SQUARE)
    deals, found = Deals(rows), told(report)
    assert len(found) == 5
    for player in ("Random", "Greedy"):
        mine = deals.pair(f"Level 1, {player}", f"Level 5, {player}", 5)
        same(mine, found[f"Level 5 ({player}) instead of Level 1"])
    for level in ("Level 1", "Level 5"):
        same(deals.pair(f"{level}, Random", f"{level}, Greedy", 5), found[f"Greedy ({level}) instead of Random"])
    corners = ["Level 1, Random", "Level 1, Greedy", "Level 5, Random", "Level 5, Greedy"]
    crossed = deals.crossed(corners, 5)
    same(crossed, found["Level 5 instead of Level 1: with Greedy rather than Random"])
    answer = re.sub(r"<.*?>", "", report.partition('<p class="answer-1">')[2].partition("</p>")[0])
    assert (crossed.points_sure, crossed.wins_sure) == ("no difference found", "certain")
    worth = f"{abs(crossed.wins):.0f} {'more' if crossed.wins > 0 else 'fewer'} wins in 100 games"
    words = f"Level 5 instead of Level 1 is worth {worth} with Greedy than with Random (certain)."
    assert words in answer


def test_by_winning(tmp_path: Path) -> None:
    rows, report = played(tmp_path, WINNING)
    mine = Deals(rows).pair("Level 1", "Level 3", 1)
    same(mine, told(report)["Level 3 instead of Level 1"])
    assert any(row["early"] for row in rows)
    assert mine.wins_sure == "certain"
    words = f"Level 3 costs you {-mine.wins:.0f} wins in 100 games (certain)."
    assert headline(report) == f"Compared with Level 1, {words}"
    assert "Points mislead." in report


def test_the_reference_is_right() -> None:
    """Check the reference against values of printed tables."""
    assert student(0.975, 5) == pytest.approx(2.571, abs=1e-3)
    assert student(0.995, 20) == pytest.approx(2.845, abs=1e-3)
    assert normal(0.975) == pytest.approx(1.960, abs=1e-3)
    assert of_points([1, 2, 3], 0.95) == pytest.approx((-0.484, 4.484), abs=2e-3)
