"""What the settings show of the home network and of its devices."""

from collections.abc import Sequence
from typing import Final, NamedTuple


class Device(NamedTuple):
    """A device that was let in; the moments are ISO 8601, UTC."""

    id: str
    name: str
    first: str  # when it was paired
    last: str  # when it was last seen
    ends: str  # when it will be forgotten, if it does not come again


class Network(NamedTuple):
    """What a visitor may know: on this machine everything, on a device only the device itself."""

    devices: Sequence[Device] = ()
    this: str = ""  # the id of the device that looks; "": the machine itself
    is_open: bool = False  # can others reach this app at all?
    addresses: Sequence[str] = ()
    code: str = ""  # with which the next device may join
    failures: int = 0  # wrong codes since the last new one
    locked: bool = False  # no device may join until there is a new code
    qr: str = ""  # a drawing of the address with the code
    qr_first: str = ""  # a drawing of the address where the certificate is; "": no https
    fingerprint: str = ""  # how the authority's certificate begins
    alone: bool = False  # the app runs in this browser: there are no devices


NOBODY: Final = Network()
ALONE: Final = Network(alone=True)
