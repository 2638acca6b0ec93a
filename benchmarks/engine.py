"""Measures the game engines, interpreted and compiled, and compares them: ``make bench``.

Every engine runs in its own process on one core, several rounds in turn; the table shows the
medians of the rounds.
"""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from benchmarks.measure import Figures, machine_speed
from benchmarks.picture import picture
from tableforone import games
from tools.compiled import ROOT, NotCompiled, compiled, lacking

ROUNDS: Final = 3
# a separate environment: their dependencies never mix with those of the app
PEER_HOME: Final = ROOT / "build" / "peers"
PACKAGES: Final = {"catanatron": "catanatron==3.2.1", "open_spiel": "open_spiel==2.0.2", "chess": "chess==1.11.2"}
PEERS: Final = ("catanatron 2p", "open_spiel backgammon", "open_spiel gin_rummy", "chess")
YARDSTICK: Final = PEERS[0]
FLOORS: Final = {"interpreted": 2.7, "compiled": 10.0}  # times the yardstick's decisions/s, at least
PUBLISHED: Final = (
    "lords-of-waterdeep",
    300,
    20_000,
)  # a peer not on PyPI: its games/s, and the yardstick's decisions/s on the same machine
PICTURE: Final = ROOT / "build" / "engines.svg"
HEAD: Final = (
    *("engine", "games/s", "decisions/s", "dec./game", "choices", "copy us", "legal us", "peak MB"),
    *(f"x {YARDSTICK}", "at least", "x by choices"),
)


class Engine(NamedTuple):
    """An engine to measure: its name in the table, and how to start it."""

    name: str
    command: list[str]
    path: str = ""


def ours() -> list[Engine]:
    """Every game, interpreted, and compiled if possible."""
    measured = [sys.executable, "-m", "benchmarks.ours"]
    plain = [Engine(f"{game}, interpreted", [*measured, game], str(ROOT / "src")) for game in games.ids()]
    if lacking():
        print(f"The compiled engines are left out: {lacking()}.")
        return plain
    try:
        fast = str(compiled())
    except NotCompiled as reason:
        print(f"The compiled engines are left out: they do not compile.\n{reason}")
        return plain
    return plain + [Engine(f"{game}, compiled", [*measured, game], fast) for game in games.ids()]


def peers() -> list[Engine]:
    """The other engines that can be installed here; a line is printed for each of the others."""
    python = _peers_python()
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEER_HOME)], check=True)
    there = {name for name, package in PACKAGES.items() if _installed(python, name, package)}
    return [Engine(name, [str(python), "-m", "benchmarks.peers", name]) for name in PEERS if name.split()[0] in there]


def _peers_python() -> Path:
    return PEER_HOME / ("Scripts" if os.name == "nt" else "bin") / "python"


def _installed(python: Path, name: str, package: str) -> bool:
    install = [str(python), "-m", "pip", "install", "--quiet", package]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"The peer {name} is left out: it cannot be installed here.")
    return done.returncode == 0


def measured(engine: Engine) -> Figures | None:
    """The figures of one run; None if it failed."""
    env = os.environ | ({"PYTHONPATH": engine.path} if engine.path else {})
    ran = subprocess.run(engine.command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if ran.returncode:
        print(f"{engine.name} failed: {ran.stderr.strip().splitlines()[-1]}")
        return None
    return Figures(**json.loads(ran.stdout.splitlines()[-1]))


def table(middle: dict[str, Figures]) -> list[str]:
    """One line for each engine."""
    yardstick = middle.get(YARDSTICK)
    lines = [f"{HEAD[0]:36}" + "".join(f"{head:>16}" for head in HEAD[1:])]
    for name, f in middle.items():
        cells = [f"{f.games_per_second:,.1f}", f"{f.decisions_per_second:,.0f}", f"{f.decisions_per_game:.0f}"]
        cells += [f"{f.choices:.0%}", f"{f.copy_us:.2f}", f"{f.legal_us:.2f}", f"{f.peak_mb:.0f}"]
        if yardstick:
            times = f.decisions_per_second / yardstick.decisions_per_second
            floor = FLOORS.get(name.rpartition(", ")[2])
            least = "-" if floor is None else f"{floor:g}" if times >= floor else f"{floor:g} (MISSED)"
            cells += [f"{times:.1f}", least, f"{times * f.choices / yardstick.choices:.1f}"]
        lines.append(f"{name:36}" + "".join(f"{cell:>16}" for cell in cells))
    return lines


def beside_the_published(middle: dict[str, Figures]) -> list[str]:
    """Games/s as a multiple of the published Python engine of the same game, by the yardstick."""
    game, games_per_second, decisions_per_second = PUBLISHED
    if YARDSTICK not in middle:
        return []
    peer = games_per_second * middle[YARDSTICK].decisions_per_second / decisions_per_second
    ours = [(name, f.games_per_second / peer) for name, f in middle.items() if name.startswith(game)]
    return [f"{name}: {times:.1f} times the games/s of its published Python peer." for name, times in ours]


def draw(middle: dict[str, Figures]) -> list[str]:
    """Draw the decisions per second as a chart, such as docs/pictures/engines.svg."""
    if YARDSTICK not in middle:
        return []
    one = middle[YARDSTICK].decisions_per_second
    PICTURE.write_text(picture(YARDSTICK, {name: f.decisions_per_second / one for name, f in middle.items()}), "utf-8")
    return [f"As a chart: {PICTURE.relative_to(ROOT)}"]


def thinking() -> list[str]:
    """Simulations per second at the opening: expert, random games, and OpenSpiel's searches."""
    lines = ["", f"{'search at the opening':36}{'simulations/s':>16}{'random ones/s':>16}{'greedy dec./s':>16}"]
    forms = [("interpreted", str(ROOT / "src"))]
    with suppress(NotCompiled):  # printed above
        forms += [] if lacking() else [("compiled", str(compiled()))]
    for form, path in forms:
        for told in _told([sys.executable, "-m", "benchmarks.thinking"], os.environ | {"PYTHONPATH": path}):
            figures = "".join(f"{told[figure]:16,}" for figure in ("simulations", "random", "greedy"))
            lines.append(f"{told['game'] + ', ' + form:36}{figures}")
    if any("open_spiel" in engine.name for engine in peers()):
        for told in _told([str(_peers_python()), "-m", "benchmarks.searching"], dict(os.environ)):
            lines.append(f"{told['game'] + ', ' + told['form']:36}{'-':>16}{told['random']:16,}{'-':>16}")
    return lines


def _told(command: list[str], env: dict[str, str]) -> list[dict[str, Any]]:
    """The output of a benchmark: one line of JSON per measurement."""
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if ran.returncode:
        print(f"{command[-1]} failed: {ran.stderr.strip().splitlines()[-1]}")
    return [json.loads(line) for line in ran.stdout.splitlines()]


def main() -> None:
    engines = ours() + peers()
    print(f"Random play on one core; this machine now has {machine_speed():.2f} of the nominal speed.", flush=True)
    found: dict[str, list[Figures]] = {}
    for turn in range(ROUNDS):
        for engine in engines:
            if sys.stdout.isatty():
                print(f"\rround {turn + 1} of {ROUNDS}: {engine.name:40}", end="", flush=True)
            if figures := measured(engine):
                found.setdefault(engine.name, []).append(figures)
    middle = {name: Figures(*map(median, zip(*rounds, strict=True))) for name, rounds in found.items()}
    print("\r" + "\n".join([*table(middle), *beside_the_published(middle), *draw(middle)]), flush=True)
    print("\n".join(thinking()))
    print(
        "Decisions/s, games/s and times are scaled to the nominal machine. Choices: the part of the decisions in which"
    )
    print("there was more than one answer. The last columns compare decisions/s, and those of them that were choices.")


if __name__ == "__main__":
    main()
