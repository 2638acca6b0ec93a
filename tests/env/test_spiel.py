"""OpenSpiel's own checks. (It is not a test dependency: ``pip install open_spiel``.)"""

from importlib import import_module
from typing import Any

import pytest

import tableforone
from tableforone import games

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
pytestmark = pytest.mark.filterwarnings("default")  # OpenSpiel's own warnings


def loaded(game: str) -> Any:
    import_module("tableforone.env.spiel")
    return pyspiel.load_game(f"tableforone_{game.replace('-', '_')}")


@pytest.mark.parametrize("game", games.ids())
def test_random_games_pass(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_repeated() -> None:
    playthrough = import_module("open_spiel.python.algorithms.generate_playthrough").playthrough
    told = playthrough(str(loaded("high-season")), [], seed=1)
    assert told == playthrough(str(loaded("high-season")), [], seed=1)
    assert "IsTerminal() = True" in told


@pytest.mark.parametrize("game", games.ids())
def test_a_game_of_a_table_goes_the_same(game: str) -> None:
    """The whole journal gives the same game, including the outcomes of chance."""
    table, state = tableforone.new(game, seed=5), loaded(game).new_initial_state()
    while not table.over:
        table.answer(table.legal[len(table.journal) % len(table.legal)])
    for entry in table.journal:
        place = state.place
        action = [way for way, _ in place.ways].index(entry) if place.ways else place.base + entry
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1 if place.ways else 0)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.is_terminal()
    assert table.result is not None
    assert state.returns() == [{"won": 1, "draw": 0, "lost": -1}[table.result.outcome]]
