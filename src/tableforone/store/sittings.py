"""Tables that are being played: what memory holds is never ahead of the disk.

What is done at a table is done on a copy, committed, and only then put in its place, under the table's own lock.
Where anything fails, the table is as it was; where the disk may know more, it is read from there again.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, RLock
from typing import Any, Final

from tableforone.kernel.actions import Action, BackTo
from tableforone.kernel.faults import Crash, Fault, Stale
from tableforone.kernel.table import Table
from tableforone.store.faults import Missing, Unopenable
from tableforone.store.store import Store
from tableforone.store.summary import Summary
from tableforone.store.voice import m

OPEN_AT_MOST: Final = 64
LOADING: Final = 61


class Sitting:
    """A table that is open, and its lock."""

    def __init__(self, table: Table) -> None:
        self.lock: Final = RLock()
        self.table = table


class Sittings:
    """The tables that are open now, and all the others on the disk."""

    def __init__(self, folder: Path) -> None:
        self.store: Final = Store(folder)
        self._open: OrderedDict[str, Sitting] = OrderedDict()
        self._lock: Final = Lock()
        self._loading: Final = [Lock() for _ in range(LOADING)]  # a table is replayed once, even if many ask for it

    def close(self) -> None:
        """Close the database; no table can be played any more."""
        self.store.close()

    @property
    def folder(self) -> Path:
        """The folder of the tables and of the player's decks."""
        return self.store.folder

    def summaries(self) -> list[Summary]:
        """All tables, the one played last first; those that cannot be opened carry their trouble."""
        return self.store.summaries()

    def summary(self, name: str) -> Summary:
        """One table in brief, whether or not it can be opened."""
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
        with self._seated(name) as sitting:
            yield sitting.table

    def play(self, name: str, *asked: Action) -> Table:
        """Do all of this at the table and commit it, or nothing of it; Stale if another question is open by now."""
        with self._seated(name) as sitting:
            try:
                sitting.table = self.store.act(name, sitting.table, *asked)
            except (Stale, Crash):
                raise
            except BaseException:  # another tab played on, or the disk did not confirm
                self.forget(name)
                raise
            return sitting.table

    @contextmanager
    def _seated(self, name: str) -> Iterator[Sitting]:
        """The sitting, while nobody else has it; one that was dropped while we waited is looked for again."""
        while True:
            sitting = self._sitting(name)
            with sitting.lock:
                with self._lock:
                    found = self._open.get(name) is sitting
                if found:
                    yield sitting
                    return

    def set_aside(self, name: str, table: Table, error: Exception) -> Unopenable:
        """What is said of a table that cannot be shown; a report says what failed."""
        return self.store.set_aside(name, table, error)

    def crash_report(self, name: str) -> str:
        """What the rules failed at, at this table, as the text of a file."""
        self.store.summary(name)
        if text := self.store.crash_report(name):
            return text
        raise Missing(m("no-report"))

    def step_back(self, name: str, shows: Callable[[Table], Any]) -> str:
        """Go back to the last moment that ``shows`` can show; the name of the table that is there now.

        A table that cannot be opened stays as it is: its beginning becomes a table of its own.
        """
        try:
            with self.at(name) as table:
                earlier = (BackTo(number, len(table.journal)) for number in reversed(table.questions))
                for back in earlier:
                    if _can_be_shown(table, back, shows):
                        self.play(name, back)
                        return name
        except Unopenable as fault:
            if not fault.back:
                raise
            return self.create(self.store.good_part(name))
        raise Fault(m("no-earlier"))

    def delete(self, name: str) -> None:
        """Forget a table and its whole journal, whether or not it can be opened."""
        self.store.delete(name)
        self.forget(name)

    def export(self, name: str) -> str:
        """The table as the text of a saved game; of one that cannot be opened, what is there."""
        return self.store.export(name)

    def import_text(self, text: str) -> str:
        """Keep the table of a saved game; returns its new name."""
        return self.store.import_text(text)

    def forget(self, name: str) -> None:
        """Read this table from the disk when it is next asked for."""
        with self._lock:
            self._open.pop(name, None)

    def _sitting(self, name: str) -> Sitting:
        with self._lock:
            if name in self._open:
                self._open.move_to_end(name)
                return self._open[name]
        with self._loading[hash(name) % LOADING]:  # a request for another table does not wait for it
            with self._lock:
                if name in self._open:
                    return self._open[name]
            return self._keep(name, self.store.load(name))

    def _keep(self, name: str, table: Table) -> Sitting:
        with self._lock:
            self._open[name] = sitting = Sitting(table)
            while len(self._open) > OPEN_AT_MOST:
                self._open.popitem(last=False)
            return sitting


def _can_be_shown(table: Table, back: BackTo, shows: Callable[[Table], Any]) -> bool:
    try:
        shows(table.after(back))
    except Exception:
        return False
    return True
