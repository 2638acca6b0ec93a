"""Opens the database: checks it first, and finishes a restore that was stopped."""

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
NO_ROOM: Final = 65536  # bytes: where less is left, an error of the disk means that it is full

Identity = dict[Path, tuple[int, int]]


def opened(path: Path) -> sqlite3.Connection:
    """A connection to the database of this path, made if there is none; a Fault if it cannot be ours."""
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
            sleep(PAUSE)  # SQLite does not wait for others while the write-ahead log is being set up: we do


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
        shut(path)  # before there is anything in it; SQLite makes the files beside it in its likeness
        connection.row_factory = sqlite3.Row
        connection.text_factory = readable
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Durable at every commit, strict about references, and with our tables in it."""
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("BEGIN IMMEDIATE")  # of two programs that start at once, one makes the tables
    if schema.is_empty(connection):
        schema.make(connection)
    schema.bring_up(connection)
    connection.execute(schema.FINAL)
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode=WAL")
    schema.is_empty(connection)  # from the first reading on, the write-ahead log is a file


# --- is it still the same?


def identity(path: Path) -> Identity:
    """Which files are open under these names: the database and its write-ahead log."""
    with sentences(path):
        return {each: _number(each) for each in files_of(path)[:2] if each == path or each.exists()}


def confirm(opened: Identity) -> None:
    """What is written to a file that was removed is written to nowhere: a Fault if the names mean other files now."""
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


# --- what went wrong, in words

BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
SPOILED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_CONSTRAINT)


def damaged(path: Path) -> Damaged:
    return Damaged(path, damage(path))


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """What can go wrong with a file, said in one sentence."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # a mistake of ours
    except sqlite3.DatabaseError as error:
        raise _of_sqlite(path, error) from None
    except (UnicodeDecodeError, Damaged):
        raise damaged(path) from None
    except Fault:
        raise
    except (OSError, ValueError) as error:  # a name with a null in it is a ValueError
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
    return getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest says where in SQLite it happened


def _has_no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < NO_ROOM
    except OSError:
        return False


def _full(path: Path) -> DiskFull:
    return DiskFull(path, m("disk-full"))
