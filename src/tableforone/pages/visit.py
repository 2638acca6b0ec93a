"""What the pages know of a visitor, however the request came."""

from collections.abc import Mapping
from typing import NamedTuple


class Visit(NamedTuple):
    """One look at a page, of one visitor."""

    chosen: Mapping[str, str]  # the settings of this browser, see settings.py
    seal: str = ""  # the token that every form of the page carries
    coached: bool = False  # the coach can be asked
    part: bool = False  # only the changing part is wanted: the rest of the page is there already
    lab: bool = False  # is there a laboratory behind these pages?
