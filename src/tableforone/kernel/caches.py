"""The cache folder: compiled messages and templates, which are read again at the next start.

Nothing in it is needed: who deletes it waits a little longer once.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o700


def cache_folder() -> Path | None:
    """TABLEFORONE_CACHE, or the system's standard place; None if Python may write no bytecode."""
    if sys.dont_write_bytecode:
        return None
    chosen = os.environ.get("TABLEFORONE_CACHE")
    if chosen:
        return Path(chosen)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return _of_this_system(home)


def _of_this_system(home: Path) -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "tableforone" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "tableforone"
    chosen = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (chosen if chosen.is_absolute() else home / ".cache") / "tableforone"


def write_cache(file: Path, data: bytes) -> None:
    """Replace a file of the cache in one step; if that fails, there is none."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(file)
