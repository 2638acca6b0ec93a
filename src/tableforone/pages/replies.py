"""What a page function returns: a page, an address, a file or a word."""

import re
from typing import Final, NamedTuple

from tableforone.pages.voice import m

MISTAKE: Final = m("fault-program")
NO_NAME: Final = re.compile(r"[^a-z0-9.-]+")


class Page(NamedTuple):
    html: str
    status: int = 200
    address: str = ""  # where this page is found from now on, if the one that was asked for only led to it


class Redirect(NamedTuple):
    address: str
    settings: str = ""  # for the visitor's browser to keep; "": they stay as they are


class Saved(NamedTuple):
    """A file for the visitor to keep."""

    name: str
    text: str


class Packed(NamedTuple):
    """Several files for the visitor to keep, packed into one."""

    name: str
    data: bytes


class Notice(NamedTuple):
    """A sentence above a page that stays as it is."""

    text: str
    status: int


Reply = Page | Redirect | Saved | Packed | Notice


def disposition(file: Saved | Packed) -> dict[str, str]:
    """The header for a download; an unknown game may have any name."""
    return {"Content-Disposition": f'attachment; filename="{NO_NAME.sub("-", file.name)}"'}
