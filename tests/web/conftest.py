"""Fixtures for the web tests: two installed games, a client, a server, a browser."""

import asyncio
import os
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser

from tableforone import games
from tableforone.server.app import create_app, opened
from tableforone.server.serve import hosts_of, listen, server_of
from tests.web.games import STONES, on_the_shelf
from tests.web.window import Window

HOST: Final = "127.0.0.1:8041"
HERE: Final = ("127.0.0.1", 50000)


@pytest.fixture(autouse=True, scope="session")
def shelf() -> Iterator[None]:
    """Both test games, installed for these tests only."""
    before = os.environ[games.ELSEWHERE]
    on_the_shelf()
    yield
    games._extra.pop(STONES.id, None)
    os.environ[games.ELSEWHERE] = before


class Straight(httpx.BaseTransport):
    """A transport to the application without a network, in a thread beside Playwright's loop."""

    def __init__(self, app: Any, client: tuple[str, int]) -> None:
        self.way = httpx.ASGITransport(app, raise_app_exceptions=False, client=client)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return asyncio.run_coroutine_threadsafe(self._asked(request), self.loop).result()

    async def _asked(self, request: httpx.Request) -> httpx.Response:
        answer = await self.way.handle_async_request(request)
        plain = [(name, value) for name, value in answer.headers.multi_items() if name != "content-encoding"]
        return httpx.Response(answer.status_code, headers=plain, content=await answer.aread(), request=request)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


class Visitor(httpx.Client):
    """A client without a window: it keeps cookies and the token of the last page."""

    token = ""

    def see(self, path: str, **more: Any) -> str:
        """Get the page at this address."""
        answer = self.get(path, **more)
        assert answer.status_code == 200, answer.text[:500]
        self.token = token_of(answer.text) or self.token
        return answer.text

    def submit(self, path: str, follow: bool = True, **fields: Any) -> Any:
        """Send a form, with the token."""
        return self.post(path, data={"token": self.token, **fields}, follow_redirects=follow)

    def sit_down(self, game: str = "stones", **fields: Any) -> str:
        """Start a new table; returns its id."""
        self.see(f"/games/{game}/new")
        answer = self.submit(f"/games/{game}/new", follow=False, **{"seed": "5", **fields})
        assert answer.status_code == 303, answer.text[:500]
        name: str = answer.headers["location"].rpartition("/")[2]
        self.see(f"/tables/{name}")
        return name

    def api(self, method: str, path: str, **more: Any) -> Any:
        """Call the API, with the token."""
        if not self.token:
            self.token = self.get("/api/session").json()["token"]
        return self.request(method, f"/api{path}", headers={"X-Token": self.token}, **more)


def token_of(page: str) -> str:
    found = re.search(r'name="token" value="(\w+)"', page)
    return found[1] if found else ""


@contextmanager
def application(folder: Path, hosts: frozenset[str] = frozenset({HOST}), *more: Any) -> Iterator[Any]:
    """An application without a server; everything it opened is closed at the end."""
    app = create_app(folder, hosts, *more)
    with opened(app.app):
        yield app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Any]:
    with application(tmp_path) as app:
        yield app


@pytest.fixture
def inner(app: Any) -> FastAPI:
    """The application behind the access checks."""
    behind = app.app
    assert isinstance(behind, FastAPI)
    return behind


@pytest.fixture
def visitor(app: Any) -> Iterator[Visitor]:
    with Visitor(base_url=f"http://{HOST}", transport=Straight(app, HERE)) as someone:
        yield someone


@pytest.fixture(scope="session")
def live_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the running server."""
    return tmp_path_factory.mktemp("live")


@pytest.fixture(scope="session")
def live(live_folder: Path) -> Iterator[str]:
    """The address of a running server."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    with running(create_app(live_folder, hosts_of("127.0.0.1", port)), listening):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def running(app: Any, listening: socket.socket, other: uvicorn.Server | None = None) -> Iterator[uvicorn.Server]:
    """Run a server for this application."""
    server = other or server_of(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield server
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="session")
def spare() -> list[Window]:
    """Unused windows on the running server, because opening one takes a second."""
    return []


@pytest.fixture
def windows(browser: Browser, live: str, spare: list[Window]) -> Iterator[Callable[..., Window]]:
    """Open windows, ``windows("phone", "dark")``; at the end none may have a complaint."""
    opened: list[Window] = []

    def window(size: str = "desktop", theme: str = "light") -> Window:
        opened.append(spare.pop().anew(size, theme) if spare else Window(browser, live, size, theme))
        return opened[-1]

    yield window
    for each in opened:
        each.check()
    spare.extend(opened)


@pytest.fixture
def window(windows: Callable[..., Window], request: pytest.FixtureRequest) -> Window:
    """One window, ``"phone dark"`` or whatever the test asks for."""
    return windows(*request.param.split())
