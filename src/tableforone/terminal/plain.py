"""Removes control characters, so that a name in a file cannot control the terminal."""

import json
from typing import Any, Final

BLANKS: Final = "\t\n\v\f\r\x85\u2028\u2029"  # replaced by spaces: they would end words or lines
UNSEEN: Final = "\ufffd"
# control the direction of text
TURNING: Final = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
STEERING: Final = (*range(32), *range(127, 160), *TURNING)  # C0, delete, C1
PLAIN: Final = dict.fromkeys(STEERING, UNSEEN) | dict.fromkeys(map(ord, BLANKS), " ")
ESCAPED: Final = {code: f"\\u{code:04x}" for code in (*range(127, 160), *TURNING, 0x2028, 0x2029)}


def plain(text: str) -> str:
    """The text without characters that control the terminal or the direction of text.

    >>> plain("a \\x1b[31m red\\talert")
    'a \ufffd[31m red alert'
    """
    return text.translate(PLAIN)


def tell(*lines: str) -> None:
    """Print lines, each on exactly one line."""
    for line in lines:
        print(plain(line))


def tell_json(value: Any) -> None:
    """Print a value as one line of JSON; control characters are escaped."""
    print(json.dumps(value, ensure_ascii=False).translate(ESCAPED))
