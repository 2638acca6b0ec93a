"""The line mode: a game in any terminal, with a screen reader, or with piped input."""

from tableforone.terminal.console import Console
from tableforone.terminal.session import Session

__all__ = ["Console", "Session"]
