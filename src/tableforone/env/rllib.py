"""Trains with RLlib (needs ray[rllib]): ``python -m tableforone.env.rllib high-season``.

``MaskedTable`` is a table as RLlib's module for masked actions wants it; ``config`` is PPO with it.
"""

import argparse
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from tableforone.env.gym import TableEnv


class MaskedTable(gymnasium.ObservationWrapper[Any, np.int64, Any]):
    """One table as an RLlib environment.

    An observation has the numbers ("observations") and the mask of the legal actions
    ("action_mask").  ``config`` holds the arguments of ``TableEnv``.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        self.table = TableEnv(**config)
        super().__init__(self.table)
        low, high = self.table.world.sight.low, self.table.world.sight.high
        box = gymnasium.spaces.Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32)
        mask = gymnasium.spaces.Box(0.0, 1.0, (self.table.world.actions,), np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": box, "action_mask": mask})

    def observation(self, observation: Any) -> dict[str, Any]:
        """The numbers of the table, with the mask."""
        mask = self.table.action_mask()
        return {"observations": observation.astype(np.float32), "action_mask": mask.astype(np.float32)}


def config(game: str, **chosen: Any) -> Any:
    """RLlib's PPO for a game; further arguments are passed to ``TableEnv``."""
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"head_fcnet_hiddens": [256, 256], "head_fcnet_activation": "relu"},
    )
    return (
        PPOConfig()  # type: ignore[no-untyped-call, unused-ignore]
        .environment(MaskedTable, env_config={"game": game, "reward": "estimate", **chosen})
        # a busy machine needs longer than RLlib's default
        .env_runners(num_env_runners=1, sample_timeout_s=600.0)
        .training(gamma=1.0, train_batch_size_per_learner=2000)
        .rl_module(rl_module_spec=module)
    )


def main() -> None:
    """Train, and print the mean return after every round."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("game")
    asked.add_argument("--level", default=None)
    asked.add_argument("--iterations", type=int, default=10)
    given = asked.parse_args()
    learning = config(given.game, level=given.level).build_algo()
    for n in range(given.iterations):
        found = learning.train()
        print(f"{n + 1}: mean return {found['env_runners']['episode_return_mean']:.3f}", flush=True)
    learning.stop()


if __name__ == "__main__":
    main()
