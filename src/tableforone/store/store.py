"""Stores all tables: every answer and every undo is an entry in an append-only journal.

An entry is confirmed when its transaction is committed to disk; from then on it survives a crash.
"""

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any, Final, NamedTuple, Self

from tableforone import games
from tableforone.kernel.actions import Action
from tableforone.kernel.crashes import report
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.journal import LARGEST, beginning, entry_json
from tableforone.kernel.saved import good_part, load_text
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped
from tableforone.store.backups import Backups
from tableforone.store.database import FILE, confirm, identity, opened, sentences
from tableforone.store.decks import learn
from tableforone.store.faults import Missing, Unopenable
from tableforone.store.links import mark_of
from tableforone.store.reports import forget, keep_report, report_of
from tableforone.store.rows import (
    BY_PLACE,
    LETTERS,
    LONGEST_ID,
    Row,
    as_json,
    exported,
    saved_size,
    summary_of,
    without_words,
)
from tableforone.store.summary import PERSONAL, SHARED, Summary, finished
from tableforone.store.voice import m, t

READ: Final = "BEGIN"  # a transaction
WRITE: Final = "BEGIN IMMEDIATE"
ID_LENGTH: Final = 10
MANY: Final = 4000  # entries; this many of the longest ones are not too large
BRIEF: Final = """
SELECT game.rowid AS place, game.*, coalesce(entries, 0) AS entries, lowest, highest FROM game LEFT JOIN (
    SELECT game AS owner, count(*) AS entries, min(n) AS lowest, max(n) AS highest FROM entry {which} GROUP BY game
) ON owner = game.id
"""
ALL: Final = BRIEF.format(which="")
GAMES: Final = "SELECT rowid AS place, * FROM game ORDER BY changed DESC, place DESC"
FEW: Final = 100  # rows; for more, all are read at once
OF_ONE: Final = "WHERE game = (SELECT id FROM game WHERE rowid = :place)"
SIZE: Final = f"SELECT sum(length(entry)) FROM entry {OF_ONE}"
STORED: Final = f"""
SELECT count(*), coalesce(sum(length(entry)), 0), (SELECT entry FROM entry {OF_ONE} ORDER BY n DESC LIMIT 1)
FROM entry {OF_ONE}
"""
ONE: Final = BRIEF.format(which=OF_ONE) + "WHERE game.rowid = :place"
Entries = list[tuple[Any, Any]]  # numbers and lines
Standing = tuple[str | None, int, int | None, str]  # outcome, scores and fingerprint


class Stored(NamedTuple):
    """What is stored of a table's record: how many entries, their characters, the last one."""

    entries: int
    characters: int
    last: Any


class Store:
    """All tables of one person in one folder, for use by several threads and programs.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, Store(Path(folder)) as store:
    ...     store.tables()
    []
    """

    def __init__(self, folder: Path) -> None:
        self.path: Final = Path(folder).absolute() / FILE
        self._lock: Final = RLock()
        self._connection: Final = opened(self.path)
        self._identity: Final = identity(self.path)
        self._backups: Final = Backups(self.path)
        self._known: dict[int, tuple[tuple[Any, ...], Summary]] = {}  # rows and their summaries, by place
        with self._transaction(READ) as connection:
            self._backups.due(worth=connection.execute("SELECT 1 FROM game").fetchone() is not None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def folder(self) -> Path:
        """The folder of the tables and decks."""
        return self.path.parent

    def close(self) -> None:
        self._backups.finish()
        with self._lock:
            self._identity.clear()
            self._connection.close()

    # --- writing

    def create(self, table: Table) -> str:
        """Store a new table with its journal so far; returns its id."""
        name = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        setup, standing = table.setup, table.standing
        modules, options = as_json(setup.modules), as_json(dict(setup.options))
        begun = as_json(rest) if (rest := beginning(table)) else None
        with self._transaction(WRITE) as connection:
            connection.execute(
                "INSERT INTO game (id, game, rules, level, modules, options, seed, created, changed, digest, score,"
                " takebacks, reveals_taken_back, beginning) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', '', 0, 0, 0, ?)",
                (name, table.spec.id, table.rules, setup.level, modules, options, str(table.seed), _now(), begun),
            )
            self._add(name, table, Stored(0, 0, None), options, standing)
        table.stored = len(table.record)
        return name

    def act(self, name: str, table: Table, *asked: Action) -> Table:
        """Do all these actions on a copy, store it, and return it.

        If anything fails, table and disk are unchanged; if the rules fail, a report is written.
        """
        try:
            after = table.after(*asked)
            self.append(name, after)
        except Crash as crash:
            keep_report(self.folder, name, crash)
            raise
        return after

    def append(self, name: str, table: Table) -> None:
        """Store everything that happened since the last time, or nothing and raise a Fault.

        Entries are only ever added: if as many are stored as then, and the last one is the same, no
        other program has added any.
        """
        standing = table.standing
        with self._transaction(WRITE):
            row = self._row(name)
            stored = Stored(*self._connection.execute(STORED, row).fetchone())
            if stored.entries != table.stored or not _has_last(table, stored):
                raise Fault(m("played-elsewhere", id=name))
            self._add(row["id"], table, stored, row["options"], standing)
        table.stored = len(table.record)
        with suppress(Exception):  # the table itself has the entries in any case
            learn(self.folder, table)

    def delete(self, name: str) -> None:
        """Delete a table and its journal, even if it cannot be opened."""
        with self._transaction(WRITE) as connection:
            row = self._row(name)
            connection.execute(f"DELETE FROM entry {OF_ONE}", row)
            connection.execute("DELETE FROM game WHERE rowid = :place", row)
        forget(self.folder, name)

    def import_text(self, text: str, *, own: bool = False) -> str:
        """Store the table of a saved game; returns its new id.

        Unless it is the player's own, it may be another player's: then it is no daily deal or puzzle
        of this player, and a finished one can be watched, like a game from a link.
        """
        table = load_text(text, games.find)
        if not own and table.mark.startswith(PERSONAL):
            table.mark = mark_of(table.fingerprint, "") if table.over else ""
        return self.create(table)

    # --- reading

    def load(self, name: str) -> Table:
        """The table, replayed from its journal.  Unopenable if that fails."""
        trouble = self.summary(name).trouble
        if trouble:
            raise Unopenable(name, trouble)
        text = self.export(name)
        try:
            table = load_text(text, games.find, where=m("it"))
        except Fault as fault:
            crashed = isinstance(fault, Crash)
            if isinstance(fault, Crash):
                keep_report(self.folder, name, fault)
            raise Unopenable(name, str(fault), back=_has_good_part(text), crashed=crashed) from None
        table.stored = len(table.record)
        return table

    def good_part(self, name: str) -> Table:
        """A damaged table at the last question before the trouble; a Fault if there is none."""
        return good_part(self.export(name), games.find, where=m("it"))

    def set_aside(self, name: str, table: Table, error: Exception) -> Unopenable:
        """Write a report for a table that cannot be shown; returns the error."""
        keep_report(self.folder, name, Crash(error, report(table, error)))
        trouble = t("trouble-shown", kind=type(error).__name__)
        return Unopenable(name, trouble, back=bool(table.questions), crashed=True)

    def crash_report(self, name: str) -> str:
        """The crash report of this table as text; Missing if there is none."""
        self.summary(name)
        if text := report_of(self.folder, name):
            return text
        raise Missing(m("no-report"))

    def export(self, name: str) -> str:
        """The stored data of a table as a saved game, even if it cannot be opened."""
        with self._transaction(READ):
            row = self._row(name)
            return exported(row, self._entries(row))

    def summaries(self) -> list[Summary]:
        """All tables, the latest first; those that cannot be opened have their ``trouble``.

        Only rows that changed since the last time are read again, and those in trouble.
        """
        before, find = self._known, cache(games.find)
        with self._transaction(READ) as connection:
            rows = {row["place"]: tuple(row) for row in connection.execute(GAMES)}
            changed = [place for place, row in rows.items() if place not in before or before[place][0] != row]
            new = {place: self._sized(row) for place, row in self._briefs(connection, changed)}
        found = {place: summary_of(new[place], find) if place in new else before[place][1] for place in rows}
        self._known = {place: (rows[place], each) for place, each in found.items() if not each.trouble}
        return list(found.values())

    def _briefs(self, connection: sqlite3.Connection, places: list[int]) -> Iterator[tuple[int, Row]]:
        """These rows, with what is counted of their entries."""
        if len(places) > FEW:
            wanted = set(places)
            yield from ((row["place"], dict(row)) for row in connection.execute(ALL) if row["place"] in wanted)
        else:
            for place in places:
                yield place, dict(connection.execute(ONE, {"place": place}).fetchone())

    def summary(self, name: str) -> Summary:
        """The summary of a table, without replaying it; Missing if there is none."""
        with self._transaction(READ) as connection:
            row = self._sized(dict(connection.execute(ONE, self._row(name)).fetchone()))
        return summary_of(row, games.find)

    def tables(self) -> list[Summary]:
        """The tables without trouble, the latest first."""
        return [summary for summary in self.summaries() if not summary.trouble]

    def unfinished(self, game: str, mark: str) -> Iterator[tuple[str, Table]]:
        """The unfinished tables of this game with this mark that can be opened, the latest first."""
        for summary in self.tables():
            if (summary.game, summary.mark) == (game, mark) and not summary.over:
                with suppress(Unopenable):
                    yield summary.id, self.load(summary.id)

    def once(self, table: Table) -> str:
        """The id of the latest table with the same mark and deal; if there is none, this one is stored."""
        asked = table.mark, table.spec.id, table.setup, table.seed
        return next((each.id for each in self.tables() if each.is_deal(*asked)), "") or self.create(table)

    def finished(self) -> list[Summary]:
        """All finished games of this player without trouble, lessons and puzzles too, oldest first."""
        return finished(self.summaries())

    def results(self) -> list[Summary]:
        """The finished games that count in statistics, oldest first."""
        return [each for each in self.finished() if each.counts]

    def has_finished(self, game: str) -> bool:
        """Whether a game of this title was finished here.

        Fast, because it is called at every answer.
        """
        asked = (
            "SELECT 1 FROM game WHERE game = ? AND outcome IS NOT NULL AND instr(ifnull(beginning, ''), ?) = 0 LIMIT 1"
        )
        with self._transaction(READ) as connection:
            return connection.execute(asked, (game, f'"mark": "{SHARED}')).fetchone() is not None

    def confirm(self) -> None:
        """Raise Gone if the stored files were removed or replaced."""
        confirm(self._identity)

    # --- within a transaction

    def _row(self, name: str) -> Row:
        """The row of a table, by its id; or by its row number, if the id cannot be read."""
        place, found = name.removeprefix(BY_PLACE), None
        # digits of the largest row number
        by_place = place != name and place.isdecimal() and len(place) < 19
        which, key = ("rowid", int(place)) if by_place else ("id", name)
        if name.isascii() and len(name) <= LONGEST_ID:
            found = self._connection.execute(f"SELECT rowid AS place, * FROM game WHERE {which} = ?", (key,)).fetchone()
        if found is None:
            raise Missing(m("no-table", id=clipped(name)))
        return dict(found)

    def _sized(self, row: Row) -> Row:
        """A row with the size of its entries, which is counted only if there are many."""
        size = self._connection.execute(SIZE, row).fetchone()[0] if row["entries"] > MANY else 0
        return row | {"size": size}

    def _entries(self, row: Row) -> Entries:
        found = self._connection.execute(f"SELECT n, entry FROM entry {OF_ONE} ORDER BY n", row)
        return [tuple(each) for each in found]

    def _add(self, name: str, table: Table, stored: Stored, options: str, standing: Standing) -> None:
        """Add the entries that are not stored yet, and update the summary columns."""
        now = _now()
        new = [(n, _line(*table.record[n])) for n in range(stored.entries, len(table.record))]
        characters = stored.characters + sum(len(line) for _, line in new)
        if saved_size(len(table.record), characters, options) > LARGEST:
            raise Fault(m("game-too-large"))
        self._connection.executemany(
            "INSERT INTO entry (game, n, entry, made) VALUES (?, ?, ?, ?)", [(name, n, line, now) for n, line in new]
        )
        outcome, score, opponent, digest = standing
        self._connection.execute(
            "UPDATE game SET changed = ?, digest = ?, outcome = ?, score = ?, opponent = ?, takebacks = ?,"
            " reveals_taken_back = ? WHERE id = ?",
            (now, digest, outcome, score, opponent, table.takebacks, table.reveals_taken_back, name),
        )

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        with self._lock, sentences(self.path):
            self.confirm()
            try:
                self._connection.execute(begin)
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # the first error is the one to report
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")
                raise
            self.confirm()  # only now is it really on disk
        self._backups.due()


def _has_last(table: Table, stored: Stored) -> bool:
    """Whether the last stored entry is in its place in the table's record; its text may differ."""
    if not stored.entries:
        return True
    entry, said = table.record[stored.entries - 1]
    return bool(stored.last == _line(entry, said) or without_words(stored.last) == entry_json(entry, ""))


def _has_good_part(text: str) -> bool:
    try:
        good_part(text, games.find)
    except Fault:
        return False
    return True


def _line(entry: Any, said: str) -> str:
    return as_json(entry_json(entry, said))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
