"""Numbers, lists, verbs and wrapped lines in words, for every game and front end."""

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Final

WIDTH: Final = 79  # columns of a drawn table: fits any terminal


def counted(n: int, one: str, many: str = "") -> str:
    """A number of things.

    >>> counted(1, "guest"), counted(3, "guest"), counted(2, "leaf", "leaves")
    ('1 guest', '3 guests', '2 leaves')
    """
    return f"{n} {one if n == 1 else many or one + 's'}"


def listed(parts: Sequence[str], last: str = "and", none: str = "nothing") -> str:
    """A list in words.

    >>> listed(["a cleric", "a rogue", "4 gold"]), listed(["1 leaf"]), listed([]), listed(["red", "blue"], "or")
    ('a cleric, a rogue and 4 gold', '1 leaf', 'nothing', 'red or blue')
    """
    if len(parts) < 2:
        return parts[0] if parts else none
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def does(verb: str) -> str:
    """A verb in the third person.

    >>> does("take"), does("pass"), does("carry"), does("have")
    ('takes', 'passes', 'carries', 'has')
    """
    if verb == "have":
        return "has"
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def upfirst(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number with a typographic minus sign."""
    return str(number).replace("-", "−")


def folded(text: str, first: int = 0, further: int = 4, width: int = WIDTH) -> list[str]:
    """Lines wrapped at blanks to the width; ``first`` and ``further`` are the indents."""
    return list(_folded(text, first, further, width))


@lru_cache(maxsize=1000)  # wrapping is slow, and most lines are the same as in the move before
def _folded(text: str, first: int, further: int, width: int) -> tuple[str, ...]:
    lines = wrap(text, width, initial_indent=" " * first, subsequent_indent=" " * further, break_on_hyphens=False)
    return tuple(lines) or ("",)
