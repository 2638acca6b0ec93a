"""The interface between the pages and the store; pages neither store nor lock anything."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from tableforone.kernel.actions import Action
from tableforone.kernel.table import Table
from tableforone.store import Summary, Unopenable


class Tables(Protocol):
    """All tables of one person, by name."""

    @property
    def folder(self) -> Path:
        """The folder of the tables and decks."""

    def summaries(self) -> list[Summary]:
        """All tables, the latest first; those that cannot be opened have their ``trouble``."""

    def summary(self, name: str) -> Summary:
        """The summary of a table, even if it cannot be opened. Raises Missing if there is none."""

    def results(self) -> list[Summary]:
        """All finished games that can be opened, oldest first."""

    def has_finished(self, game: str) -> bool:
        """Whether a game of this title was ever finished here."""

    def create(self, table: Table) -> str:
        """Save a new table; returns its name."""

    def at(self, name: str) -> AbstractContextManager[Table]:
        """The table, locked, for reading; ``play`` changes it.

        Raises Missing if there is none, Unopenable if it cannot be opened.
        """

    def play(self, name: str, *asked: Action) -> Table:
        """Do all these actions and save the table, or do none of them.

        Raises Stale if they were meant for another question, Crash if the rules fail.
        """

    def set_aside(self, name: str, table: Table, error: Exception) -> Unopenable:
        """The error for a table that cannot be shown; a report is written."""

    def crash_report(self, name: str) -> str:
        """The crash report of this table as text. Raises Missing if there is none."""

    def step_back(self, name: str, shows: Callable[[Table], Any]) -> str:
        """Go back to the last moment that ``shows`` can show; returns the name of that table."""

    def delete(self, name: str) -> None:
        """Delete a table and its journal, even if it cannot be opened."""

    def export(self, name: str) -> str:
        """The table as the text of a saved game; if it cannot be opened, what is stored."""

    def import_text(self, text: str) -> str:
        """Save the table of a saved game; returns its new name."""


def marked(summaries: Iterable[Summary], mark: str) -> Summary | None:
    """The latest table with this mark that can be opened."""
    return next((each for each in summaries if each.mark == mark and not each.trouble), None)
