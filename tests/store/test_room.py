"""Tests of full disks (a separate Fault) and of file permissions."""

import errno
import os
import sqlite3
import stat
import sys
from collections import namedtuple
from pathlib import Path

import pytest

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.store import DiskFull, FileFault, Store, backups
from tableforone.store.database import FILE, sentences
from tableforone.store.files import write_whole
from tableforone.store.folder import ready
from tableforone.store.restoring import restore

# --- a full disk


def test_a_database_that_cannot_grow_is_a_full_disk(tmp_path: Path) -> None:
    table = tableforone.new("toy", level="long", seed=3)
    with Store(tmp_path) as store:
        name = store.create(table)
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(DiskFull, match=r"the disk is full. Nothing was saved. Make room") as full:
            for _ in range(2000):
                table.undo(len(table.questions)) if table.over else table.answer(table.legal[0])
                store.append(name, table)
        assert str(tmp_path) not in full.value.plain


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_file_that_finds_no_room_is_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def full(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskFull, match="cannot be written"):
        write_whole(tmp_path / "game.json", "text")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(DiskFull), sentences(tmp_path / FILE):
        full(0)


@pytest.mark.parametrize(("free", "kind"), [(0, DiskFull), (1_000_000_000, FileFault)])
def test_an_error_of_a_disk_without_room_is_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, kind: type[Fault]
) -> None:
    """Some parts of SQLite report a full disk only as a disk error."""
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage(1, 1, free))
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    with pytest.raises(FileFault) as fault, sentences(tmp_path / FILE):
        raise error
    assert type(fault.value) is kind


def test_a_mistake_of_ours_is_no_damage_of_theirs(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.close()
    with pytest.raises(sqlite3.ProgrammingError):
        store.tables()


# --- for the owner only

posix = pytest.mark.skipif(sys.platform == "win32", reason="files there have no such modes")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def open_to_all(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        path.chmod(0o777 if path.is_dir() else 0o666)


def shut(store: Store, folder: Path) -> bool:
    """Whether only the owner can read the files, with the store open so that all exist."""
    store.create(tableforone.new("toy", seed=1))
    # without a temporary copy
    names = {path.name: mode(path) for path in folder.rglob("*") if path.name[0] != "."}
    assert {FILE, f"{FILE}-wal", f"{FILE}-shm"} <= set(names)
    return all(found == (0o700 if name == "backups" else 0o600) for name, found in names.items())


@posix
def test_a_new_folder_and_all_that_is_in_it_are_the_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with Store(tmp_path / "a" / "data") as store:
            assert shut(store, tmp_path / "a" / "data")
    finally:
        os.umask(before)
    assert mode(tmp_path / "a" / "data") == 0o700


@posix
def test_what_was_open_to_all_is_shut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        with Store(folder) as other:  # keeps the files beside the database
            other.create(tableforone.new("toy", seed=1))
            backups.make_copy(folder / FILE, "2026-05-01")
            (folder / "backups" / "tables-2026-05-01.sqlite3").unlink()
            open_to_all(folder)
            monkeypatch.setattr(backups, "_today", lambda: "2026-05-02")
            with Store(folder) as store:
                assert shut(store, folder)
    finally:
        os.umask(before)
    assert mode(folder) == 0o700
    assert mode(folder / "backups" / "tables-2026-05-02.sqlite3") == 0o600
    restore(folder, "2026-05-02")
    assert mode(folder / FILE) == 0o600


@posix
def test_a_folder_that_holds_other_things_is_not_ours_to_shut(tmp_path: Path) -> None:
    for folder, what in ((tmp_path / "home", "letters.txt"), (tmp_path / "tmp", "")):
        folder.mkdir()
        if what:
            (folder / what).write_text("")
    (tmp_path / "home").chmod(0o755)
    (tmp_path / "tmp").chmod(0o1777)  # like /tmp
    for name, expected in (("home", 0o755), ("tmp", 0o1777)):
        with Store(tmp_path / name):
            assert mode(tmp_path / name) == expected
            assert mode(tmp_path / name / FILE) == 0o600


# --- before the app starts


@posix
def test_a_folder_is_tried_and_nothing_is_left_in_it(tmp_path: Path) -> None:
    assert ready(tmp_path / "new") == (tmp_path / "new").resolve()
    assert list((tmp_path / "new").iterdir()) == []
    assert mode(tmp_path / "new") == 0o700


def test_a_folder_without_room_is_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforone.store.folder.bytes", _no_room, raising=False)
    with pytest.raises(DiskFull, match="cannot be used for your games: no space left on device"):
        ready(tmp_path)
    assert list(tmp_path.iterdir()) == []


def _no_room(count: int) -> bytes:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_odd_folders_are_faults(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    odd = [tmp_path / "file", tmp_path / "loop", Path("bad\0name"), Path("~nobody-of-this-name/x")]
    for folder in [*odd, *([Path("/proc")] if Path("/proc/self").exists() else [])]:
        with pytest.raises(Fault, match="cannot be used for your games: "):
            ready(folder)
        with pytest.raises(Fault):
            Store(folder if "~" not in str(folder) else tmp_path / "file")
