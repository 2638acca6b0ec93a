"""The games that have a companion table, and helpers that play a whole game of one."""

from typing import Any, Final

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.twins import Counts, Played, companion, played, tell_next, twin_of

AT_HOME: Final = [spec for spec in games.all_games() if spec.companion]


def begun(spec: GameSpec, seed: int = 1, level: str | None = None, modules: tuple[str, ...] = ()) -> tuple[Table, Any]:
    """A companion table before its first question, and a Teller for it."""
    setup = spec.setup(level, modules, twin_of(spec).choices[0])
    return companion(spec, setup, seed), Teller(spec, played(spec, setup, seed))


class Teller:
    """A player who answers the questions of a companion table from a digital game beside it."""

    def __init__(self, spec: GameSpec, digital: Played) -> None:
        self.twin: Final = twin_of(spec)
        self.digital: Final = digital
        self.counts: Final = Counts()

    def tell(self, table: Table, many: int = 1, *, ahead: bool = True) -> None:
        for _ in range(many):
            if not table.over:
                tell_next(table, self.twin, self.digital, self.counts, ahead=ahead)
