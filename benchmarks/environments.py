"""Measures environments, and studies with several workers: ``make bench-lab``.

Uniform random play among the legal actions; a step is one decision, with its observation and its
mask.  Every environment runs in its own process on one core, several rounds in turn; the table
shows medians, scaled as in measure.py.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.engine import PEER_HOME, Engine
from benchmarks.measure import BATCH_SECONDS, BATCHES, machine_speed, pin, scaled
from tableforone import games
from tools.compiled import ROOT, NotCompiled, compiled, lacking

ROUNDS: Final = 3
TABLES: Final = 32
PACKAGES: Final = ["catanatron==3.2.1", "open_spiel==2.0.2", "gymnasium==1.4.0", "numpy"]
# it asks for an old gymnasium, but runs with the current one
BARE: Final = ["catanatron-gym==4.0.0"]
PEERS: Final = ("catanatron_gym", "open_spiel backgammon", "open_spiel gin_rummy")
YARDSTICK: Final = PEERS[0]
STUDY: Final = 'game = "high-season"\nplayer = "random"\n'
GAMES: Final = 4000


# --- one environment in this process


def one_table(game: str) -> Callable[[], int]:
    """A step through Gymnasium, including resets; returns the number of steps."""
    import gymnasium
    import numpy as np

    from tableforone.env import id_of

    env, lots = gymnasium.make(id_of(game)), np.random.default_rng(1)
    now = [env.reset(seed=1)[1]["action_mask"]]

    def step() -> int:
        legal = np.flatnonzero(now[0].view(np.bool_))
        _, _, ended, _, info = env.step(legal[int(lots.random() * len(legal))])
        now[0] = (env.reset()[1] if ended else info)["action_mask"]
        return 1

    return step


def many_tables(game: str, actions: str = "wide") -> Callable[[], int]:
    import numpy as np

    from tableforone.env import ManyTables

    many, lots = ManyTables(TABLES, game, actions=actions), np.random.default_rng(1)
    now = [many.reset(seed=1)[1]["action_mask"]]
    ends = np.arange(TABLES + 1) * many.world.actions  # where the mask of each table begins

    def step() -> int:
        legal = np.flatnonzero(now[0].view(np.bool_))
        first = np.searchsorted(legal, ends)
        chosen = first[:-1] + (lots.random(TABLES) * np.diff(first)).astype(np.int64)
        now[0] = many.step(legal[chosen] - ends[:-1])[4]["action_mask"]
        return TABLES

    return step


def catanatron() -> Callable[[], int]:
    import random

    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1")
    now = [env.reset(seed=1)[1]["valid_actions"]]

    def step() -> int:
        _, _, ended, cut, info = env.step(random.choice(now[0]))
        now[0] = (env.reset()[1] if ended or cut else info)["valid_actions"]
        return 1

    return step


def open_spiel(name: str) -> Callable[[], int]:
    import random
    from importlib import import_module

    env: Any = import_module("open_spiel.python.rl_environment").Environment(name)
    now = [env.reset()]

    def step() -> int:
        if now[0].last():
            now[0] = env.reset()
        seen = now[0].observations
        now[0] = env.step([random.choice(seen["legal_actions"][seen["current_player"]])])
        return 1

    return step


def made(name: str) -> Callable[[], int]:
    kind, _, what = name.partition(" ")
    if kind == "catanatron_gym":
        return catanatron()
    if kind == "compact":
        return many_tables(what, "compact")
    return {"open_spiel": open_spiel, "one": one_table, "many": many_tables}[kind](what)


def measure(step: Callable[[], int]) -> float:
    """Steps per second."""
    pin()
    found = []
    for _ in range(BATCHES):
        steps, before, started = 0, machine_speed(), time.process_time()
        while time.process_time() - started < BATCH_SECONDS:
            for _ in range(50):
                steps += step()
        found.append(steps / scaled(time.process_time() - started, before))
    return median(found)


# --- all environments


def ours() -> list[Engine]:
    paths = {"interpreted": str(ROOT / "src")}
    if lacking():
        print(f"The compiled engines are left out: {lacking()}.")
    else:
        try:
            paths["compiled"] = str(compiled())
        except NotCompiled as reason:
            print(f"The compiled engines are left out: they do not compile.\n{reason}")
    return [
        Engine(f"{game}, {words}, {form}", [sys.executable, "-m", "benchmarks.environments", f"{kind} {game}"], path)
        for form, path in paths.items()
        for game in games.ids()
        for kind, words in (("one", "Gymnasium"), ("many", f"{TABLES} tables"), ("compact", f"{TABLES} compact"))
    ]


def peers() -> list[Engine]:
    python = PEER_HOME / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEER_HOME)], check=True)
    install = [str(python), "-m", "pip", "install", "--quiet"]
    for words in ([*install, *PACKAGES], [*install, "--no-deps", *BARE]):
        if subprocess.run(words, capture_output=True, check=False).returncode:
            print(f"Some peers are left out: {' '.join(words[4:])} cannot be installed here.")
    return [Engine(name, [str(python), "-m", "benchmarks.environments", name], str(ROOT / "src")) for name in PEERS]


def steps_of(engine: Engine) -> float | None:
    env = os.environ | {"PYTHONPATH": engine.path}
    ran = subprocess.run(engine.command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if ran.returncode:
        failed = f"{engine.name} failed: {ran.stderr.strip().splitlines()[-1:]}"
        if engine.name not in PEERS:
            sys.exit(failed)
        print(failed)
        return None
    return float(json.loads(ran.stdout.splitlines()[-1]))


def environments() -> None:
    engines = ours() + peers()
    found: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for engine in engines:
            if (steps := steps_of(engine)) is not None:
                found.setdefault(engine.name, []).append(steps)
    middle = {name: median(rounds) for name, rounds in found.items()}
    yardstick = middle.get(YARDSTICK)
    print(f"{'environment':48}{'steps/s':>12}{'x ' + YARDSTICK:>20}")
    for name, steps in middle.items():
        print(f"{name:48}{steps:>12,.0f}{f'{steps / yardstick:.1f}' if yardstick else '-':>20}")


# --- studies with several workers


def studies() -> None:
    """Print games per second of a study on 1 and 2 workers, the start time, and Ray's overhead."""
    from tableforone.lab.on_ray import on_ray
    from tableforone.lab.spreading import in_processes

    alone = timed(partial(in_processes, workers=1), GAMES)
    two = timed(partial(in_processes, workers=2), GAMES)
    print(f"study of {GAMES:,} random games: {GAMES / alone:,.0f} games/s on 1 worker, {GAMES / two:,.0f} on 2", end="")
    print(f" (efficiency {alone / two / 2:.0%}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f})")
    try:
        start, with_ray = paced(partial(on_ray, workers=1))
    except Exception as error:
        print(f"Ray is left out: {error}")
        return
    without = paced(partial(in_processes, workers=1))[1]
    more = 1000 * (with_ray - without)
    print(f"Ray adds {more:.0f} ms to a chunk of {1000 * without:.0f} ms; its first chunk came after {start:.0f} s")


def timed(spread: Any, each: int) -> float:
    from tableforone.lab.folder import Folder
    from tableforone.lab.running import run
    from tableforone.lab.study import study_of

    with TemporaryDirectory() as folder:
        begun = time.perf_counter()
        run(Folder.begun(Path(folder) / "study", study_of(STUDY, Path(), "bench", each)), spread, 1, lambda _: None)
        return time.perf_counter() - begun


def paced(spread: Any) -> tuple[float, float]:
    """Seconds to the first chunk, and the median time from one chunk to the next."""
    came = [time.perf_counter()]

    def watched(tasks: Any) -> Any:
        for part in spread(tasks):
            came.append(time.perf_counter())
            yield part

    timed(watched, GAMES)
    return came[1] - came[0], median(after - before for before, after in pairwise(came[1:]))


def main() -> None:
    if len(sys.argv) > 1:
        print(json.dumps(measure(made(sys.argv[1]))))
        return
    environments()
    studies()


if __name__ == "__main__":
    main()
