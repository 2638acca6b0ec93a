"""How do many tables go at once?  A batch of games in this process; what goes in and out are arrays alone.

A game that has ended begins anew at once (Gymnasium's SAME_STEP): the observation is that of the new game.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tableforone.env.gym import ILLEGAL
from tableforone.env.sight import Observation, Seen
from tableforone.env.world import Seat, World


class ManyTables(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games of one kind.  Game n of table i has the seed ``seed + i + n * num_envs``."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # Gymnasium wants it so

    def __init__(
        self,
        num_envs: int,
        game: str,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "win",
    ) -> None:
        self.num_envs = num_envs
        self.world = World(game, level, modules, options, reward)
        self.seats = [Seat(self.world) for _ in range(num_envs)]
        sight = self.world.sight
        self.single_observation_space = gymnasium.spaces.Box(sight.low, sight.high, dtype=np.int16)
        self.single_action_space = gymnasium.spaces.Discrete(self.world.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.masks = self.world.masks(self.seats)  # what can be done now

    @property
    def fields(self) -> tuple[Seen, ...]:
        return self.world.sight.fields

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if seed is None:
            seed = int(self.np_random.integers(1 << 32))
        if isinstance(seed, int):
            super().reset(seed=seed)
        firsts = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else [s or 0 for s in seed]
        self.seeds = firsts
        for i, seat in enumerate(self.seats):
            seat.begin(firsts[i])
        self.masks = self.world.masks(self.seats)
        return self.world.seen(self.seats), {"action_mask": self.masks}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        last: Observation | None = None
        for i, (seat, action) in enumerate(zip(self.seats, actions.tolist(), strict=True)):
            legal = seat.allows(action)
            rewards[i] = seat.act(action) if legal else ILLEGAL
            if not legal or seat.over:
                ended[i] = True
                if last is None:
                    last = np.zeros((self.num_envs, self.world.sight.size), np.int16)
                last[i] = self.world.seen([seat])[0]
                self.seeds[i] += self.num_envs
                seat.begin(self.seeds[i])
        self.masks = self.world.masks(self.seats)
        infos: dict[str, Any] = {"action_mask": self.masks}
        if last is not None:
            infos |= {"final_obs": last, "_final_obs": ended.copy()}
        return self.world.seen(self.seats), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def __getstate__(self) -> dict[str, Any]:
        told = {name: value for name, value in self.__dict__.items() if name not in ("world", "seats")}
        return told | {"given": self.world.given, "kept": [seat.save() for seat in self.seats]}

    def __setstate__(self, told: dict[str, Any]) -> None:
        self.world = World(**told.pop("given"))
        self.seats = []
        for kept in told.pop("kept"):
            seat = Seat(self.world)
            seat.restore(kept)
            self.seats.append(seat)
        self.__dict__.update(told)
