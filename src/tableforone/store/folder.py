"""Where are a person's tables kept?"""

import os
import sys
from pathlib import Path

from tableforone.kernel.faults import Fault


def data_folder() -> Path:
    """TABLEFORONE_DATA, or else the place where this system keeps a person's data.

    >>> os.environ["TABLEFORONE_DATA"] = "/somewhere/else"
    >>> data_folder().as_posix()
    '/somewhere/else'
    >>> del os.environ["TABLEFORONE_DATA"]
    """
    chosen = os.environ.get("TABLEFORONE_DATA")
    return Path(chosen) if chosen else _of_this_system() / "tableforone"


def _of_this_system() -> Path:
    try:
        home = Path.home()
    except RuntimeError:
        raise Fault("No home folder was found for your tables. Name a folder in TABLEFORONE_DATA.") from None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return chosen if chosen.is_absolute() else home / ".local" / "share"  # a relative path is to be ignored
