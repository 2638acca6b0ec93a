"""Many tables as a ``VecEnv`` of stable-baselines3, also for sb3-contrib.

>>> from sb3_contrib import MaskablePPO                                       # doctest: +SKIP
>>> tables = VecTables(ManyTables(64, "high-season", reward="estimate"))      # doctest: +SKIP
>>> MaskablePPO("MlpPolicy", tables).learn(100_000)                           # doctest: +SKIP
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from tableforone.env.many import ManyTables
from tableforone.env.voice import t


class VecTables(VecEnv):  # type: ignore[misc, unused-ignore]  # its package is not always there
    """Many tables as a ``VecEnv``; rewards are multiplied by ``scale``.

    With compact actions an observation is a dictionary: use "MultiInputPolicy".
    """

    def __init__(self, many: ManyTables, scale: float = 1.0) -> None:
        self.many = many
        self.scale = scale
        self.render_mode = None
        super().__init__(many.num_envs, many.single_observation_space, many.single_action_space)
        self.chosen: Any = None
        self.returns = np.zeros(many.num_envs)
        self.lengths = np.zeros(many.num_envs, np.int64)

    def reset(self) -> Any:
        """Start a new game at every table, with the seeds that were given to ``seed``."""
        seeds = list(self._seeds)
        self._reset_seeds()
        self.returns[:], self.lengths[:] = 0, 0
        return self.many.reset(seed=None if all(seed is None for seed in seeds) else seeds)[0]

    def step_async(self, actions: Any) -> None:
        """Store the actions for ``step_wait``."""
        self.chosen = np.asarray(actions)

    def step_wait(self) -> Any:
        """Do the stored actions; after a game its info has the last observation and the result."""
        seen, rewards, ended, _, told = self.many.step(self.chosen)
        rewards = (self.scale * rewards).astype(np.float32)
        self.returns += rewards
        self.lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended):
            final, last = told["final_info"], told["final_obs"]
            infos[i] = {name: values[i] for name, values in final.items() if not name.startswith("_")}
            infos[i]["terminal_observation"] = (
                {name: rows[i] for name, rows in last.items()} if isinstance(last, dict) else last[i]
            )
            infos[i]["TimeLimit.truncated"] = False
            infos[i]["episode"] = {"r": float(self.returns[i]), "l": int(self.lengths[i]), "t": 0.0}
            self.returns[i], self.lengths[i] = 0, 0
        return seen, rewards, ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        """The legal actions of the tables, for sb3-contrib; no other method is supported."""
        if method_name != "action_masks":
            raise AttributeError(t("no-method", name=method_name))
        return [self.many.masks[i].astype(np.bool_) for i in self._places(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the tables, repeated for each: they share it."""
        shared = getattr(self if attr_name == "render_mode" else self.many, attr_name)
        return [shared for _ in self._places(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Whether there is such an attribute or method."""
        return attr_name in ("action_masks", "render_mode") or hasattr(self.many, attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Not supported: the tables share their attributes."""
        raise AttributeError(t("no-setting"))

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No table is wrapped."""
        return [False for _ in self._places(indices)]

    def close(self) -> None:
        """End all games."""
        self.many.close()

    def _places(self, indices: Any) -> Iterable[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else list(indices)
