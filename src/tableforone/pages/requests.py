"""What a page function gets beside the tables: the visitor, the fields of a form, the home network."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.store import Summary

LONGEST: Final = 200  # characters in a field that a person fills in

Field = str | bytes  # a text, or the contents of an uploaded file


class Visit(NamedTuple):
    """One request of one visitor."""

    chosen: Mapping[str, str]  # the settings of this browser, see settings.py
    seal: str = ""  # the token in every form of the page
    coached: bool = False  # whether the coach is available
    part: bool = False  # only the main part is wanted: the browser has the rest of the page
    lab: bool = False  # whether the lab is available


# --- the form


class Form:
    """The fields of a form or of an address, in order; a name may occur several times.

    >>> form = Form([("level", " hard "), ("module", "a"), ("module", "b"), ("cards", b"")])
    >>> form.text("level"), form.text("cards"), form.texts("module"), form.last("nothing")
    ('hard', '', ['a', 'b'], '')
    """

    def __init__(self, fields: Iterable[tuple[str, Field]] = ()) -> None:
        self.fields: Final = list(fields)

    def last(self, name: str) -> Field:
        """The last field with this name; "" if there is none."""
        return next((value for known, value in reversed(self.fields) if known == name), "")

    @property
    def has_file(self) -> bool:
        """Whether a file was chosen."""
        return any(isinstance(value, bytes) and value for _, value in self.fields)

    def text(self, name: str) -> str:
        """The text of this field; "" for a file."""
        value = self.last(name)
        return value.strip()[:LONGEST] if isinstance(value, str) else ""

    def texts(self, name: str) -> list[str]:
        """All texts with this name."""
        return [value[:LONGEST] for known, value in self.fields if known == name and isinstance(value, str)]


# --- stored tables


def marked(summaries: Iterable[Summary], mark: str) -> Summary | None:
    """The latest table with this mark that can be opened."""
    return next((each for each in summaries if each.mark == mark and not each.trouble), None)


def opponent_of(spec: GameSpec, summary: Summary) -> str:
    """The name of the opponent."""
    return spec.opponent(Setup(summary.level, summary.modules, summary.options))


# --- the home network


class Device(NamedTuple):
    """A paired device; times are ISO 8601, UTC."""

    id: str
    name: str
    first: str  # when it was paired
    last: str  # when it was last seen
    ends: str  # when it will be removed, if it is not used again


class Network(NamedTuple):
    """What a visitor may see: everything on this machine; on a device, only the device itself."""

    devices: Sequence[Device] = ()
    this: str = ""  # the id of the device that asks; "" is this machine
    is_open: bool = False  # whether other devices can reach the app
    addresses: Sequence[str] = ()
    code: str = ""  # the pairing code for the next device
    failures: int = 0  # wrong codes since the last new code
    locked: bool = False  # no device can join until there is a new code
    qr: str = ""  # a QR code of the address with the pairing code
    qr_first: str = ""  # a QR code of the address of the certificate; "" without https
    fingerprint: str = ""  # the first characters of the authority's fingerprint
    alone: bool = False  # the app runs in this browser without a server: there are no devices


NOBODY: Final = Network()
ALONE: Final = Network(alone=True)
