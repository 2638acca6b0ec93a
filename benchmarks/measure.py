"""Measures in batches, each scaled by a fixed loop before and after it; reports medians.

The speed of a shared machine varies, and the loop varies with it.  Figures are for a nominal
machine with sixteen million rounds of the loop per second, so that those of one run are comparable.
Times are CPU times of the process.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, Final, NamedTuple

NOMINAL: Final = 16_000_000  # rounds of the fixed loop per second
ROUNDS: Final = 1_000_000
BATCHES: Final = 3
BATCH_SECONDS: Final = 1.0
CALL_SECONDS: Final = 0.2


class Figures(NamedTuple):
    """The figures of one engine in one process."""

    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    choices: float  # the fraction of decisions with more than one answer
    copy_us: float
    legal_us: float
    peak_mb: float


def machine_speed() -> float:
    """The current speed of the fixed loop as a fraction of the nominal one."""
    started, total = time.process_time(), 0
    for i in range(ROUNDS):
        total += i & 7
        if total > 1000:
            total -= 1000
    return ROUNDS / (time.process_time() - started) / NOMINAL


def scaled(seconds: float, before: float) -> float:
    """The time on the nominal machine; ``before`` is the machine's speed before the measurement."""
    return seconds * (before + machine_speed()) / 2


def played(play_one: Callable[[int], int]) -> tuple[float, float, float]:
    """Games per second, decisions per second and decisions per game.

    ``play_one(seed)`` plays a game and returns the number of its decisions.
    """
    found = []
    seed = 0
    for _ in range(BATCHES):
        games, decisions, before, started = 0, 0, machine_speed(), time.process_time()
        while time.process_time() - started < BATCH_SECONDS:
            decisions += play_one(seed)
            games, seed = games + 1, seed + 1
        seconds = scaled(time.process_time() - started, before)
        found.append((games / seconds, decisions / seconds, decisions / games))
    return median(f[0] for f in found), median(f[1] for f in found), median(f[2] for f in found)


def microseconds(calls: list[Callable[[], Any]]) -> float:
    """The mean time of one call, over all calls in turn."""
    found = []
    for _ in range(BATCHES):
        done, before, started = 0, machine_speed(), time.process_time()
        while time.process_time() - started < CALL_SECONDS:
            for call in calls:
                call(), call(), call(), call(), call(), call(), call(), call(), call(), call()
            done += 10 * len(calls)
        found.append(scaled(time.process_time() - started, before) / done * 1e6)
    return median(found)


def peak_mb() -> float:
    """The peak memory of this process in MB; 0 if the system does not report it."""
    if sys.platform == "win32":
        return 0.0
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def pin() -> None:
    """Run on one core, if the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def report(
    play_one: Callable[[int], int],
    *,
    answers: list[int],
    copies: list[Callable[[], Any]],
    legal: list[Callable[[], Any]],
) -> None:
    """Measure an engine and print its figures as one line of JSON.

    ``answers`` gives the number of answers at each decision.
    """
    pin()
    play_one(0)
    games, decisions, length = played(play_one)
    peak = peak_mb()
    choices = sum(count > 1 for count in answers) / len(answers)
    figures = Figures(games, decisions, length, choices, microseconds(copies), microseconds(legal), peak)
    print(json.dumps(figures._asdict()))
