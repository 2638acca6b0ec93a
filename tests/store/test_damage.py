"""Tests that a foreign, newer or damaged database is refused and left unchanged."""

import json
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.store import Store, Unopenable, schema
from tableforone.store.database import FILE
from tableforone.store.schema import SCHEMA_VERSION

# a memory disk, if there is one, is faster
MEMORY: Final = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def stored(folder: Path) -> Path:
    """A database with some games in it."""
    with Store(folder) as store:
        for seed in range(12):
            table = tableforone.new("toy", level="long", seed=seed)
            while not table.over:
                table.answer(table.legal[0])
            store.create(table)
    return folder / FILE


def refused(path: Path, match: str) -> None:
    """Opening raises a Fault, and the file is unchanged."""
    before = path.read_bytes()
    with pytest.raises(Fault, match=match):
        Store(path.parent)
    assert path.read_bytes() == before


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = stored(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")
    refused(path, "newer version of the program. Update")


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE bookmark (address TEXT)")
    refused(tmp_path / FILE, "belongs to another program")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("a shopping list\n" * 100)
    refused(tmp_path / FILE, "damaged")


def test_a_truncated_database_is_refused(tmp_path: Path) -> None:
    path = stored(tmp_path)
    path.write_bytes(path.read_bytes()[:-5000])
    refused(path, "damaged|cannot be read")


def test_an_overwritten_page_is_refused(tmp_path: Path) -> None:
    path = stored(tmp_path)
    data = bytearray(path.read_bytes())
    data[4096:8192] = b"x" * 4096
    path.write_bytes(data)
    refused(path, "damaged")


def test_an_entry_against_the_rules_is_a_fault_but_can_be_exported(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        name = store.create(tableforone.new("toy", seed=1))
        store._connection.execute("INSERT INTO entry VALUES (?, 0, '{\"answer\": 5}', '')", (name,))
        with pytest.raises(Unopenable, match="does not agree with the rules: entry 1"):
            store.load(name)
        assert '"answer": 5' in store.export(name)


# --- the schema: its meaning counts, not its spelling


def respelled(path: Path, change: Callable[[str], str], *, trigger: bool = True) -> None:
    """Rebuild the same database with other statements."""
    made = path.with_name("made")
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(made)) as new:
        for statement in (schema.GAME, schema.ENTRY, *([schema.FINAL] if trigger else [])):
            new.execute(change(statement))
        new.execute(f"PRAGMA application_id={schema.APPLICATION}")
        new.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        for table in ("game", "entry"):
            for row in old.execute(f"SELECT * FROM {table}").fetchall():
                columns = [name for (name,) in old.execute("SELECT name FROM pragma_table_info(?)", (table,))]
                marks = ", ".join("?" * len(row))
                new.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", row)
        new.commit()
    made.replace(path)


@pytest.mark.parametrize(
    "change",
    [
        lambda sql: " ".join(sql.split()),
        lambda sql: sql.lower().replace("raise", "RAISE"),
        lambda sql: sql.replace("CREATE TABLE game", 'CREATE TABLE "game"').replace("TEXT", "VARCHAR(99)"),
        lambda sql: sql.replace("INTEGER", "BIGINT").replace(" WITHOUT ROWID", ""),
        lambda sql: sql.replace("level TEXT NOT NULL,", "remark TEXT, level TEXT NOT NULL,"),
    ],
)
def test_a_database_spelled_otherwise_is_opened_and_played_on(tmp_path: Path, change: Callable[[str], str]) -> None:
    respelled(stored(tmp_path), change)
    with Store(tmp_path) as store:
        assert len(store.results()) == 12
        name = store.create(tableforone.new("toy", seed=1))
        table = store.load(name)
        table.answer(1)
        store.append(name, table)
        assert store.export(name) == table.to_json()
        store.delete(name)
        assert len(store.summaries()) == 12


@pytest.mark.parametrize(
    "change",
    [
        lambda sql: sql.replace("seed TEXT", "grain TEXT"),
        lambda sql: sql.replace("seed TEXT", "seed INTEGER"),
        lambda sql: sql.replace("PRIMARY KEY (game, n)", "PRIMARY KEY (n, game)"),
        lambda sql: sql.replace("TABLE entry", "TABLE line").replace("ON entry", "ON line"),
    ],
)
def test_a_database_with_other_columns_is_refused(tmp_path: Path, change: Callable[[str], str]) -> None:
    path = tmp_path / FILE
    with closing(sqlite3.connect(path)) as connection:
        for statement in (schema.GAME, schema.ENTRY, schema.FINAL):
            connection.execute(change(statement))
        connection.execute(f"PRAGMA application_id={schema.APPLICATION}")
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
    refused(path, "damaged")


def test_a_database_that_acts_on_its_own_is_refused(tmp_path: Path) -> None:
    path = stored(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER thief AFTER INSERT ON entry BEGIN DELETE FROM entry; END")
    refused(path, "damaged")


def test_the_guard_of_the_journal_is_put_back_where_it_is_missing(tmp_path: Path) -> None:
    respelled(stored(tmp_path), lambda sql: sql, trigger=False)
    with Store(tmp_path) as store, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        store._connection.execute("UPDATE entry SET entry = '{}'")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_file_is_a_fault(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    with pytest.raises(Fault, match="it is not a file"):
        Store(tmp_path)


def test_a_folder_that_is_a_file_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Fault, match="cannot be read or written"):
        Store(tmp_path / "file")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return stored(tmp_path_factory.mktemp("whole")).read_bytes()


@settings(max_examples=200)
@given(where=st.floats(0, 1, exclude_max=True), value=st.integers(0, 255), length=st.integers(1, 40))
def test_whatever_is_overwritten_it_opens_or_is_a_fault(whole: bytes, where: float, value: int, length: int) -> None:
    data = bytearray(whole)
    start = int(where * len(data))
    data[start : start + length] = bytes([value]) * length
    with TemporaryDirectory(dir=MEMORY) as folder:
        (Path(folder) / FILE).write_bytes(data)
        try:
            with Store(Path(folder)) as store:
                for summary in store.summaries():
                    assert json.loads(store.export(summary.id))["format"] == "tableforone"
                    with suppress(Unopenable):
                        store.load(summary.id)
                    store.delete(summary.id)
                assert store.summaries() == []
        except Fault as fault:
            assert "\n" not in str(fault)
