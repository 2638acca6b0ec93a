"""Do the compiled engines play the same games as the plain ones?"""

import json
import os
import subprocess
import sys

import pytest

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
