"""A table as a Gymnasium environment, such as ``TableForOne/HighSeason-v0``."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import gymnasium
import numpy as np

from tableforone.env.answers import MOST
from tableforone.env.voice import t
from tableforone.env.world import Described, Mask, Seat, World, seed_of


class TableEnv(Described, gymnasium.Env[Any, np.int64]):
    """One game.  ``info["action_mask"]`` marks the legal actions; chance is not an action.

    ``reward``: "win" (1, 0, -1 at the end), "margin" (points ahead at the end, in hundreds) or
    "estimate" (the change of the game's own estimate of that margin in each step).  ``actions``:
    "wide" (one number for every choice of the game) or "compact" (the index among at most ``most``
    legal choices; the observation then has a row of numbers for each of them).  ``view`` puts the
    view as JSON values into ``info``.

    ``reset(seed=...)`` gives the same deal for that seed everywhere; without one, deals follow from
    the last seed.  At the end ``info`` has outcome, score, opponent and seed.  An illegal action
    ends the game as lost.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # required by Gymnasium

    def __init__(
        self,
        game: str,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        view: bool = False,
        render_mode: str | None = None,
        actions: str = "wide",
        most: int = MOST,
    ) -> None:
        self.world = World(game, level, modules, options, reward, actions, most)
        self.seat = Seat(self.world)
        self.view = view
        self.render_mode = render_mode
        self.observation_space = self.world.observation_space
        self.action_space = gymnasium.spaces.Discrete(self.world.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game; returns the observation and ``info``."""
        given = None if seed is None else seed_of(seed)
        super().reset(seed=given)
        self.seat.begin(int(self.np_random.integers(1 << 32)) if given is None else given)
        return self._shown()

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Do an action; returns observation, reward, whether the game is over, False, ``info``."""
        if self.seat.over:
            raise RuntimeError(t("reset-first"))
        reward = self.seat.act(int(action))
        seen, info = self._shown()
        return seen, reward, self.seat.over, False, info

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        """The observation and ``info``."""
        seen = self.world.seen_at(self.seat)
        info: dict[str, Any] = {"action_mask": self.action_mask(), "seed": self.seat.seed}
        if self.seat.over:
            info |= self.seat.ending()
        if self.view:
            info["view"] = self.world.spec.view(self.seat.p)
        return seen, info

    def action_mask(self) -> Mask:
        """The legal actions: 1 or 0 for each action."""
        mask: Mask = self.world.masks([self.seat])[0]
        return mask

    action_masks = action_mask  # the name that sb3-contrib uses

    def choice_of(self, agent: str) -> int:
        """The action that an agent would choose now, e.g. "greedy" or "expert:50"."""
        return self.seat.choice_of(agent)

    # --- words

    def ask(self) -> str:
        """The open question in a sentence; "" when the game is over."""
        return "" if self.seat.over else self.world.spec.ask(self.seat.p)

    def say(self, action: int) -> str:
        """An action in words."""
        return self.seat.say(action)

    def render(self) -> str | None:
        """The table as text, if ``render_mode`` is "ansi"."""
        if self.render_mode is None:
            return None
        return "\n".join(self.world.spec.draw(self.world.spec.view(self.seat.p)))

    # --- saving

    def save(self) -> dict[str, Any]:
        """The state of the game as JSON values, for ``restore``."""
        return self.seat.save()

    def restore(self, state: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Continue from a state; returns the observation and ``info``."""
        self.seat.restore(state)
        return self._shown()

    def __getstate__(self) -> dict[str, Any]:
        """For copies: each has a game of its own."""
        return self.__dict__ | {"seat": copy(self.seat)}
