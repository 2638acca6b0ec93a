"""Reads files from elsewhere in a subprocess, with limits on time, memory and output.

One process is kept for the next file.  If a second file arrives in the meantime, it gets another
process, so that it does not wait.  A process that reaches a limit is killed.
"""

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from time import monotonic
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.speech import SPOKEN
from tableforone.store.reading import MEMORY, Reading, guarded
from tableforone.store.voice import m

START: Final = 30.0  # seconds until a process must be ready
PATIENCE: Final = 15.0  # seconds to wait in all; on a busy machine this may be short
PROCESSOR: Final = 5  # seconds of CPU time for one file or archive, if the system can limit it
SPACE: Final = 1 << 29  # bytes of memory, if the system can limit it
LONGEST: Final = 16_000_000  # bytes of one message
MOST: Final = 128_000_000  # bytes of all messages for one file

OUT_OF_TIME: Final = -getattr(signal, "SIGXCPU", 1000)  # the exit code after the limit on CPU time

END: Final = "end"
FOUND: Final = "found"
FAULT: Final = "fault"
TOO_LONG: Final = m("read-too-long")
BROKEN: Final = m("read-stopped")


class Reader(Reading):
    """Reads every file in a subprocess; thread-safe."""

    def __init__(self) -> None:
        self._lock: Final = Lock()
        self._workers: Final[set[Worker]] = set()
        self._idle: Worker | None = None
        self._closed = False

    def close(self) -> None:
        """End all processes; a caller that still waits gets a Fault."""
        with self._lock:
            self._closed, self._idle = True, None
            for worker in self._workers:
                worker.end()
            self._workers.clear()

    def _run(self, work: Callable[..., Iterator[Any]], *given: Any) -> Iterator[Any]:
        worker = self._taken()
        try:
            yield from worker.asked(work, given)
        finally:
            self._given_back(worker)

    def _taken(self) -> "Worker":
        with self._lock:
            if self._closed:
                raise Fault(m("read-closed"))
            worker, self._idle = self._idle, None
            if worker is not None and not worker.process.is_alive():  # ended by the system while it waited
                worker.end()
                self._workers.discard(worker)
                worker = None
            worker = worker or Worker()
            self._workers.add(worker)
        return worker

    def _given_back(self, worker: "Worker") -> None:
        with self._lock:
            if worker.is_free and self._idle is None and not self._closed:
                self._idle = worker
            else:
                worker.end()
                self._workers.discard(worker)


class Worker:
    """One process, and the connection to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.link, there = context.Pipe()
        self.process: Final[BaseProcess] = context.Process(target=work, args=(there,), daemon=True)
        try:
            self.process.start()
        except OSError:
            raise Fault(BROKEN) from None
        finally:
            there.close()
        self.is_free = False
        self._is_ready = False

    def asked(self, function: Callable[..., Iterator[Any]], given: Sequence[Any]) -> Iterator[Any]:
        """The results of this function; a Fault if it fails or reaches a limit."""
        try:
            if not self._is_ready:
                self._heard(START)
                self._is_ready = True
            self.is_free = False
            self.link.send((SPOKEN.get(), function, given))
            yield from self._found()
        except (EOFError, OSError):
            self.process.join(1)
            raise Fault(TOO_LONG if self.process.exitcode == OUT_OF_TIME else BROKEN) from None

    def _found(self) -> Iterator[Any]:
        left, size = PATIENCE, 0
        while True:
            began = monotonic()
            said = self._heard(left)
            left -= monotonic() - began  # the caller's time does not count
            size += len(said)
            kind, value = json.loads(said)
            self.is_free = kind != FOUND
            if kind == END:
                return
            if kind == FAULT:
                raise Fault(value)
            if size > MOST:
                raise Fault(BROKEN)
            yield value

    def _heard(self, seconds: float) -> bytes:
        if not self.link.poll(max(seconds, 0)):
            raise Fault(TOO_LONG)
        return self.link.recv_bytes(LONGEST)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.link.close()


# --- in the subprocess


def work(link: "Connection[Any, Any]") -> None:
    """Receive functions to run and send their results, until the connection ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the main program
    with suppress(OSError, AttributeError):
        os.nice(5)
    limit_memory()
    with suppress(EOFError, OSError):
        _say(link, END)
        while True:
            language, function, given = link.recv()
            SPOKEN.set(language)
            limit_time()
            _answer(link, function, given)


def _answer(link: "Connection[Any, Any]", function: Callable[..., Iterator[Any]], given: Sequence[Any]) -> None:
    try:
        for found in guarded(function, given):
            _say(link, FOUND, found)
    except Fault as fault:
        _say(link, FAULT, str(fault))
    except MemoryError:  # the result is too large to be sent
        _say(link, FAULT, str(MEMORY))
    else:
        _say(link, END)


def _say(link: "Connection[Any, Any]", kind: str, value: Any = None) -> None:
    link.send_bytes(json.dumps([kind, value]).encode())


def limit_memory() -> None:
    """Limit the memory; systems without such a limit rely on the limits on time and size."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))


def limit_time() -> None:
    """Limit the CPU time; the system ends the process, even if the main program is gone."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + PROCESSOR, most))
