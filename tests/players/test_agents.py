"""Tests that a player name means the same in simulate, study, ladder, coach and environments."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone import games
from tableforone.cli import main
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out
from tableforone.kernel.spec import GameSpec
from tableforone.players import Budget, agent_named, make, simulate
from tableforone.players.agents import BuiltIn, agent_digest
from tableforone.players.ladder import climb
from tableforone.players.partners import PARTNERS, Partner
from tests.toy import TOY

SPEC = games.find("high-season")
LAST = "python:tests.players.test_agents:Last"


class Last:
    """A custom player that always takes the last choice."""

    def start(self, spec: GameSpec, seed: int) -> Any:
        return lambda position, answers: answers[-1]


class Silent:
    """A player without the method start."""


def margin(choose: Any, seed: int = 5) -> int:
    p: Any = SPEC.start(SPEC.setup("3"))
    play_out(p, SPEC.words, choose, Dealer(seed))
    result = SPEC.result(p)
    return result.score - (result.opponent or 0)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("random", ("random", None)),
        ("greedy", ("greedy", None)),
        ("expert:3", ("expert", Budget(3))),
        ("search 2", ("search", Budget(2))),
    ],
)
def test_built_in_players_by_their_names(text: str, same: tuple[str, Budget | None]) -> None:
    assert agent_named(text) == BuiltIn(*same)
    name, budget = same
    assert margin(agent_named(text).start(SPEC, 5)) == margin(make(name, SPEC, 5, budget))
    assert agent_digest(text) == ""


def test_sparring_partners_are_players_by_their_names() -> None:
    assert [agent_named(name) for name in PARTNERS] == [Partner(name) for name in PARTNERS]
    runs = [simulate(SPEC, SPEC.setup("1"), name, 4, 9000).mean_score for name in ("anni", "clemens", "eduard")]
    assert runs == sorted(runs) and runs[0] < runs[2]
    assert runs[2] == simulate(SPEC, SPEC.setup("1"), "expert", 4, 9000, budget=Budget(0)).mean_score
    with pytest.raises(Fault, match="“anni:5” is not a player"):
        agent_named("anni:5")


def test_a_class_of_your_own_plays_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = margin(Last().start(SPEC, 5))
    assert margin(agent_named(LAST).start(SPEC, 5)) == mine
    run = simulate(SPEC, SPEC.setup("3"), LAST, 1, 5)
    assert run.mean_score - (run.mean_opponent_score or 0) == mine
    (rung,) = climb(TOY, [LAST], 3, 1, 1, None, lambda rung: None)[:1]
    assert (rung.player, rung.games) == (LAST, 3)
    file = tmp_path / "study.toml"
    file.write_text(f'game = "high-season"\nlevel = "3"\nplayer = "{LAST}"\ngames = 1\nseed = 5', encoding="utf-8")
    assert main(["study", str(file), "--workers", "1", "--out", str(tmp_path / "out")]) == 0
    assert main(["simulate", "high-season", "--player", LAST, "--games", "2", "--workers", "1"]) == 0
    assert f"player {LAST}, 2 games" in capsys.readouterr().out
    assert len(agent_digest(LAST)) == 16


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("clever", "“clever” is not a player. Players: random, greedy, search, expert, anni"),
        ("expert:much", "“much” is not a budget"),
        ("greedy:5", "has no budget"),
        ("onnx", "is not complete"),
        ("onnx:nothing.onnx", "nothing.onnx cannot be read"),
        ("python:nothing:Here", "cannot be loaded: No module named 'nothing'"),
        ("python:tests.players.test_agents:Nobody", "cannot be loaded"),
        ("python:tests.players.test_agents:Silent", r"has no method start\(spec, seed\)"),
    ],
)
def test_what_is_no_player_is_a_sentence(text: str, says: str) -> None:
    with pytest.raises(Fault, match=says):
        agent_named(text).start(SPEC, 0)


@pytest.mark.parametrize("text", ["expert:5", LAST])
def test_a_budget_is_given_once(text: str) -> None:
    with pytest.raises(Fault, match="Leave out --budget"):
        agent_named(text, Budget(3))


def test_the_coach_lists_what_a_player_would_choose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tableforone.new("high-season", seed=2)
    while table.question is not None:
        table.answer(table.question.answers[-1])
    file = tmp_path / "game.json"
    file.write_text(table.to_json(), encoding="utf-8")
    assert main(["review", str(file), "--games", "1", "--player", LAST]) == 0
    told = capsys.readouterr().out
    assert re.search(rf"{LAST} would choose the same in (\d+) of \1 questions", told)
    assert main(["review", str(file), "--games", "1", "--player", "greedy", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert 0 < len(facts["differences"]) <= facts["questions"]
    assert all(one["said"] != one["instead"] for one in facts["differences"])
