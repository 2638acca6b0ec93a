"""Is a database that is not ours, newer or damaged refused and left as it is?"""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.store import Store
from tableforone.store.database import SCHEMA_VERSION
from tableforone.store.store import FILE


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
    """Opening is a Fault, in one sentence or two, and not one byte of the file has changed."""
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


def test_a_hole_in_the_journal_is_a_fault(tmp_path: Path) -> None:
    path = stored(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM entry WHERE n = 1")
        connection.commit()
    with Store(tmp_path) as store, pytest.raises(Fault, match="damaged"):
        store.load(store.tables()[0].id)


def test_an_entry_against_the_rules_is_a_fault_but_can_be_exported(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        name = store.create(tableforone.new("toy", seed=1))
        store._connection.execute("INSERT INTO entry VALUES (?, 0, '{\"answer\": 5}', '')", (name,))
        with pytest.raises(Fault, match="does not agree with the rules: entry 1"):
            store.load(name)
        assert '"answer": 5' in store.export(name)


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
    with TemporaryDirectory() as folder:
        (Path(folder) / FILE).write_bytes(data)
        try:
            with Store(Path(folder)) as store:
                for summary in store.tables():
                    store.load(summary.id)
        except Fault as fault:
            assert "\n" not in str(fault)
