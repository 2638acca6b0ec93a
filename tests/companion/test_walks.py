"""Tests that no companion table gets stuck: 200 random walks per game (``make soak``: more)."""

import pytest

from tableforone.kernel.spec import GameSpec
from tests.companion.shelf import AT_HOME
from tests.companion.walks import MOVES, take, walks
from tests.twins import ways

pytestmark = pytest.mark.check
COUNT = 200
LONG, SHORT = 80, 8  # moves: one walk in ten is long, the others cover every set-up


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_no_walk_leads_nowhere(spec: GameSpec) -> None:
    chosen, made = walks(spec, COUNT), dict.fromkeys(MOVES, 0)
    assert {(walk.setup.level, walk.setup.modules) for walk in chosen} == set(ways(spec))
    for nth, walk in enumerate(chosen):
        for move, times in take(walk, LONG if nth % 10 == 0 else SHORT, every=4).items():
            made[move] += times
    on_lines = made.pop("ahead")
    assert min(made.values()) > 10, made
    assert on_lines > 10 or spec.id != "grand-austria-hotel", "nobody joined the queue"
