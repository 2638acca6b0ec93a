"""Backups: a copy of the database for each of the last seven days of play.

A copy is made in a separate thread when the tables are first opened on a day.  It is one file: the
database, with the files of the player's decks in an extra table.
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
from tableforone.kernel.meanings import Meaning
from tableforone.store.folder import BACKUPS, DECKS, PART, data_folder, made, shut, sweep
from tableforone.store.looking import check, files_of, looking, synced
from tableforone.store.voice import m

KEPT: Final = 7
NAME: Final = re.compile(r"tables-(\d{4}-\d\d-\d\d)\.sqlite3")
DECK_FILE: Final = re.compile(r"[\w-]+\.toml")


class Copy(NamedTuple):
    """One copy of the database; ``tables`` is None if it cannot be read."""

    day: str
    path: Path
    tables: int | None
    size: int
    decks: int | None = None  # None in old copies, which did not include decks

    @property
    def whole(self) -> bool:
        return self.tables is not None


class Backups:
    """Makes the backups of one database."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._day = ""
        self._lock: Final = Lock()
        self._copying: Thread | None = None

    def due(self, *, worth: bool = True) -> None:
        """Check once a day whether there is something new, and copy it.

        Can be called at any time.
        """
        today = _today()
        # a browser has neither threads nor this folder
        if today == self._day or sys.platform == "emscripten":
            return
        with self._lock:
            if today != self._day:
                self._day = today
                if worth and _is_due(self.path, today):
                    self._copying = Thread(target=_quietly, args=(self.path, today), name="backup", daemon=True)
                    self._copying.start()

    def finish(self) -> None:
        """Wait for a copy that is being made."""
        with self._lock:
            if self._copying:
                self._copying.join()


def _today() -> str:
    return date.today().isoformat()


def _is_due(path: Path, today: str) -> bool:
    """Whether anything was written since the last copy, which was made on another day.

    The clock may have been wrong once: copies with a future date do not count.
    """
    try:
        days = sorted(day for day in _days(path) if day <= today)
        if not days:
            return True
        copied = copy_of(path, days[-1]).stat().st_mtime
        if copied > time():
            return today not in days
        written = [each.stat() for each in [*files_of(path)[:2], *deck_files(path)] if each.exists()]
        return today not in days and any(about.st_mtime > copied for about in written if about.st_size)
    except OSError:
        return False


def _quietly(path: Path, today: str) -> None:
    """Make a copy; a failure is ignored, since there are copies of other days."""
    with suppress(Fault, OSError, sqlite3.Error):
        make_copy(path, today)


def make_copy(path: Path, day: str) -> None:
    """Copy the database as it is now, completely or not at all; then delete the oldest copies."""
    folder, begun = made(path.parent / BACKUPS), time() - 1
    sweep(folder)
    part = folder / f".{secrets.token_hex(8)}{PART}"
    try:
        if _copied(path, part):
            # so that anything written from now on is newer than the copy
            os.utime(part, (begun, begun))
            part.replace(copy_of(path, day))
            synced(folder)
            # future dates go first
            for old in sorted(_days(path), key=lambda each: (each <= day, each))[:-KEPT]:
                copy_of(path, old).unlink(missing_ok=True)
    finally:
        part.unlink(missing_ok=True)


def _copied(path: Path, part: Path) -> bool:
    """Copy the database; False if it has no tables, so that it does not replace better copies."""
    with closing(looking(path)) as source, closing(sqlite3.connect(part)) as copy:
        shut(part)
        if not source.execute("SELECT count(*) FROM game").fetchone()[0]:
            return False
        source.backup(copy)
        put_decks(copy, deck_files(path))
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        check(copy, path)
    return True


def deck_files(path: Path) -> list[Path]:
    """The deck files beside this database."""
    return sorted((path.parent / DECKS).glob("*.toml"))


def put_decks(copy: sqlite3.Connection, files: list[Path]) -> None:
    """Store the deck files in a copy."""
    copy.execute("DROP TABLE IF EXISTS deck")
    copy.execute("CREATE TABLE deck (name TEXT PRIMARY KEY, content BLOB NOT NULL)")
    copy.executemany("INSERT INTO deck VALUES (?, ?)", [(file.name, file.read_bytes()) for file in files])
    copy.commit()


def decks_in(copy: sqlite3.Connection) -> dict[str, bytes] | None:
    """The deck files in a copy; None in old copies, which did not include decks."""
    if copy.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'deck'").fetchone() is None:
        return None
    return {
        name: bytes(content)
        for name, content in copy.execute("SELECT name, content FROM deck")
        if DECK_FILE.fullmatch(name) and isinstance(content, bytes)
    }


def copy_of(path: Path, day: str) -> Path:
    return path.parent / BACKUPS / f"tables-{day}.sqlite3"


def _days(path: Path) -> list[str]:
    """The days that have a copy."""
    folder = path.parent / BACKUPS
    found = [NAME.fullmatch(each.name) for each in folder.iterdir()] if folder.is_dir() else []
    return [name[1] for name in found if name]


def copies(path: Path) -> list[Copy]:
    """The copies of this database, newest first."""
    try:
        return [_looked_at(copy_of(path, day), day) for day in sorted(_days(path), reverse=True)]
    except OSError:
        return []


def _looked_at(copy: Path, day: str) -> Copy:
    tables = decks = None
    with suppress(Fault, OSError, sqlite3.Error), closing(looking(copy, still=True)) as look:
        check(look, copy)
        found = decks_in(look)
        decks = None if found is None else len(found)
        tables = look.execute("SELECT count(*) FROM game").fetchone()[0]
    return Copy(day, copy, tables, copy.stat().st_size, decks)


def damage(path: Path) -> Meaning:
    """The message for a damaged database: what happened, and how to restore it."""
    whole = [copy.day for copy in copies(path) if copy.whole]
    if not whole:
        return m("file-damaged-no-backup")
    usual = path.parent == data_folder()
    return m("file-damaged-backups" if usual else "file-damaged-backups-elsewhere", days=whole, day=whole[0])
