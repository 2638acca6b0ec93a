"""Tests that a learning player sees what the view shows, and no secrets."""

import json
from random import Random
from typing import Any, Final

from tableforone.env.sight import Sight
from tableforone.kernel.dealer import Person
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.conformance.play import Game
from tests.env.test_sight import positions, row

TRIES: Final = 60


def test_what_an_observation_shows_the_view_shows(spec: GameSpec) -> None:
    """Each part gets values from other positions: if the view never changes, it must be hidden."""
    lots, sight = Random(1), Sight(spec)
    along = [p for seed in range(3) for p in positions(spec, seed)]
    shown = {field.name for field in (*sight.numbers, *sight.cards, *sight.ones, *sight.lists, *sight.sets)}
    assert spec.unseen <= {field.name for field in spec.fields}
    for field in spec.fields:
        values = {repr(value): value for p in along if (value := getattr(p, field.name)) is not None}
        if field.name in shown and len(values) > 1:
            assert moves_the_view(spec, field.name, list(values.values()), along, lots), (
                f"{field.name}: {spec.field_about(field.name)}"
            )


def moves_the_view(spec: GameSpec, name: str, values: list[Any], along: list[Any], lots: Random) -> bool:
    for _ in range(TRIES):
        p, value = lots.choice(along), lots.choice(values)
        other = p.copy()
        setattr(other, name, value[:] if isinstance(value, list) else value)
        try:
            if json.dumps(spec.view(p)) != json.dumps(spec.view(other)):
                return True
        except (IndexError, KeyError, ValueError):  # an impossible combination
            continue
    return False


def test_secret_twins_are_seen_alike_at_every_step(game: Game) -> None:
    """Two tables with different seeds, so different cards to come, give equal numbers and masks."""
    sight = Sight(game.spec)
    twins = [Table(game.spec, game.case.setup, seed, deals=Person()) for seed in (1, 2)]
    for step in game.steps:
        for twin in twins:
            twin.answer(step.answer)
        assert row(sight, twins[0].position) == row(sight, twins[1].position)
        assert twins[0].legal == twins[1].legal
