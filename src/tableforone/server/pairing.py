"""Pairing codes: one device for each code that the server shows to its owner.

Whoever guesses has to wait, longer each time, alone and all together; after twenty wrong codes nobody may join until
the owner asks for a new one: in the settings on the machine itself, or in the terminal where it serves.
"""

import hmac
import ipaddress
import secrets
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from starlette.types import Scope

from tableforone.server.voice import t

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without those that look alike
LENGTH: Final = 8  # letters of a code: 40 bits
MOST_FAILURES: Final = 20
LONGEST_ALONE: Final = 300.0  # seconds
LONGEST_TOGETHER: Final = 60.0
FREE_TOGETHER: Final = 3  # failures before everybody has to wait
REMEMBERED: Final = 1000  # addresses


def _print(text: str) -> None:
    print(text, flush=True)


class Pairing:
    """The code, who failed how often, and until when nobody is listened to."""

    def __init__(self, tell: Callable[[str], None] = _print, now: Callable[[], float] = monotonic) -> None:
        self._tell, self._now = tell, now
        self.renew()

    def renew(self) -> None:
        """A new code; whatever was tried before is forgotten.  Only the owner may ask for it."""
        self.code = _new_code()
        self.failures = 0
        self._until = 0.0
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()  # by address: how often; closed until

    @property
    def locked(self) -> bool:
        return self.failures >= MOST_FAILURES

    def wait(self, address: str) -> int:
        """Seconds until a code from this address is looked at."""
        until = max(self._until, self._failed.get(address, (0, 0.0))[1])
        return max(0, ceil(until - self._now()))

    def accepts(self, address: str, given: str) -> bool:
        """Is this the code?  It is good once.  To be asked when nobody has to wait and nothing is locked."""
        if self.locked or self.wait(address):
            return False
        if hmac.compare_digest(_letters(given).encode(), _letters(self.code).encode()):
            self._failed.pop(address, None)
            self.code = _new_code()
            return True
        self._note_failure(address)
        return False

    def _note_failure(self, address: str) -> None:
        now = self._now()
        times = self._failed.pop(address, (0, 0.0))[0] + 1
        self._failed[address] = times, now + min(2.0 ** (times - 1), LONGEST_ALONE)
        if len(self._failed) > REMEMBERED:
            self._failed.popitem(last=False)
        self.failures += 1
        if self.failures > FREE_TOGETHER:
            self._until = now + min(2.0 ** (self.failures - FREE_TOGETHER - 1), LONGEST_TOGETHER)
        if self.failures == MOST_FAILURES:
            self._tell(t("pairing-locked", n=MOST_FAILURES))

    def announce(self, joined: str) -> None:
        """Tell the owner who came, and the next code."""
        self._tell(t("pairing-joined", device=joined, code=self.code))


def _new_code() -> str:
    """Eight letters in two groups, to be read aloud."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{letters[: LENGTH // 2]}-{letters[LENGTH // 2 :]}"


def _letters(text: str) -> str:
    """A code as a person may have typed it.

    >>> _letters(" K7MP 2xqd")
    'k7mp2xqd'
    """
    return "".join(text.split()).replace("-", "").lower()


def address_of(scope: Scope) -> str:
    """Whose failures are counted together: an address, or of the new, long ones the network they belong to."""
    found = _address(scope)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_local(scope: Scope) -> bool:
    """Does this visitor sit at our own machine?"""
    found = _address(scope)
    return found is not None and found.is_loopback


def _address(scope: Scope) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    client = scope.get("client")
    try:
        found = ipaddress.ip_address(client[0].partition("%")[0] if client else "")
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
