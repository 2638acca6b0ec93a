"""The summary of a table, for lists."""

from collections.abc import Mapping
from typing import Final, NamedTuple

SHARED: Final = "shared:"  # the mark of another player's game, which came in a link


class Summary(NamedTuple):
    """The summary of a stored table; ``score`` and ``opponent`` are the points now or at the end.

    ``trouble`` says why the table cannot be opened; unreadable fields are then empty.
    """

    id: str
    game: str
    level: str
    modules: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    created: str  # ISO 8601, UTC
    changed: str
    entries: int
    outcome: str | None  # won, lost or draw; None if not finished
    score: int
    opponent: int | None
    takebacks: int
    reveals_taken_back: int
    trouble: str = ""
    mark: str = ""  # the purpose of the table: a lesson, a daily deal

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def is_shared(self) -> bool:
        """Whether this game came in a link: it can be watched, but is not this player's result."""
        return self.mark.startswith(SHARED)
