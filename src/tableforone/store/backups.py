"""What if the file of all tables is damaged one day?  There is a copy of each of the last seven days it was played on.

A copy is made when the tables are opened for the first time on a day, by a thread of its own: nobody waits for it.
"""

import os
import re
import secrets
import sqlite3
import sys
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from threading import Lock, Thread
from time import time
from typing import Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.store.database import check, files_of, looking, synced
from tableforone.store.folder import OTHER_FOLDER, PART, data_folder, made, shut

FOLDER: Final = "backups"
KEPT: Final = 7
HOUR: Final = 3600  # seconds
NAME: Final = re.compile(r"tables-(\d{4}-\d\d-\d\d)\.sqlite3")


class Copy(NamedTuple):
    """One copy of the database; ``tables`` is None where it cannot be read."""

    day: str
    path: Path
    tables: int | None
    size: int

    @property
    def whole(self) -> bool:
        return self.tables is not None


class Backups:
    """Makes the copies of one database."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._day = ""
        self._lock: Final = Lock()
        self._copying: Thread | None = None

    def due(self, *, worth: bool = True) -> None:
        """To be called whenever there is an occasion: once a day it looks, and copies if there is something new."""
        today = _today()
        if today == self._day or sys.platform == "emscripten":  # in a browser there is neither a thread nor a folder
            return
        with self._lock:
            if today != self._day:
                self._day = today
                if worth and _is_due(self.path, today):
                    self._copying = Thread(target=_quietly, args=(self.path, today), name="backup", daemon=True)
                    self._copying.start()

    def finish(self) -> None:
        """Wait until the copy is made that is being made."""
        with self._lock:
            if self._copying:
                self._copying.join()


def _today() -> str:
    return date.today().isoformat()


def _is_due(path: Path, today: str) -> bool:
    """Has anything been written since the last copy, on another day?"""
    try:
        days = sorted(_days(path))
        if not days:
            return True
        copied = copy_of(path, days[-1]).stat().st_mtime
        written = [each.stat() for each in files_of(path)[:2] if each.exists()]
        return today not in days and any(about.st_mtime > copied for about in written if about.st_size)
    except OSError:
        return False


def _quietly(path: Path, today: str) -> None:
    """A copy that cannot be made spoils nothing, and there are those of other days."""
    with suppress(Fault, OSError, sqlite3.Error):
        make_copy(path, today)


def make_copy(path: Path, day: str) -> None:
    """Copy the database as it is at this moment, whole or not at all; then let the oldest copies go."""
    folder, begun = made(path.parent / FOLDER), time() - 1
    _sweep(folder, begun)
    part = folder / f".{secrets.token_hex(8)}{PART}"
    try:
        if _copied(path, part):
            os.utime(part, (begun, begun))  # whatever is written from now on is newer than the copy
            part.replace(copy_of(path, day))
            synced(folder)
            for old in sorted(_days(path))[:-KEPT]:
                copy_of(path, old).unlink(missing_ok=True)
    finally:
        part.unlink(missing_ok=True)


def _sweep(folder: Path, now: float) -> None:
    """Remove what was left half-made when somebody pulled the plug."""
    for left in folder.glob(f".*{PART}*"):
        if left.stat().st_mtime < now - HOUR:
            left.unlink(missing_ok=True)


def _copied(path: Path, part: Path) -> bool:
    """Is there a whole copy?  Of a database without tables there is none: it must not push out better ones."""
    with closing(looking(path)) as source, closing(sqlite3.connect(part)) as copy:
        shut(part)
        if not source.execute("SELECT count(*) FROM game").fetchone()[0]:
            return False
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        check(copy, path)
    return True


def copy_of(path: Path, day: str) -> Path:
    return path.parent / FOLDER / f"tables-{day}.sqlite3"


def _days(path: Path) -> list[str]:
    """The days of which there is a copy."""
    folder = path.parent / FOLDER
    found = [NAME.fullmatch(each.name) for each in folder.iterdir()] if folder.is_dir() else []
    return [name[1] for name in found if name]


def copies(path: Path) -> list[Copy]:
    """The copies there are of this database, the newest first."""
    try:
        return [_looked_at(copy_of(path, day), day) for day in sorted(_days(path), reverse=True)]
    except OSError:
        return []


def _looked_at(copy: Path, day: str) -> Copy:
    tables = None
    with suppress(Fault, OSError, sqlite3.Error), closing(looking(copy, still=True)) as look:
        check(look, copy)
        tables = look.execute("SELECT count(*) FROM game").fetchone()[0]
    return Copy(day, copy, tables, copy.stat().st_size)


def way_back(path: Path) -> str:
    """What to do when the database is damaged."""
    whole = [copy.day for copy in copies(path) if copy.whole]
    if not whole:
        return f"There is no copy of it yet: put one of your own back. {OTHER_FOLDER}"
    where = "" if path.parent == data_folder() else " (with the same --data)"
    return f"Copies of it: {', '.join(whole)}. `tableforone restore {whole[0]}`{where} puts the newest back."
