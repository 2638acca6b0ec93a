"""Rate limits for requests, and thread limits for long work."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar

KEPT: Final = 1000
ALONE: Final[RunVar[CapacityLimiter]] = RunVar("alone")  # one for each event loop
READING: Final[RunVar[CapacityLimiter]] = RunVar("reading")
READERS: Final = 4  # files that are read at the same time

Found = TypeVar("Found")


class Buckets:
    """A rate limit for each visitor: ``burst`` actions at once, and ``rate`` more each second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, who: str, now: float | None = None) -> bool:
        """Whether this visitor may do one more thing.

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
    """Run short work in a single thread; all other threads are for players."""
    return await to_thread.run_sync(work, *given, limiter=_limiter(ALONE, 1))


async def reading(work: Callable[..., Found], *given: Any) -> Found:
    """Run work that waits for another process to read a file, in its own few threads."""
    return await to_thread.run_sync(work, *given, limiter=_limiter(READING, READERS))


def _limiter(which: RunVar[CapacityLimiter], threads: int) -> CapacityLimiter:
    try:
        return which.get()
    except LookupError:
        which.set(made := CapacityLimiter(threads))
        return made
