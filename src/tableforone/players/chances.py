"""The expert's winning chance: the odds from its net, corrected by the results of its own games."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tableforone.players.judge import logistic

FILE: Final = Path(__file__).parent / "chances.json"
UNKNOWN: Final = 0.05  # error where nothing was measured
NONE: Final = (1.0, 0.0)  # no correction


def winning_chance(game: str, level: str, odds: float) -> float:
    """The expert's winning chance from the log odds of its net, corrected for this level."""
    slope, shift = corrections().get((game, level), NONE)
    return logistic(slope * odds + shift)


def calibration_error(game: str, level: str) -> float:
    """The mean error of such a chance."""
    found = [one["error"] for one in measured() if (one["game"], one["level"]) == (game, level)]
    return float(found[0]) if found else UNKNOWN


@cache
def corrections(file: Path = FILE) -> dict[tuple[str, str], tuple[float, float]]:
    """By game and level: the slope and the shift of the log odds."""
    return {(one["game"], one["level"]): (one["slope"], one["shift"]) for one in measured(file)}


@cache
def measured(file: Path = FILE) -> tuple[dict[str, Any], ...]:
    """The results of `tableforone calibrate`, one row per level; empty if nothing was measured."""
    return tuple(json.loads(file.read_text(encoding="utf-8"))["levels"]) if file.is_file() else ()
