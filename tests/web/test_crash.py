"""Tests that no move is lost or half saved when the server is killed at random moments.

Meanwhile a client plays over HTTP, corrects entries, opens files and enters cards. A restore is
killed, too. Twenty kills here; ``TABLEFORONE_KILLS=200`` for the long run.
"""

import os
import random
import shutil
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import httpx
import pytest

import tableforone
from tableforone import games
from tableforone.kernel.actions import BackTo, Give
from tableforone.kernel.companion import facts
from tableforone.kernel.corrections import mended
from tableforone.kernel.table import Table
from tableforone.store import Copy, Store
from tableforone.store.backups import copies
from tableforone.store.database import FILE
from tableforone.store.decks import deck_of, known_cards
from tableforone.store.restoring import restore
from tests.web.games import STONES
from tests.web.server import Server
from tests.web.walks import walked

KILLS = int(os.environ.get("TABLEFORONE_KILLS", "20"))  # in total
PLAYING, CHANGING = KILLS // 2, KILLS // 4
RESTORING = KILLS - PLAYING - CHANGING
GAME = "grand-austria-hotel"  # long enough to be killed in the middle of a card

pytestmark = [
    pytest.mark.check,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="the crash test needs fork and SIGKILL"),
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.close()


class Client:
    """A client that plays at random and remembers what the server acknowledged."""

    def __init__(self, port: int, seed: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=10)
        self.chance = random.Random(seed)
        self.token = {"X-Token": self.patient("GET", "/session")["token"]}
        self.table = self.new()
        self.acknowledged = 0  # acknowledged answers of this table

    def new(self) -> dict:  # type: ignore[type-arg]
        self.acknowledged = 0
        return self.patient("POST", "/tables", json={"game": GAME, "seed": self.chance.randrange(1000)})

    def patient(self, method: str, path: str, **more: object) -> dict:  # type: ignore[type-arg]
        """Repeat a request while the server is down (only for requests that may be repeated)."""
        while True:
            try:
                answer = self.http.request(method, path, headers=getattr(self, "token", {}), **more)  # type: ignore[arg-type]
                return dict(answer.json())
            except httpx.TransportError:
                time.sleep(0.02)

    def play_until(self, stop: threading.Event) -> None:
        """Answer until the connection breaks; an answer without a reply may or may not count."""
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
    for kill in range(PLAYING):
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
            assert table.view == seen["view"]  # exactly as it was, even in the middle of a card
        client.table = seen
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        database.close()
    client.http.close()


HOME = "high-season-companion"
DECK = "high-season"


class Changer:
    """A client that opens files, corrects entries and enters cards, and remembers confirmations."""

    def __init__(self, port: int, seed: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120)
        self.chance = random.Random(seed)
        self.deck = deck_of(games.find(DECK))
        self.token = ""
        self.games: dict[str, set[str]] = {}  # by table id: its possible contents
        self.cards: dict[str, set[tuple[int, ...] | None]] = {}
        self.reconnect()

    def reconnect(self) -> None:
        while True:
            try:
                self.token = self.http.get("/api/session").json()["token"]
                return
            except httpx.TransportError:
                time.sleep(0.02)

    def post(self, path: str, data: dict[str, str], file: bytes = b"") -> httpx.Response:
        files = {"file": ("a file", file)} if file else None
        answer = self.http.post(path, data={"token": self.token, **data}, files=files)
        assert answer.status_code == 303, answer.text[:2000]
        return answer

    def change_until(self, stop: threading.Event) -> None:
        """Change things until the connection breaks; the last change may or may not count."""
        while not stop.is_set():
            does = self.chance.choice([self.correct, self.correct, self.open_file, self.enter_card])
            try:
                does()
            except httpx.TransportError:
                return

    def open_file(self) -> None:
        text = walked(HOME, 10, seed=self.chance.randrange(50)).to_json()
        name = self.post("/tables/import", {}, text.encode()).headers["location"].rpartition("/")[2]
        self.games[name] = {text}

    def correct(self) -> None:
        """Correct one entry and replay everything after it: all of it, or nothing."""
        if not self.games:
            self.open_file()
            return
        name = self.chance.choice(list(self.games))
        (before,) = self.games[name]
        table = tableforone.load(before)
        number, other = self.another(table)
        would = mended(table, number, other)
        told = [Give(would.table.journal[n]) for n in would.table.questions if n >= number]
        after = table.after(BackTo(number), *told).to_json()
        self.games[name] = {before, after}
        self.post(f"/tables/{name}/correct", {"fact": str(number), "given": f"[{other}]", "choice": "replay"})
        self.games[name] = {after}

    def another(self, table: Table) -> tuple[int, int]:
        """A question and another answer to it with which the rest of the game still fits."""
        ways = [
            (fact.number, a)
            for fact in facts(table)
            for a in legal_at(table, fact.number)
            if a != table.journal[fact.number] and mended(table, fact.number, a).whole
        ]
        return self.chance.choice(ways)

    def enter_card(self) -> None:
        card = self.chance.choice(list(self.deck.cards))
        row: tuple[int, ...] = ()
        while (asked := self.deck.ask(card, row)) is not None:
            row = (*row, self.chance.choice(asked[1])[0])
        self.cards[card] = self.cards.get(card, {None}) | {row}
        self.post(f"/games/{DECK}/deck", {"card": card, "row": ",".join(map(str, row))})
        self.cards[card] = {row}


def legal_at(table: Table, number: int) -> list[int]:
    past = table.copy()
    past.undo_to(number)
    return past.legal


def test_corrections_files_and_cards_are_whole_when_the_server_is_killed(server: Server, tmp_path: Path) -> None:
    client, moment = Changer(server.port, seed=6), random.Random(7)
    client.open_file()
    for kill in range(CHANGING):
        stop = threading.Event()
        changer = threading.Thread(target=client.change_until, args=(stop,))
        changer.start()
        time.sleep(moment.uniform(0.02, 0.4))
        server.kill()
        stop.set()
        changer.join()
        client.reconnect()
        assert client.http.get("/").status_code == 200
        with Store(tmp_path) as store:
            for name, may_be in client.games.items():
                found = store.load(name).to_json()
                assert found in may_be, f"kill {kill}: {name} is neither as it was nor as it became"
                client.games[name] = {found}
            assert all(summary.trouble == "" for summary in store.summaries())
        known = known_cards(tmp_path, games.find(DECK))
        for card, may_show in client.cards.items():
            assert known.get(card) in may_show, f"kill {kill}: card {card}"
            client.cards[card] = {known.get(card)}
    assert len(client.games) > 0
    client.http.close()


def test_a_restore_that_is_killed_leaves_what_was_there_or_what_was_put_back(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        old = store.create(walked(GAME, 6))
    (copy,) = copies(tmp_path / FILE) or _copied(tmp_path)
    with Store(tmp_path) as store:
        new = store.create(walked(GAME, 3))
    moment = random.Random(8)
    both = {old: walked(GAME, 6).to_json(), new: walked(GAME, 3).to_json()}
    for kill in range(RESTORING):
        child = os.fork()
        if not child:
            restore(tmp_path, copy.day)
            os._exit(0)
        time.sleep(moment.uniform(0, 0.03))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        with Store(tmp_path) as store:
            found = {summary.id: store.load(summary.id).to_json() for summary in store.summaries()}
            assert found in (both, {old: both[old]}), f"kill {kill}"
            if new not in found:
                new = store.create(walked(GAME, 3))
                both = {old: both[old], new: walked(GAME, 3).to_json()}
        for aside in tmp_path.glob("*set-aside*"):
            aside.unlink()


def _copied(folder: Path) -> list[Copy]:
    """Today's backup, made now."""
    copy_to = folder / "backups" / f"tables-{date.today().isoformat()}.sqlite3"
    copy_to.parent.mkdir(exist_ok=True)
    shutil.copy(folder / FILE, copy_to)
    return copies(folder / FILE)


def test_an_open_page_survives_a_restart(server: Server) -> None:
    """The token of a page that was open before the server died is still valid."""
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
