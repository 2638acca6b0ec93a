"""Do the compiled engines play the same games as the plain ones?"""

import json
import os
import subprocess
import sys
from typing import Final

import pytest

from tests.conformance.digests import FEW, recorded
from tools.compiled import ROOT, compiled, lacking

THINKING: Final = ("--player", "expert", "--budget", "1", "--games", "1", "--seed", "5", "--json")

LEAVING: Final = """
import gc, json, sys
from benchmarks.ours import play_one
from tableforone import games
left = {}
for spec in map(games.find, games.ids()):
    for seed in range(150):
        if seed == 50:
            gc.collect()
            before = sys.getallocatedblocks()
        play_one(spec, spec.setup(), seed)
    left[spec.id] = [gc.collect(), sys.getallocatedblocks() - before]
print(json.dumps(left))
"""
SHELVES: Final = 2_000  # blocks: what is kept for the next tuples and lists; a tuple lost in each decision is more


def test_compiled_engines_play_the_same_games_and_compiled_players_think_the_same() -> None:
    if lacking():
        pytest.skip(f"THE COMPILED ENGINES ARE NOT TESTED: {lacking()}.")
    fast, plain = str(compiled(quickly=True)), str(ROOT / "src")
    said = json.loads(ran(fast, "-m", "tests.conformance.digests", str(FEW), *recorded(FEW)).splitlines()[-1])
    assert not said["module"].endswith(".py"), "the copy is not compiled"
    assert said["digests"] == recorded(FEW)
    for game in recorded(FEW):
        assert thought(game, fast) == thought(game, plain)


def test_compiled_engines_leave_nothing_behind() -> None:
    if lacking():
        pytest.skip(f"THE COMPILED ENGINES ARE NOT TESTED: {lacking()}.")
    left = json.loads(ran(str(compiled(quickly=True)), "-c", LEAVING))
    assert [game for game, (in_cycles, blocks) in left.items() if in_cycles or blocks > SHELVES] == []


def thought(game: str, path: str) -> list[float]:
    """What came of a game of the expert."""
    main = "import sys; from tableforone.cli import main; sys.exit(main())"
    told = json.loads(ran(path, "-c", main, "simulate", game, *THINKING))
    return [told[what] for what in ("decisions", "mean_score", "mean_opponent_score")]


def ran(path: str, *command: str) -> str:
    env = os.environ | {"PYTHONPATH": path}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
