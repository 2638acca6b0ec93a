"""A game in a link: its journal without texts, deflated and encoded for a URL.

The fragment of a link is never sent to a server: ``#game=CODE&moment=12`` is a game and a moment
of its replay, ``#beat=CODE&from=Mara`` a deal to beat.  A code is replayed like any saved game.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, urlencode

from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import SEED
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped, read_json_text
from tableforone.store.summary import SHARED
from tableforone.store.voice import m

GAME: Final = "game"
BEAT: Final = "beat"
CODE: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
LONGEST: Final = 60_000  # characters of a link; a game has 1,000 to 4,000
LARGEST: Final = 500_000  # bytes of a game without its texts
NAME: Final = 24  # characters of the sender's name
PRINT: Final = 8  # characters of a game's fingerprint in its mark
RAW: Final = -15  # deflate without a header, as in browsers
WHERE: Final = m("link")
DAMAGED: Final = m("link-damaged")


class Link(NamedTuple):
    """The parts of a link, not checked yet."""

    kind: str  # GAME or BEAT
    code: str
    moment: int | None = None  # of the replay; None is the end
    sender: str = ""


def can_be_beaten(table: Table) -> bool:
    """Whether this is a finished game whose deal can be played again."""
    return table.over and table.chance == SEED and not table.spec.companion_of


def code_of(text: str) -> str:
    """The code of a saved game; a Fault if it is too long for a link."""
    saved = json.loads(text)
    saved.pop("mark", None)  # the purpose of the table is private
    saved["record"] = [entry.get("answer", entry) for entry in saved["record"]]
    plain = json.dumps(saved, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "backslashreplace")
    press = zlib.compressobj(9, zlib.DEFLATED, RAW)
    code = urlsafe_b64encode(press.compress(plain) + press.flush()).decode().rstrip("=")
    if len(plain) > LARGEST or len(code) > LONGEST - 200:
        raise Fault(m("link-no-room"))
    return code


def fragment(link: Link) -> str:
    """The fragment of a link.

    >>> fragment(Link(GAME, "AbC", 12)), fragment(Link(BEAT, "AbC", sender="Mara"))
    ('#game=AbC&moment=12', '#beat=AbC&from=Mara')
    """
    fields = [(link.kind, link.code)]
    fields += [] if link.moment is None else [("moment", str(link.moment))]
    fields += [("from", link.sender)] if link.sender else []
    return f"#{urlencode(fields)}"


def parsed(text: str) -> Link:
    """The parts of a pasted link or fragment; a Fault if it is not one.

    >>> parsed("https://example.org/#/shared#beat=AbC&from=Mara")
    Link(kind='beat', code='AbC', moment=None, sender='Mara')
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise Fault(m("link-too-large"))
    try:
        fields = dict(parse_qsl(text.rpartition("#")[2], max_num_fields=8))
    except ValueError:
        raise Fault(DAMAGED) from None
    kind = next((kind for kind in (GAME, BEAT) if kind in fields), "")
    if not kind or not CODE.fullmatch(fields[kind]):
        raise Fault(DAMAGED)
    moment = fields.get("moment", "")
    number = int(moment) if moment.isascii() and moment.isdecimal() and len(moment) < 7 else None
    return Link(kind, fields[kind], number, clipped(" ".join(fields.get("from", "").split())[:NAME]))


def text_of(code: str) -> str:
    """The saved game in a code, not replayed yet; a Fault if there is none."""
    if not CODE.fullmatch(code) or len(code) > LONGEST:
        raise Fault(DAMAGED)
    unpack = zlib.decompressobj(RAW)
    try:
        plain = unpack.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), LARGEST + 1)
        text = plain.decode()
    except (zlib.error, Error, UnicodeDecodeError):
        raise Fault(DAMAGED) from None
    if len(plain) > LARGEST:
        raise Fault(m("link-too-large"))
    if not unpack.eof or unpack.unused_data:
        raise Fault(DAMAGED)
    return _with_entries(read_json_text(text, WHERE))


def _with_entries(saved: Any) -> str:
    if not isinstance(saved, dict) or not isinstance(saved.get("record"), list):
        raise Fault(DAMAGED)
    saved.pop("mark", None)
    saved["record"] = [entry if isinstance(entry, dict) else {"answer": entry} for entry in saved["record"]]
    return json.dumps(saved, ensure_ascii=False)


def mark_of(fingerprint: str, sender: str) -> str:
    """The mark of a game from a link."""
    return f"{SHARED}{fingerprint[:PRINT]}:{sender}"


def sender_of(mark: str) -> str:
    """The sender of this game; "" if no name was given.

    >>> sender_of("shared:1a2b3c4d:Mara"), sender_of("")
    ('Mara', '')
    """
    return mark.removeprefix(SHARED)[PRINT + 1 :] if mark.startswith(SHARED) else ""
