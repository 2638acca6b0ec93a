"""Many tables at once: a batch of games in this process, with arrays in and out.

When a game ends, the next one starts at once (Gymnasium's SAME_STEP), and the observation is that
of the new game.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tableforone.env.answers import MOST
from tableforone.env.voice import m
from tableforone.env.world import Described, Seat, World, seed_of
from tableforone.kernel.faults import Fault


class ManyTables(Described, VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games of one kind.

    ``reset(seed=S)``: game n of table i has the seed ``S + i + n * num_envs``.
    ``reset(seed=[...])``: one seed per table; table i gets the same deals as a ``TableEnv`` reset
    with that seed, and None gives a random one.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # required by Gymnasium

    def __init__(
        self,
        num_envs: int,
        game: str,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        actions: str = "wide",
        most: int = MOST,
    ) -> None:
        self.num_envs = num_envs
        self.world = World(game, level, modules, options, reward, actions, most)
        self.seats = [Seat(self.world) for _ in range(num_envs)]
        self.single_observation_space = self.world.observation_space
        self.single_action_space = gymnasium.spaces.Discrete(self.world.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.masks = self.world.masks(self.seats)  # the legal actions
        # one for each table, if each has its own seed
        self.deals: list[np.random.Generator] | None = None

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of the game at each table."""
        return np.array([seat.seed for seat in self.seats], np.uint64)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game at every table; returns the observations and ``infos``."""
        given: Any = seed
        if given is None or np.ndim(given) == 0:
            first = int(self.np_random.integers(1 << 32)) if given is None else seed_of(given)
            super().reset(seed=first)
            self.deals = None
            firsts = [first + i for i in range(self.num_envs)]
        else:
            firsts = self._firsts(given)
            self.deals = [gymnasium.utils.seeding.np_random(first)[0] for first in firsts]
        for seat, first in zip(self.seats, firsts, strict=True):
            seat.begin(first)
        self.masks = self.world.masks(self.seats)
        return self.world.seen(self.seats), {"action_mask": self.masks, "seed": self.seeds}

    def _firsts(self, seeds: Any) -> list[int]:
        """The seeds of the tables; missing ones are drawn."""
        given = list(seeds)
        if len(given) != self.num_envs:
            raise Fault(m("many-seeds", tables=self.num_envs, seeds=len(given)))
        return [int(self.np_random.integers(1 << 32)) if each is None else seed_of(each) for each in given]

    def _next(self, table: int) -> int:
        """The seed of the next game at a table."""
        if self.deals is None:
            return self.seats[table].seed + self.num_envs
        return int(self.deals[table].integers(1 << 32))

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Do an action at every table; if a game ends, the next one starts at once.

        Then ``infos`` has ``final_obs``, the last observations, and ``final_info``, the results:
        outcome, score, opponent, seed and illegal; both with a mask of the tables where a game
        ended.
        """
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        last: dict[int, Any] = {}
        endings: dict[int, dict[str, Any]] = {}
        for i, (seat, action) in enumerate(zip(self.seats, actions.tolist(), strict=True)):
            rewards[i] = seat.act(action)
            if seat.over:
                ended[i] = True
                last[i] = self.world.seen_at(seat)
                endings[i] = seat.ending() | {"seed": seat.seed}
                seat.begin(self._next(i))
        self.masks = self.world.masks(self.seats)
        seen = self.world.seen(self.seats)
        infos: dict[str, Any] = {"action_mask": self.masks, "seed": self.seeds}
        if last:
            infos |= {"final_obs": _placed(seen, last), "_final_obs": ended.copy()}
            infos |= {"final_info": _gathered(endings, ended), "_final_info": ended.copy()}
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def choices_of(self, agent: str) -> NDArray[np.int64]:
        """The action that an agent would choose now at every table, e.g. "greedy" or "expert:50"."""
        return np.array([seat.choice_of(agent) for seat in self.seats])

    def __getstate__(self) -> dict[str, Any]:
        """For copies: each has games of its own."""
        return self.__dict__ | {"seats": [copy(seat) for seat in self.seats]}


def _placed(seen: Any, last: Mapping[int, Any]) -> Any:
    """Put the rows of some tables into arrays shaped like those of all tables."""
    if isinstance(seen, dict):
        return {name: _placed(rows, {i: row[name] for i, row in last.items()}) for name, rows in seen.items()}
    made = np.zeros_like(seen)
    for i, row in last.items():
        made[i] = row
    return made


def _gathered(endings: Mapping[int, Mapping[str, Any]], ended: NDArray[np.bool_]) -> dict[str, Any]:
    """The results of games as arrays, each with its own mask, as Gymnasium does it."""
    made: dict[str, Any] = {}
    for name, kind in (("outcome", object), ("score", np.int64), ("opponent", object), ("illegal", np.bool_)):
        made[name] = np.zeros(len(ended), kind)
    made["outcome"][:] = ""
    made["opponent"][:] = None
    made["seed"] = np.zeros(len(ended), np.uint64)
    for i, ending in endings.items():
        for name, value in ending.items():
            made[name][i] = value
    return made | {f"_{name}": ended.copy() for name in made}
