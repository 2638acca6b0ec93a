"""Time limits for connections: seconds for a request, a minute until the next one.

A connection that sends nothing, or half a request, or does not read its response, would otherwise
stay open for ever. Many such connections would block all other visitors.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tableforone.server.pairing import address_of, is_local

BEGINS: Final = 10.0  # seconds for the head of a request, and for the rest of a refused one
TAKES: Final = 30.0  # seconds for a browser to read a response
STAYS: Final = 60.0  # seconds until the next request on the same connection
FROM_ONE: Final = 40  # connections from one network address; a browser opens six
FROM_ALL: Final = 200  # connections from the network in total


class Limit:
    """A timer that can be stopped; it calls ``then`` at its end."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self.seconds, self.then = seconds, then
        self._running: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start the timer, unless it is running."""
        if self._running is None:
            self._running = asyncio.get_running_loop().call_later(self.seconds, self.then)

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            self._running = None


class Connection(H11Protocol):
    """One connection.

    Connections from this machine are not counted, so others cannot use them up.
    """

    network: Final[Counter[str]] = Counter()  # connections by address

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begins, self.takes = Limit(BEGINS, transport.abort), Limit(TAKES, transport.abort)
        self.counted = "" if is_local({"client": self.client}) else address_of({"client": self.client})
        if self.counted:
            self.network[self.counted] += 1
        full = self.network[self.counted] > FROM_ONE or self.network.total() > FROM_ALL
        if full and self.counted:
            transport.abort()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.begins.stop()
        self.takes.stop()
        if self.counted:
            self.network[self.counted] -= 1
            if not self.network[self.counted]:
                del self.network[self.counted]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Start or stop the timer for the head of a request."""
        idle = self.timeout_keep_alive_task is not None and self.conn.their_state is h11.IDLE
        answering = self.cycle is not None and not self.cycle.response_complete
        if idle or answering or self.transport.is_closing():
            self.begins.stop()
        else:
            self.begins.start()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.takes.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.takes.stop()
