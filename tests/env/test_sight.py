"""Tests that the numbers of an observation are those of the parts of a position."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tableforone import games
from tableforone.env.sight import Sight
from tableforone.env.world import Seat, World
from tableforone.kernel.spec import GameSpec
from tests.numbers import numbers_of

GAMES = games.ids()


def positions(spec: GameSpec, seed: int) -> Iterator[Any]:
    """The questions of a random game, with all modules."""
    seat, lots = Seat(World(spec.id, None, list(spec.modules))), Random(seed)
    seat.begin(seed)
    while not seat.over:
        yield seat.p.copy()
        seat.act(seat.action_of(lots.choice(seat.answers)))


def row(sight: Sight, p: Any) -> list[int]:
    numbers: list[int] = sight.look([p])[0].tolist()
    return numbers


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_those_of_the_parts(game: str) -> None:
    """For speed an observation packs the parts into one number; here each field is read alone."""
    spec = games.find(game)
    sight = Sight(spec)
    for p in positions(spec, 3):
        told = dict(zip((field.name for field in sight.fields), row(sight, p), strict=True))
        for field in (*sight.sets, *sight.cards):
            values = [told[name] for name in told if name.startswith((f"{field.name}: ", f"{field.name}["))]
            numbers = numbers_of(field, getattr(p, field.name))
            named = [n for n in range(len(numbers)) if not field.names or n % field.size in field.names]
            assert values == [numbers[n] for n in named]
            assert sum(values) == sum(numbers), "what has no name is never there"
        for number in sight.ones:
            on = [name for name in told if name.startswith(f"{number.name}: ") and told[name]]
            value = getattr(p, number.name)
            assert on == ([f"{number.name}: {number.names.get(value, value)}"] if value >= 0 else [])
        asked = [name for name in told if name.startswith("question: ") and told[name]]
        assert asked == [f"question: {spec.words[p.stack[-1][0]].name}"]
        assert all(field.low <= told[field.name] <= field.high for field in sight.fields)


@pytest.mark.parametrize("game", GAMES)
def test_names_are_told_once(game: str) -> None:
    names = [field.name for field in Sight(games.find(game)).fields]
    assert len(set(names)) == len(names)


def test_a_hidden_part_is_not_seen() -> None:
    names = [field.name for field in Sight(games.find("lords-of-waterdeep")).fields]
    assert "money[0]" in names or any(name.startswith("round") for name in names)
    assert not any(name.startswith("lots") for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_things_are_called_by_their_names(game: str) -> None:
    """A plain number appears only where a part has no names, with the thing it counts."""
    things = [field.name.rpartition(": ")[2] for field in Sight(games.find(game)).fields if ": " in field.name]
    assert [thing for thing in things if thing.removeprefix("number ").isdigit()] == []
