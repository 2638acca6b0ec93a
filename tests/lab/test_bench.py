"""Tests of the bench: results verified by replay, forged ones found, data sets as described."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from tableforone import games
from tableforone.cli import main
from tableforone.env import TableEnv
from tableforone.lab import bench
from tableforone.lab.bench import BenchTask, Protocol, protocol
from tableforone.players import simulate

SMALL = Protocol(
    protocol().version, 70, 4, ("greedy", "random"), (BenchTask("high-season", "1"), BenchTask("salamandra", "1"))
)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A protocol with few games."""
    for module in ("lab.bench", "lab.dataset", "commands.studying"):
        monkeypatch.setattr(f"tableforone.{module}.protocol", lambda: SMALL)


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a result file."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("lab.bench", "commands.studying"):
            patch.setattr(f"tableforone.{module}.protocol", lambda: SMALL)
        path = tmp_path_factory.mktemp("bench") / "random.json"
        assert main(["bench", "random", "--out", str(path), "--workers", "1"]) == 0
        assert [file.name for file in path.parent.iterdir()] == ["random.json"]
        return path.read_text(encoding="utf-8")


def test_the_protocol_can_be_played() -> None:
    told = protocol()
    assert len(told.tasks) == 8 and set(told.beside) == {"greedy", "expert:0"}
    assert len({task.game for task in told.tasks}) == 4
    for task in told.tasks:
        spec = games.find(task.game)
        assert spec.start(spec.setup(task.level, task.modules))


def test_a_result_is_verified_by_replaying(tmp_path: Path, result: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "random.json"
    path.write_text(result, encoding="utf-8")
    assert main(["bench", "--verify", str(path)]) == 0
    told = capsys.readouterr().out
    assert "agrees with the rules: 16 games replayed" in told
    spec = games.find("high-season")
    same = simulate(spec, spec.setup("1"), "random", 4, 70)
    assert f"| {100 * same.win_rate:.0f}% " in told
    margin = same.mean_score - (same.mean_opponent_score or 0)
    assert f"{margin:+.1f}".replace("-", "−") in told


def changed(result: str, change: Any) -> str:
    told = json.loads(result)
    change(told)
    return json.dumps(told)


def forge_score(told: Any) -> None:
    told["parts"][0]["games"][1][2] += 1


def forge_outcome(told: Any) -> None:
    told["parts"][0]["games"][0][1] = "won"


def forge_choice(told: Any) -> None:
    told["parts"][2]["games"][0][4][0] = 999


def forge_length(told: Any) -> None:
    told["parts"][0]["games"][0][4].append(0)


def cut_short(told: Any) -> None:
    del told["parts"][0]["games"][0][4][-1]


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (forge_score, "seed 71: the file says"),
        (forge_outcome, "seed 70: the file says"),
        (forge_choice, "a choice is not legal"),
        (forge_length, "the game ends before the last choice"),
        (cut_short, "a choice is not legal"),
    ],
)
def test_a_forged_game_is_found(
    tmp_path: Path, result: str, capsys: pytest.CaptureFixture[str], forge: Any, says: str
) -> None:
    path = tmp_path / "forged.json"
    path.write_text(changed(result, forge), encoding="utf-8")
    assert main(["bench", "--verify", str(path)]) == 1
    told = capsys.readouterr().out
    assert says in told and "does not agree with the rules" in told


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda told: told.update(protocol=99), "has version 99 of the protocol"),
        (lambda told: told.update(made_by="me"), "not a result of the bench"),
        (lambda told: told["parts"].pop(), "does not have the tasks and players"),
        (lambda told: told["parts"][0]["games"].pop(), "does not have all deals"),
        (lambda told: told["parts"][0]["games"][0].__setitem__(0, 5), "does not have all deals"),
        (lambda told: told["parts"][0]["games"][0].__setitem__(4, ["x"]), "not a result of the bench"),
    ],
)
def test_what_is_not_a_whole_result_is_a_sentence(
    tmp_path: Path, result: str, capsys: pytest.CaptureFixture[str], change: Any, says: str
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(changed(result, change), encoding="utf-8")
    assert main(["bench", "--verify", str(path)]) == 2
    assert says in capsys.readouterr().err


def test_a_player_of_one_game_plays_its_tasks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.json"
    assert main(["bench", "greedy", "--game", "high-season", "--out", str(path), "--workers", "1"]) == 0
    found = bench.read_result(path)
    assert [part.task.game for part in found.parts] == ["high-season"] * 2
    assert list(bench.differences(found)) == []
    beside = bench.scores(found)[0].differences[:2]  # to greedy
    assert [(difference.unit, difference.squares) for difference in beside] == [("points", 0), ("wins", 0)]


def test_the_others_need_not_play_again(tmp_path: Path, result: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, one = tmp_path / "random.json", tmp_path / "greedy.json", tmp_path / "one.json"
    first.write_text(result, encoding="utf-8")
    run = ["bench", "search:1", "--out", str(second), "--beside", str(first), "--workers", "1"]
    assert main(run) == 0
    assert main(["bench", "--verify", str(second)]) == 0
    assert "agrees with the rules: 24 games replayed" in capsys.readouterr().out
    old, new = bench.read_result(first), bench.read_result(second)
    assert [part for part in new.parts if part.player == "greedy"] == [p for p in old.parts if p.player == "greedy"]
    assert main(["bench", "greedy", "--game", "high-season", "--out", str(one), "--workers", "1"]) == 0
    assert main([*run[:4], "--beside", str(one)]) == 2
    assert "does not have all of these games" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["greedy"], "Name a player and a file"),
        (["--out", "x.json"], "Name a player and a file"),
        (["greedy", "--verify", "x.json"], "Leave out the player, --out, --game and --beside"),
        (["greedy", "--out", "x.json", "--beside", "nothing.json"], "cannot be read"),
        (["clever", "--out", "x.json"], "“clever” is not a player"),
        (["greedy", "--game", "chess", "--out", "x.json"], "“chess” is not a game here"),
        (["--verify", "nothing.json"], "cannot be read"),
    ],
)
def test_bad_usage_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["bench", *arguments]) == 2
    assert says in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# --- data sets


def test_a_data_set_is_described_and_can_be_replayed(tmp_path: Path) -> None:
    out = tmp_path / "set"
    assert main(["dataset", "--games", "5", "--player", "random", "--out", str(out), "--workers", "1"]) == 0
    table = pyarrow.parquet.read_table(out / "games.parquet")
    told = (out / "README.md").read_text(encoding="utf-8")
    assert hashlib.sha256((out / "games.parquet").read_bytes()).hexdigest() in told
    assert "4 games of Table for One" in told and "licence | MIT" in told
    for field in table.schema:
        assert f"| `{field.name}` |" in told
        assert field.metadata[b"about"].decode() in told
    rows = table.to_pylist()
    assert [row["seed"] for row in rows] == [1_000_000, 1_000_001] * 2
    for row in rows:
        env = TableEnv(row["game"], row["level"], row["modules"], actions="compact")
        env.reset(seed=row["seed"])
        for choice in row["choices"]:
            _, _, over, _, info = env.step(np.int64(choice))
        assert over
        assert (info["outcome"], info["score"], info["opponent"]) == (row["outcome"], row["score"], row["opponent"])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["--games", "1"], "at least 2 games"), (["--games", "8", "--seed", "68"], "reserved for the bench")],
)
def test_a_data_set_that_cannot_be_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert main(["dataset", *arguments, "--player", "random", "--out", str(tmp_path / "set")]) == 2
    assert says in capsys.readouterr().err
