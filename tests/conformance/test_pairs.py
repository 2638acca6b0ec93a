"""Tests of the choice of set-ups: every two values of different options meet, in few rows."""

from itertools import combinations

import pytest

from tableforone.kernel.spec import GameSpec
from tests.conformance.pairs import pairwise
from tests.conformance.shelf import FEW, few_cases


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({}, 1),
        ({"level": [1, 2, 3]}, 3),
        ({"level": [1, 2, 3], "deck": [1, 2]}, 6),
        ({name: [0, 1] for name in "abcdefghijk"}, 10),
        ({"level": [1, 2, 3], "a": [0, 1], "b": [0, 1], "c": [4, 5, 6, 7]}, 14),
    ],
)
def test_every_two_values_meet_in_few_rows(options: dict[str, list[int]], most: int) -> None:
    rows = pairwise(options)
    assert len(rows) <= most
    assert all(list(row) == list(options) for row in rows)
    for one, other in combinations(options, 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == {(first, second) for first in options[one] for second in options[other]}


def test_the_few_games_have_every_level_module_and_rule_of_a_game(spec: GameSpec) -> None:
    chosen = [case.setup for case in few_cases(spec)]
    assert {setup.level for setup in chosen} == (set(spec.levels) or {""})
    assert {module for setup in chosen for module in setup.modules} == set(spec.modules)
    for option in spec.options:
        if len(option.choices) <= FEW:
            assert {setup.options[option.name] for setup in chosen} >= set(option.choices)
