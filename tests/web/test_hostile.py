"""Tests that a hostile file delays nobody: meanwhile other tables are answered as before."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from statistics import median
from typing import Final

import httpx
import pytest

from tests.web.attacker import HOSTILE
from tests.web.server import Server

pytestmark = [pytest.mark.check, pytest.mark.skipif(not hasattr(os, "fork"), reason="the server of this test forks")]

ANSWERS: Final = 8
ROUNDS: Final = 4  # one of them may be free of delays by the machine; a frozen server delays each
PROMISED: Final = 0.1  # seconds; several times what an answer takes on a quiet machine
SLOWER: Final = 10  # times the quiet answer, which takes about 10 ms
GAME: Final = "grand-austria-hotel"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hostile"))
    yield running
    running.close()


class Player:
    """A client that answers a question, undoes it, and answers it again."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api", timeout=120)
        self.http.headers["X-Token"] = self.http.get("/session").json()["token"]
        self.table = self.http.post("/tables", json={"game": GAME, "seed": 5}).json()

    def seconds(self) -> list[float]:
        """The times of a few answers."""
        times = []
        for _ in range(ANSWERS // 2):
            question = self.table["question"]
            times.append(self.send("answers", answer=question["answers"][0]))
            times.append(self.send("undo", to=question["number"]))
        return times

    def send(self, what: str, **given: int) -> float:
        number = self.table["question"]["number"]
        began = time.perf_counter()
        answer = self.http.post(f"/tables/{self.table['id']}/{what}", json={"question": number, **given})
        taken = time.perf_counter() - began
        assert answer.status_code == 200, answer.text
        self.table = answer.json()
        return taken


@contextmanager
def attacked(server: Server, kind: str) -> Iterator[list[int]]:
    """Send hostile files one after the other; yields their statuses, complete at the end."""
    command = [sys.executable, "-m", "tests.web.attacker", str(server.port), kind]
    answers: list[int] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
        assert attacker.stdout is not None
        assert attacker.stdout.readline() == "ready\n"
        try:
            yield answers
            answers.append(int(attacker.stdout.readline()))
        finally:
            attacker.kill()
        answers += [int(status) for status in attacker.stdout]


@pytest.mark.parametrize("kind", HOSTILE)
def test_another_table_is_answered_meanwhile(server: Server, kind: str) -> None:
    player = Player(server)
    with closing(player.http):
        player.seconds()  # the first answers at a table are slow
        calm = player.seconds()
        with attacked(server, kind) as answers:
            longest = min(max(player.seconds()) for _ in range(ROUNDS))
        calm += player.seconds()  # the machine may be busier now than before
    print(f"calm {1000 * median(calm):.0f} ms, longest under attack {1000 * longest:.0f} ms, {len(answers)} refused")
    assert longest < max(PROMISED, SLOWER * median(calm))
    assert set(answers) <= {303, 400, 413, 422}
