"""Tests of restoring a backup: all or nothing, and no earlier data is lost."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.store import Store, backups, placing
from tableforone.store.backups import copies
from tableforone.store.database import FILE
from tableforone.store.folder import LOCK, locked
from tableforone.store.restoring import restore

DAY = "2026-05-02"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two tables in the database, one of them in the backup of ``DAY``."""
    for day in ("2026-05-01", DAY):
        monkeypatch.setattr(backups, "_today", lambda day=day: day)
        Store(tmp_path).close()  # the daily backup is made before anything is added
        with Store(tmp_path) as store:
            store.create(tableforone.new("toy", level="long", seed=3))
    return tmp_path


def tables(folder: Path) -> int:
    with Store(folder) as store:
        return sum(store.load(summary.id) is not None for summary in store.tables())


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_damaged_file_is_replaced_and_kept_aside(folder: Path) -> None:
    (folder / FILE).write_bytes(b"no database" * 1000)
    (folder / f"{FILE}-wal").write_bytes(b"its log")
    copy, [aside] = restore(folder, DAY)
    assert (copy.day, copy.tables) == (DAY, 1)
    assert aside.parent == folder
    assert aside.name.startswith("tables.set-aside-")
    assert aside.read_bytes() == b"no database" * 1000
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"its log"
    assert tables(folder) == 1
    assert [copy.day for copy in copies(folder / FILE)] == [DAY]


def test_a_lost_file_is_replaced(folder: Path) -> None:
    (folder / FILE).unlink()
    assert restore(folder, DAY)[1] == []
    assert tables(folder) == 1


def test_a_sound_file_can_be_replaced_too_and_is_kept_whole(folder: Path) -> None:
    _, [aside] = restore(folder, DAY)
    assert tables(folder) == 1
    aside.replace(folder / FILE)
    assert tables(folder) == 2


def test_a_file_in_use_is_not_replaced(folder: Path) -> None:
    with Store(folder) as store:
        before = (folder / FILE).stat().st_ino
        with pytest.raises(Fault, match="in use by another program"):
            restore(folder, DAY)
        store.create(tableforone.new("toy", seed=1))
    assert (folder / FILE).stat().st_ino == before
    assert tables(folder) == 3


@pytest.mark.parametrize(
    ("day", "says"),
    [
        ("2026-04-01", "Backups you can restore: 2026-05-02."),
        ("../tables", "There is no backup"),
        ("2026-05-03", "is damaged. Backups you can restore: 2026-05-02."),
    ],
)
def test_a_copy_that_is_not_there_or_damaged_is_a_fault(folder: Path, day: str, says: str) -> None:
    (folder / "backups" / "tables-2026-05-03.sqlite3").write_bytes(b"no database" * 100)
    before = files(folder)
    with pytest.raises(Fault) as fault:
        restore(folder, day)
    assert says in str(fault.value)
    assert files(folder) == before


def test_without_copies_it_says_when_they_are_made(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="One is made on each day you play"):
        restore(tmp_path, DAY)


@pytest.mark.parametrize("where", ["fsync", "replace", "hardlink_to"])
def test_whatever_fails_the_old_file_stands_where_it_stood(
    folder: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def fails(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    (folder / FILE).write_bytes(b"no database" * 1000)
    before = files(folder)
    if where == "fsync":
        monkeypatch.setattr(os, "fsync", fails)
    elif where == "replace":
        monkeypatch.setattr(Path, "replace", fails)
    else:
        monkeypatch.setattr(placing, "_doubled", fails)
    with pytest.raises(Fault, match="the disk is full"):
        restore(folder, DAY)
    assert files(folder) == before | {LOCK: b""}
    assert not list(folder.glob(".restoring*"))


def test_on_a_disk_without_links_the_old_file_is_copied(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*arguments: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", fails)
    (folder / FILE).write_bytes(b"no database" * 1000)
    _, [aside] = restore(folder, DAY)
    assert aside.read_bytes() == b"no database" * 1000
    assert tables(folder) == 1


def test_the_log_of_the_old_file_is_not_applied_to_the_copy(folder: Path) -> None:
    """A write-ahead log left behind by a crash belongs to the file that was set aside."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("DELETE FROM game")
        connection.commit()
        log = (folder / f"{FILE}-wal").read_bytes()
    (folder / f"{FILE}-wal").write_bytes(log)
    data = bytearray((folder / FILE).read_bytes())
    data[:16] = b"x" * 16
    (folder / FILE).write_bytes(data)
    restore(folder, DAY)
    assert tables(folder) == 1


# --- decks, and interrupted restores


def decks(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in (folder / "decks").glob("*")}


@pytest.fixture
def with_decks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The backup of ``LATER`` has two tables and an old deck; now there are more of both."""
    (folder / "decks").mkdir()
    (folder / "decks" / "toy.toml").write_text("then = 1", encoding="utf-8")
    monkeypatch.setattr(backups, "_today", lambda: LATER)
    backups.make_copy(folder / FILE, LATER)
    with Store(folder) as store:
        store.create(tableforone.new("toy", level="long", seed=3))
    (folder / "decks" / "toy.toml").write_text("now = 1", encoding="utf-8")
    (folder / "decks" / "new.toml").write_text("new = 1", encoding="utf-8")
    return folder


LATER = "2026-05-03"


def test_decks_come_back_with_the_tables(with_decks: Path) -> None:
    copy, [_, aside] = restore(with_decks, LATER)
    assert (copy.tables, copy.decks) == (2, 1)
    assert tables(with_decks) == 2
    assert decks(with_decks) == {"toy.toml": "then = 1"}
    assert sorted(file.name for file in aside.iterdir()) == ["new.toml", "toy.toml"]
    assert (with_decks / "decks").stat().st_mode & 0o077 == 0
    assert all(file.stat().st_mode & 0o077 == 0 for file in (with_decks / "decks").iterdir())


def test_a_copy_of_a_time_without_decks_leaves_them_alone(with_decks: Path) -> None:
    with closing(sqlite3.connect(with_decks / "backups" / f"tables-{LATER}.sqlite3")) as old:
        old.execute("DROP TABLE deck")
        old.commit()
    copy, [_] = restore(with_decks, LATER)  # only the tables were replaced
    assert copy.decks is None
    assert tables(with_decks) == 2
    assert decks(with_decks) == {"toy.toml": "now = 1", "new.toml": "new = 1"}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="restores are killed in forks")
def test_a_restore_that_is_killed_leaves_nothing_behind(
    with_decks: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """After a kill at any step and a new start, the folder is the old one or the backup's."""
    killed = tmp_path_factory.mktemp("killed")
    subprocess.run([sys.executable, "-m", "tests.store.restorer", with_decks, killed, LATER], check=True)
    found = set()
    steps = sorted(killed.iterdir(), key=lambda folder: int(folder.name))
    for folder in steps:
        count, there = tables(folder), decks(folder)
        found.add(count)
        assert (count, set(there)) in ((3, {"toy.toml", "new.toml"}), (2, {"toy.toml"})), folder.name
        left = {path.name for path in folder.iterdir() if not path.name.startswith("tables.sqlite3")}
        aside = {name for name in left if "set-aside" in name}
        assert left - aside <= {"backups", "decks", LOCK}, folder.name
        assert bool(aside) == (count == 2), folder.name
    assert found == {2, 3}
    assert len(steps) > 15


def test_tables_that_are_served_are_not_replaced(folder: Path) -> None:
    held = locked(folder / LOCK)
    assert held is not None
    with pytest.raises(Fault, match="in use by another program"):
        restore(folder, DAY)
    held.close()
    assert restore(folder, DAY)[0].day == DAY
