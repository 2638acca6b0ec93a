"""Measures other engines in their own environment: ``python -m benchmarks.peers NAME``.

Uniform random play, as for the app's engines. A decision is anything that an engine asks a player;
dice and cards do not count.
"""

import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from benchmarks.measure import report

MIDDLES: Final = 10


class Engine(NamedTuple):
    """A game of another engine: functions to start, move, end, copy, and list the answers."""

    new: Callable[[], Any]
    over: Callable[[Any], bool]
    step: Callable[[Any], None]
    copy: Callable[[Any], Any]
    legal: Callable[[Any], Any]
    answers: Callable[[Any], int]  # the number of answers at the open decision


def catanatron() -> Engine:
    from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
    from catanatron.models.actions import generate_playable_actions  # type: ignore[import-not-found]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

    return Engine(
        new=lambda: Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=random.randrange(1, 1 << 30)),
        over=lambda game: game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT,
        step=lambda game: game.play_tick(),
        copy=lambda game: game.copy(),
        legal=lambda game: generate_playable_actions(game.state),
        answers=lambda game: len(game.state.playable_actions),
    )


def open_spiel(name: str) -> Engine:
    import pyspiel  # type: ignore[import-not-found]

    def past_chance(state: Any) -> Any:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        return state

    def step(state: Any) -> None:
        state.apply_action(random.choice(state.legal_actions()))
        past_chance(state)

    game = pyspiel.load_game(name)
    return Engine(
        new=lambda: past_chance(game.new_initial_state()),
        over=lambda state: state.is_terminal(),
        step=step,
        copy=lambda state: state.clone(),
        legal=lambda state: state.legal_actions(),
        answers=lambda state: len(state.legal_actions()),
    )


def chess() -> Engine:
    from chess import Board  # type: ignore[import-not-found]

    return Engine(
        new=Board,
        over=lambda board: board.is_game_over(),
        step=lambda board: board.push(random.choice(list(board.legal_moves))),
        copy=lambda board: board.copy(stack=False),
        legal=lambda board: list(board.legal_moves),
        answers=lambda board: board.legal_moves.count(),
    )


PEERS: Final[dict[str, Callable[[], Engine]]] = {
    "catanatron 2p": catanatron,
    "open_spiel backgammon": partial(open_spiel, "backgammon"),
    "open_spiel gin_rummy": partial(open_spiel, "gin_rummy"),
    "chess": chess,
}


def play_one(engine: Engine, seed: int) -> int:
    random.seed(seed)
    state, decisions = engine.new(), 0
    while not engine.over(state):
        engine.step(state)
        decisions += 1
    return decisions


def middle(engine: Engine, seed: int) -> Any:
    half = play_one(engine, seed) // 2
    random.seed(seed)
    state = engine.new()
    for _ in range(half):
        engine.step(state)
    return state


def answers(engine: Engine, seed: int) -> list[int]:
    random.seed(seed)
    state, found = engine.new(), []
    while not engine.over(state):
        found.append(engine.answers(state))
        engine.step(state)
    return found


def main() -> None:
    engine = PEERS[sys.argv[1]]()
    middles = [middle(engine, seed) for seed in range(MIDDLES)]
    report(
        partial(play_one, engine),
        answers=[count for seed in range(MIDDLES) for count in answers(engine, seed)],
        copies=[partial(engine.copy, state) for state in middles],
        legal=[partial(engine.legal, state) for state in middles],
    )


if __name__ == "__main__":
    main()
