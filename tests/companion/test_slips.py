"""Tests of corrections: a wrong entry, corrected 1-5 turns later, leads to the right end."""

from collections import defaultdict
from typing import Any

import pytest

from tableforone.kernel.actions import BackTo, Give
from tableforone.kernel.companion import entry_of, turns_before
from tableforone.kernel.corrections import mended
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.companion.shelf import AT_HOME, begun

Key = tuple[int, Any]  # his turn, and the question


class Truth:
    """The true state of the table: every answer of the right game, by turn and question."""

    def __init__(self, right: Table) -> None:
        self.told: dict[Key, list[Any]] = defaultdict(list)
        for n, key in keys(right).items():
            self.told[key].append(right.journal[n])

    def answer(self, table: Table) -> Any:
        """The true answer, or any valid one where the right game never asked this."""
        key = (turns_before(table)[-1], table.position.stack[-1])
        asked = list(keys(table).values()).count(key)
        if asked < len(self.told[key]):
            return self.told[key][asked]
        return (2, 2, 2, 2, 1, 1) if entry_of(table) == "faces" else table.legal[0]

    def tell(self, table: Table) -> None:
        true = self.answer(table)
        table.answer(true if true in table.legal or isinstance(true, tuple) else table.legal[0])


def keys(table: Table) -> dict[int, Key]:
    turns = turns_before(table)
    return {n: (turns[n], table.position_at(n).stack[-1]) for n in table.questions}


@pytest.mark.parametrize("later", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_a_slip_corrected_later_ends_as_the_right_game(spec: GameSpec, later: int) -> None:
    right, teller = begun(spec, seed=2 * later)
    while not right.over:
        teller.tell(right)
    truth = Truth(right)
    table, _ = begun(spec, seed=2 * later)
    while turns_before(table)[-1] < 2 or entry_of(table) == "faces" or len(table.legal) < 2:
        truth.tell(table)
    number, true = len(table.journal), truth.answer(table)
    table.answer(next(a for a in table.legal if a != true))
    until = turns_before(table)[-1] + later
    while not table.over and turns_before(table)[-1] < until:
        truth.tell(table)
    correct(table, number, true, truth)
    while not table.over:
        truth.tell(table)
    assert table.result == right.result
    assert table.takebacks  # the correction is visible


def correct(table: Table, number: int, true: Any, truth: Truth) -> None:
    """Go back to the entry, and play again everything entered since."""
    answers = [true]
    while not (would := mended(table, number, *answers)).whole:
        answers.append(truth.answer(would.table))
    table.act(BackTo(number))
    for n in [n for n in would.table.questions if n >= number]:
        table.act(Give(would.table.journal[n]))
    assert table.position == would.table.position
