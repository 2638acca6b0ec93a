"""The built-in players: random, greedy (one step ahead by the estimate), and those that search."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.randomness import ByLot, Source
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import DEFAULT, EXPERT, Budget
from tableforone.players.judge import favourite
from tableforone.players.minds import mind_of
from tableforone.players.planner import Expert
from tableforone.players.search import Search
from tableforone.players.voice import m, t

Choose = Callable[[Any, list[int]], int]
LOTS: Final = -1  # the key of the random player's stream, used by no deck or dice of a game


def make(name: str, spec: GameSpec, seed: int, budget: Budget | None = None) -> Choose:
    """A player of this name: ``choose(position, answers)`` returns one of the answers."""
    if name not in NAMES:
        raise Fault(m("player-unknown", player=name, players=", ".join(NAMES)))
    if name in THINKERS:
        if name == "expert":
            return Expert(mind_of(spec).mind, EXPERT if budget is None else budget)
        return Search(spec, seed, DEFAULT if budget is None else budget)
    if budget is not None:
        raise Fault(m("player-thinks-not", player=name, thinkers=list(THINKERS)))
    if name == "random":
        return ByLot(Source(seed).begin(LOTS)).choose
    return partial(favourite, words=spec.words, rating=spec.estimate)


THINKERS: Final = ("search", "expert")
NAMES: Final = ("random", "greedy", *THINKERS)


def called(player: str) -> str:
    """The name of a player in the language of the reader."""
    return t("player-name", player=player)
