"""Opens a file of tables read-only: a damaged, foreign or newer file is never changed.

The database and its copies are such files.
"""

import os
import sqlite3
from pathlib import Path
from typing import Final

from tableforone.store import schema
from tableforone.store.faults import Damaged, FileFault
from tableforone.store.voice import m

WAIT: Final = 5.0  # seconds for another process to finish its transaction
BESIDE: Final = ("-wal", "-shm")  # the files that SQLite creates beside a database


def files_of(path: Path) -> list[Path]:
    """The database, its write-ahead log, and the index of the log."""
    return [path, *(path.with_name(path.name + suffix) for suffix in BESIDE)]


def looking(path: Path, *, still: bool = False) -> sqlite3.Connection:
    """A read-only connection.

    ``still``: no other process writes, so that no files are created beside the database.
    """
    how = "mode=ro&immutable=1" if still else "mode=ro"
    look = sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, timeout=WAIT, check_same_thread=False)
    look.text_factory = readable
    return look


def readable(text: bytes) -> str:
    """Stored text; invalid bytes are replaced, so that the rest can be read."""
    return text.decode("utf-8", "replace")


def check(look: sqlite3.Connection, path: Path) -> None:
    """Check that it is a file of this app, not of a newer version, and not damaged."""
    look.execute("PRAGMA trusted_schema=OFF")
    if schema.is_empty(look):
        return  # an empty file: the power failed while it was created
    if look.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION:
        raise FileFault(path, m("file-foreign"))
    if look.execute("PRAGMA user_version").fetchone()[0] > schema.SCHEMA_VERSION:
        raise FileFault(path, m("file-newer"))
    if not schema.fits(look) or look.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise Damaged(path, m("file-damaged"))


def synced(folder: Path) -> None:
    """Sync the folder, so that renamed files are on disk (if the system supports it)."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
