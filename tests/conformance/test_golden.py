"""Tests that golden games are unchanged; ``make golden`` writes them again."""

from itertools import zip_longest
from pathlib import Path

import pytest

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tests.conformance.settings import Golden, golden_games, perft_positions, settings_of
from tests.conformance.shelf import importable
from tests.golden import golden_text

HOUSE = Path(games.__file__).parent


@pytest.mark.parametrize(
    "spec", [spec for spec in importable() if spec.folder.parent == HOUSE], ids=lambda spec: spec.id
)
def test_there_are_enough_of_them(spec: GameSpec) -> None:
    assert len(settings_of(spec)["golden"]) >= 12
    assert len(perft_positions(spec)) >= 20


@pytest.mark.parametrize("golden", golden_games(), ids=str)
def test_golden(golden: Golden) -> None:
    assert golden.path.is_file(), f"{golden.path.name} is missing: run make golden"
    kept, now = golden.path.read_text(encoding="utf-8").splitlines(), golden_text(golden).splitlines()
    for number, (was, become) in enumerate(zip_longest(kept, now), 1):
        assert was == become, f"line {number} of {golden.path.name} differs first"
