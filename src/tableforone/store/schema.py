"""The tables of the database, and a check of their columns."""

import sqlite3
from contextlib import closing
from functools import cache
from typing import Final

APPLICATION: Final = 0x54343100  # "T41": the id of the app's files
SCHEMA_VERSION: Final = 2

GAME: Final = """CREATE TABLE game (
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
        reveals_taken_back INTEGER NOT NULL,
        beginning TEXT
    )"""
ADDED: Final = {"beginning": 2}  # columns of ``game`` that were added later, and in which version
ENTRY: Final = """CREATE TABLE entry (
        game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        entry TEXT NOT NULL,
        made TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID"""
FINAL: Final = """CREATE TRIGGER IF NOT EXISTS entry_is_final BEFORE UPDATE ON entry
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"""

Column = tuple[str, int]  # the type of its values, and its position in the primary key


def make(connection: sqlite3.Connection) -> None:
    """Create the tables in an empty database."""
    for statement in (GAME, ENTRY, FINAL):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id={APPLICATION}")
    connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")


def bring_up(connection: sqlite3.Connection) -> None:
    """Add what a database of an older version lacks; existing data stays as it is."""
    version = _version(connection)
    for column, since in ADDED.items():
        if since > version:
            connection.execute(f"ALTER TABLE game ADD COLUMN {column} TEXT")
    if version < SCHEMA_VERSION:
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def fits(connection: sqlite3.Connection) -> bool:
    """Whether all columns exist, and no foreign triggers or views."""
    version = _version(connection)
    wanted = {
        table: {name: column for name, column in columns.items() if ADDED.get(name, 0) <= version}
        for table, columns in _columns_of_ours().items()
    }
    acting = connection.execute("SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchall()
    return all(wanted[table].items() <= columns(connection, table).items() for table in wanted) and all(
        name == "entry_is_final" for (name,) in acting
    )


def columns(connection: sqlite3.Connection, table: str) -> dict[str, Column]:
    """The columns of a table by name."""
    rows = connection.execute(f"PRAGMA table_info({table})").fetchall()
    return {name.lower(): (_kind(declared), key) for _, name, declared, _, _, key in rows}


@cache
def _columns_of_ours() -> dict[str, dict[str, Column]]:
    with closing(sqlite3.connect(":memory:")) as ours:
        make(ours)
        return {table: columns(ours, table) for table in ("game", "entry")}


def _kind(declared: str) -> str:
    """The type that SQLite gives the values of a column, by its declared type.

    >>> _kind("INT"), _kind("bigint"), _kind("VARCHAR(40)"), _kind("REAL")
    ('whole', 'whole', 'text', 'other')
    """
    name = declared.upper()
    if "INT" in name:
        return "whole"
    return "text" if any(part in name for part in ("CHAR", "CLOB", "TEXT")) else "other"
