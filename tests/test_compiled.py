"""Do the compiled engines play the same games as the plain ones?"""

import json
import os
import subprocess
import sys

import pytest

from tableforone import games
from tests.conformance.digests import FEW, recorded
from tools.compiled import ROOT, compiled, lacking


def test_compiled_engines_play_the_same_games() -> None:
    if lacking():
        pytest.skip(f"THE COMPILED ENGINES ARE NOT TESTED: {lacking()}.")
    fast = os.environ | {"PYTHONPATH": str(compiled(quickly=True))}
    command = [sys.executable, "-m", "tests.conformance.digests", str(FEW), *recorded(FEW)]
    ran = subprocess.run(command, cwd=ROOT, env=fast, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout.splitlines()[-1])
    assert not said["module"].endswith(".py"), "the copy is not compiled"
    assert said["digests"] == recorded(FEW)


@pytest.mark.parametrize("game", games.ids())
def test_compiled_players_think_the_same_thoughts(game: str) -> None:
    if lacking():
        pytest.skip(f"THE COMPILED PLAYERS ARE NOT TESTED: {lacking()}.")
    told = []
    for path in (compiled(), ROOT / "src"):
        asked = ["simulate", game, "--player", "expert", "--budget", "1", "--games", "1", "--seed", "5", "--json"]
        ran = subprocess.run(
            [sys.executable, "-c", "import sys; from tableforone.cli import main; sys.exit(main())", *asked],
            cwd=ROOT, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        told.append([json.loads(ran.stdout)[what] for what in ("decisions", "mean_score", "mean_opponent_score")])
    assert told[0] == told[1]
