"""Fixtures for the terminal tests: only the toy game, a temporary store, a person who types."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tableforone import games
from tableforone.cli import main
from tests.toy import TOY

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Play:
    """``play("1", "why")`` types these lines, then ends the input; returns the output."""
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(games, "ids", lambda: [TOY.id])

    def typed(*lines: str, argv: tuple[str, ...] = ("play", "toy", "--level", "long", "--seed", "3")) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        assert main(argv) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return typed
