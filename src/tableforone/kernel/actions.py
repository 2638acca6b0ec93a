"""The four actions at a table.  Each carries the number of the question it was meant for."""

from typing import Any, NamedTuple


class Give(NamedTuple):
    """Answer the open question."""

    answer: Any
    number: int | None = None  # None: whichever question is open


class Undo(NamedTuple):
    """Undo the last answers."""

    steps: int = 1
    number: int | None = None


class Redo(NamedTuple):
    """Give the last undone answer again."""

    number: int | None = None


class BackTo(NamedTuple):
    """Go back to the question of this number."""

    to: int
    number: int | None = None


Action = Give | Undo | Redo | BackTo
