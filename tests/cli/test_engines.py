"""Test that the app reports which engines it uses."""

import json

import pytest

from tableforone import games
from tableforone.cli import main
from tableforone.commands.shelf import Engine, engine_lines


def test_every_engine_is_named_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engines", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in found] == ["kernel", *games.ids()]
    assert all(each["compiled"] is not each["file"].endswith(".py") for each in found)
    assert main(["engines"]) == 0
    assert capsys.readouterr().out.count("\n") >= len(found)


def test_only_plain_engines_get_the_advice() -> None:
    assert len(engine_lines([Engine("kernel", True, "frames.so")])) == 1
    assert "make play" in engine_lines([Engine("kernel", False, "frames.py")])[-1]
