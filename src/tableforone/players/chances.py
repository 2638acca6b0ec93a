"""The expert's winning chance: what its net says, corrected by the results of its own games."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tableforone.players.judge import logistic

FILE: Final = Path(__file__).parent / "chances.json"
UNKNOWN: Final = 0.05  # where nothing was measured
NONE: Final = (1.0, 0.0)  # the net is taken at its word


def winning_chance(game: str, level: str, odds: float) -> float:
    """The chance of the expert to win, by the log odds of its net; measured for each level."""
    slope, shift = corrections().get((game, level), NONE)
    return logistic(slope * odds + shift)


def calibration_error(game: str, level: str) -> float:
    """How far such a chance is off on average."""
    found = [one["error"] for one in measured() if (one["game"], one["level"]) == (game, level)]
    return float(found[0]) if found else UNKNOWN


@cache
def corrections(file: Path = FILE) -> dict[tuple[str, str], tuple[float, float]]:
    """By game and level: the slope and the shift of the log odds."""
    return {(one["game"], one["level"]): (one["slope"], one["shift"]) for one in measured(file)}


@cache
def measured(file: Path = FILE) -> tuple[dict[str, Any], ...]:
    """What `tableforone calibrate` found, a row for each level; nothing where nothing was measured."""
    return tuple(json.loads(file.read_text(encoding="utf-8"))["levels"]) if file.is_file() else ()
