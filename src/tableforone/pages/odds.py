"""How strong is an opponent?  What our own expert reached against him, where that was measured."""

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import tableforone

LADDER: Final = Path(tableforone.__file__).parent / "players" / "ladder.json"
ENOUGH: Final = 100  # games that are worth telling anybody
GLANCE: Final = "0"  # a budget of no simulations


class Odds(NamedTuple):
    """So many games our expert won of so many; at a glance, if it did not think ahead."""

    won: int
    games: int
    glance: bool = False

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
    """Of every level without modules the longest run of the expert; one at a glance where there is no other."""
    rungs = json.loads(file.read_text(encoding="utf-8"))["rungs"] if file.is_file() else []
    told = [rung for rung in rungs if rung["player"] == "expert" and not rung["modules"] and rung["games"] >= ENOUGH]
    return {
        (rung["game"], rung["level"]): Odds(rung["wins"], rung["games"], rung["budget"] == GLANCE)
        for rung in sorted(told, key=lambda rung: (rung["budget"] != GLANCE, int(rung["games"])))
    }
