"""Counts simulations of other searches: ``python -m benchmarks.searching``.

Uses OpenSpiel's tree search, in Python and in C++, at the first decision of two of its games. A
simulation ends with one random game.  Prints one line for each, like ``benchmarks.thinking``.
"""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from benchmarks.measure import machine_speed, scaled

GAMES: Final = ("backgammon", "gin_rummy")
SECONDS: Final = 3.0
PORTION: Final = 20  # simulations per search
EAGER: Final = 2.0


def opening(game: Any) -> Any:
    """The first decision of a player, after random cards and dice."""
    lots, state = Random(1), game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(lots.choices(outcomes, weights)[0])
    return state


def in_python(game: Any) -> Any:
    import numpy
    from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found]

    lots = numpy.random.RandomState(1)
    return mcts.MCTSBot(game, EAGER, PORTION, mcts.RandomRolloutEvaluator(1, lots), random_state=lots)


def in_cpp(game: Any) -> Any:
    import pyspiel  # type: ignore[import-not-found]

    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), EAGER, PORTION, 1000, False, 1, False)


def simulations(name: str, bot_of: Callable[[Any], Any]) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    state, bot = opening(game), bot_of(game)
    done, before, started = 0, machine_speed(), time.process_time()
    while time.process_time() - started < SECONDS:
        bot.mcts_search(state)
        done += PORTION
    return done / scaled(time.process_time() - started, before)


def main() -> None:
    for name in GAMES:
        for form, bot_of in (("Python", in_python), ("C++", in_cpp)):
            told = {"game": f"open_spiel {name}", "form": form, "random": round(simulations(name, bot_of))}
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
