"""The static files of the pages. One hash of all files is part of every address.

So a browser may cache them for a year: when one file changes, all addresses change.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tableforone import games
from tableforone.kernel.speech import SPOKEN
from tableforone.pages.voice import t

STATIC: Final = Path(__file__).parent / "static"
MANIFEST: Final = "app.webmanifest"
KINDS: Final = (".css", ".js", ".svg", ".woff2", ".txt", ".png", ".webmanifest")


@cache
def files() -> dict[str, Path]:
    """All files by name: shared ones as they are, those of a game under ``games/<id>/``."""
    found = _under(STATIC, "")
    for spec in games.all_games():
        found |= _under(spec.face / "static", f"games/{spec.id}/")
    return found


def _under(folder: Path, prefix: str) -> dict[str, Path]:
    paths = sorted(path for path in folder.rglob("*") if path.suffix in KINDS)
    return {prefix + path.relative_to(folder).as_posix(): path for path in paths}


@cache
def version() -> str:
    """A short hash of all files together."""
    digest = hashlib.sha256()
    for name, path in files().items():
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:8]


def address(name: str) -> str:
    """The address of a file; an unknown name is a programming error and fails at once."""
    if name not in files():
        raise KeyError(f"there is no static file {name!r}")
    return f"/static/{version()}/{name}"


def manifest() -> dict[str, Any]:
    """The web app manifest with its texts."""
    told = {"lang": SPOKEN.get(), "description": t("shell-about")}
    about: dict[str, Any] = json.loads(files()[MANIFEST].read_bytes())
    return about | told
