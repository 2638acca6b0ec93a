"""Tests of saved data on the command line: list, export, delete and restore."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.saved import load_text
from tableforone.kernel.spec import GameSpec
from tableforone.store import backups
from tableforone.store.database import FILE
from tableforone.store.links import parsed, text_of
from tests.cli.conftest import Run

LINUX = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")


@pytest.fixture
def two(run: Run, tmp_path: Path) -> list[str]:
    """The ids of two stored tables, newest first; the second is of an unknown game."""
    for _ in range(2):
        run("play", "toy", "--seed", "5", typed="1\n")
    names = [str(table["id"]) for table in json.loads(run("tables", "--json").out)]
    damage(tmp_path, "game = 'chess'", names[1])
    return names


def damage(tmp_path: Path, change: str, name: str) -> None:
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as connection:
        connection.execute(f"UPDATE game SET {change} WHERE id = ?", (name,))
        connection.commit()


# --- tables that cannot be opened


def test_tables_lists_what_cannot_be_opened_with_the_reason(run: Run, two: list[str]) -> None:
    good, bad, note = run("tables").out.splitlines()
    assert good.startswith(two[0])
    assert "in progress, 2 entries" in good
    assert bad == f"{two[1]}  chess short: cannot be opened. “chess” is not a game here. Games: toy."
    assert note == "You can still export or delete a game that cannot be opened."
    assert [bool(table["trouble"]) for table in json.loads(run("tables", "--json").out)] == [False, True]


def test_play_refuses_what_cannot_be_opened_and_says_what_can_be_done(run: Run, two: list[str]) -> None:
    ran = run("play", "--resume", two[1])
    assert ran.code == 2
    assert f"Game {two[1]} cannot be opened. “chess” is not a game here." in ran.err
    assert f"tableforone export {two[1]} FILE" in ran.err


def test_what_cannot_be_opened_is_exported(run: Run, two: list[str], tmp_path: Path) -> None:
    ran = run("export", two[1], str(tmp_path / "game.json"))
    assert ran.code == 0
    assert "“chess” is not a game here" in ran.out
    saved = json.loads((tmp_path / "game.json").read_text())
    assert (saved["game"], len(saved["record"])) == ("chess", 2)
    saved["game"] = "toy"  # a fault in the file can be corrected by hand
    (tmp_path / "game.json").write_text(json.dumps(saved))
    assert run("import", str(tmp_path / "game.json")).code == 0


def test_delete_deletes_all_that_are_named_or_none(run: Run, two: list[str]) -> None:
    ran = run("delete", two[1], "nowhere")
    assert ran.code == 2
    assert "There is no game “nowhere”" in ran.err
    assert len(json.loads(run("tables", "--json").out)) == 2
    ran = run("delete", two[1])
    assert ran.out.startswith(f"Deleted: {two[1]}  chess short")
    assert [table["id"] for table in json.loads(run("tables", "--json").out)] == [two[0]]
    assert run("delete", two[0]).code == 0
    assert "No saved games yet" in run("tables").out


def test_a_row_without_an_id_is_deleted_by_its_place(run: Run, two: list[str], tmp_path: Path) -> None:
    damage(tmp_path, "id = NULL", two[1])
    assert "row-2" in run("tables").out or "row-1" in run("tables").out
    place = next(table["id"] for table in json.loads(run("tables", "--json").out) if table["trouble"])
    assert run("export", place, str(tmp_path / "game.json")).code == 0
    assert run("delete", place).code == 0
    assert [table["id"] for table in json.loads(run("tables", "--json").out)] == [two[0]]


# --- backups


def test_restore_lists_and_puts_back(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No backups yet." in run("restore").out
    for day in ("2026-05-01", "2026-05-02"):
        monkeypatch.setattr(backups, "_today", lambda day=day: day)
        run("tables")  # the daily backup is made before anything is added
        run("play", "toy", typed="1\n")
    listed = run("restore").out.splitlines()
    assert listed[0].startswith("2026-05-02  1 game, 0.0 MB")
    assert listed[1] == "Restore the latest with: tableforone restore 2026-05-02"
    assert json.loads(run("restore", "--json").out)[0]["tables"] == 1
    (tmp_path / "data" / FILE).write_bytes(b"no database" * 1000)
    ran = run("tables")
    assert ran.code == 2
    assert "Restore the latest with: tableforone restore 2026-05-02" in ran.err
    ran = run("restore", "2026-05-01")
    assert ran.code == 2
    assert "There is no backup “2026-05-01”" in ran.err
    ran = run("restore", "2026-05-02")
    assert ran.out.startswith("Your games are as they were on 2026-05-02: 1 game.\nWhat was there before is in ")
    assert len(json.loads(run("tables", "--json").out)) == 1
    assert len(list((tmp_path / "data").glob("tables.set-aside-*"))) == 1


# --- folders that cannot be written


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("play", "toy"), ("tables",), ("delete", "x")])
@pytest.mark.parametrize("folder", ["file", "loop", "bad\0name", "~nobody-of-this-name/x", "/proc", "/dev/full"])
def test_an_odd_data_folder_is_a_sentence(run: Run, tmp_path: Path, command: tuple[str, ...], folder: str) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    if folder.startswith("/") and not Path(folder).exists():
        pytest.skip("not on this system")
    named = folder if folder[0] in "~/b" else str(tmp_path / folder)
    ran = run(*command, "--data", named)
    assert ran.code == 2
    assert ran.err.startswith("tableforone: ")
    assert ran.err.count("\n") == 1
    assert "The program failed" not in ran.err
    assert ran.out == ""


def as_a_program(folder: Path, *argv: str, stdout: Any = subprocess.PIPE) -> Any:
    environment = {**os.environ, "TABLEFORONE_DATA": str(folder)}
    command = [sys.executable, "-m", "tableforone", *argv]
    return subprocess.run(
        command, stdout=stdout, stderr=subprocess.PIPE, env=environment, check=False, text=True, timeout=60
    )


@LINUX
def test_serve_on_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "secret").symlink_to("/dev/full")
    done = as_a_program(tmp_path, "serve", "--port", "0")
    assert done.returncode == 2
    assert done.stderr.startswith("tableforone: ")
    assert "no space left on device" in done.stderr
    assert done.stderr.count("\n") == 1


def test_serve_where_something_stands_in_its_way_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "running.json").mkdir()
    done = as_a_program(tmp_path, "serve", "--port", "0")
    assert done.returncode == 2
    assert done.stderr.startswith(f"tableforone: {tmp_path / 'running.json'} cannot be read or written: ")
    assert done.stderr.count("\n") == 1


@LINUX
def test_what_cannot_be_printed_is_a_sentence_too(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = as_a_program(tmp_path, "tables", stdout=full)
    assert done.returncode == 2
    assert done.stderr.startswith("tableforone: The system refused: no space left on device.")
    assert done.stderr.count("\n") == 1


def test_a_folder_of_a_person_is_found_by_every_command(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    run("play", "toy", "--data", "~/mine", typed="1\n")
    assert (tmp_path / "mine" / FILE).exists()


# --- files with a byte order mark, texts with terminal control characters


def test_files_with_a_byte_order_mark_are_read(run: Run, tmp_path: Path) -> None:
    mark = b"\xef\xbb\xbf"
    table = tableforone.new("toy", seed=3)
    (tmp_path / "game.json").write_bytes(mark + table.to_json().encode())
    (tmp_path / "deck.toml").write_bytes(mark + b"cards = 1")
    assert run("import", str(tmp_path / "game.json")).code == 0
    assert run("replay", str(tmp_path / "game.json"), "--check").code == 0
    assert run("play", "toy", "--option", f"deck={tmp_path / 'deck.toml'}").code == 0
    assert json.loads(run("tables", "--json").out)[0]["options"]["deck"] == "cards = 1"
    assert tableforone.load("\ufeff" + table.to_json()).fingerprint == table.fingerprint


STEERING = "\x1b[2J \x07 \x08 \x7f \x9b31m \x85 \u202e \u2066 \u200f \u2028"


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_a_name_from_a_file_cannot_steer_the_terminal(
    run: Run, tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch, two: list[str], more: tuple[str, ...]
) -> None:
    wicked = GameSpec(
        **{
            **toy.__dict__,
            "tell": lambda event: f"He plays {STEERING}.",
            "ask": lambda p: f"And {STEERING}?",
            "title": f"Stones {STEERING}",
            "opponents": (STEERING,),
        }
    )
    monkeypatch.setattr("tableforone.games._extra", {"toy": wicked})
    damage(tmp_path, f"level = '{STEERING}'", two[0])
    run("export", two[0], str(tmp_path / "game.json"))
    table = tableforone.new("toy", seed=3)
    table.answer(1)
    (tmp_path / "saved.json").write_text(table.to_json())
    for command in (
        ("tables", *more),
        ("games", *more),
        ("replay", str(tmp_path / "saved.json"), *more),
        ("replay", str(tmp_path / "game.json"), *more),
        ("play", "--resume", two[0]),
        ("play", "toy"),
        ("play", "toy", "--level", STEERING),
    ):
        ran = run(*command)
        assert not set(ran.out + ran.err) & set(STEERING.replace(" ", "").replace("[2J", "").replace("31m", ""))
        if more and ran.code == 0 and "--json" in command:
            assert json.loads(ran.out)


# --- links


def test_share_prints_links_that_carry_the_game(run: Run, tmp_path: Path) -> None:
    run("play", "toy", "--seed", "5", typed="1\n" * 9)
    name = json.loads(run("tables", "--json").out)[0]["id"]
    told = run("share", name)
    assert told.code == 0
    game, beat = (line for line in told.out.splitlines() if line.startswith("http"))
    assert game.startswith("http://127.0.0.1:8041/shared#game=") and "#beat=" in beat
    table = load_text(text_of(parsed(game).code), games.find)
    run("export", name, str(tmp_path / "game.json"))
    assert table.to_json() == (tmp_path / "game.json").read_text(encoding="utf-8")
    links = json.loads(run("share", name, "--moment", "1", "--site", "https://example.org/t/", "--json").out)
    assert links["game"] == f"https://example.org/t/#/shared#game={parsed(game).code}&moment=1"
    wrong = run("share", name, "--moment", "99")
    assert wrong.code == 2 and "no moment 99" in wrong.err
    assert run("share", "nobody").code == 2
