"""Tests of the ledger: what was entered at a companion table is a declared part of its position."""

import json
from pathlib import Path

import pytest

from tableforone import games
from tableforone.kernel.companion import at_home
from tableforone.kernel.faults import Fault
from tableforone.kernel.fields import Ledger
from tableforone.kernel.lines import read_position, write_position
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.companion.shelf import AT_HOME, begun

CRASHES = Path(__file__).parents[1] / "museum" / "crashes"


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_a_position_survives_its_line_with_everything_entered(spec: GameSpec) -> None:
    table, teller = begun(spec)
    home, kept = at_home(spec), set()
    while not table.over:
        p = table.position
        again = read_position(json.loads(json.dumps(write_position(p, home.fields, home.words))), home.blank(),
                              home.fields, home.words)  # fmt: skip
        assert again == p and again.ledger == p.ledger
        kept.add(p.ledger)
        teller.tell(table)
    assert len(kept) > 3  # what is entered is written there


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_an_entry_outside_its_bounds_is_refused(spec: GameSpec) -> None:
    home = at_home(spec)
    told = write_position(begun(spec)[0].position, home.fields, home.words)
    ledger = home.fields[-1]
    assert isinstance(ledger, Ledger)
    for name, entry in ledger.entries.items():
        wrong = entry.high + 1
        value = [wrong, *told["ledger"][name][1:]] if isinstance(told["ledger"][name], list) else wrong
        with pytest.raises(Fault):
            read_position(told | {"ledger": told["ledger"] | {name: value}}, home.blank(), home.fields, home.words)
    broken: object
    for broken in ({}, {**told["ledger"], "unknown": 0}, [], 5):
        with pytest.raises(Fault):
            read_position(told | {"ledger": broken}, home.blank(), home.fields, home.words)


def test_a_line_of_an_older_version_has_its_ledger_in_the_stack() -> None:
    report = json.loads((CRASHES / "salamandra-spellbooks-full.json").read_text(encoding="utf-8"))
    bottom = report["position"]["position"]["stack"][0]
    assert bottom[0] == "your score" and len(bottom) == 9
    table = Table.at(json.dumps(report["position"]), games.find, report["seed"], chance=report["chance"])
    home = at_home(next(spec for spec in AT_HOME if spec.id == "salamandra"))
    written = write_position(table.position, home.fields, home.words)
    assert list(written["ledger"].values()) == bottom[1:]
    assert written["stack"][0] == ["your score"]


@pytest.mark.parametrize("score", [-60, 0, 299])
def test_any_score_can_be_entered_at_the_end(score: int) -> None:
    spec = next(spec for spec in AT_HOME if spec.id == "high-season")
    table, teller = begun(spec)
    while table.position.stack[-1] != table.position.stack[0] or len(table.position.stack) > 1:
        teller.tell(table)
    table.answer(score + 60)
    assert table.result and table.result.score == score
    home = at_home(spec)
    line = write_position(table.position, home.fields, home.words)
    assert read_position(line, home.blank(), home.fields, home.words) == table.position
