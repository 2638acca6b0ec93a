"""May this database be opened?  It is looked at read-only first: a damaged, foreign or newer one is left untouched."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tableforone.kernel.faults import Fault

APPLICATION: Final = 0x54343100  # "T41": whose file this is
SCHEMA_VERSION: Final = 1
PAUSE: Final = 0.01
WAIT: Final = 5.0  # seconds for another process to finish its transaction

SCHEMA: Final = (
    """CREATE TABLE game (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        level TEXT NOT NULL,
        modules TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        created TEXT NOT NULL,
        changed TEXT NOT NULL,
        digest TEXT NOT NULL,
        outcome TEXT,
        score INTEGER NOT NULL,
        opponent INTEGER,
        takebacks INTEGER NOT NULL,
        reveals_taken_back INTEGER NOT NULL
    )""",
    """CREATE TABLE entry (
        game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        entry TEXT NOT NULL,
        made TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID""",
    """CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END""",
)


def opened(path: Path) -> sqlite3.Connection:
    """A connection to the database of this path, made if there is none; a Fault if it cannot be ours."""
    with sentences(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        until = monotonic() + WAIT
        while True:
            try:
                return _opened(path)
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or monotonic() > until:
                    raise
            sleep(PAUSE)  # SQLite does not wait for others while the write-ahead log is being set up: we do


def _opened(path: Path) -> sqlite3.Connection:
    if path.exists() and path.stat().st_size:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=WAIT)) as look:
            _check(look, path)
    connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    try:
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check(look: sqlite3.Connection, path: Path) -> None:
    """Is it ours, not newer than we are, and whole?"""
    look.execute("PRAGMA trusted_schema=OFF")
    tables = {row[0] for row in look.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")}
    if not tables:
        return  # it was being made when somebody pulled the plug
    if look.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise Fault(f"{path} belongs to another program. Choose another data folder.")
    if look.execute("PRAGMA user_version").fetchone()[0] > SCHEMA_VERSION:
        raise Fault(f"{path} was written by a newer version of the program. Update the program to open your tables.")
    if tables != set(SCHEMA) or look.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise damaged(path)


def _prepare(connection: sqlite3.Connection) -> None:
    """Durable at every commit, strict about references, and with our tables in it."""
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("BEGIN IMMEDIATE")  # of two programs that start at once, one makes the tables
    if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION}")
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode=WAL")


def damaged(path: Path) -> Fault:
    return Fault(f"{path} is damaged and was left as it is. Put a copy of it back, or choose another data folder.")


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """What can go wrong with a file, said in one sentence."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise Fault(f"{path} is in use by another program. Try again when it has finished.") from None
        if "decode" in str(error):
            raise damaged(path) from None
        raise Fault(f"{path} cannot be read or written ({error}). Choose another data folder.") from None
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        raise damaged(path) from None
    except OSError as error:
        raise Fault(f"{path} cannot be read or written ({error.strerror}). Choose another data folder.") from None
