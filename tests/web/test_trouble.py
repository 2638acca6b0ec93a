"""Tests of tables that cannot be opened or saved: a sentence without a path, export, delete."""

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from fastapi import FastAPI

from tableforone.server.guard import HEADERS
from tableforone.store.database import FILE
from tests.web.conftest import Visitor
from tests.web.test_gate import routes

BAD = "badbadbad2"
DAMAGE = {
    "unknown game": ("UPDATE game SET game = 'chess'", "“chess” is not a game here"),
    "game with a strange name": (
        "UPDATE game SET game = '<b>\"' || char(13) || char(10) || 'x: y'",
        "is not a game here",
    ),
    "unknown level": ("UPDATE game SET level = 'endless'", "“endless” is not a level"),
    "newer rules": ("UPDATE game SET rules = 99", "newer rules"),
    "a hole in the journal": ("DELETE FROM entry WHERE n = 0", "Some of its moves are missing"),
    "options that are none": ("UPDATE game SET options = '['", "options cannot be read"),
    "a moment that is none": ("UPDATE game SET changed = 'x' || char(0)", "changed cannot be read"),
    "a game that does not fit": ("UPDATE game SET digest = '0'", "fingerprint"),
}


def change(folder: Path, statement: str, name: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("DROP TRIGGER IF EXISTS entry_is_final")
        connection.execute("PRAGMA foreign_keys=OFF")
        column = "game" if "entry" in statement else "id"
        connection.execute(f"{statement}{' AND' if 'WHERE' in statement else ' WHERE'} {column} = ?", (name,))
        connection.commit()


def played(visitor: Visitor) -> str:
    name = visitor.sit_down()
    visitor.submit(f"/tables/{name}/answers", question=0, answer=1)
    return name


@pytest.fixture(params=DAMAGE.values(), ids=list(DAMAGE))
def bad(visitor: Visitor, app: Any, tmp_path: Path, request: pytest.FixtureRequest) -> tuple[str, str]:
    """A table that can no longer be opened, and the message about it."""
    name = played(visitor)
    statement, says = request.param
    change(tmp_path, statement, name)
    app.app.state.sittings.forget(name)
    return name, says


def escaped(text: str) -> str:
    return text.replace("'", "&#39;")


def test_it_is_listed_shown_saved_and_deleted_and_the_others_are_as_they_were(
    visitor: Visitor, bad: tuple[str, str], app: Any
) -> None:
    name, says = bad
    good = visitor.sit_down()
    lobby = visitor.see("/")
    assert f'href="/tables/{good}"' in lobby
    assert visitor.get("/history").status_code == 200
    assert visitor.get("/settings").status_code == 200
    if says != "fingerprint":  # only a replay finds that
        assert escaped(says) in lobby
        assert f'href="/tables/{name}/file"' in lobby
        assert f'href="/tables/{name}/delete"' in lobby
        assert f'href="/tables/{name}"' not in lobby
        assert "1 that cannot be opened" in visitor.see("/settings")
    page = visitor.get(f"/tables/{name}")
    assert page.status_code == 422
    assert escaped(says) in page.text
    assert f'href="/tables/{name}/file"' in page.text
    assert f'href="/tables/{name}/delete"' in page.text
    saved = visitor.get(f"/tables/{name}/file")
    assert saved.status_code == 200
    assert json.loads(saved.text)["format"] == "tableforone"
    assert saved.headers["content-disposition"].endswith(f'-{name}.json"')
    with ZipFile(BytesIO(visitor.get("/history/file").content)) as packed:
        (kept,) = [each for each in packed.namelist() if name in each]
        assert packed.read(kept) == saved.content
        assert len(packed.namelist()) == 2
    visitor.see(f"/tables/{name}/delete")
    assert visitor.submit(f"/tables/{name}/delete").status_code == 200
    assert visitor.get(f"/tables/{name}").status_code == 404
    assert visitor.get(f"/tables/{name}/file").status_code == 404
    assert visitor.get(f"/tables/{name}/delete").status_code == 404
    assert visitor.submit(f"/tables/{good}/answers", question=0, answer=1).status_code == 200


def test_every_address_of_it_says_why(visitor: Visitor, bad: tuple[str, str], inner: FastAPI) -> None:
    name, says = bad
    fields = {"token": visitor.token, "question": "2", "answer": "1", "number": "1", "answers": "1"}
    for method, path in routes(inner, name):
        if name not in path or path.endswith(("/file", "/delete", "/crash")) or path.startswith("/api"):
            continue
        if method not in ("GET", "POST"):
            continue
        answer = visitor.request(method, path, data=fields if method == "POST" else None, follow_redirects=False)
        assert answer.status_code == 422, (method, path)
        assert escaped(says) in answer.text, (method, path)
        assert "tableforone export" not in answer.text
        part = visitor.request(method, path, data=fields, headers={"HX-Request": "true"})
        assert part.status_code == 422, (method, path)
        assert says in part.text, (method, path)


def test_programs_are_told_too(visitor: Visitor, bad: tuple[str, str]) -> None:
    name, says = bad
    (listed,) = visitor.api("GET", "/tables").json()
    assert listed["id"] == name
    assert says in listed["trouble"] or says == "fingerprint"
    refused = visitor.api("GET", f"/tables/{name}")
    assert refused.status_code == 422
    assert says in refused.json()["fault"]
    assert visitor.api("POST", f"/tables/{name}/undo", json={"question": 1}).status_code == 422
    assert "tableforone" in visitor.api("GET", f"/tables/{name}/file").json()["text"]
    assert visitor.api("DELETE", f"/tables/{name}").status_code == 200
    assert visitor.api("GET", "/tables").json() == []


def test_a_finished_game_in_trouble_is_in_the_history(visitor: Visitor, app: Any, tmp_path: Path) -> None:
    name = visitor.sit_down()
    table = visitor.api("GET", f"/tables/{name}").json()
    while table["question"]:
        given = {"question": table["question"]["number"], "answer": table["question"]["answers"][0]}
        table = visitor.api("POST", f"/tables/{name}/answers", json=given).json()
    change(tmp_path, "UPDATE game SET rules = 99", name)
    app.app.state.sittings.forget(name)
    assert "newer rules" in visitor.see("/history")
    assert "newer rules" not in visitor.see("/")


def test_a_table_whose_id_cannot_be_read_has_an_address_too(visitor: Visitor, app: Any, tmp_path: Path) -> None:
    change(tmp_path, "UPDATE game SET id = '/../' || char(10)", played(visitor))
    (listed,) = visitor.api("GET", "/tables").json()
    assert listed["trouble"]
    assert visitor.get(f"/tables/{listed['id']}").status_code == 422
    assert visitor.get(f"/tables/{listed['id']}/file").status_code == 200
    with ZipFile(BytesIO(visitor.get("/history/file").content)) as packed:
        assert all(re.fullmatch(r"[\w-]+\.json", each) for each in packed.namelist())
    assert visitor.submit(f"/tables/{listed['id']}/delete").status_code == 200
    assert visitor.api("GET", "/tables").json() == []


# --- the disk


@contextmanager
def full(app: Any) -> Iterator[None]:
    """Allow no more database pages: SQLite then reports a full disk."""
    connection = app.app.state.sittings._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute(f"PRAGMA max_page_count={pages}")
    yield
    connection.execute("PRAGMA max_page_count=1000000")


def test_a_full_disk_is_507_and_nothing_is_acknowledged(visitor: Visitor, app: Any, tmp_path: Path) -> None:
    name = visitor.sit_down()
    before = visitor.get(f"/tables/{name}/file").content
    long = json.loads(before) | {"options": {"colour": "grey", "cards": "#" * 60_000}}
    files = {"file": ("game.json", json.dumps(long).encode())}
    with full(app):
        for answer in (
            visitor.post("/tables/import", data={"token": visitor.token}, files=files),
            visitor.api("POST", "/tables/import", json={"text": json.dumps(long)}),
            visitor.post(
                "/games/stones/new", data={"token": visitor.token}, files={"option-cards": ("c.toml", b"#" * 60_000)}
            ),
        ):
            assert answer.status_code == 507, answer.text
            assert "the disk is full" in answer.text
            assert str(tmp_path) not in answer.text
            assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS
    assert visitor.get(f"/tables/{name}/file").content == before
    assert len(visitor.api("GET", "/tables").json()) == 1


def test_an_answer_on_a_full_disk_does_not_count(
    visitor: Visitor, app: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name = visitor.sit_down()

    class Connection:
        """A connection whose disk fills up before the answer is written."""

        def __init__(self, real: sqlite3.Connection) -> None:
            self.real = real

        def __getattr__(self, name: str) -> Any:
            return getattr(self.real, name)

        def executemany(self, *_: Any) -> None:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    store = app.app.state.sittings
    with monkeypatch.context() as patched:
        patched.setattr(store, "_connection", Connection(store._connection))
        for headers in ({}, {"HX-Request": "true"}):
            answer = visitor.post(
                f"/tables/{name}/answers", data={"token": visitor.token, "question": 0, "answer": 1}, headers=headers
            )
            assert answer.status_code == 507
            assert "the disk is full" in answer.text
            assert str(tmp_path) not in answer.text
    assert visitor.api("GET", f"/tables/{name}").json()["question"]["number"] == 0


def test_a_folder_that_was_removed_acknowledges_nothing_and_tells_no_path(visitor: Visitor, tmp_path: Path) -> None:
    name = visitor.sit_down()
    shutil.rmtree(tmp_path)
    for answer in (
        visitor.submit(f"/tables/{name}/answers", question=0, answer=1),
        visitor.api("POST", f"/tables/{name}/answers", json={"question": 0, "answer": 1}),
        visitor.get("/"),
        visitor.get("/history"),
        visitor.get("/api/tables"),
    ):
        assert answer.status_code == 503
        assert "was removed or replaced" in answer.text
        assert str(tmp_path) not in answer.text
        assert str(tmp_path.parent) not in answer.text
        assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS
