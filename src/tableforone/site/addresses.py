"""Puts the address of the site before those of its pages, if it is not at the root of a host."""

import re
from functools import lru_cache
from typing import Final

ROOTED: Final = re.compile(r'((?:^|\s)(?:href|src|action|formaction|hx-[a-z]+|data-[a-z]+)=")/')


def under(base: str, html: str) -> str:
    """A page whose addresses lead to those under ``base``.

    >>> under("/deep", '<a href="/rules" title="/">')
    '<a href="/deep/rules" title="/">'
    """
    return "\n".join([_line_under(base, line) for line in html.split("\n")])


@lru_cache(maxsize=8192)
def _line_under(base: str, line: str) -> str:
    """A line of a page; most are as they were before the last answer."""
    return ROOTED.sub(rf"\1{base}/", line)
