"""Tests of abandoned reviews and hints: the server keeps working, and stops when asked to.

The server is a separate process, started as a user starts it. Connections are dropped as a closed
tab drops them: before the first byte or after it, with or without a proper close.
"""

import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

import tableforone
from tableforone.kernel.table import Table
from tableforone.players import make
from tableforone.store import Store

TIMES: Final = 20
BOUND: Final = 300.0  # seconds until a hanging server is given up; not a measurement
RESET: Final = struct.pack("ii", 1, 0)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a signal stops the server")


def finished(seed: int) -> Table:
    table = tableforone.new("high-season", seed=seed)
    chance = make("random", table.spec, 0)
    while not table.over:
        table.answer(chance(table.position, table.legal))
    return table


class House:
    """A server with one open table and two finished ones."""

    def __init__(self, folder: Path) -> None:
        with Store(folder) as store:
            self.playing = store.create(tableforone.new("high-season", seed=1))
            self.over = [store.create(finished(seed)) for seed in (1, 2)]
        command = [sys.executable, "-m", "tableforone", "serve", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[3]
        self.port = int(self.address.rstrip("/").rpartition(":")[2])

    def listens(self, path: str) -> socket.socket:
        """A connection on which this path was requested."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=BOUND)
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
        return line

    def lobby(self) -> int:
        return httpx.get(self.address, timeout=BOUND).status_code


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.process.kill()  # only if a test failed before stopping it
    made.process.communicate()


def until(line: socket.socket, *words: bytes) -> bytes:
    """The received bytes, up to the first of these words."""
    heard = b""
    while not any(word in heard for word in words):
        more = line.recv(4096)
        assert more, heard
        heard += more
    return heard


def drop(line: socket.socket, *, rudely: bool) -> None:
    if rudely:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    line.close()


def test_reviews_and_hints_are_left_twenty_times_and_the_server_stops(house: House) -> None:
    paths = [f"/tables/{house.over[0]}/review/found", f"/tables/{house.playing}/hint"]
    paths += [f"/tables/{house.over[1]}/review/found", f"/tables/{house.playing}/chance"]
    for nth in range(TIMES):
        for path in paths:
            line = house.listens(path)
            if nth % 3 == 1:
                until(line, b"HTTP/1.1 200")
            if nth % 3 == 2 and not path.endswith("chance"):
                until(line, b"event: progress", b"event: queued", b"event: hint")
            drop(line, rudely=nth % 2 == 0)
        assert house.lobby() == 200
    with house.listens(paths[0]) as line, house.listens(paths[1]) as other:
        until(line, b"event: progress")  # running: no abandoned request is ahead in the queue
        until(other, b"event: hint")
        with house.listens(paths[2]) as behind:
            until(behind, b"event: queued")
            house.process.send_signal(signal.SIGTERM)
            until(behind, b"event: end")
            until(line, b"event: end")
            assert house.process.wait(BOUND) in (0, -signal.SIGTERM)
    assert house.process.stderr is not None
    assert house.process.stderr.read() == ""
