"""Letters, numbers and wrapped lines, for every game and front end."""

from collections.abc import Iterable
from functools import lru_cache
from textwrap import wrap
from typing import Final

WIDTH: Final = 79  # columns of a drawn table: fits any terminal


def upfirst(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number with a typographic minus sign."""
    return str(number).replace("-", "−")


def folded(text: str, first: int = 0, further: int = 4, width: int = WIDTH) -> list[str]:
    """Lines wrapped at blanks to the width; ``first`` and ``further`` are the indents."""
    return list(_folded(text, first, further, width))


def all_folded(texts: Iterable[str], first: int = 0, further: int = 4) -> list[str]:
    """The same for several texts."""
    return [line for text in texts for line in folded(text, first, further)]


@lru_cache(maxsize=1000)  # wrapping is slow, and most lines are the same as in the move before
def _folded(text: str, first: int, further: int, width: int) -> tuple[str, ...]:
    lines = wrap(text, width, initial_indent=" " * first, subsequent_indent=" " * further, break_on_hyphens=False)
    return tuple(lines) or ("",)
