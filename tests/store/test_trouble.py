"""Tests of tables that cannot be opened: still listed, exported and deleted; others unharmed."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.options import Option
from tableforone.kernel.saved import load_text
from tableforone.kernel.table import Table
from tableforone.store import Store, Unopenable
from tableforone.store.database import FILE
from tableforone.store.faults import Missing
from tests.toy import TOY

BAD = "badbadbad2"


def finished() -> Table:
    table = tableforone.new("toy", level="long", seed=3)
    while not table.over:
        table.answer(table.legal[0])
    return table


@pytest.fixture
def others(tmp_path: Path) -> list[str]:
    """Two sound tables, with a third one between them, id ``BAD``, for a test to damage."""
    with Store(tmp_path) as store:
        names = [store.create(finished()) for _ in range(3)]
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("DROP TRIGGER entry_is_final")
        connection.execute("UPDATE game SET id = ? WHERE id = ?", (BAD, names[1]))
        connection.execute("UPDATE entry SET game = ? WHERE game = ?", (BAD, names[1]))
        connection.commit()
    return [names[2], names[0]]


def change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def is_trapped_no_more(folder: Path, others: list[str], name: str, says: str) -> None:
    """The bad table is listed, refused, exported and deleted; the others are unchanged."""
    with Store(folder) as store:
        listed = {summary.id: summary for summary in store.summaries()}
        assert set(listed) == {name, *others}
        assert says in listed[name].trouble
        assert [listed[other].trouble for other in others] == ["", ""]
        assert sorted(summary.id for summary in store.tables()) == sorted(others)
        assert sorted(summary.id for summary in store.results()) == sorted(others)
        assert store.summary(name) == listed[name]
        with pytest.raises(Unopenable) as refused:
            store.load(name)
        assert refused.value.trouble == listed[name].trouble
        assert f"tableforone export {name}" in str(refused.value)
        assert json.loads(store.export(name))["format"] == "tableforone"
        store.delete(name)
        assert sorted(summary.id for summary in store.summaries()) == sorted(others)
        assert [store.load(other).to_json() for other in others] == [finished().to_json()] * 2
        with pytest.raises(Missing):
            store.summary(name)
        entries = store._connection.execute("SELECT count(DISTINCT game) FROM entry").fetchone()[0]
        assert entries == len(others)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("game = 'chess'", "“chess” is not a game here."),
        ("game = x'00'", "game cannot be read"),
        ("rules = 99", "newer rules"),
        ("rules = 'some'", "rules cannot be read"),
        ("level = 'huge'", "“huge” is not a level"),
        ("level = CAST(x'ff' AS TEXT)", "“\ufffd” is not a level"),
        ("modules = '[\"moss\"]'", "“moss” is not a module"),
        ("modules = 'nonsense'", "modules cannot be read"),
        ("modules = '[1]'", "modules cannot be read"),
        ('options = \'{"colour": "red"}\'', "“colour” is not an option"),
        ("options = '{\"colour\": 1}'", "options cannot be read"),
        ("options = replace(hex(zeroblob(50000)), '0', '[')", "options cannot be read"),
        ("seed = '-1'", "seed cannot be read"),
        ("seed = 'true'", "seed cannot be read"),
        ("seed = replace(hex(zeroblob(5000)), '0', '9')", "seed cannot be read"),
        ("created = 'yesterday'", "created cannot be read"),
        ("created = '2026-05-01T10:00:00'", "created cannot be read"),
        ("changed = '9999-12-31T23:59:59-23:00'", "changed cannot be read"),
        ("changed = x'ff'", "changed cannot be read"),
        ("digest = x'ff'", "digest cannot be read"),
        ("outcome = 'tie'", "outcome cannot be read"),
        ("score = 'many'", "score cannot be read"),
        ("opponent = 1.5", "opponent cannot be read"),
        ("takebacks = 'x', reveals_taken_back = 'y'", "takebacks, reveals_taken_back cannot be read"),
    ],
)
def test_a_bad_value_in_a_row(tmp_path: Path, others: list[str], damage: str, says: str) -> None:
    change(tmp_path, f"UPDATE game SET {damage} WHERE id = '{BAD}'")
    is_trapped_no_more(tmp_path, others, BAD, says)


@pytest.mark.parametrize("name", ["NULL", "''", "'a b'", "x'ff00'", "CAST(x'ff' AS TEXT)", "'-'", "'../x'"])
def test_an_id_that_cannot_be_read_is_replaced_by_the_place_of_its_row(
    tmp_path: Path, others: list[str], name: str
) -> None:
    change(tmp_path, f"UPDATE game SET id = {name} WHERE id = '{BAD}'")
    move = f"UPDATE entry SET game = {name} WHERE game = '{BAD}'"
    change(tmp_path, f"DELETE FROM entry WHERE game = '{BAD}'" if name == "NULL" else move)
    is_trapped_no_more(tmp_path, others, "row-2", "id cannot be read")


@pytest.mark.parametrize("hole", ["n = 0", "n = 1", "n BETWEEN 2 AND 3"])
def test_a_hole_in_the_journal(tmp_path: Path, others: list[str], hole: str) -> None:
    change(tmp_path, f"DELETE FROM entry WHERE game = '{BAD}' AND {hole}")
    is_trapped_no_more(tmp_path, others, BAD, "Some of its moves are missing.")


def test_a_table_too_large(tmp_path: Path, others: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    many = "WITH RECURSIVE c(n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM c WHERE n < 4200)"
    change(
        tmp_path,
        f"DELETE FROM entry WHERE game = '{BAD}'",
        f"{many} INSERT INTO entry SELECT '{BAD}', n - 100, '{{\"undo\": 0, \"x\": \"{'x' * 1000}\"}}', '' FROM c",
    )
    is_trapped_no_more(tmp_path, others, BAD, "It is too large to be opened.")


def test_what_could_not_be_opened_again_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A save without texts is smaller than the same game with them."""
    with Store(tmp_path) as store:
        name = store.create(tableforone.new("toy", seed=3))
        kept = store.export(name)
        table = store.load(name)
        monkeypatch.setattr("tableforone.store.store.LARGEST", 2100)
        for _ in range(4):
            table.answer(1)
            table.undo()
        with pytest.raises(Fault, match="too large to be opened again, so the move was not saved"):
            store.append(name, table)
        assert store.export(name) == kept
        with pytest.raises(Fault, match="too large to be opened again"):
            store.import_text(table.to_json())
        assert len(store.summaries()) == 1


def test_an_export_says_what_is_missing_and_shows_what_is_damaged(tmp_path: Path, others: list[str]) -> None:
    change(
        tmp_path,
        f"DELETE FROM entry WHERE game = '{BAD}' AND n > 1",
        f"INSERT INTO entry VALUES ('{BAD}', 5, 'no JSON', '')",
        f"INSERT INTO entry VALUES ('{BAD}', 6, x'ff41', '')",
        f"INSERT INTO entry VALUES ('{BAD}', 1000000000000, '[]', '')",
        f"INSERT INTO entry VALUES ('{BAD}', 'last', '{{}}', '')",
        f"UPDATE game SET seed = 'lost', rules = x'ff' WHERE id = '{BAD}'",
    )
    with Store(tmp_path) as store:
        saved = json.loads(store.export(BAD))
    assert (saved["game"], saved["level"], saved["seed"], saved["rules"]) == ("toy", "long", "lost", "\ufffd")
    assert saved["damaged"] == ["rules", "seed"]
    assert [set(entry) for entry in saved["record"][:2]] == [{"answer", "said"}] * 2
    assert saved["record"][2:] == [
        {"missing": [2, 4]},
        {"damaged": "no JSON"},
        {"damaged": "\ufffdA"},
        {"missing": [7, 999999999999]},
        {"damaged": "[]"},
        {"damaged": "{}", "number": "last"},
    ]
    with pytest.raises(Fault):
        load_text(json.dumps(saved), games.find)


def test_half_a_character_does_not_trap_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = replace(TOY, options=(Option("deck", is_file=True),))
    monkeypatch.setitem(games._extra, "toy", spec)
    table = Table(spec, spec.setup(None, (), {"deck": "# half \ud800"}), 3)
    with Store(tmp_path) as store:
        name = store.create(table)
        assert store.load(name).setup.options == {"deck": "# half \ud800"}
        assert store.export(name).encode()


@pytest.mark.parametrize("name", ["nowhere", "row-9", "row-0", "row-99999999999999999999", "row-x", "\ud800", "ä", ""])
@pytest.mark.parametrize("act", [Store.load, Store.export, Store.delete, Store.summary])
def test_what_is_not_there_is_said(tmp_path: Path, name: str, act: Callable[[Store, str], object]) -> None:
    with Store(tmp_path) as store, pytest.raises(Missing, match="There is no game"):
        act(store, name)


def test_a_table_begun_in_other_words_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text of an answer may change between versions; the answer may not."""
    table = tableforone.new("toy", level="long", seed=3)
    table.answer(1)
    with Store(tmp_path) as store:
        name = store.create(table)
        monkeypatch.setitem(games._extra, "toy", replace(TOY, say=lambda p, n: f"off with {n}"))
        again = store.load(name)
        again.answer(2)
        store.append(name, again)
        assert store.load(name).journal == again.journal
        other = tableforone.new("toy", level="long", seed=3)
        for answer in (2, 1, 1):
            other.answer(answer)
        with pytest.raises(Fault, match="continued elsewhere"):
            store.append(name, other)


def test_options_that_were_renamed_since_are_listed_by_their_names_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = replace(TOY, options=(Option("side", ("a", "b"), "a"),))
    new = Option("your-side", ("day", "night"), formerly=("side",), former_choices={"b": "night"})
    with Store(tmp_path) as store:
        name = store.create(Table(old, old.setup(None, (), {"side": "b"}), 3))
        monkeypatch.setitem(games._extra, "toy", replace(TOY, options=(new,)))
        assert store.summary(name).options == {"your-side": "night"}
        table = store.load(name)
        table.answer(1)
        store.append(name, table)
        assert store.load(name).setup.options == {"your-side": "night"}
