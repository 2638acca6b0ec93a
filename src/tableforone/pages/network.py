"""The home network and its devices, for the settings page."""

from collections.abc import Sequence
from typing import Final, NamedTuple


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
