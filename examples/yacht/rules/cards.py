"""The boxes of the sheet: the data as tables, checked at import."""

from pathlib import Path
from typing import Final

from tableforone.kernel.data import known, read_data

_data: Final = read_data(Path(__file__).parents[1], "sheet")
_boxes: Final = _data["box"]
_levels: Final = _data["level"]

KINDS: Final = ("face", "house", "four", "straight", "all", "yacht")  # how a box scores
FACE, HOUSE, FOUR, STRAIGHT, ALL, YACHT = range(6)

BOXES: Final[list[str]] = [box["name"] for box in _boxes]
SCORES: Final[list[int]] = [known(KINDS, box["scores"], box["name"]) for box in _boxes]
# the face, or the lowest face of a straight, from 0
FACES: Final[list[int]] = [box.get("face", 0) - 1 for box in _boxes]
POINTS: Final[list[int]] = [box.get("points", 0) for box in _boxes]
PARS: Final[list[int]] = [box["par"] for box in _boxes]
SHOWS: Final[list[list[int]]] = [box["shows"] for box in _boxes]
CREW_POINTS: Final[int] = _data["crew"]

LEVELS: Final[list[str]] = [level["name"] for level in _levels]
HIS_THROWS: Final[list[int]] = [level["throws"] for level in _levels]
