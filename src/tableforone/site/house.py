"""Answers requests without a server, with the same routes and pages, for one person.

The JavaScript side only gets a status, a few headers and the bytes; it knows nothing about games.
"""

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import SPOKEN
from tableforone.pages import answering, coach, settings
from tableforone.pages.replies import MISTAKE, Notice, Page, Redirect, Reply, Saved, disposition
from tableforone.pages.requests import ALONE, Field, Form, Visit
from tableforone.pages.routing import Call
from tableforone.site.beside import Beside
from tableforone.store import Sittings

REVIEW: Final = "review/found"
COACHED: Final = re.compile(rf"/tables/([^/]+)/(hint|chance|{REVIEW})")
SETTINGS: Final = "settings"  # a file beside the tables; a server uses a cookie instead
Given = Field | memoryview  # JavaScript passes a file as a view of its memory
ROOT: Final = '="/'  # in every line with an address
ROOTED: Final = re.compile(r'((?:^|\s)(?:href|src|action|formaction|hx-[a-z]+|data-[a-z]+)=")/')
# tells the JavaScript side to pass the reply to the coach's worker
FOR_COACH: Final = {"Coach": "asked"}


class PageReply(NamedTuple):
    """A reply for the JavaScript side."""

    status: int
    headers: dict[str, str]
    body: bytes


class House:
    """The app of one browser: its tables and settings in a folder, its pages under ``base``.

    ``asked`` are the languages of the browser in order of preference: "de-AT,en".
    """

    def __init__(self, folder: Path, base: str, asked: str = "") -> None:
        self.tables: Final = Sittings(folder)
        self._beside: Final = Beside(folder)
        self._settings: Final = folder / SETTINGS
        self._chosen = self._settings.read_text(encoding="utf-8") if self._settings.exists() else ""
        self._base: Final = base.rstrip("/")
        self._asked: Final = asked
        self.lacking = ""  # a language whose messages could not be fetched

    @property
    def language(self) -> str:
        """The language that the reader wants."""
        return settings.language_of(settings.read(self._chosen), self._asked)

    def close(self) -> None:
        """Close the database of the tables."""
        self.tables.close()

    def answer(self, method: str, address: str, fields: Iterable[tuple[str, Given]], part: bool) -> PageReply:
        """Answer a request.

        ``address`` starts with the base path; ``part`` means that only the main part of the page is
        wanted.
        """
        asked = urlsplit(address)
        visit = Visit(settings.read(self._chosen), coached=True, part=part)
        SPOKEN.set(self.language if self.language != self.lacking else HOME)
        form = Form(parse_qsl(asked.query, keep_blank_values=True) if method == "GET" else map(_field, fields))
        call = Call(visit, self.tables, form, ALONE)
        path = asked.path.removeprefix(self._base)
        try:
            if for_coach := COACHED.fullmatch(path):
                return self._for_coach(*for_coach.groups())
            answer = self._sent(answering.answer(method, path, call))
            if method != "GET":
                self._beside.keep()
            return answer
        except Exception:  # a programming error: the player gets an error message
            return self._sent(answering.sentence(visit, 500, str(MISTAKE)))

    def _for_coach(self, name: str, kind: str) -> PageReply:
        """The question for the coach's worker: the open position, or the finished game."""
        with self.tables.at(name) as table:
            finished = table.to_json() if table.over else ""
            told = [kind, finished if kind == REVIEW else coach.asked(table), len(table.journal)]
            told += [self._chosen, name, SPOKEN.get()]
        kind_of = "text/plain" if kind == "chance" else "text/event-stream"
        return PageReply(200, _kind(kind_of) | FOR_COACH, json.dumps(told).encode())

    def _sent(self, reply: Reply) -> PageReply:
        match reply:
            case Page():
                html = under(self._base, reply.html)
                moved = {"HX-Replace-Url": self._base + reply.address} if reply.address else {}
                return PageReply(reply.status, _kind("text/html") | moved, html.encode())
            case Redirect():
                if reply.settings:
                    self._settings.write_text(reply.settings, encoding="utf-8")
                    self._chosen = reply.settings
                return PageReply(303, {"Location": self._base + reply.address}, b"")
            case Saved():
                return PageReply(200, _kind(reply.kind) | disposition(reply), reply.data)
            case Notice():
                return PageReply(reply.status, _kind("text/plain") | {"HX-Reswap": "none"}, reply.text.encode())


def _field(given: tuple[str, Given]) -> tuple[str, Field]:
    name, value = given
    return name, bytes(value) if isinstance(value, memoryview) else value


def _kind(kind: str) -> dict[str, str]:
    return {"Content-Type": f"{kind}; charset=utf-8"}


# --- addresses in pages


def under(base: str, html: str) -> str:
    """A page whose addresses are under ``base``.

    >>> under("/deep", '<a href="/rules" title="/">')
    '<a href="/deep/rules" title="/">'
    """
    return "\n".join([_line_under(base, line) if ROOT in line else line for line in html.split("\n")])


@lru_cache(maxsize=2048)
def _line_under(base: str, line: str) -> str:
    """One line of a page; cached, because most lines stay the same."""
    return ROOTED.sub(rf"\1{base}/", line)
