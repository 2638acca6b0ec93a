"""Limits for connections: seconds for a request, a minute until the next one, a number for each address.

A connection that sends nothing, or half a request, or does not read its response, would otherwise
stay open for ever. Many such connections would block all other visitors.
"""

import asyncio
import ssl
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

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


class Connected:
    """The place of a connection among all those from the network.

    Connections from this machine are not counted, so others cannot use them up.
    """

    taken: Final[Counter[str]] = Counter()  # by address

    def __init__(self, transport: asyncio.BaseTransport) -> None:
        visitor = {"client": get_remote_addr(transport)}  # type: ignore[arg-type]
        self.address = "" if is_local(visitor) else address_of(visitor)
        if self.address:
            self.taken[self.address] += 1

    @property
    def is_too_many(self) -> bool:
        """Whether this connection is one more than allowed."""
        return bool(self.address) and (self.taken[self.address] > FROM_ONE or self.taken.total() > FROM_ALL)

    def leave(self) -> None:
        """Give the place back; a second time it does nothing."""
        if self.address:
            self.taken[self.address] -= 1
            if not self.taken[self.address]:
                del self.taken[self.address]
        self.address = ""


class Connection(H11Protocol):
    """One connection, with its time limits."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begins, self.takes = Limit(BEGINS, transport.abort), Limit(TAKES, transport.abort)
        self.place = Connected(transport)
        if self.place.is_too_many:
            transport.abort()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.begins.stop()
        self.takes.stop()
        self.place.leave()

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


class Arrival(asyncio.Protocol):
    """A connection to the https port until TLS has begun; then ``begun`` makes the real one.

    asyncio could begin TLS by itself, but it would tell of a connection only afterwards: those that
    never begin would not be counted.
    """

    waiting: Final[set[asyncio.Transport]] = set()

    def __init__(self, context: ssl.SSLContext, begun: Callable[[], Connection]) -> None:
        self.context, self.begun = context, begun

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.place = Connected(transport)
        if self.place.is_too_many:
            self.place.leave()
            transport.abort()
            return
        transport.pause_reading()  # until TLS reads
        self.waiting.add(transport)
        self.starting = asyncio.get_running_loop().create_task(self._start(transport))

    async def _start(self, transport: asyncio.Transport) -> None:
        early, safe = Early(), None
        try:
            # a failed or late handshake closes the connection
            with suppress(OSError):
                safe = await asyncio.get_running_loop().start_tls(
                    transport, early, self.context, server_side=True, ssl_handshake_timeout=BEGINS
                )
        finally:
            self.waiting.discard(transport)
            self.place.leave()
        if safe is None or early.is_lost:
            transport.abort()
            return
        connection = self.begun()
        safe.set_protocol(connection)
        connection.connection_made(safe)
        if early.data and not safe.is_closing():
            connection.data_received(early.data)


class Early(asyncio.Protocol):
    """What arrives together with the end of the handshake."""

    def __init__(self) -> None:
        self.data, self.is_lost = b"", False

    def data_received(self, data: bytes) -> None:
        self.data += data

    def eof_received(self) -> None:
        self.is_lost = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
