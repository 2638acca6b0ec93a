"""Stores the files beside the tables, such as decks, in the browser.

The browser's storage has a few files whose names are fixed. All other files are stored together in
one of two of those, alternately, so that one is complete at any moment.
"""

import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

BOTH: Final = ("beside-0", "beside-1")
# files that are stored separately: the beginnings of their names
KEPT: Final = ("tables.sqlite3", "settings", *BOTH)


class Beside:
    """The other files of a folder; they are restored when it is opened."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._number, self._files = max((_read(folder / name) for name in BOTH), key=lambda found: found[0])
        for name, data in self._files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(b64decode(data))

    def keep(self) -> None:
        """Save the files if any has changed."""
        found = {
            path.relative_to(self._folder).as_posix(): b64encode(path.read_bytes()).decode()
            for path in sorted(self._folder.rglob("*"))
            if path.is_file() and not path.name.startswith(KEPT)
        }
        if found != self._files:
            self._number += 1
            text = json.dumps([self._number, found])
            (self._folder / BOTH[self._number % 2]).write_text(text, encoding="utf-8")
            self._files = found


def _read(path: Path) -> tuple[int, dict[str, str]]:
    """The number and contents of a stored version; (0, {}) if it is incomplete."""
    try:
        number, files = json.loads(path.read_text(encoding="utf-8"))
        return number, files
    except (OSError, ValueError):
        return 0, {}
