"""Restores a backup. An interrupted restore changes nothing, or is finished later."""

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.store.backups import Copy, copies, decks_in
from tableforone.store.database import FILE, sentences
from tableforone.store.faults import FileFault
from tableforone.store.files import new_file
from tableforone.store.folder import DECKS, LOCK, OWNER_ONLY, OWNERS_FILE, PART, locked
from tableforone.store.looking import check, looking, synced
from tableforone.store.placing import READY, STAMP, copied, finish, put_in_place
from tableforone.store.voice import m

PATIENCE: Final = 0.5  # seconds to wait for another program


def restore(folder: Path, day: str) -> tuple[Copy, list[Path]]:
    """Replace the database and the decks with the copy of this day.

    Returns the copy, and the paths of the old files.
    """
    path = folder / FILE
    copy = _chosen(path, day)
    with sentences(path):
        lock = locked(folder / LOCK)
        if lock is None:
            raise FileFault(path, m("file-busy"))
        with lock:
            finish(path)
            if _is_sound(path):
                _claim(path)
            _lay_ready(folder, copy.path)
            return copy, put_in_place(path)


def _chosen(path: Path, day: str) -> Copy:
    there = copies(path)
    if not there:
        raise Fault(m("backups-none", file=str(path)))
    for copy in there:
        if copy.day == day and copy.whole:
            return copy
    key = "backup-damaged" if day in [copy.day for copy in there] else "backup-unknown"
    raise Fault(m(key, day=clipped(day), file=str(path), days=[copy.day for copy in there if copy.whole]))


def _is_sound(path: Path) -> bool:
    try:
        with closing(looking(path)) as look:
            check(look, path)
    except (Fault, sqlite3.Error, OSError):
        return False
    return True


def _claim(path: Path) -> None:
    """Fail if another process uses these tables.

    A process that uses a damaged file will find that it was replaced.
    """
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")


def _lay_ready(folder: Path, copy: Path) -> None:
    """Prepare all files in a folder that gets its final name only when it is complete."""
    part = folder / f"{READY}{PART}"
    try:
        part.mkdir(OWNER_ONLY)
        copied(copy, part / FILE)
        decks = _taken_out(part / FILE)
        if decks is not None:
            (part / DECKS).mkdir(OWNER_ONLY)
            for name, content in decks.items():
                with new_file(part / DECKS / name, OWNERS_FILE) as file:
                    file.write(content)
            synced(part / DECKS)
        with new_file(part / STAMP, OWNERS_FILE) as file:
            file.write(datetime.now().strftime("%Y%m%d-%H%M%S-%f").encode())
        synced(part)
        part.rename(folder / READY)
        synced(folder)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def _taken_out(copy: Path) -> dict[str, bytes] | None:
    """Remove the decks from a copy and return them."""
    with closing(sqlite3.connect(copy)) as connection:
        decks = decks_in(connection)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("DROP TABLE IF EXISTS deck")
        connection.commit()
    return decks
