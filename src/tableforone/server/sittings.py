"""Who keeps a table at hand while it is played?  One sitting per table: what it holds is never ahead of the disk.

An answer is applied and committed under the table's own lock, in this order; only then does anybody hear of it.
If committing fails, the sitting is dropped and the table is read from the disk again.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, RLock
from typing import Final

from tableforone.kernel.actions import Action
from tableforone.kernel.table import Table
from tableforone.pages.tables import Missing
from tableforone.store import NoTable, Store, Summary

OPEN_AT_MOST: Final = 64
LOADING: Final = 61


class Sittings:
    """The tables that are open now, and all the others on the disk."""

    def __init__(self, folder: Path) -> None:
        self.store: Final = Store(folder)
        self._open: OrderedDict[str, tuple[RLock, Table]] = OrderedDict()
        self._lock: Final = Lock()
        self._loading: Final = [Lock() for _ in range(LOADING)]  # a table is replayed once, even if many ask for it

    def close(self) -> None:
        """Close the database; no table can be played any more."""
        self.store.close()

    @property
    def folder(self) -> Path:
        """Where the tables are kept, and her decks beside them."""
        return self.store.folder

    def summaries(self) -> list[Summary]:
        """All tables, the one played last first; those that cannot be opened carry their trouble."""
        return self.store.summaries()

    def summary(self, name: str) -> Summary:
        """One table in brief, whether or not it can be opened."""
        with _on_the_list(name):
            return self.store.summary(name)

    def results(self) -> list[Summary]:
        """All finished games that can be opened, the oldest first."""
        return self.store.results()

    def has_finished(self, game: str) -> bool:
        """Was a game of this kind ever played to its end here?"""
        return self.store.has_finished(game)

    def create(self, table: Table) -> str:
        name = self.store.create(table)
        self._keep(name, table)
        return name

    @contextmanager
    def at(self, name: str) -> Iterator[Table]:
        """The table, while nobody else touches it.  To look at: use ``play`` to change it."""
        lock, table = self._sitting(name)
        with lock:
            yield table

    def play(self, name: str, action: Action) -> Table:
        """Do this at the table and commit it; Stale if another question is open by now."""
        while True:
            lock, table = self._sitting(name)
            with lock:
                if self._is_open(name, table):  # else it was dropped while we waited: look again
                    return self._committed(name, table, action)

    def _committed(self, name: str, table: Table, action: Action) -> Table:
        table.act(action)
        try:
            self.store.append(name, table)
        except BaseException:
            self.forget(name)
            raise
        return table

    def _is_open(self, name: str, table: Table) -> bool:
        with self._lock:
            return name in self._open and self._open[name][1] is table

    def delete(self, name: str) -> None:
        """Forget a table and its whole journal, whether or not it can be opened."""
        with _on_the_list(name):
            self.store.delete(name)
        self.forget(name)

    def export(self, name: str) -> str:
        """The table as the text of a saved game; of one that cannot be opened, what is there."""
        with _on_the_list(name):
            return self.store.export(name)

    def import_text(self, text: str) -> str:
        """Keep the table of a saved game; returns its new name."""
        return self.store.import_text(text)

    def forget(self, name: str) -> None:
        """Read this table from the disk when it is next asked for."""
        with self._lock:
            self._open.pop(name, None)

    def _sitting(self, name: str) -> tuple[RLock, Table]:
        with self._lock:
            if name in self._open:
                self._open.move_to_end(name)
                return self._open[name]
        with self._loading[hash(name) % LOADING]:  # and whoever asks for another does not wait for it
            with self._lock:
                if name in self._open:
                    return self._open[name]
            with _on_the_list(name):
                return self._keep(name, self.store.load(name))

    def _keep(self, name: str, table: Table) -> tuple[RLock, Table]:
        with self._lock:
            self._open[name] = RLock(), table
            while len(self._open) > OPEN_AT_MOST:
                self._open.popitem(last=False)
            return self._open[name]


@contextmanager
def _on_the_list(name: str) -> Iterator[None]:
    try:
        yield
    except NoTable:
        raise Missing(f"There is no table {name!r}. Your tables are listed on the first page.") from None
