"""Tests that the plain wheel, in a bare environment of every Python here, plays and serves."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final

import pytest

import tableforone
from tableforone.games import ELSEWHERE
from tests.missing import WHEEL, lacks
from tools.pythons import pythons

pytestmark = pytest.mark.check
ROOT: Final = Path(__file__).parents[1]
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
NEEDED: Final = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")
GAMES: Final = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")
# pip's words for a missing network
UNREACHED: Final = ("connection", "Connection", "timed out", "resolve")
ONE_EACH: Final = {number.rpartition(".")[0]: python for number, python in pythons().items()}  # 3.11, 3.12 ...
BIN: Final = "Scripts" if os.name == "nt" else "bin"


def ran(*words: str | Path, **more: str) -> str:
    """The output of this program, which must succeed."""
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=os.environ | more, cwd="/")
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the sources so that it contains nothing older."""
    copy, made = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
            shutil.copytree(ROOT / name, copy / name, ignore=unwanted)
        else:
            shutil.copy(ROOT / name, copy)
    ran(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", made, copy, TABLEFORONE_COMPILE="")
    (built,) = made.iterdir()
    assert built.name == f"tableforone-{tableforone.__version__}-py3-none-any.whl"
    return built


@pytest.mark.parametrize("version", sorted(ONE_EACH))
def test_the_plain_wheel_plays_and_serves_on(version: str, wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "bare"
    ran(ONE_EACH[version], "-m", "venv", "--without-pip", home)
    fetch(home)
    ran(*PIP, "--python", home / BIN / "python", "install", "--no-deps", wheel)
    program = home / BIN / "tableforone"
    # without the test environment
    data = {"TABLEFORONE_DATA": str(tmp_path / "data"), "PYTHONPATH": "", ELSEWHERE: ""}
    assert ran(program, "--version", **data) == f"tableforone {tableforone.__version__}\n"
    for game in GAMES:
        words = ("simulate", game, "--games", "1", "--seed", "41", "--workers", "1", "--json")
        assert timeless(ran(program, *words, **data)) == timeless(ran(sys.executable, "-m", "tableforone", *words))
    serves(home, data)


def fetch(home: Path) -> None:
    """Download the locked packages that the app needs."""
    words = ("install", "--require-hashes", "--requirement", ROOT / "requirements" / "app.txt")
    fetched = subprocess.run(
        [*PIP, "--python", home / BIN / "python", "--retries", "1", *words], capture_output=True, text=True, check=False
    )
    if fetched.returncode and any(word in fetched.stderr for word in UNREACHED):
        lacks(WHEEL, "the package index cannot be reached")
    assert fetched.returncode == 0, fetched.stderr


def timeless(text: str) -> dict[str, Any]:
    """The result of a simulation without its times."""
    return {name: value for name, value in json.loads(text).items() if "second" not in name}


def serves(home: Path, data: dict[str, str]) -> None:
    """The app answers; without arguments, command and module open the app that already runs."""
    program, opener = home / BIN / "tableforone", data | {"BROWSER": "true"}  # a browser that shows nothing
    app = subprocess.Popen(
        [program, "serve", "--port", "0"], env=os.environ | data, stdout=subprocess.PIPE, text=True, cwd="/"
    )
    assert app.stdout is not None
    try:
        (address,) = [word for word in app.stdout.readline().split() if word.startswith("http://")]
        with urllib.request.urlopen(address) as page:
            assert "Salamandra" in page.read().decode()
        assert address in ran(program, **opener)
        assert address in ran(home / BIN / "python", "-m", "tableforone", **opener)
    finally:
        app.terminate()
        app.communicate()
