"""Checks the size and shape of untrusted files in one pass, before anything is parsed.

TOML and JSON parsers are not made for hostile input: a key with many dots, or very deep brackets,
keeps them busy for minutes.  Here everything takes time proportional to the length of the text, and
every problem is a Fault, never another exception.
"""

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NoReturn

from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.voice import m

LARGEST_CARDS: Final = 64_000  # characters of a card file; our own stay below 20,000
DEEPEST: Final = 32  # levels of nested brackets
KEY_PARTS: Final = 8  # a.b.c has three
DIGITS: Final = 100  # in a whole number of a saved game: a position may hold long bit masks
CLIPPED: Final = 120  # characters of an input that a message repeats
MARK: Final = "\ufeff"  # byte order mark that some editors write

# An unclosed string reaches to the end of its line, or of the text, and is never scanned twice, so
# that one pass is linear.
TOML_STRING: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"{3,5}+|\Z)'
    r"|'''(?:[^']++|'(?!''))*+(?:'{3,5}+|\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
NO_BRACKETS: Final = bytes(byte for byte in range(256) if byte not in b"[]{}")
AROUND_KEYS: Final = re.compile(r"[\n=,\[\]{}]")
# categories of characters that control a screen or the reading direction
UNSEEN: Final = ("Cc", "Cf", "Zl", "Zp", "Cs")
# harmless members of these categories: some languages and hyphens need them
JOINERS: Final = "\u200c\u200d\u00ad"


def read_toml_text(text: str, where: Words) -> dict[str, Any]:
    """The tables of a card file; messages about it start with ``where`` ("Your card file").

    >>> read_toml_text("[[card]]\\nid = 'A1'", "Your card file")
    {'card': [{'id': 'A1'}]}
    >>> read_toml_text("a" + ".a" * 9 + " = 1", "Your card file")
    Traceback (most recent call last):
    ...
    tableforone.kernel.faults.Fault: Your card file cannot be read: a name in it has more than 8 parts. Correct it.
    """
    text = text.removeprefix(MARK)
    if len(text) > LARGEST_CARDS:
        raise Fault(m("text-too-large", where=where, n=len(text), most=LARGEST_CARDS))
    bare = TOML_STRING.sub("_", text)  # a string can be part of a name, so something must remain
    if too_deep(bare):
        raise Fault(m("text-too-deep", where=where, most=DEEPEST))
    if any(part.count(".") >= KEY_PARTS for part in AROUND_KEYS.split(bare)):
        raise Fault(m("text-long-name", where=where, most=KEY_PARTS))
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Fault(m("text-not-toml", where=where, error=clipped(str(error)))) from None
    except ValueError:
        raise Fault(m("text-long-number", where=where)) from None
    for path, value in _values(tables):
        wrong = _wrong(value)
        if wrong:
            raise Fault(m("text-wrong-value", where=where, place=_place(tables, path), wrong=wrong))
    return tables


@lru_cache(maxsize=32)
def check_toml_text(text: str, where: Words) -> None:
    """Raise a Fault if it cannot be read; cached, as listing a table checks its file each time."""
    read_toml_text(text, where)


def read_json_text(text: str, where: Words, *, most: int | None = None) -> Any:
    """Parses a JSON text with a limited number of commas and numbers of limited length.

    >>> read_json_text('{"seed": [7, "[[["]}', "The file")
    {'seed': [7, '[[[']}
    """
    text = text.removeprefix(MARK)
    bare = _without_strings(text)
    if too_deep(bare):
        raise Fault(m("text-too-deep", where=where, most=DEEPEST))
    if most is not None and bare.count(",") > most:
        raise Fault(m("text-too-much", where=where))
    try:
        return json.loads(text, parse_int=_whole, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Fault(m("text-not-json", where=where)) from None


def too_deep(bare: str) -> bool:
    """Whether brackets are nested too deeply, in a text without its strings.

    >>> too_deep("[" * 32 + "]" * 32), too_deep("[" * 33 + "]" * 33), too_deep("[" * 33)
    (False, True, True)
    """
    left = bare.encode("utf-8", "replace").translate(None, NO_BRACKETS).replace(b"{", b"[").replace(b"}", b"]")
    rounds = 0
    while rounds < DEEPEST and b"[]" in left:
        left = left.replace(b"[]", b"")  # remove all innermost pairs at once
        rounds += 1
    return b"[]" in left or left.count(b"[") > DEEPEST


def _without_strings(text: str) -> str:
    """A JSON text without its quoted strings; an unclosed quote reaches to the end.

    >>> _without_strings(r'{"a": ["\\"]", 1]}'), _without_strings('["[[[')
    ('{: [, 1]}', '[')
    """
    return "".join(text.replace("\\\\", "").replace('\\"', "").split('"')[::2])


def as_tuples(value: Any) -> Any:
    """A stored value with all lists as tuples, for comparison.

    >>> as_tuples([1, [2, ["three"]]])
    (1, (2, ('three',)))
    """
    return tuple(map(as_tuples, value)) if isinstance(value, (list, tuple)) else value


def clipped(text: str, most: int = CLIPPED) -> str:
    """An input as a message may repeat it: shortened, and without control characters.

    >>> clipped("a\\x1b[2Jb"), len(clipped("x" * 5000))
    ('a�[2Jb', 121)
    """
    seen = "".join("\ufffd" if is_unseen(char) else char for char in text[:most])
    return seen if len(text) <= most else f"{seen}…"


def is_unseen(char: str) -> bool:
    """Whether this is an invisible character that may control the output."""
    return not char.isprintable() and char not in JOINERS and unicodedata.category(char) in UNSEEN


def _whole(digits: str) -> int:
    if len(digits) > DIGITS + 1:  # plus a sign
        raise ValueError
    return int(digits)


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


# --- parsed values


def _values(tables: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every name and every value, with its path."""
    left: list[tuple[tuple[Any, ...], Any]] = [((), tables)]
    while left:
        path, value = left.pop()
        if isinstance(value, dict):
            yield from (((*path, name), name) for name in value)
            left += [((*path, name), inner) for name, inner in value.items()]
        elif isinstance(value, list):
            left += [((*path, n), inner) for n, inner in enumerate(value)]
        else:
            yield path, value


def _wrong(value: Any) -> Meaning | None:
    if type(value) is int and not -(1 << 63) <= value < 1 << 63:
        return m("value-large")
    if isinstance(value, str) and not value.isprintable():
        for char in value:
            if char not in "\n\t" and is_unseen(char):
                return m("value-unseen", code=f"U+{ord(char):04X}")
    return None


def _place(tables: Any, path: tuple[Any, ...]) -> str:
    """The place in words for a person: card A3, bonus, 2."""
    words: list[str] = []
    here = tables
    for part in path:
        here = here[part]
        name = here.get("id", here.get("name")) if isinstance(here, dict) and isinstance(part, int) else None
        if isinstance(part, str):
            words.append(clipped(part))
        elif words:
            words[-1] += f" {clipped(name) if isinstance(name, str) else part + 1}"
    return ", ".join(words)
