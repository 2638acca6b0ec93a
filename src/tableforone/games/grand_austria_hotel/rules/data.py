"""Where do the data files lie?  In the folder ``data`` of the game."""

from pathlib import Path
from typing import Final

from tableforone.kernel.data import Data, read_data

FOLDER: Final = Path(__file__).parents[1]


def read(name: str) -> Data:
    """One data file."""
    return read_data(FOLDER, name)
