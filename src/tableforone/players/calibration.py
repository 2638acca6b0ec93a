"""Is a chance what it says?  Of positions where the expert said 70 to 80 %, how many did it win from there?"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out
from tableforone.kernel.randomness import Source
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import Budget
from tableforone.players.judge import logistic, outcome
from tableforone.players.minds import mind_of
from tableforone.players.planner import Expert
from tableforone.players.setups import mixed
from tableforone.players.simulation import leave_interrupts_to_the_parent

LOTS: Final = -5  # the key of the stream that picks positions
EVERY: Final = 4  # one decision of so many is looked at: neighbours tell much the same
BINS: Final = 10
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
        self.expert: Final = Expert(mind_of(spec).mind, budget)
        self.lots: Final = Source(seed).stream(LOTS)
        self.said: Final[list[float]] = []

    def __call__(self, p: Any, answers: list[int]) -> int:
        choice = self.expert(p, answers)
        if len(answers) > 1 and self.lots.below(EVERY) == 0:
            mind = self.expert.mind
            self.said.append(logistic(mind.judged(mind.after(p, choice))[2]))
        return choice


def heard(spec: GameSpec, count: int, seed: int, workers: int, budget: Budget) -> Pairs:
    """What was said in so many games, of every level and module alike, and what came of it."""
    pairs: Pairs = []
    parts = [range(start, min(start + 4, seed + count)) for start in range(seed, seed + count, 4)]
    for found in _parts(spec, parts, workers, budget):
        pairs += found
    return pairs


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
        p: Any = spec.start(mixed(spec, seed))
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
