"""The line mode: play in any terminal, with a screen reader or with piped input."""

from tableforone.kernel.table import Table
from tableforone.store import Store
from tableforone.terminal.companion import AtHome
from tableforone.terminal.console import Console
from tableforone.terminal.session import Session

__all__ = ["Console", "Session", "session"]


def session(console: Console, store: Store, name: str, table: Table) -> Session:
    """The session for this table: a normal one, or the companion's."""
    return (AtHome if table.spec.companion_of else Session)(console, store, name, table)
