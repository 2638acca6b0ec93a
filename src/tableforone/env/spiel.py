"""A game in OpenSpiel: ``pyspiel.load_game("tableforone_high_season(level=3)")``.

It has one player.  Every card, roll and random pick is a chance node with exact probabilities, for
all search and solving algorithms of OpenSpiel.  The opponent is part of the rules and moves
automatically.  Needs open_spiel.
"""

from collections.abc import Mapping
from copy import copy
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore]

from tableforone import games
from tableforone.env.world import OUTCOMES, World
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.lines import read_position, write_position

YOU: Final = 0
MOST_OUTCOMES: Final = 20_000  # of one chance node: a roll of ten dice has 3,003
LONGEST: Final = 10_000  # decisions of a game; far more than any has


Choice = tuple[str, str, str]  # game, level, modules


@cache
def world_of(choice: Choice) -> World:
    """The world for this choice, made once."""
    game, level, modules = choice
    return World(game, level or None, modules.split(",") if modules else ())


class SpielPlace:
    """A position up to the next question to the player or to chance.

    OpenSpiel copies and pickles it.
    """

    def __init__(self, choice: Choice, kept: dict[str, Any] | None = None) -> None:
        self.choice: Final = choice
        self.world: Final = world_of(choice)
        spec = self.world.spec
        self.p: Any = read_position(kept, spec.blank(), spec.fields, spec.words) if kept else self.world.start.copy()
        self._go_on()

    @property
    def kept(self) -> dict[str, Any]:
        """The position as JSON values."""
        spec = self.world.spec
        return write_position(self.p, spec.fields, spec.words)

    def _go_on(self) -> None:
        self.answers = settle(self.p, self.world.spec.words) or []
        self.over = not self.p.stack
        frame = None if self.over else self.p.stack[-1]
        chance = None if frame is None else self.world.spec.words[frame[0]].chance
        self.ways: list[tuple[Any, int]] = chance.weights(self.p, frame) if chance and frame else []
        self.base = 0 if frame is None or self.ways else self.world.offset[frame[0]]

    def act(self, action: int) -> None:
        """Give an answer, of the player or of chance."""
        reply(self.p, self.world.spec.words, self.ways[action][0] if self.ways else action - self.base)
        self._go_on()

    def __deepcopy__(self, _: Any) -> "SpielPlace":
        other = copy(self)
        other.p = self.p.copy()
        return other

    def __reduce__(self) -> Any:
        return SpielPlace, (self.choice, self.kept)


class State(pyspiel.State):  # type: ignore[misc]
    """A state of a game for OpenSpiel."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.place = SpielPlace(game.choice)

    def current_player(self) -> int:
        """Who acts next: the player, chance, or no one at the end."""
        place = self.place
        return pyspiel.PlayerId.TERMINAL if place.over else pyspiel.PlayerId.CHANCE if place.ways else YOU

    def _legal_actions(self, player: int) -> list[int]:
        return [self.place.base + answer for answer in self.place.answers]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of chance with their probabilities."""
        total = sum(weight for _, weight in self.place.ways)
        return [(nth, weight / total) for nth, (_, weight) in enumerate(self.place.ways)]

    def _apply_action(self, action: int) -> None:
        self.place.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        place = self.place
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance: {place.ways[action][0]}"
        return place.world.spec.say(place.p, action - place.base)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.place.over

    def returns(self) -> list[float]:
        """The utility of the player: 1, 0 or -1 at the end."""
        return [OUTCOMES[self.place.world.spec.result(self.place.p).outcome] if self.place.over else 0.0]

    def __str__(self) -> str:
        return str(self.place.kept)


class Observer:
    """The same numbers as in the other environments."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.tensor = np.zeros(world.sight.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Read the numbers of a state."""
        self.tensor[:] = self.world.sight.look([state.place.p])[0]

    def string_from(self, state: State, player: int) -> str:
        """A state as text."""
        return str(state)


class Game(pyspiel.Game):  # type: ignore[misc]
    """One set-up of one game; each game has a class of its own."""

    id: str
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.choice = self.id, str(given.get("level", "")), given.get("modules", "")
        info = pyspiel.GameInfo(
            num_distinct_actions=world_of(self.choice).actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=1,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> State:
        """The game before its first deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The observer of states."""
        return Observer(world_of(self.choice))


def type_of(game: str) -> Any:
    """The GameType of a game for OpenSpiel."""
    level = games.find(game).setup(None).level  # OpenSpiel reads "3" as a number
    return pyspiel.GameType(
        short_name=f"tableforone_{game.replace('-', '_')}",
        long_name=games.find(game).name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # face-down cards are a set, so no one knows more
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=1,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"level": int(level) if level.isdigit() else level, "modules": ""},
    )


for shelved in games.ids():
    kind = type_of(shelved)
    pyspiel.register_game(kind, type(kind.short_name, (Game,), {"id": shelved, "type": kind}))
