"""The expert's winning chance: the odds from its net, corrected by the results of its own games."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.players.judge import logistic

FILE: Final = Path(__file__).parent / "chances.json"
UNKNOWN: Final = 0.05  # error where nothing was measured


class Correction(NamedTuple):
    """How the log odds of the net become a chance, on one level.

    The net learned from games without search.  Its odds are too low most of all early in a game,
    because search gains in every turn to come.  The opponent's points to come say how early it is.
    """

    slope: float = 1.0
    shift: float = 0.0
    early: float = 0.0  # for every 100 points that the opponent is still expected to score

    def chance(self, odds: float, left: float) -> float:
        """The winning chance; ``left``: the points that the opponent is still expected to score."""
        return logistic(self.slope * odds + self.shift + self.early * left / 100)


def calibration_error(game: str, level: str) -> float:
    """The mean error of such a chance."""
    found = [one["error"] for one in measured() if (one["game"], one["level"]) == (game, level)]
    return float(found[0]) if found else UNKNOWN


@cache
def corrections(file: Path = FILE) -> dict[tuple[str, str], Correction]:
    """By game and level."""
    return {(one["game"], one["level"]): Correction(one["slope"], one["shift"], one["early"]) for one in measured(file)}


@cache
def measured(file: Path = FILE) -> tuple[dict[str, Any], ...]:
    """The results of `tableforone calibrate`, one row per level; empty if nothing was measured."""
    return tuple(json.loads(file.read_text(encoding="utf-8"))["levels"]) if file.is_file() else ()
