"""Tests that past failures are fixed: every file in crashes/ is a report that a player sent."""

import json
from pathlib import Path
from typing import Any

import pytest

from tableforone import games
from tableforone.kernel.actions import Give
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.table import Table
from tableforone.pages import settings, tabletop
from tableforone.pages.render import page
from tableforone.pages.requests import Visit
from tableforone.store.reports import FORMAT, report_text
from tests.toy import TAKE, TOY

REPORTS = sorted((Path(__file__).parent / "crashes").glob("*.json"))


def handled(told: dict[str, Any]) -> Table | None:
    """Repeat a report: show the position, give the answer, show the result.

    Raises Crash if the rules fail. Returns None if the position or the answer is now refused with a
    sentence.
    """
    assert told["format"] == FORMAT
    try:
        table = Table.at(json.dumps(told["position"]), games.find, told["seed"], chance=told["chance"])
        shown(table)
        if told["answer"] is None:
            return table
        answer = told["answer"]
        after = table.after(Give(tuple(answer) if isinstance(answer, list) else answer))
    except Crash:
        raise
    except Fault:
        return None
    assert after.standing
    return shown(after)


def shown(table: Table) -> Table:
    assert page(Visit(settings.read("")), tabletop.template_of(table.spec), **tabletop.playing("name", table)).html
    return table


@pytest.mark.parametrize("report", REPORTS, ids=lambda path: path.stem)
def test_what_once_failed_is_handled(report: Path) -> None:
    handled(json.loads(report.read_text(encoding="utf-8")))


def test_there_is_an_example_of_a_report() -> None:
    """The example was made with a deliberate error in the rules; its answer is legal."""
    example = json.loads((Path(__file__).parent / "crashes" / "example.json").read_text(encoding="utf-8"))
    table = handled(example)
    assert table is not None
    assert table.journal[0] == example["answer"]


@pytest.mark.parametrize("part", ["answer", "run"])
def test_a_report_fails_as_long_as_the_rules_do(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    table = Table(TOY, TOY.setup(), 3)
    works = getattr(TOY.words[TAKE], part)

    def raises(p: Any, *given: Any) -> Any:
        if part == "answer" or p.stones < 7:
            raise KeyError("a mistake of ours")
        return works(p, *given)

    with monkeypatch.context() as patch:
        patch.setattr(TOY.words[TAKE], part, raises)
        with pytest.raises(Crash) as crash:
            table.after(Give(1))
        told = json.loads(report_text(crash.value.report))
        with pytest.raises(Crash):
            handled(told)
    after = handled(told)
    assert after is not None
    assert after.journal[0] == 1
