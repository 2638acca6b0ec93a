"""Reads a data file of a game as tables; an unknown word stops the import."""

import marshal
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

Data = dict[str, Any]
PARSED: Final = ".parsed"  # instead of a .toml, where reading it would take long: its tables, as they were read once


def read_data(folder: Path, name: str) -> Data:
    """``data/<name>.toml`` in the folder of a game."""
    return read_tables(folder / "data" / f"{name}.toml")


def read_tables(file: Path, *, optional: bool = False) -> Data:
    """The tables of a TOML file; of an optional one that is not there, none."""
    parsed = file.with_suffix(PARSED)
    if parsed.is_file():
        tables: Data = marshal.loads(parsed.read_bytes())
        return tables
    return {} if optional and not file.is_file() else tomllib.loads(file.read_text(encoding="utf-8"))


def known(names: Sequence[str], word: str, where: str) -> int:
    """The number of a word.

    >>> known(("blue", "red"), "red", "room 3")
    1
    """
    if word not in names:
        raise ValueError(f"{where}: {word!r} is unknown; it must be one of {', '.join(names)}")
    return names.index(word)
