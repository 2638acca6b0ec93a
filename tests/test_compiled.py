"""Do the compiled engines play the same games as the plain ones?"""

import json
import os
import subprocess
import sys
from typing import Final

import pytest

from benchmarks.compiled import ROOT, compiled, lacking
from tests.conformance.digests import digest
from tests.conformance.shelf import importable

GAMES: Final = 40


def test_compiled_engines_play_the_same_games() -> None:
    if lacking():
        pytest.skip(f"THE COMPILED ENGINES ARE NOT TESTED: {lacking()}.")
    ran = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", str(GAMES)],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": str(compiled())}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout.splitlines()[-1])
    assert not said["module"].endswith(".py"), "the copy is not compiled"
    assert said["digests"] == {spec.id: digest(spec, GAMES) for spec in importable() if spec.id in said["digests"]}
