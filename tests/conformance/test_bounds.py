"""Tests that every number of a position stays within the bounds its field declares."""

from typing import Any, Final

import pytest

from tableforone.env.reading import LEAST, MOST
from tableforone.env.sight import Sight
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.fields import Each, Field
from tableforone.kernel.frames import CHANCE, Position, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.players import make
from tests.conformance.play import Game, dealt
from tests.conformance.shelf import setups
from tests.numbers import numbers_of

pytestmark = pytest.mark.check
GAMES: Final = 40  # of each game, with other levels, modules and options each time


def check(spec: GameSpec, p: Position) -> None:
    """Each part can be written and read back; reading refuses numbers out of bounds."""
    for field in spec.fields:
        value = getattr(p, field.name)
        assert field.read(field.write(value)) == value, field.name
        assert type(value) is type(field.read(field.write(value))), field.name


def test_a_field_declares_its_bounds(spec: GameSpec) -> None:
    for field in spec.fields:
        assert type(field.low) is int and type(field.high) is int
        assert field.low <= field.high, field.name


def lies_within(field: Field, value: Any) -> bool:
    """Whether all numbers of a field, or of each of its parts, lie within its bounds."""
    if isinstance(field, Each):
        return all(lies_within(part, one) for part, one in zip(field.parts, value, strict=bool(value)))
    return all(field.low <= number <= field.high for number in numbers_of(field, value))


def test_what_is_seen_lies_within_the_bounds(game: Game) -> None:
    for step in game.steps:
        for field in game.spec.fields:
            assert lies_within(field, getattr(step.position, field.name)), field.name


def test_random_games_stay_within_the_bounds(spec: GameSpec) -> None:
    for seed, setup in enumerate(setups(spec, GAMES, 7)):
        p, choose, deals = spec.start(setup), make("random", spec, seed), Dealer(seed)
        while (answers := settle(p, spec.words)) is not None:
            reply(p, spec.words, dealt(spec, p, deals) if answers is CHANCE else choose(p, answers))
            check(spec, p)


def test_an_observation_has_the_bounds_of_its_fields(spec: GameSpec) -> None:
    sight = Sight(spec)
    plain = {field.name: field for field in sight.numbers}
    for seen in sight.fields:
        assert LEAST <= seen.low <= seen.high <= MOST
        field = plain.get(seen.name.split("[")[0])
        if field is not None:
            assert (seen.low, seen.high) == (field.low, field.high)
