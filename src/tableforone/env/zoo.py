"""How does one table look to PettingZoo?  An AEC environment with one agent, for tools that want it so."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from tableforone.env.gym import ILLEGAL
from tableforone.env.world import Seat, World

YOU: Final = "you"


class TableAEC(AECEnv):  # type: ignore[misc]  # it has no types
    """One game for one agent, ``"you"``: an observation holds the numbers and the mask of what can be done."""

    metadata: dict[str, Any] = {"name": "tableforone_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.world = World(game, level, modules, options, reward)
        self.seat = Seat(self.world)
        self.render_mode = render_mode
        sight = self.world.sight
        box = gymnasium.spaces.Box(sight.low, sight.high, dtype=np.int16)
        mask = gymnasium.spaces.Box(0, 1, (self.world.actions,), np.int8)
        self.possible_agents = [YOU]
        self.observation_spaces = {YOU: gymnasium.spaces.Dict({"observation": box, "action_mask": mask})}
        self.action_spaces = {YOU: gymnasium.spaces.Discrete(self.world.actions)}
        self.deals = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.deals = np.random.default_rng(seed)
        self.seat.begin(int(self.deals.integers(1 << 32)) if seed is None else seed)
        self.agents = [YOU]
        self.agent_selection = YOU
        self.rewards = {YOU: 0.0}
        self._cumulative_rewards = {YOU: 0.0}
        self.terminations = {YOU: False}
        self.truncations = {YOU: False}
        self.infos = {YOU: self._info()}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(None)
            return
        assert action is not None
        self._cumulative_rewards[YOU] = 0.0
        legal = self.seat.allows(int(action))
        self.rewards[YOU] = self.seat.act(int(action)) if legal else ILLEGAL
        self.terminations[YOU] = not legal or self.seat.over
        self.infos[YOU] = self._info()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": self.world.seen([self.seat])[0], "action_mask": self._mask()}

    def _mask(self) -> Any:
        return self.world.masks([self.seat])[0]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return "\n".join(self.world.spec.draw(self.world.spec.view(self.seat.p)))

    def close(self) -> None:
        """Nothing is open."""
