"""Tests of imports in the browser: nobody waits; each is accepted or refused in one sentence."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_LZMA, ZipFile

import httpx
import pytest

import tableforone
from tableforone import games
from tableforone.server.app import create_app
from tableforone.server.limits import READERS
from tableforone.server.serve import hosts_of, listen
from tableforone.store import reader as processes
from tableforone.store.decks import deck_of
from tableforone.store.reader import Reader
from tests.store import apart
from tests.web.conftest import Visitor, running, token_of

FROZEN = b"this one is never read to its end"


class Slow(Reader):
    """A reader that hangs on one file."""

    def saved(self, data: bytes) -> str:
        if data == FROZEN:
            list(self._run(apart.wait))
        return super().saved(data)


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Slow]]:
    monkeypatch.setattr(processes, "PATIENCE", 600.0)
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    app = create_app(tmp_path, hosts_of("127.0.0.1", port))
    app.app.state.reader = reader = Slow()
    with running(app, listening):
        yield f"http://127.0.0.1:{port}", reader


def send(address: str, data: bytes) -> httpx.Response:
    """Send a file as a new client."""
    with httpx.Client(base_url=address, timeout=600) as client:
        token = token_of(client.get("/").text)
        return client.post("/tables/import", data={"token": token}, files={"file": ("f", data)})


def saved(seed: int = 5) -> bytes:
    return tableforone.new("stones", seed=seed).to_json().encode()


def test_pages_and_other_files_are_answered_while_a_file_is_read(slow: tuple[str, Slow]) -> None:
    address, reader = slow
    with ThreadPoolExecutor(READERS) as others:
        waiting = [others.submit(send, address, FROZEN) for _ in range(READERS - 1)]
        while len(apart.pids(reader)) < READERS - 1:
            assert not any(each.done() for each in waiting)
        assert httpx.get(f"{address}/").status_code == 200
        assert send(address, saved()).status_code == 303
        assert httpx.get(f"{address}/history").status_code == 200
        assert not any(each.done() for each in waiting)
        reader.close()
    for each in waiting:
        answer = each.result()
        assert answer.status_code == 422
        assert "could not be read: reading was stopped" in answer.text


def upload(visitor: Visitor, path: str, data: bytes) -> Any:
    visitor.see("/")
    return visitor.post(path, data={"token": visitor.token}, files={"file": ("f", data)})


def zipped(name: str, data: bytes, how: int = 0) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w", how) as packed:
        packed.writestr(name, data)
    return whole.getvalue()


@pytest.mark.parametrize("how", [ZIP_BZIP2, ZIP_LZMA])
def test_a_bomb_and_a_damaged_file_get_a_sentence(visitor: Visitor, how: int) -> None:
    bomb = zipped("a.json", bytes(10_000_000), how)
    damaged = bytearray(zipped("a.json", saved(), how))
    damaged[100:140] = bytes(40)
    for data in (bomb, bytes(damaged)):
        answer = upload(visitor, "/tables/import", data)
        assert answer.status_code == 422
        assert "1 could not be opened. a.json: It is packed in an unusual way." in answer.text


def test_the_name_of_a_file_in_an_archive_is_cleaned_and_short(visitor: Visitor) -> None:
    answer = upload(visitor, "/tables/import", zipped("\x1b[2J\u202e" + "x" * 3000, b"?"))
    assert answer.status_code == 422
    assert "\x1b" not in answer.text
    assert "\u202e" not in answer.text
    assert "x" * 61 not in answer.text
    assert "x" * 50 in answer.text


def test_a_deck_with_a_mark_in_front_is_taken_over(visitor: Visitor) -> None:
    deck = deck_of(games.find("salamandra"))
    row: tuple[int, ...] = ()
    while asked := deck.ask(deck.cards[0], row):
        row = (*row, asked[1][0][0])
    text = deck.write({deck.cards[0]: row})
    answer = upload(visitor, "/games/salamandra/deck/import", b"\xef\xbb\xbf" + text.encode())
    assert answer.status_code == 303, answer.text
    assert deck.describe(deck.cards[0], row) in visitor.see("/games/salamandra/deck")


def test_a_card_file_of_a_program_is_read_apart(visitor: Visitor) -> None:
    new = {"game": "grand-austria-hotel", "options": {"cards": "x = 1"}, "seed": 1}
    answer = visitor.api("POST", "/tables", json=new)
    assert answer.status_code == 422
    assert "x is unknown" in answer.json()["fault"]
