"""Chooses few set-ups in which every two values of different options meet."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")
Choice = tuple[str, T]  # an option and its value


def pairwise(options: Mapping[str, Sequence[T]]) -> list[dict[str, T]]:
    """Rows with one value for each option; every two values of different options are in one row.

    A row grows by the value that completes most missing pairs; if several do, by the one that most
    missing pairs contain.

    >>> pairwise({"level": ["easy", "hard"], "module": ["", "waltz"]})[:2]
    [{'level': 'easy', 'module': ''}, {'level': 'hard', 'module': 'waltz'}]
    """
    choices = [(name, value) for name, values in options.items() for value in values]
    missing = [pair for pair in combinations(choices, 2) if pair[0][0] != pair[1][0]]
    if not missing:  # one option, or none
        return [dict([choice]) for choice in choices] or [{}]
    rows = []
    while missing:
        row: dict[str, T] = {}
        while len(row) < len(options):
            left = [choice for choice in choices if choice[0] not in row]
            row |= [max(left, key=partial(_gain, row, missing))]
        missing = [pair for pair in missing if not all(choice in row.items() for choice in pair)]
        rows.append({name: row[name] for name in options})
    return rows


def _gain(row: dict[str, T], missing: list[tuple[Choice[T], Choice[T]]], choice: Choice[T]) -> tuple[int, int]:
    """How many missing pairs this choice completes in a row, and how many contain it."""
    others = [other if one == choice else one for one, other in missing if choice in (one, other)]
    return sum(other in row.items() for other in others), len(others)
