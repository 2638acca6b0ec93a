"""Tests of promises in docs/security.md without another test: seed, permissions, foreign hosts."""

import os
import re
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from tableforone import games
from tableforone.coach.process import Coach
from tableforone.server import serve as serving
from tableforone.server.app import opened
from tableforone.server.authority import certificates
from tableforone.server.pairing import Pairing
from tableforone.store.decks import deck_file, keep_cards
from tests.web.conftest import HOST, Straight, Visitor, application
from tests.web.test_gate import routes

SEED = "7182818284590452353"


def pages(visitor: Visitor, inner: FastAPI, name: str) -> dict[str, httpx.Response]:
    """Every page, in full and as a partial update where there is one."""
    found = {}
    for method, path in routes(inner, name):
        if method == "GET" and not path.startswith(("/api", "/static")) and not path.endswith("/file"):
            for headers in ({}, {"HX-Request": "true"}):
                answer = visitor.get(path, headers=headers, follow_redirects=True)
                found[f"{path} {headers}"] = answer
    return found


@pytest.mark.check
@pytest.mark.parametrize("game", ["stones", "salamandra"])
def test_the_seed_is_on_no_page_before_the_end(
    visitor: Visitor, inner: FastAPI, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Coach.ask, "__defaults__", (0.01,))  # seconds per hint
    name = visitor.sit_down(game, seed=SEED)
    for step in range(4):
        shown = pages(visitor, inner, name)
        assert len(shown) > 20
        for path, answer in shown.items():
            assert SEED not in answer.text, path
            assert SEED not in str(answer.headers), path
        number = visitor.api("GET", f"/tables/{name}").json()["question"]["number"]
        answer = visitor.api("GET", f"/tables/{name}").json()["question"]["answers"][0]
        played = visitor.submit(f"/tables/{name}/answers", question=number, answer=answer)
        assert SEED not in played.text
        if step == 2:
            assert SEED not in visitor.submit(f"/tables/{name}/undo", question=number).text
        if visitor.api("GET", f"/tables/{name}").json()["question"] is None:
            break


def test_programs_and_files_know_it_and_so_does_the_result(visitor: Visitor) -> None:
    name = visitor.sit_down(seed=SEED)
    assert visitor.api("GET", f"/tables/{name}").json()["seed"] == SEED
    assert visitor.api("GET", "/tables").json()[0]["seed"] == SEED
    assert visitor.get(f"/tables/{name}/file").json()["seed"] == int(SEED)
    table = visitor.api("GET", f"/tables/{name}").json()
    while table["question"]:
        given = {"question": table["question"]["number"], "answer": table["question"]["answers"][0]}
        table = visitor.api("POST", f"/tables/{name}/answers", json=given).json()
    assert f"deal {SEED}" in visitor.see(f"/tables/{name}/result")


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_what_is_kept_is_shut_for_everybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    seen: dict[str, int] = {}

    def run(self: uvicorn.Server, sockets: list[Any]) -> None:
        """While serving: create a table and a device."""
        guard: Any = self.config.app
        guard.door.devices.admit("Phone")
        way = Straight(guard, ("127.0.0.1", 1))
        with opened(guard.app), Visitor(base_url=f"http://{HOST}", transport=way) as owner:
            port = sockets[0].getsockname()[1]
            owner.base_url = httpx.URL(f"http://127.0.0.1:{port}")
            owner.sit_down()
        seen.update(
            {str(p.relative_to(tmp_path)): stat.S_IMODE(p.stat().st_mode) for p in [folder, *folder.rglob("*")]}
        )
        sockets[0].close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    mask = os.umask(0o022)
    try:
        assert serving.serve(port=0, data=folder, lan=True) == 0
    finally:
        os.umask(mask)
    assert {"data", "data/secret", "data/devices.json", "data/running.json", "data/tables.sqlite3"} <= set(seen)
    for name, mode in seen.items():
        assert mode == (0o700 if (tmp_path / name).is_dir() else 0o600), name


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_devices_and_certificates_do_not_make_the_folder_somebody_elses(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    certificates(folder, [])
    with application(folder, frozenset({HOST}), Pairing(lambda text: None)) as app:
        app.door.devices.admit("Phone")
    folder.chmod(0o755)
    with application(folder):
        pass
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_decks_are_for_their_owner_only(tmp_path: Path) -> None:
    spec, mask = games.find("salamandra"), os.umask(0o022)
    try:
        keep_cards(tmp_path / "data", spec, {})
    finally:
        os.umask(mask)
    file = deck_file(tmp_path / "data", spec)
    assert [stat.S_IMODE(path.stat().st_mode) for path in (file.parent, file)] == [0o700, 0o600]


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_a_folder_with_decks_of_an_older_version_is_locked_down(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    decks = folder / "decks"
    decks.mkdir(parents=True)
    (decks / "salamandra.toml").write_text("", encoding="utf-8")
    for path, mode in ((folder, 0o755), (decks, 0o755), (decks / "salamandra.toml", 0o644)):
        path.chmod(mode)
    with application(folder):
        pass
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (folder, decks, decks / "salamandra.toml")]
    assert modes == [0o700, 0o700, 0o600]


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_a_folder_that_is_not_ours_to_lock_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear host,", encoding="utf-8")
    tmp_path.chmod(0o755)
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: None)
    assert serving.serve(port=0, data=tmp_path) == 0
    assert f"Other users of this machine can see the names of the files in {tmp_path}." in capsys.readouterr().out
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    (tmp_path / "letter.txt").unlink()
    assert serving.serve(port=0, data=tmp_path) == 0
    assert "Other people" not in capsys.readouterr().out


def test_no_page_asks_for_anything_from_elsewhere(visitor: Visitor, inner: FastAPI) -> None:
    for path, answer in pages(visitor, inner, visitor.sit_down()).items():
        links = re.findall(r' (?:src|href|action)="([^"]*)"', answer.text)
        loaded = [link for link in links if not link.startswith(("/", "#", "data:"))]
        assert loaded == [], path
