"""Tasks that tests give to the process that reads files."""

import os
import sys
from collections.abc import Iterator
from time import sleep

from tableforone.store.reader import Reader

if sys.platform != "win32":
    import resource


def freeze() -> Iterator[int]:
    """One call that no Python signal interrupts, for days."""
    yield sum(range(10**15))


def wait() -> Iterator[None]:
    """Wait as long, without using the processor."""
    sleep(10**6)
    yield None


def freeze_with_a_second_left() -> Iterator[int]:
    assert sys.platform != "win32"
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1, most))
    yield from freeze()


def hoard() -> Iterator[int]:
    yield len(bytearray(1 << 30))


def chatter(times: int, size: int) -> Iterator[str]:
    for _ in range(times):
        yield "x" * size


def fail() -> Iterator[int]:
    yield [0][1]


def die() -> Iterator[int]:
    yield os._exit(1)


def limits() -> Iterator[list[int]]:
    """The remaining processor seconds, and the memory limit."""
    assert sys.platform != "win32"
    used = resource.getrusage(resource.RUSAGE_SELF)
    seconds = resource.getrlimit(resource.RLIMIT_CPU)[0] - int(used.ru_utime + used.ru_stime)
    yield [seconds, resource.getrlimit(resource.RLIMIT_AS)[0]]


def pids(reader: Reader) -> list[int | None]:
    """The ids of the processes that this reader has now."""
    return [worker.process.pid for worker in list(reader._workers)]
