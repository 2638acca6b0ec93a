"""Compares stated winning chances with results: how many positions rated 70 to 80% were won.

Every level has its own correction of the net's log odds, fitted to the results of the games.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out
from tableforone.kernel.randomness import Source
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import Budget
from tableforone.players.chances import FILE, Correction, measured
from tableforone.players.judge import logistic, outcome
from tableforone.players.minds import mind_of
from tableforone.players.net import measured_id, net_file
from tableforone.players.planner import Expert, Planner
from tableforone.players.setups import mixed
from tableforone.players.simulation import in_parts

LOTS: Final = -5  # the key of the stream that picks positions
# one decision in this many is used, plus the first: neighbouring ones are very similar
EVERY: Final = 6
BINS: Final = 10
STEPS: Final = 50  # of the fit
# how strongly a correction is held at none, so that few games do not move it far
HOLD: Final = 2.0
Pairs = list[tuple[float, float]]  # the stated chance of a position, and the result


class Bin(NamedTuple):
    """Positions with a stated chance in the same tenth: count, mean stated chance, share won."""

    tenth: int
    positions: int
    said: float
    won: float


class Calibration(NamedTuple):
    """The bins of a game, and the mean error between stated chance and result, by positions."""

    positions: int
    error: float
    bins: tuple[Bin, ...]


class Witnessed(NamedTuple):
    """A game of the expert: its result, and what its plans expected during the game."""

    won: float
    expected: tuple[tuple[float, float], ...]  # log odds, and the opponent's points to come


class Level(NamedTuple):
    """The correction of one level, and its mean error on the fitted and on unseen games."""

    game: str
    level: str
    games: int
    positions: int
    won: float  # share of its games
    start: float  # the mean stated chance at the first decision
    slope: float
    shift: float
    early: float
    error: float
    unseen: float
    plain: float  # the mean error of the net alone
    net: str = ""  # the id of the net

    @property
    def correction(self) -> Correction:
        return Correction(self.slope, self.shift, self.early)


class Witness:
    """Plays like the expert, and records what its plan expects at some positions."""

    def __init__(self, spec: GameSpec, seed: int, budget: Budget) -> None:
        self.expert: Final = Expert(mind_of(spec).mind, budget)
        self.budget: Final = budget
        self.lots: Final = Source(seed).stream(LOTS)
        self.scores: Final = spec.scores
        self.expected: Final[list[tuple[float, float]]] = []

    def __call__(self, p: Any, answers: list[int]) -> int:
        choice = self.expert(p, answers)
        if len(answers) > 1 and (not self.expected or self.lots.below(EVERY) == 0):
            best = Planner(self.expert.mind).plan(p, answers, self.budget)[0]
            self.expected.append((best.odds, best.theirs - (self.scores(p)[1] or 0)))
        return choice


def heard(spec: GameSpec, level: str, count: int, seed: int, workers: int, budget: Budget) -> list[Witnessed]:
    """The results of ``count`` games of a level, on any board, without modules."""
    parts = [range(start, min(start + 4, seed + count)) for start in range(seed, seed + count, 4)]
    found = in_parts(partial(witnessed, level=level, budget=budget), spec, parts, workers)
    return [game for _, part in sorted(found) for game in part]


def witnessed(spec: GameSpec, seeds: range, level: str, budget: Budget) -> list[Witnessed]:
    """The games with these seeds."""
    found: list[Witnessed] = []
    for seed in seeds:
        p: Any = spec.start(mixed(spec, seed, level, ()))
        witness = Witness(spec, seed, budget)
        play_out(p, spec.words, witness, Dealer(seed))
        found.append(Witnessed(outcome(spec, p)[0], tuple(witness.expected)))
    return found


def said(played: Sequence[Witnessed], correction: Correction) -> Pairs:
    """The stated chance of every position with this correction, and the result."""
    return [(correction.chance(*expected), game.won) for game in played for expected in game.expected]


def fitted(played: Sequence[Witnessed]) -> Correction:
    """The correction that fits the results best (logistic regression by Newton's method)."""
    rows = [((odds, 1.0, left / 100), game.won) for game in played for odds, left in game.expected]
    found = list(Correction())
    for _ in range(STEPS):
        slopes = [HOLD * (none - one) for none, one in zip(Correction(), found, strict=True)]
        curves = [[HOLD * (m == n) for n in range(3)] for m in range(3)]
        for row, won in rows:
            chance = logistic(sum(a * b for a, b in zip(row, found, strict=True)))
            for m in range(3):
                slopes[m] += (won - chance) * row[m]
                for n in range(3):
                    curves[m][n] += chance * (1.0 - chance) * row[m] * row[n]
        found = [one + step for one, step in zip(found, _solved(curves, slopes), strict=True)]
    return Correction(*(round(one, 4) for one in found))


def _solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The numbers x with square * x = right, by elimination; ``square`` is positive definite."""
    rows = [[*row, end] for row, end in zip(square, right, strict=True)]
    for n, pivot in enumerate(rows):
        for row in rows:
            if row is not pivot:
                share = row[n] / pivot[n]
                row[:] = [one - share * other for one, other in zip(row, pivot, strict=True)]
    return [row[-1] / row[n] for n, row in enumerate(rows)]


def level_of(spec: GameSpec, level: str, played: Sequence[Witnessed]) -> Level:
    """The correction of a level.

    ``unseen`` is the error on each half of the games, with the correction fitted to the other half.
    """
    fit = fitted(played)
    found = binned(said(played, fit))
    halves = played[::2], played[1::2]
    unseen = [binned(said(one, fitted(other))).error for one, other in (halves, halves[::-1]) if one and other]
    firsts = [fit.chance(*game.expected[0]) for game in played if game.expected]
    return Level(
        spec.id, level, len(played), found.positions, _mean([game.won for game in played]), _mean(firsts), *fit,
        found.error, _mean(unseen), binned(said(played, Correction())).error,
        measured_id(spec, net_file(spec)),
    )  # fmt: skip


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / max(1, len(numbers)), 4)


def keep(levels: Sequence[Level], path: Path = FILE) -> None:
    """Write them to the file, next to the other levels in it."""
    # imported here, because playing alone needs no store
    from tableforone.store.files import write_rows

    new = {(one.game, one.level): one._asdict() for one in levels}
    rows = {(one["game"], one["level"]): one for one in measured(path)} | new
    write_rows(path, "levels", [rows[place] for place in sorted(rows)])


def binned(pairs: Sequence[tuple[float, float]]) -> Calibration:
    """Ten bins, and the mean error over all positions.

    >>> binned([(0.72, 1.0), (0.78, 1.0), (0.75, 0.0), (0.1, 0.0)]).error
    0.0875
    """
    bins: list[Bin] = []
    off = 0.0
    for tenth in range(BINS):
        those = [(said, won) for said, won in pairs if min(BINS - 1, int(said * BINS)) == tenth]
        if those:
            said = sum(one for one, _ in those) / len(those)
            won = sum(one for _, one in those) / len(those)
            bins.append(Bin(tenth, len(those), round(said, 4), round(won, 4)))
            off += abs(said - won) * len(those)
    return Calibration(len(pairs), round(off / max(1, len(pairs)), 4), tuple(bins))
