"""How does a judge learn?  By playing with what it knows, looking what came of it, and playing again.

Each round plays games on many processes, every answer the one the judge likes best (now and then one by lot, to see
something else), and fits the network to the outcomes.  The file is written after each round, so that learning can be
broken off and goes on where it was.
"""

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.dealer import Dealer, Source, Stream
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out, reply, settle
from tableforone.kernel.journal import check_seed
from tableforone.kernel.spec import GameSpec, Setup
from tableforone.players.judge import Judge, outcome, signs_of
from tableforone.players.network import Rows, fitted, numpy
from tableforone.players.search import sensible
from tableforone.players.simulation import leave_interrupts_to_the_parent
from tableforone.players.weights import FORMAT, learned, names_of, read_told, weights_file, write_weights

LOTS: Final = -3  # the key of the stream for answers by lot
CHOICES: Final = -4  # and for what is played
ONE_IN: Final = (0, 12, 30)  # so often an answer by lot, game by game; 0: never
LARGEST_PART: Final = 8  # games a worker plays before it reports
REMEMBERED: Final = 3  # rounds whose positions are learned from
OnRound = Callable[[int, int, dict[str, Any]], None]


class Plan(NamedTuple):
    """How much is learned: rounds, games in each, passes over their positions."""

    rounds: int = 8
    games: int = 2000
    passes: int = 4


def learn(
    spec: GameSpec,
    plan: Plan,
    seed: int,
    workers: int,
    anew: bool,
    on_round: OnRound | None = None,
    path: Path | None = None,
) -> dict[str, Any]:
    """Learn on until all rounds are done; what the file holds then."""
    np = numpy()
    check_seed(seed + plan.rounds * plan.games)
    path = path or weights_file(spec)
    told = None if anew else read_told(spec, path)
    if told is not None and told["seed"] != seed:
        raise Fault(f"What was learned so far began from seed {told['seed']}. Go on with that seed, or begin anew.")
    remembered: list[Rows] = []
    begun = int(told["rounds"]) if told else 0
    for number in range(begun, plan.rounds):
        started = perf_counter()
        remembered = [
            *remembered[1 - REMEMBERED :],
            played_rows(np, spec, told, seed + number * plan.games, plan.games, workers),
        ]
        rows = Rows(*(np.concatenate(part) for part in zip(*remembered, strict=True)))
        weights, figures = fitted(rows, told, seed + number, plan.passes)
        figures["games"] = plan.games
        figures["seconds"] = round(perf_counter() - started, 1)
        told = {
            "format": FORMAT, "game": spec.id, "rules": spec.version, "seed": seed, "rounds": number + 1,
            "figures": [*(told["figures"] if told else []), figures], "signs": list(names_of(spec)), **weights,
        }  # fmt: skip
        write_weights(path, told)
        if on_round:
            on_round(number + 1, plan.rounds, figures)
    if told is None:
        raise Fault("At least one round is needed.")
    return told


def played_rows(np: Any, spec: GameSpec, told: dict[str, Any] | None, seed: int, count: int, workers: int) -> Rows:
    """The positions of so many games, in the order of their seeds, whoever played them."""
    parts = [range(start, min(start + LARGEST_PART, seed + count)) for start in range(seed, seed + count, LARGEST_PART)]
    found = dict(_parts(spec, told, parts, workers))
    signs, won, margin = zip(*(found[first] for first in sorted(found)), strict=True)
    table = np.frombuffer(b"".join(signs), np.float32).reshape(-1, len(names_of(spec)))
    return Rows(table, np.concatenate(won), np.concatenate(margin))


def _parts(
    spec: GameSpec, told: dict[str, Any] | None, parts: list[range], workers: int
) -> Iterator[tuple[int, tuple[bytes, list[float], list[float]]]]:
    if workers == 1:
        yield from ((part.start, played_for_learning(spec, told, part)) for part in parts)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent)
    try:
        futures: dict[Future[Any], int] = {
            pool.submit(_played_there, spec.id, told, part): part.start for part in parts
        }
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BrokenProcessPool:
        raise Fault("A worker process was ended from outside. Try again with fewer workers.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _played_there(game: str, told: dict[str, Any] | None, seeds: range) -> tuple[bytes, list[float], list[float]]:
    return played_for_learning(games.find(game), told, seeds)


def played_for_learning(
    spec: GameSpec, told: dict[str, Any] | None, seeds: range
) -> tuple[bytes, list[float], list[float]]:
    """Games from these seeds: the signs of every position chosen, and what came of its game."""
    judge = learned(spec, told) if told else Judge(spec)
    signs = array("f")
    won: list[float] = []
    margin: list[float] = []
    for seed in seeds:
        p: Any = spec.start(setting(spec, seed))
        watcher = Watcher(spec, judge, seed)
        play_out(p, spec.words, watcher, Dealer(seed))
        came = outcome(spec, p)
        signs.extend(watcher.signs)
        won += [came[0]] * watcher.positions
        margin += [came[1]] * watcher.positions
    return signs.tobytes(), won, margin


class Watcher:
    """Takes the answer the judge likes best, now and then one by lot, and notes what lies on the table after it."""

    def __init__(self, spec: GameSpec, judge: Judge, seed: int) -> None:
        self.spec: Final = spec
        self.judge: Final = judge
        self.lots: Final = Source(seed).stream(LOTS)
        self.one_in: Final = ONE_IN[seed % len(ONE_IN)]
        self.signs: Final[list[float]] = []
        self.positions = 0

    def __call__(self, p: Any, answers: list[int]) -> int:
        if len(answers) == 1:
            return answers[0]
        if self.one_in and self.lots.below(self.one_in) == 0:
            choice = answers[self.lots.below(len(answers))]
        else:
            choice = sensible(self.judge, p, answers, self.spec.words, 0, self.lots)[0]
        after = p.copy()
        reply(after, self.spec.words, choice)
        settle(after, self.spec.words)
        if after.stack:
            self.signs.extend(signs_of(self.spec, after))
            self.positions += 1
        return choice


def setting(spec: GameSpec, seed: int) -> Setup:
    """What is played from this seed: every level as often, half of the games without modules."""
    lots = Source(seed).stream(CHOICES)
    level = spec.levels[seed % len(spec.levels)] if spec.levels else None
    return spec.setup(level, _some(spec, lots) if spec.modules and lots.below(2) else ())


def _some(spec: GameSpec, lots: Stream) -> list[str]:
    return [module for module in spec.modules if lots.below(2)]
