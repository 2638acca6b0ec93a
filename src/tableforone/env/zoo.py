"""A table as a PettingZoo AEC environment with one agent."""

from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from tableforone.env.gym import TableEnv

YOU: Final = "you"


class TableAEC(AECEnv):  # type: ignore[misc]  # it has no types
    """One game for one agent, ``"you"``.

    An observation has the numbers and the mask of the legal actions.  The arguments are those of
    ``TableEnv``.  At the end ``infos["you"]`` has outcome, score, opponent and seed.
    """

    metadata: dict[str, Any] = {"name": "tableforone_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, game: str, *given: Any, **chosen: Any) -> None:
        super().__init__()
        self.table = TableEnv(game, *given, **chosen)
        self.render_mode = self.table.render_mode
        mask = gymnasium.spaces.Box(0, 1, (self.table.world.actions,), np.int8)
        seen = self.table.observation_space
        parts = dict(seen.spaces) if isinstance(seen, gymnasium.spaces.Dict) else {"observation": seen}
        self.possible_agents = [YOU]
        self.observation_spaces = {YOU: gymnasium.spaces.Dict({**parts, "action_mask": mask})}
        self.action_spaces = {YOU: self.table.action_space}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The observation space of this agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The action space of this agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        self.seen, info = self.table.reset(seed=seed)
        self.agents = [YOU]
        self.agent_selection = YOU
        self.rewards = {YOU: 0.0}
        self._cumulative_rewards = {YOU: 0.0}
        self.terminations = {YOU: False}
        self.truncations = {YOU: False}
        self.infos = {YOU: info}

    def step(self, action: int | None) -> None:
        """Do an action; None when the game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(None)
            return
        assert action is not None
        self._cumulative_rewards[YOU] = 0.0
        self.seen, self.rewards[YOU], self.terminations[YOU], _, self.infos[YOU] = self.table.step(np.int64(action))
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's observation, with the mask of the legal actions."""
        seen = self.seen if self.table.world.compact else {"observation": self.seen}
        return {**seen, "action_mask": self.table.action_mask()}

    def render(self) -> str | None:
        """The table as text, if ``render_mode`` is "ansi"."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
