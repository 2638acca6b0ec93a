"""A stranger's file keeps nobody waiting: while it is read and refused, another table is answered as before."""

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from statistics import median
from typing import Any, Final

import httpx
import pytest

from tests.web.server import Server

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the server of this test forks")

ANSWERS: Final = 8
ROUNDS: Final = 4  # of which one may pass without a hiccup of the machine; a frozen server has one in each
SLOWER: Final = 10  # times; an answer takes about ten milliseconds where nothing else runs: so this means 100
GAME: Final = "grand-austria-hotel"
CARDS: Final = 60_000
BODY: Final = 800_000
KEYS: Final = "\n".join(f"a{n}.b.c.d.e.f.g.h = 1" for n in range(CARDS // 25))


def saved(entries: int) -> str:
    """A long saved game of one answer, taken back again and again; its fingerprint is wrong, so it is not kept."""
    record: list[Any] = [{"answer": 1, "said": ""}, {"undo": 0}] * (entries // 2)
    head = {"format": "tableforone", "version": 1, "game": "stones", "rules": 1, "level": "short", "modules": []}
    return json.dumps(head | {"options": {}, "seed": 5, "record": record, "digest": "0"})


HOSTILE: Final[dict[str, Callable[[httpx.Client], httpx.Response]]] = {
    "a name of many parts": lambda http: new_table(http, "a" + ".a" * (CARDS // 2) + " = 1"),
    "a header of many parts": lambda http: new_table(http, "[a" + ".a" * (CARDS // 2) + "]"),
    "the worst that is read": lambda http: new_table(http, f"[a.b.c.d.e.f.g.h]\n{KEYS}"),
    "quotes without an end": lambda http: import_file(http, '"' + '\\"' * (BODY // 2)),
    "a long game": lambda http: import_file(http, saved(20_000)),
    "a message without an end": lambda http: send(http, b'{"text": "' + b'\\"' * (BODY // 2)),
    "a message of many fields": lambda http: send(http, json.dumps({f"f{n}": 1 for n in range(50_000)}).encode()),
    "a form of many parts": lambda http: import_parts(http, 10_000),
}


def new_table(http: httpx.Client, cards: str) -> httpx.Response:
    form = {"token": http.headers["X-Token"]}
    return http.post("/games/stones/new", data=form, files={"option-cards": ("cards.toml", cards.encode())})


def import_file(http: httpx.Client, text: str) -> httpx.Response:
    return http.post("/tables/import", files={"file": ("game.json", text.encode())})


def import_parts(http: httpx.Client, count: int) -> httpx.Response:
    return http.post("/tables/import", files=[(f"f{n}", ("x", b"x")) for n in range(count)])


def send(http: httpx.Client, content: bytes) -> httpx.Response:
    return http.post("/api/tables/import", content=content, headers={"Content-Type": "application/json"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hostile"))
    yield running
    running.close()


def visitor(server: Server) -> httpx.Client:
    """Somebody with a token; there is one as soon as the server listens."""
    http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=120)
    http.headers["X-Token"] = http.get("/api/session").json()["token"]
    return http


class Player:
    """Somebody who answers a question, takes it back, and answers it again."""

    def __init__(self, server: Server) -> None:
        self.http = visitor(server)
        self.table = self.http.post("/api/tables", json={"game": GAME, "seed": 5}).json()

    def seconds(self) -> list[float]:
        """How long each of a few answers takes."""
        times = []
        for _ in range(ANSWERS // 2):
            question = self.table["question"]
            times.append(self.send("answers", answer=question["answers"][0]))
            times.append(self.send("undo", to=question["number"]))
        return times

    def send(self, what: str, **given: int) -> float:
        number = self.table["question"]["number"]
        began = time.perf_counter()
        answer = self.http.post(f"/api/tables/{self.table['id']}/{what}", json={"question": number, **given})
        taken = time.perf_counter() - began
        assert answer.status_code == 200, answer.text
        self.table = answer.json()
        return taken


@pytest.fixture
def player(server: Server) -> Iterator[Player]:
    someone = Player(server)
    someone.seconds()  # the first answers at a table are slow
    yield someone
    someone.http.close()


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
def test_another_table_is_answered_meanwhile(
    server: Server, player: Player, hostile: Callable[[httpx.Client], httpx.Response]
) -> None:
    began, enough = threading.Event(), threading.Event()
    answered: list[int] = []

    def attack() -> None:
        """Again and again, as somebody new each time: nobody is slowed down for having come too often."""
        while not enough.is_set():
            with closing(visitor(server)) as http:
                began.set()
                answered.append(hostile(http).status_code)

    calm = player.seconds()
    attacker = threading.Thread(target=attack)
    attacker.start()
    assert began.wait(60)
    try:
        longest = min(max(player.seconds()) for _ in range(ROUNDS))
    finally:
        enough.set()
        attacker.join()
    calm += player.seconds()  # the machine may be busier now than before
    print(f"calm {1000 * median(calm):.0f} ms, longest under attack {1000 * longest:.0f} ms, {len(answered)} refused")
    assert longest < SLOWER * median(calm)
    assert answered
    assert set(answered) <= {200, 303, 400, 413, 422}, answered


def test_it_is_still_the_same_server(server: Server) -> None:
    with closing(visitor(server)) as http:
        assert http.get("/").status_code == 200
