"""How does one table look to Gymnasium?  ``gymnasium.make("TableForOne/HighSeason-v0", level="3")``."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from tableforone.env.sight import Observation, Seen
from tableforone.env.world import Mask, Seat, World

ILLEGAL: Final = -1.0  # an action that cannot be done ends the game, as lost


class TableEnv(gymnasium.Env[Observation, np.int64]):
    """One game.  Actions are one index space, ``info["action_mask"]`` says which can be done now; chance is none.

    ``reward``: "win" (1, 0, -1 at the end), "margin" (points ahead at the end, in hundreds) or "estimate" (what each
    step added to the game's own estimate of that margin).  ``view`` puts the view as JSON values into ``info``.
    ``reset(seed=...)`` deals what that seed deals everywhere; without one the next deals follow from the last seed.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # Gymnasium wants it so

    def __init__(
        self,
        game: str,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        view: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.world = World(game, level, modules, options, reward)
        self.seat = Seat(self.world)
        self.view = view
        self.render_mode = render_mode
        sight = self.world.sight
        self.observation_space = gymnasium.spaces.Box(sight.low, sight.high, dtype=np.int16)
        self.action_space = gymnasium.spaces.Discrete(self.world.actions)

    @property
    def fields(self) -> tuple[Seen, ...]:
        """What the numbers of an observation are: a name and a range each."""
        return self.world.sight.fields

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat.begin(int(self.np_random.integers(1 << 32)) if seed is None else seed)
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if self.seat.over:
            raise RuntimeError("The game is over: call reset() first.")
        if not self.seat.allows(chosen):
            return self._seen(), ILLEGAL, True, False, self._info() | {"illegal": True}
        reward = self.seat.act(chosen)
        return self._seen(), reward, self.seat.over, False, self._info()

    def _seen(self) -> Observation:
        row: Observation = self.world.seen([self.seat])[0]
        return row

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_mask(), "seed": self.seat.seed}
        if self.seat.over:
            result = self.world.spec.result(self.seat.p)
            info |= {"outcome": result.outcome, "score": result.score, "opponent": result.opponent}
        return info | {"view": self.world.spec.view(self.seat.p)} if self.view else info

    def action_mask(self) -> Mask:
        mask: Mask = self.world.masks([self.seat])[0]
        return mask

    def action_masks(self) -> Mask:
        """As sb3-contrib calls it."""
        return self.action_mask()

    # --- words

    def ask(self) -> str:
        """The open question in a sentence; "" when the game is over."""
        return "" if self.seat.over else self.world.spec.ask(self.seat.p)

    def say(self, action: int) -> str:
        """An action in words."""
        return self.seat.say(action)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return "\n".join(self.world.spec.draw(self.world.spec.view(self.seat.p)))

    # --- keeping

    def save(self) -> dict[str, Any]:
        """The state of the game as JSON values, for ``restore``."""
        return self.seat.save()

    def restore(self, state: Mapping[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """Go on from a state; returns what is seen there."""
        self.seat.restore(state)
        return self._seen(), self._info()

    def __getstate__(self) -> dict[str, Any]:
        """To be sent to other processes: the choices, the state of the game, and what deals follow."""
        told = {name: value for name, value in self.__dict__.items() if name not in ("world", "seat")}
        return told | {"given": self.world.given, "kept": self.save()}

    def __setstate__(self, told: dict[str, Any]) -> None:
        self.world = World(**told.pop("given"))
        self.seat = Seat(self.world)
        self.seat.restore(told.pop("kept"))
        self.__dict__.update(told)
