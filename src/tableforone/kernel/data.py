"""Reads the data files of games; an unknown name stops the import."""

import marshal
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

Data = dict[str, Any]
PARSED: Final = ".parsed"  # replaces a .toml file that is slow to parse: its tables, already parsed


def read_data(folder: Path, name: str) -> Data:
    """The tables of ``data/<name>.toml`` in a game's folder."""
    return read_tables(folder / "data" / f"{name}.toml")


def read_tables(file: Path, *, optional: bool = False) -> Data:
    """The tables of a TOML file; empty if it is optional and missing."""
    parsed = file.with_suffix(PARSED)
    if parsed.is_file():
        tables: Data = marshal.loads(parsed.read_bytes())
        return tables
    return {} if optional and not file.is_file() else tomllib.loads(file.read_text(encoding="utf-8"))


def known(names: Sequence[str], word: str, where: str) -> int:
    """The index of a name; fails if it is unknown.

    >>> known(("blue", "red"), "red", "room 3")
    1
    """
    if word not in names:
        raise ValueError(f"{where}: {word!r} is unknown; it must be one of {', '.join(names)}")
    return names.index(word)
