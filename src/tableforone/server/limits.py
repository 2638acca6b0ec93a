"""How much is too much?  Buckets that refill, and a few threads for whatever may take long."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar

KEPT: Final = 1000
LONG_AT_ONCE: Final = 2
FEW: Final[RunVar[CapacityLimiter]] = RunVar("few")  # one for each event loop

Found = TypeVar("Found")


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


async def apart(work: Callable[..., Found], *given: Any) -> Found:
    """Do what may take long in one of a few threads of its own: whoever plays meanwhile has all the others."""
    try:
        few = FEW.get()
    except LookupError:
        few = CapacityLimiter(LONG_AT_ONCE)
        FEW.set(few)
    return await to_thread.run_sync(partial(work, *given), limiter=few)
