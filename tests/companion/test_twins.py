"""Tests that the opponent decides at a companion table as in a digital game, for every set-up."""

import pytest

from tableforone.kernel.spec import GameSpec
from tests.companion.shelf import AT_HOME
from tests.twins import compare, ways

EVERY = [(spec, level, modules) for spec in AT_HOME for level, modules in ways(spec)]


@pytest.mark.parametrize(("spec", "level", "modules"), EVERY, ids=lambda part: getattr(part, "id", str(part)))
def test_he_does_the_same_to_the_last_point(spec: GameSpec, level: str, modules: tuple[str, ...]) -> None:
    both = (0, 1)  # his cards dealt by the app, and entered by the player
    for seed in both if not modules else both[len(level) % 2 :][:1]:
        run = compare(spec, level, modules, seed)
        assert not run.difference, run.difference
        assert run.turns > 3 and run.questions > 0
