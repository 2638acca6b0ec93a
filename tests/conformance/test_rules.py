"""Tests that every game can be imported and set up, and that its facts are in order."""

import re

import pytest

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tests.conformance.shelf import setups, variety


@pytest.mark.parametrize("game", games.ids())
def test_every_game_on_the_shelf_can_be_imported(game: str) -> None:
    assert games.find(game).id == game


def test_most_set_ups_can_be_played(spec: GameSpec) -> None:
    assert len(setups(spec, variety(spec) * 4)) * 2 >= variety(spec) * 4


def test_the_facts_of_a_game_are_in_order(spec: GameSpec) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", spec.id)
    assert spec.version >= 1
    assert spec.opponents
    assert spec.default_level in (spec.levels or ("",))
    assert not {*spec.modules} & {*spec.refused_modules}
    for option in spec.options:
        assert option.is_file or option.default in option.choices, option.name
