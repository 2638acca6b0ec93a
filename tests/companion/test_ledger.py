"""Tests of the ledger: what was entered at a companion table is a declared part of its position."""

import json
from pathlib import Path
from typing import Any

import pytest

from tableforone import games
from tableforone.kernel.companion import at_home
from tableforone.kernel.faults import Fault
from tableforone.kernel.fields import Ledger
from tableforone.kernel.frames import Position
from tableforone.kernel.lines import read_position, write_position
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.companion.shelf import AT_HOME, begun

CRASHES = Path(__file__).parents[1] / "museum" / "crashes"


def written(home: GameSpec, p: Position) -> dict[str, Any]:
    return write_position(p, home.fields, home.words)


def read(home: GameSpec, told: dict[str, Any]) -> Position:
    return read_position(told, home.blank(), home.fields, home.words)


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_a_position_survives_its_line_with_everything_entered(spec: GameSpec) -> None:
    table, teller = begun(spec)
    home, kept = at_home(spec), set()
    while not table.over:
        p = table.position
        again = read(home, json.loads(json.dumps(written(home, p))))
        assert again == p and again.ledger == p.ledger
        kept.add(p.ledger)
        teller.tell(table)
    assert len(kept) > 3  # what is entered is written there


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_an_entry_outside_its_bounds_is_refused(spec: GameSpec) -> None:
    home = at_home(spec)
    told = written(home, begun(spec)[0].position)
    ledger = home.fields[-1]
    assert isinstance(ledger, Ledger)
    for name, entry in ledger.entries.items():
        wrong = entry.high + 1
        value = [wrong, *told["ledger"][name][1:]] if isinstance(told["ledger"][name], list) else wrong
        with pytest.raises(Fault):
            read(home, told | {"ledger": told["ledger"] | {name: value}})
    broken: object
    for broken in ({}, {**told["ledger"], "unknown": 0}, [], 5):
        with pytest.raises(Fault):
            read(home, told | {"ledger": broken})


def test_a_line_of_an_older_version_has_its_ledger_in_the_stack() -> None:
    report = json.loads((CRASHES / "salamandra-spellbooks-full.json").read_text(encoding="utf-8"))
    bottom = report["position"]["position"]["stack"][0]
    assert bottom[0] == "your score" and len(bottom) == 9
    table = Table.at(json.dumps(report["position"]), games.find, report["seed"], chance=report["chance"])
    home = at_home(next(spec for spec in AT_HOME if spec.id == "salamandra"))
    told = written(home, table.position)
    assert list(told["ledger"].values()) == bottom[1:]
    assert told["stack"][0] == ["your score"]


@pytest.mark.parametrize("score", [-60, 0, 299])
def test_any_score_can_be_entered_at_the_end(score: int) -> None:
    spec = next(spec for spec in AT_HOME if spec.id == "high-season")
    table, teller = begun(spec)
    while len(table.position.stack) > 1:  # the last word asks for your score
        teller.tell(table)
    table.answer(score + 60)
    assert table.result and table.result.score == score
    home = at_home(spec)
    line = written(home, table.position)
    assert read(home, line) == table.position
