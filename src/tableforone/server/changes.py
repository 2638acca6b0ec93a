"""Sends only those lines of a page that the browser does not have yet.

The browser sends the name of the page that it shows (header ``Shown``).  If that page is still
known, the reply is a list: texts are new lines, pairs ``[first, count]`` are lines that the browser
has. app.js rebuilds the page from it.
"""

import json
from collections import OrderedDict
from hashlib import blake2b
from threading import Lock
from typing import Final

from fastapi import Request
from fastapi.responses import Response

SHOWN: Final = "Shown"
KEPT: Final = 64  # pages of about 60 kB
PLACES: Final = 8  # positions of the same line in the old page that are compared
Piece = str | tuple[int, int]


class Shown:
    """The last pages that were sent, by name."""

    def __init__(self) -> None:
        self._pages: Final[OrderedDict[str, list[str]]] = OrderedDict()
        self._lock: Final = Lock()

    def keep(self, page: bytes, lines: list[str]) -> str:
        """Store a page and its lines; returns its name."""
        name = blake2b(page, digest_size=12).hexdigest()
        with self._lock:
            self._pages[name] = lines
            self._pages.move_to_end(name)
            while len(self._pages) > KEPT:
                self._pages.popitem(last=False)
        return name

    def lines(self, name: str) -> list[str] | None:
        with self._lock:
            return self._pages.get(name)


def only_changes(request: Request, response: Response) -> Response:
    """The response, or only the lines that this browser does not have."""
    if response.media_type != "text/html" or SHOWN not in request.headers:
        return response
    shown: Shown = request.app.state.shown
    page = bytes(response.body)
    lines = page.decode().split("\n")
    before = shown.lines(request.headers[SHOWN])
    response.headers[SHOWN] = shown.keep(page, lines)
    if before is None:
        return response
    kept = {name: value for name, value in response.headers.items() if not name.startswith("content-")}
    text = json.dumps(pieces(before, lines), ensure_ascii=False, separators=(",", ":"))
    return Response(text, response.status_code, kept, "application/json")


def pieces(before: list[str], lines: list[str]) -> list[Piece]:
    """The page as a list of new lines and ranges of old lines.

    >>> pieces(["a", "b", "c", "d"], ["x", "y", "b", "c", "d", "a"])
    ['x\\ny', (1, 3), (0, 1)]
    """
    places: dict[str, list[int]] = {}
    for place, line in enumerate(before):
        places.setdefault(line, []).append(place)
    found: list[Piece] = []
    new: list[str] = []
    at = 0
    while at < len(lines):
        runs = [(_run(before, place, lines, at), -place) for place in places.get(lines[at], ())[:PLACES]]
        if not runs:
            new.append(lines[at])
            at += 1
            continue
        if new:
            found.append("\n".join(new))
            new = []
        length, place = max(runs)
        found.append((-place, length))
        at += length
    return [*found, "\n".join(new)] if new else found


def _run(before: list[str], place: int, lines: list[str], at: int) -> int:
    """The number of equal lines from these positions on."""
    length, most = 0, min(len(before) - place, len(lines) - at)
    while length < most and before[place + length] == lines[at + length]:
        length += 1
    return length
