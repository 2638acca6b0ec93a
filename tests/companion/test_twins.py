"""Tests that the opponent decides at a companion table as in a digital game, for every set-up."""

import pytest

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tests.companion.shelf import AT_HOME
from tests.games.salamandra import twin as salamandra_twin
from tests.twins import compare, twin_of, ways

pytestmark = pytest.mark.check
EVERY = [(spec, level, modules) for spec in AT_HOME for level, modules in ways(spec)]


@pytest.mark.parametrize(("spec", "level", "modules"), EVERY, ids=lambda part: getattr(part, "id", str(part)))
def test_he_does_the_same_to_the_last_point(spec: GameSpec, level: str, modules: tuple[str, ...]) -> None:
    both = (0, 1)  # his cards dealt by the app, and entered by the player
    for seed in both if not modules else both[len(level) % 2 :][:1]:
        run = compare(spec, level, modules, seed)
        assert not run.difference, run.difference
        assert run.turns > 3 and run.questions > 0


@pytest.mark.parametrize(
    ("game", "level", "strategy", "seed"),
    [
        ("salamandra", "1", "the same arrow again", 12),  # he takes the last free spot of a line and comes back
        ("lords-of-waterdeep", "", "greedy for one colour", 1212),  # he takes eight cubes of a colour in one turn
    ],
)
def test_a_rare_situation_is_asked_about(game: str, level: str, strategy: str, seed: int) -> None:
    run = compare(games.find(game), level, (), seed, strategy)
    assert not run.difference, run.difference


def test_an_answer_that_is_not_offered_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = games.find("salamandra")
    twin = twin_of(spec)
    monkeypatch.setattr(salamandra_twin, "TWIN", twin._replace(answers={**twin.answers, "free spot": lambda asked: 77}))
    assert compare(spec, "1", (), 0).difference.startswith("cannot be answered: “77”")
