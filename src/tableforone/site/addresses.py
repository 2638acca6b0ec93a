"""Adds the base path of the site to the addresses in its pages."""

import re
from functools import lru_cache
from typing import Final

ROOT: Final = '="/'  # in every line with an address
ROOTED: Final = re.compile(r'((?:^|\s)(?:href|src|action|formaction|hx-[a-z]+|data-[a-z]+)=")/')


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
