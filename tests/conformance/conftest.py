"""Fixtures for the conformance tests: every installed game, and random games of each."""

from typing import Any, cast

import pytest

from tableforone.kernel.spec import GameSpec
from tests.conformance.play import Game, play
from tests.conformance.shelf import cases, few_cases, importable


def _cases(spec: GameSpec) -> list[Any]:
    """The cases of a game, those of ``make check`` marked; none if it cannot start, which a separate test reports."""
    try:
        return [*few_cases(spec), *(pytest.param(case, marks=pytest.mark.check) for case in cases(spec))]
    except Exception:
        return []


@pytest.fixture(params=importable(), ids=lambda spec: spec.id)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    """Every game in turn."""
    return cast(GameSpec, request.param)


@pytest.fixture(scope="session", params=[case for spec in importable() for case in _cases(spec)], ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    """One random game per case, shared by all tests of the case."""
    return play(request.param)
