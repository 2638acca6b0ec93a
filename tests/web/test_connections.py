"""Tests of slow connections: each has a time limit, and no answer waits for the next packet."""

import socket
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from tableforone.server import bodies, connections
from tableforone.server.app import create_app, opened
from tableforone.server.connections import Connected, Connection
from tableforone.server.serve import hosts_of, listen
from tableforone.store import Store
from tests.web.conftest import running

SHORT = 0.4  # seconds that a connection may delay these servers
PATIENCE = 20.0  # seconds after which a test assumes an endless wait


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual limits, but shorter."""
    for module, name in ((connections, "BEGINS"), (connections, "TAKES"), (bodies, "IN_TIME")):
        monkeypatch.setattr(module, name, SHORT)
    monkeypatch.setattr(connections, "STAYS", 2)


@pytest.fixture
def forgetful(impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection is kept just long enough to see that it was kept."""
    monkeypatch.setattr(connections, "STAYS", 1)


@pytest.fixture
def port(impatient: None, tmp_path: Path) -> Iterator[int]:
    listening = listen("127.0.0.1", 0)
    number: int = listening.getsockname()[1]
    with running(create_app(tmp_path, hosts_of("127.0.0.1", number)), listening):
        yield number


def call(port: int) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port))
    made.settimeout(PATIENCE)
    return made


def rest(connection: socket.socket) -> bytes:
    """Everything received until the server closes the connection; an error if it never does."""
    got = b""
    try:
        while part := connection.recv(65536):
            got += part
    except ConnectionError:
        pass
    return got


def head(port: int, line: str = "GET / HTTP/1.1", **more: str) -> bytes:
    lines = [line, f"Host: 127.0.0.1:{port}", *(f"{name.replace('_', '-')}: {value}" for name, value in more.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\n"], ids=["nothing", "a letter", "half"])
def test_a_connection_that_says_too_little_is_closed(port: int, sent: bytes) -> None:
    with call(port) as connection:
        connection.sendall(sent)
        assert rest(connection) == b""


def test_a_letter_at_a_time_is_no_way_to_stay(port: int) -> None:
    with call(port) as connection:
        began = time.monotonic()
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        with pytest.raises(ConnectionError):
            while time.monotonic() < began + PATIENCE:
                connection.sendall(b"x")
                time.sleep(SHORT / 8)


def test_half_a_request_after_a_whole_one_is_closed_too(port: int) -> None:
    with call(port) as connection:
        connection.sendall(head(port))
        connection.recv(100)
        connection.sendall(b"GET / HT")
        assert b"HT" not in rest(connection)[-10:]


def test_a_browser_may_think_before_its_next_request(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
        first = browser.get("/api/session").extensions["network_stream"]
        time.sleep(1.5 * SHORT)
        assert browser.get("/api/session").extensions["network_stream"] is first


@pytest.mark.usefixtures("forgetful")
def test_but_not_for_ever(port: int) -> None:
    with call(port) as connection:
        connection.sendall(head(port, "GET /api/session HTTP/1.1"))
        assert rest(connection).startswith(b"HTTP/1.1 200")


def test_a_body_that_does_not_come_is_answered_with_a_sentence(port: int) -> None:
    with call(port) as connection:
        connection.sendall(head(port, "POST /tables/import HTTP/1.1", Content_Length="1000") + b"token=")
        answer = rest(connection)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"This arrived too slowly." in answer
    assert b"content-security-policy" in answer.lower()


def test_whoever_sends_on_after_a_refusal_is_closed(port: int) -> None:
    with call(port) as connection:
        connection.sendall(head(port, "POST /tables/import HTTP/1.1", Content_Length="9000000"))
        assert connection.recv(12) == b"HTTP/1.1 413"
        began = time.monotonic()
        with pytest.raises(ConnectionError):
            while time.monotonic() < began + PATIENCE:
                connection.sendall(b"x")
                time.sleep(SHORT / 8)


def test_an_answer_that_is_cut_off_is_no_answer(port: int, tmp_path: Path) -> None:
    """The first digit of "12" is another answer: half a form must have no effect."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api") as http:
        token = http.get("/session").json()["token"]
        name = http.post("/tables", json={"game": "stones", "seed": 5}, headers={"X-Token": token}).json()["id"]
        form = f"token={token}&question=0&answer=1"
        request = head(
            port,
            f"POST /tables/{name}/answers HTTP/1.1",
            Content_Type="application/x-www-form-urlencoded",
            Content_Length=str(len(form) + 1),
            Cookie=f"session={http.cookies['session']}",
        )
        with call(port) as connection:
            connection.sendall(request + form.encode())
        time.sleep(SHORT)
        assert http.get(f"/tables/{name}").json()["question"]["number"] == 0
    with Store(tmp_path) as store:
        assert store.load(name).journal == []


async def endless(scope: Scope, receive: Receive, send: Send) -> None:
    """An application whose answer is larger than any buffer."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"100000000")]})
    for _ in range(100):
        await send({"type": "http.response.body", "body": bytes(1_000_000), "more_body": True})
    await send({"type": "http.response.body"})


def until(true: Callable[[], bool]) -> bool:
    """Whether the condition becomes true in time."""
    end = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < end:
        time.sleep(0.02)
    return true()


@pytest.mark.usefixtures("impatient")
def test_whoever_does_not_take_the_answer_is_closed() -> None:
    listening = listen("127.0.0.1", 0)
    with running(endless, listening) as server, call(listening.getsockname()[1]) as connection:
        connection.sendall(head(1))
        assert until(lambda: len(server.server_state.connections) == 1)
        assert until(lambda: len(server.server_state.connections) == 0)


# --- many connections


@pytest.fixture
def from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat this machine as a remote one, which may have few connections."""
    monkeypatch.setattr(connections, "is_local", lambda scope: False)
    monkeypatch.setattr(connections, "FROM_ONE", 3)
    monkeypatch.setattr(connections, "BEGINS", PATIENCE * 2)


def answers(connection: socket.socket) -> bool:
    try:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: nobody\r\n\r\n")
        return bool(connection.recv(12))
    except ConnectionError:
        return False


def test_one_address_cannot_take_all_connections(port: int, from_afar: None) -> None:
    opened = [call(port) for _ in range(6)]
    assert [answers(connection) for connection in opened] == [True] * 3 + [False] * 3
    for connection in opened:
        connection.close()
    assert until(lambda: not Connected.taken)
    with call(port) as again:
        assert answers(again)


def test_all_addresses_together_cannot_either(port: int, from_afar: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FROM_ALL", 2)
    opened = [call(port) for _ in range(4)]
    assert [answers(connection) for connection in opened] == [True] * 2 + [False] * 2
    monkeypatch.setattr(connections, "is_local", lambda scope: True)
    with call(port) as owner:  # connections from this machine are not counted
        assert answers(owner)
    for connection in opened:
        connection.close()
    assert until(lambda: not Connected.taken)


# --- no delay


def test_an_answer_does_not_wait_for_the_next_packet(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nagle's algorithm delayed answers by 40 ms; asyncio disables it only for a named protocol."""
    seen: list[int] = []

    def look(self: Connection, transport: Any) -> None:
        accepted = transport.get_extra_info("socket")
        seen.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        made(self, transport)

    made = Connection.connection_made
    monkeypatch.setattr(Connection, "connection_made", look)
    assert httpx.get(f"http://127.0.0.1:{port}/api/session").status_code == 200
    assert len(seen) == 1
    assert seen[0] != 0


def test_the_app_itself_is_served_that_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tableforone.server import serve

    began: list[tuple[uvicorn.Server, list[socket.socket]]] = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: began.append((self, sockets)))
    assert serve.serve(port=0, data=tmp_path) == 0
    ((server, (listening,)),) = began
    assert listening.proto == socket.IPPROTO_TCP
    assert server.config.http is Connection
    assert server.config.timeout_keep_alive == connections.STAYS
    listening.close()
    guard: Any = server.config.app
    opened(guard.app).close()


def test_after_a_mistake_of_ours_the_connection_goes_on(live: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error page is sent completely, and the connection accepts the next request."""
    host, port = live.removeprefix("http://").split(":")
    line = HTTPConnection(host, int(port), timeout=30)
    line.connect()
    socket_of_it = line.sock
    with monkeypatch.context() as patch:
        patch.setattr("tableforone.pages.lobby.greeting", lambda hour: 1 // 0)
        for _ in range(2):
            line.request("GET", "/")
            failed = line.getresponse()
            assert failed.status == 500
            assert b"Your games are safe" in failed.read()
    line.request("GET", "/")
    assert line.getresponse().status == 200
    assert line.sock is socket_of_it
    line.close()
