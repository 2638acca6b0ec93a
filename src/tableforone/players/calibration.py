"""Is a chance what it says?  Of positions where the expert said 70 to 80 %, how many did it win from there?

Where it is not, ``leveled`` finds by how much: log odds are stretched and moved, and what was likelier stays likelier.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.dealer import Dealer, Source
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import Budget
from tableforone.players.judge import logistic, outcome
from tableforone.players.learning import setting
from tableforone.players.players import Thinker
from tableforone.players.simulation import leave_interrupts_to_the_parent
from tableforone.players.weights import judge_of, read_told, weights_file, write_weights

LOTS: Final = -5  # the key of the stream that picks positions
EVERY: Final = 4  # one decision of so many is looked at: neighbours tell much the same
BINS: Final = 10
STEPS: Final = 30  # of Newton's method
SUREST: Final = 0.001  # a chance nearer to 0 or 1 is taken for this one
FEWEST: Final = 100  # positions from which a chance can be leveled
Pairs = list[tuple[float, float]]  # what was said of a position, and what came of it


class Bin(NamedTuple):
    """Positions whose said chance lies in one tenth: how many, what was said on the average, what was won."""

    tenth: int
    positions: int
    said: float
    won: float


class Calibration(NamedTuple):
    """The bins of a game, and the mean error: how far what was won lies from what was said, by positions."""

    positions: int
    games: int
    error: float
    bins: tuple[Bin, ...]


class Witness:
    """Plays like the expert, and notes what it says of some positions."""

    def __init__(self, spec: GameSpec, seed: int, budget: Budget) -> None:
        self.thinker: Final = Thinker(spec, seed, judge_of(spec).judge, budget)
        self.lots: Final = Source(seed).stream(LOTS)
        self.said: Final[list[float]] = []

    def __call__(self, p: Any, answers: list[int]) -> int:
        choice = self.thinker(p, answers)
        if len(answers) > 1 and self.lots.below(EVERY) == 0:
            self.said.append(self._chance(p, choice))
        return choice

    def _chance(self, p: Any, choice: int) -> float:
        search = self.thinker.search
        if self.thinker.budget.simulations:
            return search.advice()[0].win
        after = p.copy()
        reply(after, search.words, choice)
        settle(after, search.words)
        return search.judge.judged(after)[0]


def heard(spec: GameSpec, count: int, seed: int, workers: int, budget: Budget) -> Pairs:
    """What was said in so many games, of every level and module alike, and what came of it."""
    pairs: Pairs = []
    parts = [range(start, min(start + 4, seed + count)) for start in range(seed, seed + count, 4)]
    for found in _parts(spec, parts, workers, budget):
        pairs += found
    return pairs


def mend(spec: GameSpec, pairs: Pairs, count: int, seed: int) -> None:
    """Level the learned chance by these games, and keep it with the weights."""
    told = read_told(spec, weights_file(spec))
    if told is None:
        raise Fault(
            f"Nothing that could be leveled was learned of {spec.name}: `tableforone learn {spec.id}` learns it."
        )
    moved, stretched = leveled(pairs)
    changed = {
        "to_win": [round(weight * stretched, 9) for weight in told["to_win"]],
        "biases": [*told["biases"][:2], round(told["biases"][2] * stretched + moved, 9)],
        "leveled": [*told.get("leveled", []), {"games": count, "seed": seed, "positions": len(pairs)}],
    }
    write_weights(weights_file(spec), told | changed)


def leveled(pairs: Pairs) -> tuple[float, float]:
    """How log odds are to be moved and stretched so that they fit what came of it: a logistic of one sign.

    >>> bold = [(0.9, 1.0)] * 75 + [(0.9, 0.0)] * 25 + [(0.1, 1.0)] * 25 + [(0.1, 0.0)] * 75
    >>> moved, stretched = leveled(bold)
    >>> round(moved, 3) + 0.0, round(stretched, 3)
    (0.0, 0.5)
    """
    if len(pairs) < FEWEST:
        raise Fault(f"{len(pairs)} positions are too few to level a chance by. Play more games.")
    odds = [(log(said / (1.0 - said)), won) for said, won in ((_sure(said), won) for said, won in pairs)]
    moved, stretched = 0.0, 1.0
    for _ in range(STEPS):
        a, b, aa, ab, bb = 0.0, 0.0, 1e-6, 0.0, 1e-6
        for x, won in odds:
            said = logistic(moved + stretched * x)
            weight = said * (1.0 - said)
            a += won - said
            b += (won - said) * x
            aa += weight
            ab += weight * x
            bb += weight * x * x
        whole = aa * bb - ab * ab
        moved += (a * bb - b * ab) / whole
        stretched = max(0.05, stretched + (b * aa - a * ab) / whole)
    return moved, stretched


def _sure(said: float) -> float:
    return min(1.0 - SUREST, max(SUREST, said))


def _parts(spec: GameSpec, parts: Sequence[range], workers: int, budget: Budget) -> Iterator[Pairs]:
    if workers == 1:
        yield from (witnessed(spec, part, budget) for part in parts)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent) as pool:
        yield from pool.map(_witnessed_there, [spec.id] * len(parts), parts, [budget] * len(parts))


def _witnessed_there(game: str, seeds: range, budget: Budget) -> Pairs:
    return witnessed(games.find(game), seeds, budget)


def witnessed(spec: GameSpec, seeds: range, budget: Budget) -> Pairs:
    """What was said in games of these seeds, each with what came of the game."""
    pairs: Pairs = []
    for seed in seeds:
        p: Any = spec.start(setting(spec, seed))
        witness = Witness(spec, seed, budget)
        play_out(p, spec.words, witness, Dealer(seed))
        won = outcome(spec, p)[0]
        pairs += [(said, won) for said in witness.said]
    return pairs


def binned(pairs: Sequence[tuple[float, float]], count: int) -> Calibration:
    """Ten bins, and the mean error over all positions.

    >>> binned([(0.72, 1.0), (0.78, 1.0), (0.75, 0.0), (0.1, 0.0)], 2).error
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
    return Calibration(len(pairs), count, round(off / max(1, len(pairs)), 4), tuple(bins))
