"""What the pages need from the store of the tables; the pages neither store nor lock."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from tableforone.kernel.actions import Action
from tableforone.kernel.table import Table
from tableforone.store import Summary, Unopenable


class Tables(Protocol):
    """All tables of one person, by their names."""

    @property
    def folder(self) -> Path:
        """The folder of the tables and of the player's decks."""

    def summaries(self) -> list[Summary]:
        """All tables, the one played last first; those that cannot be opened carry their trouble."""

    def summary(self, name: str) -> Summary:
        """One table in brief, whether or not it can be opened.  Missing if there is none."""

    def results(self) -> list[Summary]:
        """All finished games that can be opened, the oldest first."""

    def has_finished(self, game: str) -> bool:
        """Was a game of this kind ever played to its end here?"""

    def create(self, table: Table) -> str:
        """Keep a new table; returns its name."""

    def at(self, name: str) -> AbstractContextManager[Table]:
        """The table, locked, to look at; ``play`` changes it.

        Missing if there is none, Unopenable if it is there and cannot be opened.
        """

    def play(self, name: str, *asked: Action) -> Table:
        """Do all of this at the table and keep it, or nothing of it.

        Stale if it was meant for another question than the open one, a Crash where the rules fail.
        """

    def set_aside(self, name: str, table: Table, error: Exception) -> Unopenable:
        """What is said of a table that cannot be shown; a report says what failed."""

    def crash_report(self, name: str) -> str:
        """What the rules failed at, at this table, as the text of a file.  Missing if there is none."""

    def step_back(self, name: str, shows: Callable[[Table], Any]) -> str:
        """Go back to the last moment that ``shows`` can show; the name of the table that is there now."""

    def delete(self, name: str) -> None:
        """Forget a table and its whole journal, whether or not it can be opened."""

    def export(self, name: str) -> str:
        """The table as the text of a saved game; of one that cannot be opened, what is there."""

    def import_text(self, text: str) -> str:
        """Keep the table of a saved game; returns its new name."""
