"""Tests of exceptions in the rules: tables and disk are unchanged, and it is reported."""

import json
import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.actions import BackTo, Give, Undo
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.table import Table
from tableforone.store import Store, Unopenable
from tableforone.store.reports import crash_file, report_of
from tests.toy import TAKE, TOY

Fail = Callable[[type[Exception]], None]


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch) -> Fail:
    """Make the rules fail at every answer, halfway through it."""

    def now(kind: type[Exception]) -> None:
        def raises(p: Any, *given: Any) -> None:
            p.stones = 1
            raise kind("a mistake of ours")

        monkeypatch.setattr(TOY.words[TAKE], "answer", raises)

    return now


def begun(store: Store, answers: int = 2) -> tuple[str, Table]:
    table = tableforone.new("toy", level="long", seed=3)
    name = store.create(table)
    for _ in range(answers):
        table = store.act(name, table, Give(1))
    return name, table


@pytest.mark.parametrize("kind", [KeyError, RecursionError, AssertionError, MemoryError, ZeroDivisionError])
def test_nothing_changes_and_the_report_is_there(tmp_path: Path, fail: Fail, kind: type[Exception]) -> None:
    with Store(tmp_path) as store:
        name, table = begun(store)
        other, _ = begun(store)
        before, texts = table.to_json(), [store.export(name), store.export(other)]
        assert report_of(tmp_path, name) == ""
        fail(kind)
        with pytest.raises(Crash):
            store.act(name, table, Give(1))
        assert table.to_json() == before
        assert [store.export(name), store.export(other)] == texts
        told = json.loads(store.crash_report(name))
        assert report_of(tmp_path, other) == ""
    assert told["format"] == "tableforone crash"
    assert told["version"] == tableforone.__version__
    assert told["answer"] == 1
    assert told["position"] == json.loads(table.line)
    assert told["error"].startswith(kind.__name__)
    assert str(tmp_path) not in json.dumps(told)
    if os.name == "posix":
        file = crash_file(tmp_path, name)
        assert [stat.S_IMODE(each.stat().st_mode) for each in (file, file.parent)] == [0o600, 0o700]


def test_deleting_a_table_deletes_its_report(tmp_path: Path, fail: Fail) -> None:
    with Store(tmp_path) as store:
        name, table = begun(store)
        fail(KeyError)
        with pytest.raises(Crash):
            store.act(name, table, Give(1))
        store.delete(name)
    assert list((tmp_path / "crashes").iterdir()) == []


def test_a_report_that_cannot_be_written_harms_nobody(tmp_path: Path, fail: Fail) -> None:
    (tmp_path / "crashes").write_text("in the way")
    with Store(tmp_path) as store:
        name, table = begun(store)
        fail(KeyError)
        with pytest.raises(Crash):
            store.act(name, table, Give(1))
        assert report_of(tmp_path, name) == ""


def test_several_actions_are_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[str] = []
    with Store(tmp_path) as store:
        name, table = begun(store, 3)
        store._connection.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)
        table = store.act(name, table, BackTo(0, len(table.journal)), Give(2), Give(2))
        assert commits == ["COMMIT"]
        assert store.load(name).to_json() == table.to_json()
    assert [table.journal[number] for number in table.questions] == [2, 2]


def test_what_cannot_be_counted_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score comes from the rules, too."""
    with Store(tmp_path) as store:
        name, table = begun(store)
        text = store.export(name)
        monkeypatch.setattr(games, "find", lambda game: TOY)
        table.spec = replace(TOY, scores=lambda p: 1 // 0)  # type: ignore[arg-type, return-value]
        with pytest.raises(Crash, match="ZeroDivisionError"):
            store.act(name, table, Give(1))
        with pytest.raises(Crash, match="ZeroDivisionError"):
            store.create(table)
        assert store.export(name) == text
        assert len(store.summaries()) == 1


def test_a_table_at_which_the_rules_fail_is_set_aside_with_its_good_part(tmp_path: Path, fail: Fail) -> None:
    with Store(tmp_path) as store:
        name, _ = begun(store)
        fail(KeyError)
        with pytest.raises(Unopenable) as refused:
            store.load(name)
        assert refused.value.trouble == "It cannot be opened: the program fails at entry 1 (KeyError)."
        assert (refused.value.back, refused.value.crashed) == (True, True)
        assert json.loads(store.crash_report(name))["answer"] == 1
        assert store.good_part(name).journal == []
        assert [summary.trouble for summary in store.summaries()] == [""]


def test_what_cannot_be_listed_is_in_trouble_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store(tmp_path) as store:
        begun(store)
        long = store.create(tableforone.new("toy", level="short", seed=3))

        def opponent(setup: Any) -> str:
            return {"long": "Old Tom"}[setup.level]

        broken = replace(TOY)
        object.__setattr__(broken, "opponent", opponent)
        monkeypatch.setattr(games, "find", lambda game: broken)
        found = {summary.id: summary.trouble for summary in store.summaries()}
        assert found.pop(long) == "The program fails at its set-up (KeyError)."
        assert list(found.values()) == [""]


def test_a_report_is_not_written_outside_its_folder(tmp_path: Path, fail: Fail) -> None:
    with Store(tmp_path) as store:
        table = tableforone.new("toy", seed=3)
        fail(KeyError)
        with pytest.raises(Crash):
            store.act("../out", table, Give(1))
        with pytest.raises(Fault):
            store.act("../out", table, Undo())
    assert not (tmp_path / "out.json").exists()
    assert not (tmp_path / "crashes").exists()
