"""Tests of the start: printed address, second start, busy port."""

import socket
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from tableforone.cli import main
from tableforone.kernel.faults import Fault
from tableforone.server import serve as serving
from tableforone.server.app import opened
from tableforone.server.serve import listen as real_listen
from tableforone.store.folder import LOCK, locked


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> list[socket.socket]:
    """A server that ends as soon as it would wait for requests."""
    began: list[socket.socket] = []

    def run(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        began.extend(sockets)
        guard: Any = self.config.app
        with opened(guard.app):
            for each in sockets:
                each.close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    return began


def test_it_prints_its_address_and_its_folder(
    tmp_path: Path, stopped: list[socket.socket], capsys: pytest.CaptureFixture[str]
) -> None:
    assert serving.serve(port=0, data=tmp_path) == 0
    said = capsys.readouterr().out
    assert "http://127.0.0.1:" in said
    assert str(tmp_path) in said
    assert stopped
    assert not (tmp_path / "running.json").exists()


def test_the_command_takes_its_arguments(tmp_path: Path, stopped: list[socket.socket]) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 0
    assert stopped


def test_without_a_command_the_app_opens_in_the_browser(
    tmp_path: Path, stopped: list[socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path))
    monkeypatch.setattr(serving, "_open", lambda address, wanted: 0)
    monkeypatch.setattr(serving, "listen", lambda host, port: real_listen(host, 0))
    assert main([]) == 0
    assert stopped


@pytest.mark.parametrize("wider", [{"lan": True}, {"host": "0.0.0.0"}])
def test_what_others_can_reach_needs_a_pairing_code(
    tmp_path: Path, stopped: list[socket.socket], capsys: pytest.CaptureFixture[str], wider: Any
) -> None:
    assert serving.serve(port=0, data=tmp_path, **wider) == 0
    said = capsys.readouterr().out
    assert "Pairing code: " in said
    assert "http://127.0.0.1:" in said
    assert stopped


def test_a_busy_port_gets_a_sentence_with_the_way_out() -> None:
    taken = serving.listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with pytest.raises(Fault, match=f"Port {port} is used by another program.*--port {port + 1}"):
        serving.listen("127.0.0.1", port)
    taken.close()


@pytest.mark.parametrize(("host", "port"), [("no.such.host.example", 0), ("127.0.0.1", 99999), ("203.0.113.7", 0)])
def test_an_impossible_address_gets_a_sentence(host: str, port: int) -> None:
    with pytest.raises(Fault, match="cannot listen"):
        serving.listen(host, port)


def test_a_second_start_says_that_the_app_is_running(
    live: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    (tmp_path / "running.json").write_text(f'{{"address": "{live}/"}}')
    assert serving.already_running(tmp_path) is None  # that one serves other tables
    monkeypatch.setattr(
        "tableforone.server.guard.house_of", lambda secret: httpx.get(f"{live}/api/session").json()["house"]
    )
    assert serving.serve(data=tmp_path, open_browser=True) == 0
    assert f"already running: {live}/" in capsys.readouterr().out
    assert opened == [f"{live}/"]


def test_a_second_start_asks_no_proxy(live: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "running.json").write_text(f'{{"address": "{live}/"}}')
    house = httpx.get(f"{live}/api/session", trust_env=False).json()["house"]
    monkeypatch.setattr("tableforone.server.guard.house_of", lambda secret: house)
    monkeypatch.setattr("urllib.request._opener", None)  # the usual one is made anew, with this proxy
    for name in ("http_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert serving.already_running(tmp_path) == f"{live}/"


def test_of_two_servers_that_start_at_the_same_moment_one_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both check whether the app is running before either of them is."""
    both, ended = threading.Barrier(2), threading.Barrier(2)
    told: list[str] = []
    monkeypatch.setattr(serving, "already_running", lambda folder: both.wait() * 0 and None)
    monkeypatch.setattr(serving, "_serve", lambda *_: ended.wait() * 0)

    def start() -> None:
        try:
            serving.serve(port=0, data=tmp_path)
            told.append("served")
        except Fault as fault:
            told.append(str(fault))
            ended.wait()

    starts = [threading.Thread(target=start) for _ in range(2)]
    for each in starts:
        each.start()
    for each in starts:
        each.join()
    assert max(told) == "served"
    assert min(told).startswith(f"Another Table for One is using the games in {tmp_path}.")


def test_a_second_server_on_the_same_tables_exits_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], stopped: list[socket.socket]
) -> None:
    held = locked(tmp_path / LOCK)
    assert held is not None
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not stopped
    held.close()
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 0
    assert stopped


def test_a_server_finishes_what_a_stopped_restore_has_left(tmp_path: Path, stopped: list[socket.socket]) -> None:
    (tmp_path / ".restoring.part").mkdir()
    assert serving.serve(port=0, data=tmp_path) == 0
    assert stopped
    assert not list(tmp_path.glob(".restoring*"))


@pytest.mark.parametrize("note", ["", "{", "[]", '{"address": "http://127.0.0.1:1/"}', '{"address": 5}'])
def test_an_old_note_of_a_dead_server_does_not_count(tmp_path: Path, note: str) -> None:
    (tmp_path / "running.json").write_text(note)
    assert serving.already_running(tmp_path) is None


def test_only_known_names_are_hosts() -> None:
    assert serving.hosts_of("127.0.0.1", 8041) == {"127.0.0.1:8041", "localhost:8041", "[::1]:8041"}
    assert "0.0.0.0:8041" not in serving.hosts_of("0.0.0.0", 8041)
    assert len(serving.hosts_of("0.0.0.0", 8041, lan=True)) >= 4


def test_the_running_server_answers(live: str) -> None:
    assert httpx.get(f"{live}/api/session").json()["program"] == "Table for One"
    assert threading.active_count() >= 2
