"""Fixtures for the command-line tests: the toy game, a data folder, a function to run commands."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tableforone import games
from tableforone.cli import main
from tableforone.kernel.spec import GameSpec
from tests.cli.toy import GAME


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The toy game with a module, a refused module, and two options."""
    monkeypatch.setattr(games, "_extra", {GAME.id: GAME})
    monkeypatch.setattr(games, "ids", lambda: [GAME.id])
    monkeypatch.setenv(games.ELSEWHERE, str(Path(__file__).parent / "toy"))
    return GAME


@pytest.fixture
def run(toy: GameSpec, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """``run("tables", "--json")``: exit code and what was printed."""
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def ran(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(argv)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return ran
