"""How is a data file of a game read?  As tables; a word that nobody knows stops the import."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Data = dict[str, Any]


def read_data(folder: Path, name: str) -> Data:
    """``data/<name>.toml`` in the folder of a game."""
    return tomllib.loads((folder / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def known(names: Sequence[str], word: str, where: str) -> int:
    """The number of a word.

    >>> known(("blue", "red"), "red", "room 3")
    1
    """
    if word not in names:
        raise ValueError(f"{where}: {word!r} is unknown; it must be one of {', '.join(names)}")
    return names.index(word)
