"""The summary of a table, for lists."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tableforone.kernel.options import Setup

SHARED: Final = "shared:"  # the mark of another player's game, which came in a link
LESSON: Final = "lesson:"  # of a lesson, with the host
DAILY: Final = "daily:"  # with the date: the mark of the table of that day's deal
PUZZLE: Final = "puzzle:"  # with the date, or with the name of the reviewed game
BEATING: Final = "beat:"  # with the name of the shared game: the mark of a table that plays its deal
PERSONAL: Final = (DAILY, PUZZLE, BEATING)  # what a table is for its player; for nobody else


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

    def is_deal(self, mark: str, game: str, setup: Setup, seed: int) -> bool:
        """Whether this is the table with this mark, and really its deal."""
        here = (self.mark, self.game, self.level, self.modules, dict(self.options), self.seed)
        return here == (mark, game, setup.level, tuple(setup.modules), dict(setup.options), seed)

    @property
    def is_shared(self) -> bool:
        """Whether this game came in a link: it can be watched, but is not this player's result."""
        return self.mark.startswith(SHARED)

    @property
    def is_lesson(self) -> bool:
        return self.mark.startswith(LESSON)

    @property
    def is_puzzle(self) -> bool:
        return self.mark.startswith(PUZZLE)

    @property
    def counts(self) -> bool:
        """Whether the player played this game to its end, alone and from its start.

        Only these games count in statistics: best scores, averages, streaks, strength.
        """
        return self.over and not (self.is_shared or self.is_lesson or self.is_puzzle)


def finished(summaries: Sequence[Summary]) -> list[Summary]:
    """All finished games of this player without trouble, lessons and puzzles too, oldest first.

    ``summaries`` has the latest first.
    """
    return [each for each in reversed(summaries) if each.over and not each.trouble and not each.is_shared]
