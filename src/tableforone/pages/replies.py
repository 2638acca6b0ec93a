"""The replies of page functions: a page, a redirect, a file or a message."""

import re
from typing import Final, NamedTuple

from tableforone.pages.voice import m

MISTAKE: Final = m("fault-program")
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
    text: str


class Packed(NamedTuple):
    """Several files to download, packed into one."""

    name: str
    data: bytes


class Notice(NamedTuple):
    """A message above a page that stays as it is."""

    text: str
    status: int


Reply = Page | Redirect | Saved | Packed | Notice


def disposition(file: Saved | Packed) -> dict[str, str]:
    """The header for a download; the name of an unknown game can be any text."""
    return {"Content-Disposition": f'attachment; filename="{NO_NAME.sub("-", file.name)}"'}
