"""How does a game become steps?  The same numbers for the same answers, whoever asks: one table, many, one agent."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tableforone import games
from tableforone.env.sight import Observation, Sight
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.lines import read_position, write_position

Mask = NDArray[np.int8]
REWARDS: Final = ("win", "margin", "estimate")
OUTCOMES: Final = {"won": 1.0, "draw": 0.0, "lost": -1.0}
SCALE: Final = 100.0  # points that are worth a win where rewards are points


class World:
    """One way to set up one game: what all its tables share."""

    def __init__(
        self,
        game: str,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "win",
    ) -> None:
        if reward not in REWARDS:
            raise Fault(f"There is no reward {reward!r}. Rewards: {', '.join(REWARDS)}.")
        self.given: Final = {"game": game, "level": level, "modules": modules, "options": options, "reward": reward}
        self.spec: Final = games.find(game)
        self.setup: Final = self.spec.setup(level, modules, options)
        self.start: Final = self.spec.start(self.setup)
        self.reward: Final = reward
        self.sight: Final = Sight(self.spec)
        self.offset: Final[dict[int, int]] = {}  # by word: where its answers begin among the actions
        at = 0
        for number in self.sight.asking:
            self.offset[number] = at
            at += self.spec.words[number].reach
        self.actions: Final = at

    def seen(self, seats: Sequence["Seat"]) -> Observation:
        """What is seen at each of these tables, a row each."""
        return self.sight.look([seat.p for seat in seats])

    def masks(self, seats: Sequence["Seat"]) -> Mask:
        """What can be done at each of these tables, a row each."""
        masks = bytearray(len(seats) * self.actions)
        for nth, seat in enumerate(seats):
            at = nth * self.actions + seat.base
            for answer in seat.answers:
                masks[at + answer] = 1
        return np.frombuffer(masks, np.int8).reshape(len(seats), self.actions)


class Seat:
    """One game in progress: its position, its legal actions, what the last step was worth."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.base = 0  # where the answers to the open question begin among the actions
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game, with the cards and dice of this seed."""
        self.seed = seed
        self.p: Any = self.world.start.copy()
        self.dealer = Dealer(seed)
        self._go_on()
        self.worth = self._estimate()

    def _go_on(self) -> None:
        """Up to the next question of the player, or the end; the dealer answers chance."""
        p, words = self.p, self.world.spec.words
        while True:
            answers = settle(p, words)
            if answers is None:
                self.answers: list[int] = []
                return
            frame = p.stack[-1]
            chance = words[frame[0]].chance
            if chance is None:
                self.answers, self.base = answers, self.world.offset[frame[0]]
                return
            reply(p, words, self.dealer.answer(chance, p, frame))

    @property
    def over(self) -> bool:
        return not self.p.stack

    def legal(self) -> list[int]:
        return [self.base + answer for answer in self.answers]

    def allows(self, action: int) -> bool:
        return action - self.base in self.answers

    def act(self, action: int) -> float:
        """Give a legal answer; returns the reward."""
        reply(self.p, self.world.spec.words, action - self.base)
        self._go_on()
        reward = self.world.reward
        if reward == "estimate":
            before, self.worth = self.worth, self._estimate()
            return (self.worth - before) / SCALE
        if self.p.stack:
            return 0.0
        return OUTCOMES[self.world.spec.result(self.p).outcome] if reward == "win" else self._margin() / SCALE

    def _estimate(self) -> float:
        """A guess at the final margin, and at the end the margin itself: rewards add up to what was gained."""
        if self.world.reward != "estimate":
            return 0.0
        return self._margin() if self.over else self.world.spec.estimate(self.p)

    def _margin(self) -> float:
        result = self.world.spec.result(self.p)
        return float(result.score - (result.opponent or 0))

    def say(self, action: int) -> str:
        """An action in words; a Fault where it cannot be done now."""
        if not self.allows(action):
            raise Fault(f"Action {action} cannot be done now.")
        return self.world.spec.say(self.p, action - self.base)

    # --- keeping

    def save(self) -> dict[str, Any]:
        """The game as JSON values."""
        spec = self.world.spec
        return {"game": spec.id, "seed": self.seed, "position": write_position(self.p, spec.fields, spec.words)}

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Go on with a game that was saved; a Fault where it is one of another game."""
        spec = self.world.spec
        if kept.get("game") != spec.id:
            raise Fault(f"This is a state of {kept.get('game')!r}, not of {spec.id!r}.")
        self.p = read_position(dict(kept["position"]), spec.blank(), spec.fields, spec.words)
        self.seed = kept["seed"]
        self.dealer = Dealer(self.seed)
        self._go_on()
        self.worth = self._estimate()
