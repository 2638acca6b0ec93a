"""Writes ``rules/position.py`` of games: ``python -m tableforone.kernel.positions FOLDER ...``."""

import sys
from pathlib import Path

from tableforone.kernel.fields import declared


def write(folder: Path) -> None:
    """Write the position of a game from its fields; does nothing if the folder is not a game."""
    if (folder / "rules" / "fields.py").is_file():
        (folder / "rules" / "position.py").write_text(declared(folder).source(), encoding="utf-8")


if __name__ == "__main__":
    for given in sys.argv[1:]:
        write(Path(given))
