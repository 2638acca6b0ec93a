"""How strong is an opponent?  What our own expert reached against him, where that was measured."""

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import tableforone

LADDER: Final = (
    Path(tableforone.__file__).parent / "players" / "ladder.json"
)  # {game: {level: {"won": 86, "games": 200}}}


class Odds(NamedTuple):
    """So many games our expert won of so many."""

    won: int
    games: int

    @property
    def of_ten(self) -> int:
        """Rounded to ten games.

        >>> Odds(86, 200).of_ten
        4
        """
        return round(10 * self.won / self.games)


def odds(game: str, level: str) -> Odds | None:
    """What was measured for this level; None where nothing was."""
    return _measured(LADDER).get((game, level))


@cache
def _measured(file: Path) -> dict[tuple[str, str], Odds]:
    told = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {
        (game, level): Odds(figures["won"], figures["games"])
        for game, levels in told.items()
        for level, figures in levels.items()
        if figures["games"]
    }
