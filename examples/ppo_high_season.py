"""Trains a network for High Season: first by imitating greedy, then by itself, with MaskablePPO.

    pip install 'tableforone[env]' sb3-contrib
    python examples/ppo_high_season.py --steps 1000000 --level 2 --out ppo_high_season

It writes OUT.csv and OUT.svg, the learning curve; OUT.zip, the network; and OUT.onnx, the network
as a player for every command (`tableforone bench onnx:OUT.onnx --game high-season`).  Every point
of the curve is measured on the same 400 deals, which are not used for training; greedy plays them,
too. At the end both play 1,000 deals that were never used before.
Rewards are the changes of the game's estimate of the margin ("estimate"): they add up to the points
won or lost, so the best strategy stays the same, and the network learns early what a move is worth.
"""

import argparse
import csv
import time
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from tableforone import games
from tableforone.env.many import ManyTables
from tableforone.env.onnx_file import write_network
from tableforone.env.sb3 import VecTables
from tableforone.env.world import Seat, World
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out
from tableforone.players import make

GAME: Final = "high-season"
TABLES: Final = 128
ROWS: Final = 64  # steps per table between two updates
WIDTH: Final = 256  # of the network
REWARD: Final = 10.0  # rewards are in hundreds of points; tens suit a network better
LESSONS: Final = range(2_000_000_000, 2_000_002_500)  # deals that greedy plays as examples
HELD_OUT: Final = range(1_000_000_000, 1_000_000_400)
NEVER_SEEN: Final = range(1_500_000_000, 1_500_001_000)


class Sense(BaseFeaturesExtractor):  # type: ignore[misc, unused-ignore]
    """The first layer, shared by policy and value; inputs are divided by their spread.

    The spread is that of the games that greedy played.
    """

    def __init__(self, space: Any, spread: Any) -> None:
        super().__init__(space, WIDTH)
        self.register_buffer("spread", torch.as_tensor(np.where(space.high > 1, np.maximum(spread, 1), 1)).float())
        self.layer = torch.nn.Linear(int(space.shape[0]), WIDTH)

    def forward(self, seen: Any) -> Any:
        return torch.relu(self.layer(seen / self.spread))


# --- measuring strength


def margins_of(model: Any, level: str, deals: range) -> list[int]:
    """The margin of each deal when the network plays, without random choices."""
    many = ManyTables(len(deals), GAME, level, reward="margin")
    seen, info = many.reset(seed=list(deals))
    margins: dict[int, int] = {}
    while len(margins) < len(deals):
        actions, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
        seen, rewards, ended, _, info = many.step(np.asarray(actions))
        for i in np.flatnonzero(ended):
            margins.setdefault(int(i), round(rewards[i] * 100))
    return [margins[i] for i in range(len(deals))]


def margins_of_greedy(level: str, deals: range) -> list[int]:
    spec = games.find(GAME)
    found = []
    for seed in deals:
        p: Any = spec.start(spec.setup(level))
        play_out(p, spec.words, make("greedy", spec, seed), Dealer(seed))
        result = spec.result(p)
        found.append(result.score - (result.opponent or 0))
    return found


def beside(margins: list[int], theirs: list[int]) -> tuple[float, float, float, float]:
    """Mean margin, share of games won, and the mean difference to another player, with interval."""
    more = [mine - his for mine, his in zip(margins, theirs, strict=True)]
    won = sum(margin > 0 for margin in margins) / len(margins)
    return mean(margins), won, mean(more), 1.96 * stdev(more) / len(more) ** 0.5


def told(margin: float, won: float, more: float, reach: float) -> str:
    return f"{margin:+.1f} points, {100 * won:.0f} % won, {more:+.1f} ± {reach:.1f} beside greedy"


# --- learning by imitation


def watched(level: str) -> tuple[Any, Any, Any, Any]:
    """The observations, masks, actions and returns of greedy's games."""
    world = World(GAME, level, reward="estimate")
    seat = Seat(world)
    seen, masks, actions, returns = [], [], [], []
    for seed in LESSONS:
        seat.begin(seed)
        rewards: list[float] = []
        while not seat.over:
            action = seat.choice_of("greedy")
            seen.append(world.seen([seat])[0])
            masks.append(world.masks([seat])[0])
            actions.append(action)
            rewards.append(REWARD * seat.act(action))
        returns += np.cumsum(rewards[::-1])[::-1].tolist()
    return np.array(seen), np.array(masks), np.array(actions), np.array(returns, np.float32)


def imitate(model: Any, lessons: tuple[Any, Any, Any, Any], epochs: int = 4, batch: int = 512) -> None:
    """Train the policy on the teacher's moves and the value on its returns."""
    seen, masks, actions, returns = (torch.as_tensor(part) for part in lessons)
    learn = torch.optim.Adam(model.policy.parameters(), 1e-3)
    torch.manual_seed(0)
    for _ in range(epochs):
        for part in torch.randperm(len(actions)).split(batch):
            values, likely, _ = model.policy.evaluate_actions(seen[part].float(), actions[part], masks[part])
            loss = 0.5 * ((values.flatten() - returns[part]) ** 2).mean() - likely.mean()
            learn.zero_grad()
            loss.backward()
            learn.step()


# --- learning by playing


class Curve(BaseCallback):  # type: ignore[misc, unused-ignore]
    """Measures the strength of play at regular intervals."""

    def __init__(self, out: Path, level: str, every: int) -> None:
        super().__init__()
        self.out, self.level, self.every, self.next = out, level, every, 0
        self.greedy = margins_of_greedy(level, HELD_OUT)
        self.points: list[list[float]] = []
        self.begun = time.process_time()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.next += self.every
            self.look()

    def look(self) -> None:
        found = beside(margins_of(self.model, self.level, HELD_OUT), self.greedy)
        seconds = time.process_time() - self.begun
        self.points.append([round(seconds), self.num_timesteps, *(round(value, 3) for value in found)])
        print(f"{seconds:6.0f} s, {self.num_timesteps:9,} steps: {told(*found)}", flush=True)
        with self.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(["cpu_seconds", "steps", "margin", "won", "beside_greedy", "plus_minus"])
            table.writerows(self.points)
        self.out.with_suffix(".svg").write_text(drawn(self.points), encoding="utf-8")
        self.model.save(self.out.with_suffix(".zip"))
        write_network(
            self.out.with_suffix(".onnx"), layers_of(self.model.policy), self.model.observation_space.shape[0]
        )


def layers_of(policy: Any) -> list[tuple[Any, Any]]:
    """The layers of the policy, from the observation to the actions."""
    first, second, last = policy.features_extractor, policy.mlp_extractor.policy_net[0], policy.action_net
    spread = first.spread.numpy()[:, None]
    found = [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in (first.layer, second, last)]
    return [(found[0][0] / spread, found[0][1]), *found[1:]]


def drawn(points: list[list[float]]) -> str:
    """The learning curve: the difference to greedy, with intervals, over the steps of self-play."""
    most = max(points[-1][1], 1)
    low = min(min(p[4] - p[5] for p in points), 0) - 1
    high = max(max(p[4] + p[5] for p in points), 0) + 1

    def x(steps: float) -> float:
        return round(60 + 520 * steps / most, 1)

    def y(more: float) -> float:
        return round(20 + 280 * (high - more) / (high - low), 1)

    band = [(x(p[1]), y(p[4] + p[5])) for p in points] + [(x(p[1]), y(p[4] - p[5])) for p in reversed(points)]
    line = [(x(p[1]), y(p[4])) for p in points]
    marks = range(-100, 101, 2 if high - low < 25 else 10)
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350" font-family="sans-serif" font-size="13">',
            '<rect width="600" height="350" fill="#fffaee"/>',
            *(f'<text x="50" y="{y(n) + 4}" text-anchor="end">{n:+}</text>' for n in marks if n and low < n < high),
            f'<path d="M60 {y(0)}H580" stroke="#3a2e22"/><text x="575" y="{y(0) - 6}" text-anchor="end">greedy</text>',
            f'<polygon points="{spots(band)}" fill="#8c2f39" opacity="0.2"/>',
            f'<polyline points="{spots(line)}" fill="none" stroke="#8c2f39" stroke-width="2.5"/>',
            f'<text x="60" y="325">0</text><text x="580" y="325" text-anchor="end">{most:,.0f} steps of its own</text>',
            '<text x="60" y="345">Points beside greedy on the same 400 deals, with 95 % intervals</text></svg>',
            "",
        ]
    )


def spots(found: list[tuple[float, float]]) -> str:
    return " ".join(f"{across},{down}" for across, down in found)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--steps", type=int, default=1_000_000)
    asked.add_argument("--level", default="2")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("ppo_high_season"))
    given = asked.parse_args()
    torch.set_num_threads(1)
    # this check would take a quarter of the time
    torch.distributions.Distribution.set_default_validate_args(False)

    curve = Curve(given.out, given.level, given.steps // 20)
    lessons = watched(given.level)
    model = MaskablePPO(
        "MlpPolicy",
        VecTables(ManyTables(TABLES, GAME, given.level, reward="estimate"), REWARD),
        n_steps=ROWS,
        batch_size=1024,
        n_epochs=3,
        learning_rate=lambda left: 5e-5 + 2.5e-4 * left,  # lower towards the end
        clip_range=0.2,
        gamma=1.0,  # a game is short and only its end counts
        gae_lambda=0.95,
        ent_coef=0.003,
        policy_kwargs={
            "net_arch": {"pi": [WIDTH], "vf": [64]},
            "activation_fn": torch.nn.ReLU,
            "features_extractor_class": Sense,
            "features_extractor_kwargs": {"spread": lessons[0].std(0)},
        },
        seed=given.seed,
    )
    imitate(model, lessons)
    model.learn(given.steps, curve)
    curve.num_timesteps = model.num_timesteps
    curve.look()
    found = beside(margins_of(model, given.level, NEVER_SEEN), margins_of_greedy(given.level, NEVER_SEEN))
    print(f"{len(NEVER_SEEN):,} deals never seen before: {told(*found)}")


if __name__ == "__main__":
    main()
