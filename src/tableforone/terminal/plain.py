"""Removes control characters: a name in someone's file must not steer a terminal."""

import json
from typing import Any, Final

BLANKS: Final = "\t\n\v\f\r\x85\u2028\u2029"  # they end words, and lines where we do not end them
UNSEEN: Final = "\ufffd"
TURNING: Final = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))  # the way text is read
STEERING: Final = (*range(32), *range(127, 160), *TURNING)  # C0, delete, C1
PLAIN: Final = dict.fromkeys(STEERING, UNSEEN) | dict.fromkeys(map(ord, BLANKS), " ")
ESCAPED: Final = {code: f"\\u{code:04x}" for code in (*range(127, 160), *TURNING, 0x2028, 0x2029)}


def plain(text: str) -> str:
    """The text with nothing in it that steers a terminal or turns the way it is read.

    >>> plain("a \\x1b[31m red\\talert")
    'a \ufffd[31m red alert'
    """
    return text.translate(PLAIN)


def tell(*lines: str) -> None:
    """Print lines, each as one line."""
    for line in lines:
        print(plain(line))


def tell_json(value: Any) -> None:
    """Print a value as one line of JSON; what steers a terminal is escaped in it."""
    print(json.dumps(value, ensure_ascii=False).translate(ESCAPED))
