"""Tables that are being played: memory is never ahead of the disk.

An action runs on a copy of the table, is committed, and only then replaces it, under the table's
lock. If anything fails, the table is unchanged; if the disk may be newer, it is read again.
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
from tableforone.store.faults import Unopenable
from tableforone.store.store import Store
from tableforone.store.voice import m

OPEN_AT_MOST: Final = 64
LOADING: Final = 61


class Sitting:
    """An open table and its lock."""

    def __init__(self, table: Table) -> None:
        self.lock: Final = RLock()
        self.table = table


class Sittings(Store):
    """The store, with the tables that are being played in memory."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._open: OrderedDict[str, Sitting] = OrderedDict()
        self._opening: Final = Lock()
        # a table is replayed once, even if many requests wait for it
        self._loading: Final = [Lock() for _ in range(LOADING)]

    def create(self, table: Table) -> str:
        name = super().create(table)
        self._keep(name, table)
        return name

    @contextmanager
    def at(self, name: str) -> Iterator[Table]:
        """The table, locked, for reading; ``play`` changes it.

        Raises Missing if there is none, Unopenable if it cannot be opened.
        """
        with self._seated(name) as sitting:
            yield sitting.table

    def play(self, name: str, *asked: Action) -> Table:
        """Do and commit all these actions, or none.

        Raises Stale if they were meant for another question, Crash if the rules fail.
        """
        with self._seated(name) as sitting:
            try:
                sitting.table = self.act(name, sitting.table, *asked)
            except (Stale, Crash):
                raise
            except BaseException:  # changed in another tab, or not confirmed by the disk
                self.forget(name)
                raise
            return sitting.table

    @contextmanager
    def _seated(self, name: str) -> Iterator[Sitting]:
        """The sitting, locked; if it was dropped during the wait, it is opened again."""
        while True:
            sitting = self._sitting(name)
            with sitting.lock:
                with self._opening:
                    found = self._open.get(name) is sitting
                if found:
                    yield sitting
                    return

    def step_back(self, name: str, shows: Callable[[Table], Any]) -> str:
        """Go back to the last moment that ``shows`` can show; returns the name of that table.

        A table that cannot be opened stays as it is: its first part becomes a new table.
        """
        try:
            with self.at(name) as table:
                for number in reversed(table.questions):
                    back = BackTo(number, len(table.journal))
                    try:
                        shows(table.after(back))
                    except Exception:  # this moment cannot be shown either
                        continue
                    self.play(name, back)
                    return name
        except Unopenable as fault:
            if not fault.back:
                raise
            return self.create(self.good_part(name))
        raise Fault(m("no-earlier"))

    def delete(self, name: str) -> None:
        super().delete(name)
        self.forget(name)

    def forget(self, name: str) -> None:
        """Drop this table from memory, so that it is read from disk next time."""
        with self._opening:
            self._open.pop(name, None)

    def _sitting(self, name: str) -> Sitting:
        with self._opening:
            if name in self._open:
                self._open.move_to_end(name)
                return self._open[name]
        # a request for another table does not wait for it
        with self._loading[hash(name) % LOADING]:
            with self._opening:
                if name in self._open:
                    return self._open[name]
            return self._keep(name, self.load(name))

    def _keep(self, name: str, table: Table) -> Sitting:
        with self._opening:
            self._open[name] = sitting = Sitting(table)
            while len(self._open) > OPEN_AT_MOST:
                self._open.popitem(last=False)
            return sitting
