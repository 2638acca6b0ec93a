"""Pairing codes: the server shows a code to its owner; each code pairs one device.

After a wrong code there is a delay, which grows, for one address and for all together. After twenty
wrong codes no device can join until the owner makes a new code: in the settings on the machine
itself, or in the terminal of the server.
"""

import hmac
import ipaddress
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from math import ceil
from time import monotonic
from typing import Final

from starlette.types import Scope

from tableforone.server.voice import t
from tableforone.store.rows import LETTERS

LENGTH: Final = 8  # characters of a code: 40 bits
MOST_FAILURES: Final = 20
LONGEST_ALONE: Final = 300.0  # seconds
LONGEST_TOGETHER: Final = 60.0
FREE_TOGETHER: Final = 3  # failures before everyone has to wait
REMEMBERED: Final = 1000  # addresses

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_print: Final = partial(print, flush=True)


class Pairing:
    """The code, the failures per address, and the time until which codes are refused."""

    def __init__(self, tell: Callable[[str], None] = _print, now: Callable[[], float] = monotonic) -> None:
        self._tell, self._now = tell, now
        self.renew()

    def renew(self) -> None:
        """Make a new code and forget all failures.  Only the owner may do this."""
        self.code = _new_code()
        self.failures = 0
        self._until = 0.0
        # by address: failures, and the time until which it is refused
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()

    @property
    def locked(self) -> bool:
        return self.failures >= MOST_FAILURES

    def wait(self, address: str) -> int:
        """Seconds until a code from this address is accepted."""
        until = max(self._until, self._failed.get(address, (0, 0.0))[1])
        return max(0, ceil(until - self._now()))

    def accepts(self, address: str, given: str) -> bool:
        """Whether this is the code.

        Each code works once.  Call it only if ``wait`` is 0 and not locked.
        """
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
        """Tell the owner which device joined, and the next code."""
        self._tell(t("pairing-joined", device=joined, code=self.code))


def _new_code() -> str:
    """Eight characters in two groups, easy to read out."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{letters[: LENGTH // 2]}-{letters[LENGTH // 2 :]}"


def _letters(text: str) -> str:
    """A typed code without spaces and hyphens, in lower case.

    >>> _letters(" K7MP 2xqd")
    'k7mp2xqd'
    """
    return "".join(text.split()).replace("-", "").lower()


def address_of(scope: Scope) -> str:
    """The address whose failures are counted together; for IPv6, its network."""
    found = _address(scope)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_local(scope: Scope) -> bool:
    """Whether this visitor is at this machine."""
    found = _address(scope)
    return found is not None and found.is_loopback


def _address(scope: Scope) -> Address | None:
    client = scope.get("client")
    found = parsed(client[0].partition("%")[0] if client else "")
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def parsed(text: str) -> Address | None:
    """This IP address; None if it is none."""
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
