"""Plays many games with one player.  Game k of a run has the seed S + k, on any worker."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import sqrt
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from time import perf_counter, process_time_ns
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out
from tableforone.kernel.journal import check_seed
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.players.agents import agent_named
from tableforone.players.budget import Budget
from tableforone.players.setups import mixed
from tableforone.players.voice import m

Z95: Final = 1.959963984540054  # quantile of the normal distribution
LARGEST_CHUNK: Final = 64
OnProgress = Callable[[int, int], None]


class Tally(NamedTuple):
    """Sums over some games; they are integers, so the order of adding does not matter."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    score: int = 0
    opponent: int | None = 0  # None if the opponent has no score
    decisions: int = 0
    nanoseconds: int = 0  # of processor time

    def plus(self, other: "Tally") -> "Tally":
        pairs = zip(self, other, strict=True)
        return Tally._make(None if one is None or more is None else one + more for one, more in pairs)


class Simulation(NamedTuple):
    """The results of a run; the field names are those of the JSON."""

    game: str
    level: str
    modules: list[str]
    player: str
    budget: str  # "" for players that do not search, and for the default
    games: int
    seed: int
    wins: int
    losses: int
    draws: int
    win_rate: float
    win_rate_ci95: list[float]
    mean_score: float
    mean_opponent_score: float | None
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    processor_seconds: float  # of all workers, without their start


def simulate(
    spec: GameSpec,
    setup: Setup,
    player: str = "random",
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    on_progress: OnProgress | None = None,
    budget: Budget | None = None,
    any_board: bool = False,
) -> Simulation:
    """Let a player play games on several processes; calls ``on_progress(done, games)``.

    ``any_board``: the seed of the game chooses boards and options.
    """
    if games < 1 or workers < 1:
        raise Fault(m("no-games-or-workers"))
    check_seed(seed)
    check_seed(seed + games - 1)
    agent_named(player, budget).start(spec, seed)
    spec.start(setup)  # finds a wrong option here, once, and not in every worker
    begun = perf_counter()
    tally = Tally()
    if on_progress:
        on_progress(0, games)
    plain = Setup(setup.level, setup.modules, dict(setup.options))  # can be sent to workers
    work = partial(played, setup=plain, player=player, budget=budget, any_board=any_board)
    for _, part in in_parts(work, spec, _chunks(games, seed, workers), workers):
        tally = tally.plus(part)
        if on_progress:
            on_progress(tally.games, games)
    told = str(budget) if budget else ""
    return _summed(spec, setup, player, told, seed, tally, perf_counter() - begun)


def cores() -> int:
    """The number of processes that can run at once."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _chunks(games: int, seed: int, workers: int) -> list[range]:
    """Ranges of seeds: single games first, to show progress early, then larger ones."""
    largest = max(1, min(LARGEST_CHUNK, games // (workers * 8)))
    chunks, start, end = list[range](), seed, seed + games
    while start < end:
        size = min(largest, 1 + len(chunks) // workers)
        chunks.append(range(start, min(start + size, end)))
        start += size
    return chunks


def in_parts(
    work: Callable[..., Any], spec: GameSpec, parts: Sequence[range], workers: int
) -> Iterator[tuple[int, Any]]:
    """``work(spec, seeds=part)`` for each part, on several processes.

    Gives the number of the part and the result, in the order in which they finish.
    """
    if workers == 1:
        yield from enumerate(work(spec, seeds=seeds) for seeds in parts)
        return
    pool = ProcessPoolExecutor(min(workers, len(parts)), get_context("spawn"), leave_interrupts_to_the_parent)
    try:
        futures = {pool.submit(in_worker, work, spec.id, seeds): nth for nth, seeds in enumerate(parts)}
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BrokenProcessPool:
        raise Fault(m("worker-ended")) from None
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """In a worker: ignore interrupts, which the parent handles, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def in_worker(work: Callable[..., Any], game: str, seeds: range) -> Any:
    """``work(spec, seeds=seeds)`` in another process, to which only the id of a game can be sent."""
    return work(games.find(game), seeds=seeds)


def played(
    spec: GameSpec, setup: Setup, player: str, seeds: range, budget: Budget | None = None, any_board: bool = False
) -> Tally:
    """Play one game for each seed, to the end."""
    start, agent = spec.start(setup), agent_named(player, budget)
    tally = Tally()
    for seed in seeds:
        p: Any = spec.start(mixed(spec, seed, setup.level, setup.modules)) if any_board else start.copy()
        choose, begun = agent.start(spec, seed), process_time_ns()
        decisions = play_out(p, spec.words, choose, Dealer(seed))
        took = process_time_ns() - begun
        outcome, score, opponent, _, _ = spec.result(p)
        tally = tally.plus(Tally(1, int(outcome == "won"), int(outcome == "draw"), score, opponent, decisions, took))
    return tally


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a win rate; valid also for few games and rates near 0 or 1.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    rate, square = wins / games, Z95 * Z95
    middle = rate + square / (2 * games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    below = 1 + square / games
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)


def _summed(
    spec: GameSpec, setup: Setup, player: str, budget: str, seed: int, tally: Tally, seconds: float
) -> Simulation:
    n = tally.games
    return Simulation(
        game=spec.id,
        level=setup.level,
        modules=list(setup.modules),
        player=player,
        budget=budget,
        games=n,
        seed=seed,
        wins=tally.wins,
        losses=n - tally.wins - tally.draws,
        draws=tally.draws,
        win_rate=round(tally.wins / n, 6),
        win_rate_ci95=[round(end, 6) for end in wilson(tally.wins, n)],
        mean_score=round(tally.score / n, 6),
        mean_opponent_score=None if tally.opponent is None else round(tally.opponent / n, 6),
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        games_per_second=round(n / seconds, 3),
        decisions_per_second=round(tally.decisions / seconds, 3),
        processor_seconds=round(tally.nanoseconds / 1e9, 3),
    )
