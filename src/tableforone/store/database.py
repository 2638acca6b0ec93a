"""May this database be opened?  It is looked at read-only first: a damaged, foreign or newer one is left untouched."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.store import schema
from tableforone.store.faults import FULL, Damaged, DiskFull, FileFault, Gone
from tableforone.store.folder import OTHER_FOLDER, made, shut

PAUSE: Final = 0.01
WAIT: Final = 5.0  # seconds for another process to finish its transaction
FILE: Final = "tables.sqlite3"
BESIDE: Final = ("-wal", "-shm")  # the files that SQLite keeps beside a database
NO_ROOM: Final = 65536  # bytes: where less is left, an error of the disk means that it is full

Identity = dict[Path, tuple[int, int]]


def opened(path: Path) -> sqlite3.Connection:
    """A connection to the database of this path, made if there is none; a Fault if it cannot be ours."""
    with sentences(path):
        made(path.parent)
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
        raise OSError(errno.EINVAL, "it is not a file")
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
        return  # it was being made when somebody pulled the plug
    if look.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION:
        raise FileFault(path, f"belongs to another program. {OTHER_FOLDER}")
    if look.execute("PRAGMA user_version").fetchone()[0] > schema.SCHEMA_VERSION:
        raise FileFault(path, "was written by a newer version of the program. Update the program to open your tables.")
    if not schema.fits(look) or look.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise damaged(path)


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
            raise Gone(
                path,
                "was removed or replaced while the program was running: nothing can be stored any more. Put it back, "
                "or stop the program and start it again.",
            )


def _number(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


# --- what went wrong, in words

BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
SPOILED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_CONSTRAINT)


def damaged(path: Path) -> Damaged:
    from tableforone.store.backups import way_back  # copies are databases too: the import goes the other way

    return Damaged(path, f"is damaged and was left as it is. {way_back(path)}")


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """What can go wrong with a file, said in one sentence."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # a mistake of ours
    except sqlite3.DatabaseError as error:
        raise _of_sqlite(path, error) from None
    except UnicodeDecodeError:
        raise damaged(path) from None
    except Fault:
        raise
    except (OSError, ValueError) as error:  # a name with a null in it is a ValueError
        if isinstance(error, OSError) and error.errno in FULL:
            raise _full(path) from None
        said = (error.strerror if isinstance(error, OSError) else "") or str(error)
        raise FileFault(path, f"cannot be read or written ({said}). {OTHER_FOLDER}") from None


def _of_sqlite(path: Path, error: sqlite3.DatabaseError) -> FileFault:
    code = _code(error)
    if code in BUSY:
        return FileFault(path, "is in use by another program. Try again when it has finished.")
    if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _has_no_room(path)):
        return _full(path)
    if code in SPOILED:
        return damaged(path)
    return FileFault(path, f"cannot be read or written ({error}). {OTHER_FOLDER}")


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest says where in SQLite it happened


def _has_no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < NO_ROOM
    except OSError:
        return False


def _full(path: Path) -> DiskFull:
    return DiskFull(path, "cannot be written: the disk is full. Nothing was stored; make room on it and try again.")


def synced(folder: Path) -> None:
    """Names that were changed in this folder are on the disk from here on (where the system can promise that)."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
