"""Never lose a move: the server is killed at random moments while a client plays over HTTP.

Twenty times here; ``TABLEFORONE_KILLS=200`` for the long run.
"""

import os
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tableforone.store import Store
from tests.web.games import STONES
from tests.web.server import Server

KILLS = int(os.environ.get("TABLEFORONE_KILLS", "20"))
GAME = "grand-austria-hotel"  # long enough to be killed in the middle of a card

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the crash test needs fork and SIGKILL")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.close()


class Client:
    """Somebody who plays at random and remembers what the server acknowledged."""

    def __init__(self, port: int, seed: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=10)
        self.chance = random.Random(seed)
        self.token = {"X-Token": self.patient("GET", "/session")["token"]}
        self.table = self.new()
        self.acknowledged = 0  # answers of this table that the server said it has

    def new(self) -> dict:  # type: ignore[type-arg]
        self.acknowledged = 0
        return self.patient("POST", "/tables", json={"game": GAME, "seed": self.chance.randrange(1000)})

    def patient(self, method: str, path: str, **more: object) -> dict:  # type: ignore[type-arg]
        """Ask again while the server is down (only for what may be repeated)."""
        while True:
            try:
                answer = self.http.request(method, path, headers=getattr(self, "token", {}), **more)  # type: ignore[arg-type]
                return dict(answer.json())
            except httpx.TransportError:
                time.sleep(0.02)

    def play_until(self, stop: threading.Event) -> None:
        """Answer until the line breaks; an answer without a reply may or may not have counted."""
        while not stop.is_set():
            if self.table["question"] is None:
                self.table = self.new()
            question = self.table["question"]
            given = {"question": question["number"], "answer": self.chance.choice(question["answers"])}
            try:
                answer = self.http.post(f"/tables/{self.table['id']}/answers", json=given, headers=self.token)
            except httpx.TransportError:
                return
            if answer.status_code == 429:
                time.sleep(0.05)
                continue
            assert answer.status_code == 200, answer.text
            self.table = answer.json()
            self.acknowledged = self.table["question"]["number"] if self.table["question"] else -1


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(server: Server, tmp_path: Path) -> None:
    client = Client(server.port, seed=4)
    moment = random.Random(5)
    for kill in range(KILLS):
        stop = threading.Event()
        player = threading.Thread(target=client.play_until, args=(stop,))
        player.start()
        time.sleep(moment.uniform(0.01, 0.25))
        server.kill()
        stop.set()
        player.join()
        seen = client.patient("GET", f"/tables/{client.table['id']}")
        number = seen["question"]["number"] if seen["question"] else -1
        assert number == -1 or number >= client.acknowledged, f"kill {kill}: {number} < {client.acknowledged}"
        with Store(tmp_path) as store:
            table = store.load(client.table["id"])
            assert table.view == seen["view"]  # exactly where it was, also in the middle of a card
        client.table = seen
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        database.close()
    client.http.close()


def test_an_open_page_survives_a_restart(server: Server) -> None:
    """The token of a page that was open when the server died is still good."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api") as http:
        token = {"X-Token": http.get("/session").json()["token"]}
        table = http.post("/tables", json={"game": STONES.id, "seed": 5}, headers=token).json()
        server.kill()
        given = {"question": 0, "answer": 1}
        for _ in range(200):
            try:
                answer = http.post(f"/tables/{table['id']}/answers", json=given, headers=token)
                break
            except httpx.TransportError:
                time.sleep(0.02)
        assert answer.status_code == 200
