"""The replies of page functions: a page, a redirect, a file or a message; the status of an error."""

import re
from typing import Final, NamedTuple

from tableforone.kernel.faults import Fault, Stale
from tableforone.pages.voice import m
from tableforone.store import DiskFull, FileFault, Missing

MISTAKE: Final = m("fault-program")
WORDS: Final = {404: m("fault-no-page"), 405: m("fault-not-here")}
STATUS: Final[dict[type[Fault], int]] = {Missing: 404, Stale: 409, DiskFull: 507, FileFault: 503}
NO_NAME: Final = re.compile(r"[^a-z0-9.-]+")


class Page(NamedTuple):
    html: str
    status: int = 200
    address: str = ""  # the final address of this page, if the requested one only leads to it


class Redirect(NamedTuple):
    address: str
    settings: str = ""  # for the browser to store; "" leaves them unchanged


class Saved(NamedTuple):
    """A file to download."""

    name: str
    data: bytes
    kind: str = "application/json"


class Notice(NamedTuple):
    """A message above a page that stays as it is."""

    text: str
    status: int


Reply = Page | Redirect | Saved | Notice


def disposition(file: Saved) -> dict[str, str]:
    """The header for a download; the name of an unknown game can be any text."""
    return {"Content-Disposition": f'attachment; filename="{NO_NAME.sub("-", file.name)}"'}


def status_of(fault: Fault) -> int:
    """The status code of the first matching class; 422 if none matches.

    >>> status_of(Stale("late")), status_of(Missing("gone")), status_of(Fault("no"))
    (409, 404, 422)
    """
    return next((status for kind, status in STATUS.items() if isinstance(fault, kind)), 422)
