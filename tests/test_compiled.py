"""Tests that compiled engines play the same games as the plain ones."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests import missing
from tests.conformance.digests import FEW, recorded
from tools.compiled import ROOT, compiled, lacking

pytestmark = pytest.mark.check
THINKING: Final = """
import json, sys
from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out
from tableforone.players import Budget, Search, make
said = {}
for spec in map(games.find, sys.argv[1:]):
    glance, search, thoughts = make("expert", spec, 5, Budget(0)), Search(spec, 5), []

    def choose(p, answers):  # a game at a glance; every tenth question is thought about, to the last digit
        thoughts.append(glance(p, answers))
        if len(thoughts) % 10 == 0:
            search.look(p, answers)
            search.think(2)
            budget = Budget(1200 if len(thoughts) == 10 else 40)  # once with futures after the turn
            thoughts[-1:] = [search.advice(), glance.plan(p, answers, budget), thoughts[-1]]
        return thoughts[-1]

    p = spec.start(spec.setup())
    play_out(p, spec.words, choose, Dealer(5))
    said[spec.id] = [thoughts, spec.scores(p)]
print(json.dumps(said))
"""
SEEING: Final = """
import json, sys
from tableforone.env import TableEnv
seen = {}
for game in sys.argv[1:]:
    for actions, steps in (("wide", 400), ("compact", 30)):
        env = TableEnv(game, actions=actions)
        rows, (row, info) = [], env.reset(seed=5)
        while len(rows) < steps and not env.seat.over:
            parts = row.values() if isinstance(row, dict) else [row]
            rows.append([part.tolist() for part in parts])
            legal = info["action_mask"].nonzero()[0]
            row, _, _, _, info = env.step(legal[len(rows) % len(legal)])
        seen[f"{game} {actions}"] = rows
print(json.dumps(seen))
"""
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
# blocks that Python keeps as free tuples and lists; a leak in each decision would be more
SHELVES: Final = 2_000


def test_compiled_engines_play_the_same_games_and_compiled_players_think_the_same() -> None:
    if lacking():
        missing.lacks(missing.ENGINES, lacking())
    fast, plain = str(compiled(quickly=True)), str(ROOT / "src")
    assert list(Path(fast, "tableforone", "players").glob("quicknet.*.so")), "the nets are compiled too"
    said = json.loads(ran(fast, "-m", "tests.conformance.digests", str(FEW), *recorded(FEW)).splitlines()[-1])
    assert not said["module"].endswith(".py"), "the copy is not compiled"
    assert said["digests"] == recorded(FEW)
    thoughts = [json.loads(ran(path, "-c", THINKING, *recorded(FEW))) for path in (fast, plain)]
    assert thoughts[0] == thoughts[1]
    assert all(len(thought) > 10 for thought, _ in thoughts[0].values())


def test_compiled_environments_see_the_same() -> None:
    if lacking():
        missing.lacks(missing.ENGINES, lacking())
    seen = [
        json.loads(ran(path, "-c", SEEING, *recorded(FEW))) for path in (str(compiled(quickly=True)), str(ROOT / "src"))
    ]
    assert seen[0] == seen[1]
    assert all(len(rows) > 20 for rows in seen[0].values())


def test_compiled_engines_leave_nothing_behind() -> None:
    if lacking():
        missing.lacks(missing.ENGINES, lacking())
    left = json.loads(ran(str(compiled(quickly=True)), "-c", LEAVING))
    assert [game for game, (in_cycles, blocks) in left.items() if in_cycles or blocks > SHELVES] == []


def ran(path: str, *command: str) -> str:
    env = os.environ | {"PYTHONPATH": path}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
