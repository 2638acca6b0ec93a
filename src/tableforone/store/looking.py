"""Looks into a file of tables read-only: a damaged, foreign or newer one stays untouched.

The database and its copies are both such files.
"""

import os
import sqlite3
from pathlib import Path
from typing import Final

from tableforone.store import schema
from tableforone.store.faults import Damaged, FileFault
from tableforone.store.voice import m

WAIT: Final = 5.0  # seconds for another process to finish its transaction
BESIDE: Final = ("-wal", "-shm")  # the files that SQLite keeps beside a database


def files_of(path: Path) -> list[Path]:
    """The database, its write-ahead log, and the index of that."""
    return [path, *(path.with_name(path.name + suffix) for suffix in BESIDE)]


def looking(path: Path, *, still: bool = False) -> sqlite3.Connection:
    """A connection that cannot write; ``still``: nobody else writes either, so that nothing is made beside the file."""
    how = "mode=ro&immutable=1" if still else "mode=ro"
    look = sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, timeout=WAIT, check_same_thread=False)
    look.text_factory = readable
    return look


def readable(text: bytes) -> str:
    """Text as it is stored; a byte that is no text must not hide the rest."""
    return text.decode("utf-8", "replace")


def check(look: sqlite3.Connection, path: Path) -> None:
    """Is it ours, not newer than we are, and whole?"""
    look.execute("PRAGMA trusted_schema=OFF")
    if schema.is_empty(look):
        return  # it was being made when the power failed
    if look.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION:
        raise FileFault(path, m("file-foreign"))
    if look.execute("PRAGMA user_version").fetchone()[0] > schema.SCHEMA_VERSION:
        raise FileFault(path, m("file-newer"))
    if not schema.fits(look) or look.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise Damaged(path, m("file-damaged"))


def synced(folder: Path) -> None:
    """Names that were changed in this folder are on the disk from here on (where the system can promise that)."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
