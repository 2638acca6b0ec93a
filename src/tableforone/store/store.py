"""How are tables kept?  Every answer and every take-back is a line of a journal that is only ever added to.

An entry is acknowledged when its transaction is committed to the disk; from then on it survives a crash.
"""

import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Any, Final

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.save import FORMAT, FORMAT_VERSION, entry_json, load_text, written
from tableforone.kernel.table import Table
from tableforone.store.database import damaged, opened, sentences
from tableforone.store.summary import Summary

FILE: Final = "tables.sqlite3"
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without those that look alike
ID_LENGTH: Final = 10
SUMMARIES: Final = """
SELECT id, game, level, modules, options, seed, created, changed,
    (SELECT count(*) FROM entry WHERE entry.game = game.id) AS entries,
    outcome, score, opponent, takebacks, reveals_taken_back
FROM game
"""


class Store:
    """All tables of one person, in one folder.  It may be used by several threads, and the folder by several programs.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, Store(Path(folder)) as store:
    ...     store.tables()
    []
    """

    def __init__(self, folder: Path) -> None:
        self.path: Final = Path(folder) / FILE
        self._lock: Final = RLock()
        self._connection: Final = opened(self.path)

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    # --- writing

    def create(self, table: Table) -> str:
        """Keep a new table, with all that has happened on it so far; returns its id."""
        name = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        setup = table.setup
        modules, options = json.dumps(setup.modules), json.dumps(dict(setup.options), ensure_ascii=False)
        with self._transaction() as connection:
            connection.execute(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', '', NULL, 0, NULL, 0, 0)",
                (name, table.spec.id, table.spec.version, setup.level, modules, options, str(table.seed), _now()),
            )
            _add(connection, name, table, 0)
        return name

    def append(self, name: str, table: Table) -> None:
        """Store what happened on the table since it was last stored: all of it, or nothing and a Fault.

        What is stored already must be the beginning of the table's record: otherwise somebody else played on.
        """
        with self._transaction() as connection:
            stored = self._entries(name)
            if stored != [_line(entry, said) for entry, said in table.record[: len(stored)]]:
                raise Fault(f"Table {name} was played on elsewhere in the meantime. Open it again to go on from there.")
            _add(connection, name, table, len(stored))

    def delete(self, name: str) -> None:
        """Forget a table and its whole journal."""
        with self._transaction() as connection:
            self._row(name)
            connection.execute("DELETE FROM game WHERE id = ?", (name,))

    def import_text(self, text: str) -> str:
        """Keep the table of a saved game; returns its new id."""
        return self.create(load_text(text, games.find))

    # --- reading

    def load(self, name: str) -> Table:
        """The table as it was left: its journal is replayed by the rules."""
        return load_text(self.export(name), games.find, where=f"Table {name}")

    def export(self, name: str) -> str:
        """The stored game in the form of a saved game, whether or not it can be replayed today."""
        with self._reading():
            row, entries = self._row(name), self._entries(name)
        header = {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "game": row["game"],
            "rules": row["rules"],
            "level": row["level"],
            "modules": self._json(row, "modules", list),
            "options": self._json(row, "options", dict),
            "seed": self._json(row, "seed", int),
        }
        return written(header, entries, row["digest"])

    def tables(self) -> list[Summary]:
        """All tables, the one played last first."""
        return self._summaries("ORDER BY changed DESC, rowid DESC")

    def results(self) -> list[Summary]:
        """All finished games, the oldest first."""
        return self._summaries("WHERE outcome IS NOT NULL ORDER BY changed, rowid")

    def _summaries(self, which: str) -> list[Summary]:
        with self._reading() as connection:
            rows = connection.execute(SUMMARIES + which).fetchall()
        return [self._summary(dict(row)) for row in rows]

    def _summary(self, row: dict[str, Any]) -> Summary:
        read = {name: self._json(row, name, kind) for name, kind in (("options", dict), ("seed", int))}
        return Summary(**row | read | {"modules": tuple(self._json(row, "modules", list))})

    # --- within a transaction

    def _row(self, name: str) -> sqlite3.Row:
        row: sqlite3.Row | None = self._connection.execute("SELECT * FROM game WHERE id = ?", (name,)).fetchone()
        if row is None:
            raise Fault(f"There is no table {name!r}. `tableforone tables` lists what there is.")
        return row

    def _entries(self, name: str) -> list[str]:
        self._row(name)
        rows = self._connection.execute("SELECT n, entry FROM entry WHERE game = ? ORDER BY n", (name,)).fetchall()
        if [n for n, _ in rows] != list(range(len(rows))):
            raise damaged(self.path)
        return [entry for _, entry in rows]

    def _json(self, row: Any, column: str, kind: type) -> Any:
        try:
            value = json.loads(row[column])
        except (ValueError, TypeError):
            raise damaged(self.path) from None
        if not isinstance(value, kind):
            raise damaged(self.path)
        return value

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        yield from self._between("BEGIN IMMEDIATE")

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        yield from self._between("BEGIN")

    def _between(self, begin: str) -> Iterator[sqlite3.Connection]:
        with self._lock, sentences(self.path):
            self._connection.execute(begin)
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise


def _add(connection: sqlite3.Connection, name: str, table: Table, stored: int) -> None:
    """The entries from this one on, and what the list of tables shows."""
    now = _now()
    new = [(name, n, _line(*table.record[n]), now) for n in range(stored, len(table.record))]
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?)", new)
    result = table.result
    score, opponent = (result.score, result.opponent) if result else table.scores
    connection.execute(
        "UPDATE game SET changed = ?, digest = ?, outcome = ?, score = ?, opponent = ?, takebacks = ?,"
        " reveals_taken_back = ? WHERE id = ?",
        (
            now,
            table.fingerprint,
            result.outcome if result else None,
            score,
            opponent,
            table.takebacks,
            table.reveals_taken_back,
            name,
        ),
    )


def _line(entry: Any, said: str) -> str:
    return json.dumps(entry_json(entry, said), ensure_ascii=False)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
