"""Tests of networks from files: they choose by their numbers; a wrong file is refused."""

import itertools
import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tableforone import games
from tableforone.env import ManyTables, TableEnv
from tableforone.env.onnx_file import write_network
from tableforone.kernel.faults import Fault
from tableforone.players import agent_named, simulate

GAMES = games.ids()
needs_onnx = pytest.mark.skipif(
    "onnxruntime" not in sys.modules and not import_module("importlib.util").find_spec("onnxruntime"),
    reason="onnxruntime cannot be installed on this system",
)


def layers(rng: Any, *sizes: int) -> list[tuple[Any, Any]]:
    pairs = itertools.pairwise(sizes)
    return [(rng.normal(size=pair).astype(np.float32), rng.normal(size=pair[1]).astype(np.float32)) for pair in pairs]


def worth(numbers: Any, made: list[tuple[Any, Any]]) -> Any:
    """The output of the layers for these numbers, computed here."""
    for n, (weight, bias) in enumerate(made):
        numbers = numbers @ weight + bias
        if n < len(made) - 1:
            numbers = np.maximum(numbers, 0)
    return numbers


@needs_onnx
@pytest.mark.parametrize("game", GAMES)
def test_a_wide_network_chooses_the_largest_legal_number(game: str, tmp_path: Path) -> None:
    env = TableEnv(game)
    made = layers(np.random.default_rng(1), len(env.fields), 8, env.world.actions)
    write_network(tmp_path / "wide.onnx", made, len(env.fields))
    agent = f"onnx:{tmp_path / 'wide.onnx'}"
    seen, info = env.reset(seed=4)
    for _ in range(25):
        numbers = worth(seen.astype(np.float32), made)
        best = int(np.where(info["action_mask"], numbers, -np.inf).argmax())
        assert env.choice_of(agent) == best
        seen, _, over, _, info = env.step(np.int64(best))
        if over:
            break


@needs_onnx
@pytest.mark.parametrize("game", GAMES)
def test_a_compact_network_chooses_among_the_choices(game: str, tmp_path: Path) -> None:
    env = TableEnv(game, actions="compact")
    numbers = len(env.answer_fields)
    made = layers(np.random.default_rng(2), numbers, 8, 1)
    write_network(tmp_path / "compact.onnx", made, len(env.fields), (64, numbers))
    agent = f"onnx:{tmp_path / 'compact.onnx'}"
    seen, info = env.reset(seed=4)
    for _ in range(25):
        each = worth(seen["answers"], made)[:, 0]
        best = int(np.where(info["action_mask"], each, -np.inf).argmax())
        assert env.choice_of(agent) == best
        seen, _, over, _, info = env.step(np.int64(best))
        if over:
            break


@needs_onnx
def test_a_network_plays_many_games(tmp_path: Path) -> None:
    env = TableEnv("high-season")
    write_network(tmp_path / "net.onnx", layers(np.random.default_rng(3), len(env.fields), 323), len(env.fields))
    spec = games.find("high-season")
    run = simulate(spec, spec.setup("1"), f"onnx:{tmp_path / 'net.onnx'}", 4, 0, workers=2)
    assert run.games == 4


@needs_onnx
def test_a_network_that_does_not_fit_is_a_sentence(tmp_path: Path) -> None:
    spec, size = games.find("high-season"), len(TableEnv("high-season").fields)
    write_network(tmp_path / "small.onnx", layers(np.random.default_rng(1), 5, 323), 5)
    with pytest.raises(Fault, match=f"for another game: its observation has 5 numbers, High Season.* has {size}"):
        agent_named(f"onnx:{tmp_path / 'small.onnx'}").start(spec, 0)
    write_network(tmp_path / "few.onnx", layers(np.random.default_rng(1), size, 7), size)
    with pytest.raises(Fault, match="its output has 7 numbers"):
        simulate(spec, spec.setup("1"), f"onnx:{tmp_path / 'few.onnx'}", 1)
    (tmp_path / "broken.onnx").write_bytes(os.urandom(64))
    with pytest.raises(Fault, match="is not a network that onnxruntime can read"):
        agent_named(f"onnx:{tmp_path / 'broken.onnx'}")


def test_without_onnxruntime_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "net.onnx").write_bytes(b"")
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    monkeypatch.delitem(sys.modules, "tableforone.env.networks", raising=False)
    with pytest.raises(Fault, match=r'-m pip install "tableforone\[onnx\]"'):
        agent_named(f"onnx:{tmp_path / 'net.onnx'}")


# --- stable-baselines3


class StandIn:
    """The parts of stable-baselines3's ``VecEnv`` that create and seed environments."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._reset_seeds()

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def seed(self, seed: int) -> list[int | None]:
        self._seeds = [seed + i for i in range(self.num_envs)]
        return self._seeds

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The adapter, with the real package if it is installed."""
    try:
        import_module("stable_baselines3.common.vec_env")
    except ImportError:
        for name in ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env"):
            made: Any = ModuleType(name)
            made.VecEnv = StandIn
            monkeypatch.setitem(sys.modules, name, made)
        monkeypatch.delitem(sys.modules, "tableforone.env.sb3", raising=False)
    yield import_module("tableforone.env.sb3").VecTables
    sys.modules.pop("tableforone.env.sb3", None)


@pytest.mark.parametrize("actions", ["wide", "compact"])
def test_tables_are_a_vec_env(tables: Any, actions: str) -> None:
    made, many = (
        tables(ManyTables(3, "high-season", actions=actions), 10.0),
        ManyTables(3, "high-season", actions=actions),
    )
    made.seed(7)
    seen, (there, told) = made.reset(), many.reset(seed=[7, 8, 9])
    ended, returns = 0, np.zeros(3)
    while not ended:
        masks = np.array(made.env_method("action_masks"))
        assert (masks == told["action_mask"]).all() and masks.dtype == np.bool_
        chosen = np.array([int(np.flatnonzero(mask)[0]) for mask in masks])
        seen, rewards, over, infos = made.step(chosen)
        there, rewards_there, over_there, _, told = many.step(chosen)
        assert rewards == pytest.approx(10 * rewards_there) and (over == over_there).all()
        for name in seen if isinstance(seen, dict) else [...]:
            assert (seen[name] == there[name]).all()
        returns += rewards
        for i in np.flatnonzero(over):
            ended += 1
            last, there_last = infos[i]["terminal_observation"], told["final_obs"]
            for name in last if isinstance(last, dict) else [...]:
                assert (last[name] == (there_last[name][i] if isinstance(last, dict) else there_last[i])).all()
            assert infos[i]["outcome"] == told["final_info"]["outcome"][i]
            assert infos[i]["episode"]["r"] == pytest.approx(returns[i])
        assert all(not info for i, info in enumerate(infos) if not over[i])
    assert made.has_attr("action_masks") and made.has_attr("num_envs") and not made.has_attr("colour")
    assert made.get_attr("render_mode") == [None] * 3
    assert made.get_attr("num_envs", 1) == [3]
    assert made.env_is_wrapped(object, [0, 2]) == [False, False]
    with pytest.raises(AttributeError, match="cannot be set"):
        made.set_attr("reward", 1)
    with pytest.raises(AttributeError, match="no method “fly”"):
        made.env_method("fly")
    made.close()


# --- RLlib


def test_a_table_for_rllib_has_its_mask_in_the_observation() -> None:
    made = import_module("tableforone.env.rllib").MaskedTable({"game": "high-season", "level": "1"})
    plain = TableEnv("high-season", "1")
    seen, _ = made.reset(seed=3)
    there, info = plain.reset(seed=3)
    over = False
    while not over:
        assert made.observation_space.contains(seen)
        assert (seen["observations"] == there).all() and (seen["action_mask"] == info["action_mask"]).all()
        action = np.int64(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, over, _, _ = made.step(action)
        there, same, _, _, info = plain.step(action)
        assert reward == same
