"""Runs games in steps for all environments: the same numbers for the same answers in each."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tableforone import games
from tableforone.env.answers import MOST, AnswerSight
from tableforone.env.sight import Seen, Sight
from tableforone.env.voice import m
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import reply, reveal, settle
from tableforone.kernel.journal import check_seed
from tableforone.kernel.lines import read_position, write_position
from tableforone.kernel.untrusted import clipped
from tableforone.players.agents import agent_named
from tableforone.players.judge import outcome
from tableforone.players.players import Choose

Mask = NDArray[np.int8]
REWARDS: Final = ("win", "margin", "estimate")
FORMS: Final = ("wide", "compact")
OUTCOMES: Final = {"won": 1.0, "draw": 0.0, "lost": -1.0}
SCALE: Final = 100.0  # points that count as much as a win, if rewards are points
ILLEGAL: Final = -1.0  # the reward of an illegal action, which ends the game as lost


class World:
    """One set-up of one game: what all its tables share.

    ``actions`` is "wide" (one number for every choice of the game) or "compact" (the index among
    the legal choices, at most ``most``; observations then describe every choice).
    """

    def __init__(
        self,
        game: str,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        actions: str = "wide",
        most: int = MOST,
    ) -> None:
        for key, given, known in (("wrong-reward", reward, REWARDS), ("wrong-actions", actions, FORMS)):
            if given not in known:
                raise Fault(m(key, given=clipped(given), known=list(known)))
        self.given: Final = (game, level, modules, options, reward, actions, most)
        self.spec: Final = games.find(game)
        self.setup: Final = self.spec.setup(level, modules, options)
        self.start: Final = self.spec.start(self.setup)
        self.reward: Final = reward
        self.sight: Final = Sight(self.spec)
        self.compact: Final = actions == "compact"
        self.answer_sight: Final = AnswerSight(self.spec, most)
        self.offset: Final = self.sight.offset
        self.actions: Final = most if self.compact else self.sight.actions

    def __reduce__(self) -> tuple[Any, ...]:
        return World, self.given

    @property
    def observation_space(self) -> gymnasium.spaces.Space[Any]:
        """The observation space: a row of numbers; in the compact form also the legal choices."""
        row = gymnasium.spaces.Box(self.sight.low, self.sight.high, dtype=np.int16)
        if not self.compact:
            return row
        choices = gymnasium.spaces.Box(-np.inf, np.inf, (self.actions, len(self.answer_sight.fields)), np.float32)
        return gymnasium.spaces.Dict({"observation": row, "answers": choices})

    def seen(self, seats: Sequence["Seat"]) -> Any:
        """The observations at these tables, one row each."""
        rows = self.sight.look([seat.p for seat in seats])
        if not self.compact:
            return rows
        return {"observation": rows, "answers": self.answer_sight.look([(seat.p, seat.answers) for seat in seats])}

    def seen_at(self, seat: "Seat") -> Any:
        """The observation at one table."""
        seen = self.seen([seat])
        return {name: rows[0] for name, rows in seen.items()} if self.compact else seen[0]

    def masks(self, seats: Sequence["Seat"]) -> Mask:
        """The legal actions at these tables, one row each."""
        masks = bytearray(len(seats) * self.actions)
        for nth, seat in enumerate(seats):
            at = nth * self.actions
            if self.compact:
                masks[at : at + len(seat.answers)] = b"\1" * len(seat.answers)
            else:
                for answer in seat.answers:
                    masks[at + seat.base + answer] = 1
        return np.frombuffer(masks, np.int8).reshape(len(seats), self.actions)


class Described:
    """An environment that tells what the numbers mean which it shows."""

    world: World

    @property
    def fields(self) -> tuple[Seen, ...]:
        """The numbers of an observation: a name and a range for each."""
        return self.world.sight.fields

    @property
    def answer_fields(self) -> tuple[Seen, ...]:
        """The numbers of each choice in the compact form."""
        return self.world.answer_sight.fields


def seed_of(seed: Any) -> int:
    """A seed as an int, from any integer type; a Fault if it is not an integer.

    >>> seed_of(np.uint32(7))
    7
    """
    if isinstance(seed, bool | np.bool_) or not hasattr(seed, "__index__"):
        raise Fault(m("wrong-seed", given=clipped(repr(seed))))
    return check_seed(seed.__index__())


class Seat:
    """One game in progress: its position, its legal actions, and the reward of the last step."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.answers: list[int] = []
        self.base = 0  # where the answers to the open question begin among the wide actions
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Start the game of this seed."""
        self._take_over(seed, self.world.start.copy())

    def _take_over(self, seed: int, p: Any, forfeited: bool = False) -> None:
        """Go on from this position of the game of this seed."""
        self.seed = seed
        self.p = p
        self.dealer = Dealer(seed)
        self.choosers: dict[str, Choose] = {}  # agents used in this game
        self._go_on()
        self.forfeited = forfeited
        if forfeited:
            self.answers = []
        self.worth = self._estimate()

    def _go_on(self) -> None:
        """Continue to the player's next question, or the end; the dealer answers chance."""
        p, words = self.p, self.world.spec.words
        answers = settle(p, words)
        while answers is not None and not answers:
            reveal(p, words, self.dealer)
            answers = settle(p, words)
        self.answers = answers or []
        if p.stack:
            self.base = self.world.offset[p.stack[-1][0]]

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was forfeited by an illegal action."""
        return self.forfeited or not self.p.stack

    def answer_of(self, action: int) -> int | None:
        """The answer for an action; None if it is not legal."""
        if self.world.compact:
            return self.answers[action] if 0 <= action < len(self.answers) else None
        return action - self.base if action - self.base in self.answers else None

    def action_of(self, answer: int) -> int:
        """The action for a legal answer."""
        return self.answers.index(answer) if self.world.compact else self.base + answer

    def act(self, action: int) -> float:
        """Do a legal action, or forfeit the game with an illegal one; returns the reward."""
        answer = self.answer_of(action)
        if answer is None:
            self.forfeited, self.answers = True, []
            return ILLEGAL
        reply(self.p, self.world.spec.words, answer)
        self._go_on()
        reward = self.world.reward
        if reward == "estimate":
            before, self.worth = self.worth, self._estimate()
            return (self.worth - before) / SCALE
        if self.p.stack:
            return 0.0
        if reward == "win":
            return OUTCOMES[self.world.spec.result(self.p).outcome]
        return outcome(self.world.spec, self.p)[1] / SCALE

    def _estimate(self) -> float:
        """The estimated final margin, or the real one at the end; rewards are its changes."""
        if self.world.reward != "estimate":
            return 0.0
        return outcome(self.world.spec, self.p)[1] if self.over else self.world.spec.estimate(self.p)

    def ending(self) -> dict[str, Any]:
        """The result: outcome, score, the opponent's score, and whether it was forfeited."""
        spec = self.world.spec
        outcome, score, opponent = ("lost", *spec.scores(self.p)) if self.forfeited else spec.result(self.p)[:3]
        return {"outcome": outcome, "score": score, "opponent": opponent, "illegal": self.forfeited}

    def choice_of(self, agent: str) -> int:
        """The action that an agent would choose now, e.g. "greedy" or "expert:50"."""
        if self.over:
            raise Fault(m("nothing-to-choose"))
        choose = self.choosers.get(agent)
        if choose is None:
            choose = self.choosers[agent] = agent_named(agent).start(self.world.spec, self.seed)
        return self.action_of(choose(self.p, self.answers))

    def say(self, action: int) -> str:
        """An action in words; a Fault if it is not legal now."""
        answer = self.answer_of(action)
        if answer is None:
            raise Fault(m("illegal-action", action=str(action)))
        return self.world.spec.say(self.p, answer)

    # --- saving

    def save(self) -> dict[str, Any]:
        """The game as JSON values."""
        spec = self.world.spec
        position = write_position(self.p, spec.fields, spec.words)
        return {"game": spec.id, "seed": self.seed, "position": position, "forfeited": self.forfeited}

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Continue a saved game; a Fault if it is of another game."""
        spec = self.world.spec
        if kept.get("game") != spec.id:
            raise Fault(m("other-state", given=clipped(str(kept.get("game"))), game=spec.id))
        p = read_position(dict(kept["position"]), spec.blank(), spec.fields, spec.words)
        self._take_over(kept["seed"], p, bool(kept.get("forfeited", False)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Seat, (self.world,), self.save()

    __setstate__ = restore
