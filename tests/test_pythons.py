"""Tests that games and texts are the same on every Python of this machine, from 3.11 on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import fluent.syntax
import pytest
import typing_extensions

from tableforone.games import ELSEWHERE
from tools.pythons import pythons

ROOT: Final = Path(__file__).parents[1]
HERE: Final = ".".join(map(str, sys.version_info[:3]))
# digests of games, digests of texts
ASKED: Final = ("tests.conformance.digests 30", "tests.conformance.voices 6")
ASK: Final = """
import runpy, sys
for task in sys.argv[1:]:  # in one process: each reads all of the sources
    sys.argv = task.split()
    runpy.run_module(sys.argv[0], run_name="__main__")
"""
YACHT: Final = ROOT / "examples" / "yacht"
CACHE: Final = {"PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}


@pytest.mark.check
def test_every_python_here_plays_and_says_the_same(tmp_path: Path) -> None:
    others = {number: python for number, python in pythons().items() if number != HERE}
    if not others:
        pytest.skip(f"only Python {HERE} is here")
    # the message parser; everything else is our own code
    for module in (fluent.syntax, typing_extensions):
        source = Path(module.__file__ or "")
        if source.name == "__init__.py":
            shutil.copytree(source.parent, tmp_path / module.__name__.replace(".", "/"))
        else:
            shutil.copy(source, tmp_path)
    # the games of other tests need packages that the other Pythons lack
    where = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)]), ELSEWHERE: str(YACHT), **CACHE}
    expected = said(Path(sys.executable), where)
    for version, python in others.items():
        for task, here, there in zip(ASKED, expected, said(python, where), strict=True):
            assert there == here, f"Python {version} has other games than {sys.version}: {task}"


def said(python: Path, where: dict[str, str]) -> list[Any]:
    """The output of our modules on this Python, with only our sources and the message parser."""
    ran = subprocess.run(
        [python, "-W", "error", "-c", ASK, *ASKED],
        cwd=ROOT, env=os.environ | where, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, f"{python}: {ran.stderr}"
    return [json.loads(line) for line in ran.stdout.splitlines()]
