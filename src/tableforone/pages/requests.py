"""What a page function gets: the visitor, the tables, the fields of a form, the home network."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from tableforone.kernel.actions import Action
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.store import Summary, Unopenable

LONGEST: Final = 200  # characters in a field that a person fills in

Field = str | bytes  # a text, or the contents of an uploaded file


class Visit(NamedTuple):
    """One request of one visitor."""

    chosen: Mapping[str, str]  # the settings of this browser, see settings.py
    seal: str = ""  # the token in every form of the page
    coached: bool = False  # whether the coach is available
    part: bool = False  # only the main part is wanted: the browser has the rest of the page
    lab: bool = False  # whether the lab is available


# --- the form


class Form:
    """The fields of a form or of an address, in order; a name may occur several times.

    >>> form = Form([("level", " hard "), ("module", "a"), ("module", "b"), ("cards", b"")])
    >>> form.text("level"), form.text("cards"), form.texts("module"), form.last("nothing")
    ('hard', '', ['a', 'b'], '')
    """

    def __init__(self, fields: Iterable[tuple[str, Field]] = ()) -> None:
        self.fields: Final = list(fields)

    def last(self, name: str) -> Field:
        """The last field with this name; "" if there is none."""
        return next((value for known, value in reversed(self.fields) if known == name), "")

    @property
    def has_file(self) -> bool:
        """Whether a file was chosen."""
        return any(isinstance(value, bytes) and value for _, value in self.fields)

    def text(self, name: str) -> str:
        """The text of this field; "" for a file."""
        value = self.last(name)
        return value.strip()[:LONGEST] if isinstance(value, str) else ""

    def texts(self, name: str) -> list[str]:
        """All texts with this name."""
        return [value[:LONGEST] for known, value in self.fields if known == name and isinstance(value, str)]


# --- the tables


class Tables(Protocol):
    """All tables of one person, by name; pages themselves neither store nor lock anything."""

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


def opponent_of(spec: GameSpec, summary: Summary) -> str:
    """The name of the opponent."""
    return spec.opponent(Setup(summary.level, summary.modules, summary.options))


# --- the home network


class Device(NamedTuple):
    """A paired device; times are ISO 8601, UTC."""

    id: str
    name: str
    first: str  # when it was paired
    last: str  # when it was last seen
    ends: str  # when it will be removed, if it is not used again


class Network(NamedTuple):
    """What a visitor may see: everything on this machine; on a device, only the device itself."""

    devices: Sequence[Device] = ()
    this: str = ""  # the id of the device that asks; "" is this machine
    is_open: bool = False  # whether other devices can reach the app
    addresses: Sequence[str] = ()
    code: str = ""  # the pairing code for the next device
    failures: int = 0  # wrong codes since the last new code
    locked: bool = False  # no device can join until there is a new code
    qr: str = ""  # a QR code of the address with the pairing code
    qr_first: str = ""  # a QR code of the address of the certificate; "" without https
    fingerprint: str = ""  # the first characters of the authority's fingerprint
    alone: bool = False  # the app runs in this browser without a server: there are no devices


NOBODY: Final = Network()
ALONE: Final = Network(alone=True)
