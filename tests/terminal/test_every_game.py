"""Tests that every game can be played to its end in plain lines of 80 columns."""

from pathlib import Path
from random import Random

import pytest

from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.store import Store
from tableforone.terminal import Console, Session
from tests.conformance.shelf import importable


@pytest.mark.parametrize("spec", importable(), ids=lambda spec: spec.id)
def test_a_whole_game_with_take_backs_and_questions(
    spec: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    random = Random(41)

    def typed(prompt: str) -> str:
        if session.table.over:
            return "quit"
        if random.random() < 0.1:
            return random.choice(["undo", "redo", "why", "why 1", "log", "rules 1"])
        return str(1 + random.randrange(len(session.table.legal)))

    monkeypatch.setattr("builtins.input", typed)
    with Store(tmp_path) as store:
        table = Table(spec, spec.setup(), 41)
        session = Session(Console(), store, store.create(table), table)
        session.play()
        assert store.load(session.name).line == session.table.line
        assert [summary.id for summary in store.results()] == [session.name]
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) < 80
    assert any(line.startswith("  total ") for line in lines)
