"""What a list of tables shows of each."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

SHARED: Final = "shared:"  # the mark of a game that came in a link: another player's game


class Summary(NamedTuple):
    """One stored table in brief; ``score`` and ``opponent`` are the points now, or the result of a finished game.

    ``trouble`` says in a sentence why the table cannot be opened; what of it cannot be read is left empty then.
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
    outcome: str | None  # won, lost or draw; None while the game goes on
    score: int
    opponent: int | None
    takebacks: int
    reveals_taken_back: int
    trouble: str = ""
    mark: str = ""  # what the table is for: a lesson, the deal of a day

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def is_shared(self) -> bool:
        """Did this game come in a link?  Then it is to look at, and no result of this player."""
        return self.mark.startswith(SHARED)


def begun(kept: Iterable[Summary], game: str, mark: str) -> list[str]:
    """Of these tables those of a game that are for this, can be opened and are not over."""
    ours = (each for each in kept if (each.game, each.mark) == (game, mark))
    return [each.id for each in ours if not each.over and not each.trouble]
