"""Opens and checks the database, and finishes an interrupted restore."""

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.store import schema
from tableforone.store.backups import damage
from tableforone.store.faults import FULL, Damaged, DiskFull, FileFault, Gone, reason
from tableforone.store.folder import DECKS, made, shut, shut_folder
from tableforone.store.looking import WAIT, check, files_of, looking, readable
from tableforone.store.placing import recover
from tableforone.store.voice import m, t

PAUSE: Final = 0.01
FILE: Final = "tables.sqlite3"
NO_ROOM: Final = 65536  # bytes: with less free space, a disk error means that the disk is full

Identity = dict[Path, tuple[int, int]]


def opened(path: Path) -> sqlite3.Connection:
    """A connection to the database at this path, created if missing; a Fault if it is foreign."""
    with sentences(path):
        shut_folder(made(path.parent) / DECKS)
        recover(path)
        until = monotonic() + WAIT
        while True:
            try:
                return _opened(path)
            except sqlite3.OperationalError as error:
                if _code(error) not in BUSY or monotonic() > until:
                    raise
            sleep(PAUSE)  # SQLite does not wait while the write-ahead log is set up, so wait here


def _opened(path: Path) -> sqlite3.Connection:
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, t("not-a-file"))
    for each in files_of(path):
        shut(each)
    if path.exists() and path.stat().st_size:
        with closing(looking(path)) as look:
            check(look, path)
    connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    try:
        # while it is still empty; SQLite gives the same permissions to the files beside it
        shut(path)
        connection.row_factory = sqlite3.Row
        connection.text_factory = readable
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Make every commit durable, enforce references, and create the tables."""
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("BEGIN IMMEDIATE")  # if two programs start at once, one creates the tables
    if schema.is_empty(connection):
        schema.make(connection)
    schema.bring_up(connection)
    connection.execute(schema.FINAL)
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode=WAL")
    schema.is_empty(connection)  # after the first read, the write-ahead log exists as a file


# --- check for replaced files


def identity(path: Path) -> Identity:
    """The device and inode numbers of the database and its write-ahead log."""
    with sentences(path):
        return {each: _number(each) for each in files_of(path)[:2] if each == path or each.exists()}


def confirm(opened: Identity) -> None:
    """A Fault if the open files were removed or replaced, because writes would be lost."""
    for path, number in opened.items():
        try:
            same = _number(path) == number
        except OSError:
            same = False
        if not same:
            raise Gone(path, m("file-gone"))


def _number(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


# --- error messages

BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
SPOILED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_CONSTRAINT)


def damaged(path: Path) -> Damaged:
    return Damaged(path, damage(path))


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Turn any error with a file into a Fault with a message."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # a programming error
    except sqlite3.DatabaseError as error:
        raise _of_sqlite(path, error) from None
    except (UnicodeDecodeError, Damaged):
        raise damaged(path) from None
    except Fault:
        raise
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        if isinstance(error, OSError) and error.errno in FULL:
            raise _full(path) from None
        raise FileFault(path, m("file-unusable", reason=reason(error))) from None


def _of_sqlite(path: Path, error: sqlite3.DatabaseError) -> FileFault:
    code = _code(error)
    if code in BUSY:
        return FileFault(path, m("file-busy"))
    if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _has_no_room(path)):
        return _full(path)
    if code in SPOILED:
        return damaged(path)
    return FileFault(path, m("file-unusable", reason=str(error)))


def _code(error: sqlite3.Error) -> int:
    # the primary result code, without the extended part
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _has_no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < NO_ROOM
    except OSError:
        return False


def _full(path: Path) -> DiskFull:
    return DiskFull(path, m("disk-full"))
