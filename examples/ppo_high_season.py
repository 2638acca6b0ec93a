"""How does a network learn High Season?  First by watching our greedy player, then by itself, with MaskablePPO.

    pip install 'tableforone[env]' sb3-contrib
    python examples/ppo_high_season.py --minutes 15 --level 2 --out curve.csv

Every evaluation plays the same 400 deals, which are none of those it learns from; greedy plays them too.
"""

import argparse
import csv
import time
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import numpy as np

from tableforone import games
from tableforone.env.many import ManyTables
from tableforone.env.world import Seat, World
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out
from tableforone.players import make

GAME: Final = "high-season"
TABLES: Final = 32
HELD_OUT: Final = range(1_000_000_000, 1_000_000_400)


def vector_of(many: ManyTables) -> Any:
    """Many tables as stable-baselines3 wants them."""
    from stable_baselines3.common.vec_env import VecEnv

    class Tables(VecEnv):  # type: ignore[misc, unused-ignore]
        def __init__(self) -> None:
            super().__init__(many.num_envs, many.single_observation_space, many.single_action_space)
            self.actions: Any = None

        def reset(self) -> Any:
            return many.reset(seed=0)[0]

        def step_async(self, actions: Any) -> None:
            self.actions = actions

        def step_wait(self) -> Any:
            seen, rewards, ended, _, told = many.step(self.actions)
            infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
            for i in np.flatnonzero(ended):
                infos[i] = {"terminal_observation": told["final_obs"][i]}
            return seen, rewards, ended, infos

        def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
            assert method_name == "action_masks"
            return list(many.masks)

        def has_attr(self, attr_name: str) -> bool:
            return attr_name == "action_masks"

        def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
            return [None] * self.num_envs  # there is nothing to render

        def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
            raise NotImplementedError

        def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
            return [False] * self.num_envs

        def close(self) -> None:
            many.close()

    return Tables()


def margins_of(model: Any, level: str) -> list[int]:
    """Points ahead at the end of every held-out deal, as the network plays now, without lots."""
    many = ManyTables(len(HELD_OUT), GAME, level, reward="margin")
    seen, info = many.reset(seed=list(HELD_OUT))
    margins: dict[int, int] = {}
    while len(margins) < len(HELD_OUT):
        actions, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
        seen, rewards, ended, _, info = many.step(np.asarray(actions))
        for i in np.flatnonzero(ended):
            margins.setdefault(int(i), round(rewards[i] * 100))
    return [margins[i] for i in range(len(HELD_OUT))]


def margins_of_greedy(level: str) -> list[int]:
    spec = games.find(GAME)
    found = []
    for seed in HELD_OUT:
        p: Any = spec.start(spec.setup(level))
        play_out(p, spec.words, make("greedy", spec, seed), Dealer(seed))
        result = spec.result(p)
        found.append(result.score - (result.opponent or 0))
    return found


def watched(level: str, deals: int) -> tuple[Any, Any, Any, Any]:
    """What greedy saw, could do and did in so many games, and what each answer was still to bring."""
    world = World(GAME, level, reward="estimate")
    seat = Seat(world)
    seen, masks, actions, returns = [], [], [], []
    for seed in range(2_000_000_000, 2_000_000_000 + deals):
        seat.begin(seed)
        choose, rewards = make("greedy", world.spec, seed), []
        while not seat.over:
            row, mask = np.empty(world.sight.size, np.int16), np.zeros(world.actions, np.int8)
            seat.look(row)
            seat.mask(mask)
            action = seat.base + choose(seat.p, seat.answers)
            seen.append(row)
            masks.append(mask)
            actions.append(action)
            rewards.append(seat.act(action))
        returns += np.cumsum(rewards[::-1])[::-1].tolist()
    return np.array(seen), np.array(masks), np.array(actions), np.array(returns, np.float32)


def imitate(model: Any, lessons: tuple[Any, Any, Any, Any], epochs: int = 8, batch: int = 512) -> None:
    """Answer as the teacher did, and expect what came of it."""
    import torch

    seen, masks, actions, returns = lessons
    learn = torch.optim.Adam(model.policy.parameters(), 1e-3)
    for _ in range(epochs):
        order = np.random.default_rng(0).permutation(len(actions))
        for start in range(0, len(order), batch):
            part = order[start : start + batch]
            values, likely, _ = model.policy.evaluate_actions(
                torch.as_tensor(seen[part], dtype=torch.float32, device=model.device),
                torch.as_tensor(actions[part], device=model.device),
                action_masks=torch.as_tensor(masks[part], device=model.device),
            )
            missed = (values.flatten() - torch.as_tensor(returns[part], device=model.device)) ** 2
            loss = missed.mean() - likely.mean()
            learn.zero_grad()
            loss.backward()
            learn.step()


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--level", default="2")
    asked.add_argument("--lessons", type=int, default=2000, help="games of greedy that it watches first")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("curve.csv"))
    given = asked.parse_args()
    from sb3_contrib import MaskablePPO

    greedy = margins_of_greedy(given.level)
    won = sum(margin > 0 for margin in greedy) / len(greedy)
    print(f"greedy: {mean(greedy):+.1f} points, {100 * won:.0f} % won", flush=True)
    model = MaskablePPO(
        "MlpPolicy",
        vector_of(ManyTables(TABLES, GAME, given.level, reward="estimate")),
        n_steps=256,
        batch_size=2048,
        n_epochs=4,
        learning_rate=2e-4,
        clip_range=0.15,
        target_kl=0.03,
        gamma=1.0,  # a game is short and only its end counts
        gae_lambda=0.95,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [256, 256]},
        seed=given.seed,
    )
    begun = time.monotonic()
    if given.lessons:
        imitate(model, watched(given.level, given.lessons))
    with given.out.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["seconds", "steps", "mean_margin", "won", "against_greedy", "plus_minus", "greedy_margin"])
        while True:
            margins = margins_of(model, given.level)
            beside = [mine - theirs for mine, theirs in zip(margins, greedy, strict=True)]
            reach = 1.96 * stdev(beside) / len(beside) ** 0.5
            won = sum(margin > 0 for margin in margins) / len(margins)
            seconds = time.monotonic() - begun
            row = [round(seconds), model.num_timesteps, mean(margins), won, mean(beside), reach, mean(greedy)]
            table.writerow([round(value, 2) for value in row])
            file.flush()
            told = (
                f"{mean(margins):+.1f} points, {100 * won:.0f} % won, {mean(beside):+.1f} ± {reach:.1f} beside greedy"
            )
            print(f"{seconds:5.0f} s, {model.num_timesteps:9,} steps: {told}", flush=True)
            if seconds > given.minutes * 60:
                break
            model.learn(TABLES * 256 * 5, reset_num_timesteps=False)


if __name__ == "__main__":
    main()
