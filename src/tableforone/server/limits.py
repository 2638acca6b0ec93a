"""How much is too much?  Buckets that refill, and the depth of a JSON text."""

import re
from collections import OrderedDict
from time import monotonic
from typing import Final

KEPT: Final = 1000
STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
NO_BRACKETS: Final = bytes(byte for byte in range(256) if byte not in b"[]{}")


class Buckets:
    """Every visitor may do ``burst`` things at once and ``rate`` more each second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, who: str, now: float | None = None) -> bool:
        """May this visitor do one more thing?

        >>> bucket = Buckets(rate=1, burst=2)
        >>> [bucket.allow("Ann", now=0.0) for _ in range(3)], bucket.allow("Ann", now=1.0)
        ([True, True, False], True)
        """
        now = monotonic() if now is None else now
        left, last = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - last) * self.rate)
        allowed = left >= 1
        self._left[who] = (left - allowed, now)
        while len(self._left) > KEPT:
            self._left.popitem(last=False)
        return allowed


def depth_of(body: bytes) -> int:
    """How deeply brackets are nested in a JSON text, without parsing it (strings are passed over).

    >>> depth_of(b'{"a": [1, "[[["]}')
    2
    """
    brackets = STRING.sub(b"", body).translate(None, delete=NO_BRACKETS)
    depth = deepest = 0
    for byte in brackets:
        depth += 1 if byte in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest
