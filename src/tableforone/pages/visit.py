"""The visitor of a page: settings, token and available features."""

from collections.abc import Mapping
from typing import NamedTuple


class Visit(NamedTuple):
    """One request of one visitor."""

    chosen: Mapping[str, str]  # the settings of this browser, see settings.py
    seal: str = ""  # the token in every form of the page
    coached: bool = False  # whether the coach is available
    part: bool = False  # only the main part is wanted: the browser has the rest of the page
    lab: bool = False  # whether the lab is available
