"""Tests of warnings: each is a sentence, and appears where a move gives something away."""

from random import Random

import pytest

from tableforone.kernel.lesson import begin, find
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.conformance.shelf import importable


@pytest.mark.parametrize("spec", importable(), ids=lambda spec: spec.id)
def test_words_of_caution_are_sentences(spec: GameSpec) -> None:
    for seed in range(3):
        table, random, number = Table(spec, spec.setup(), seed), Random(seed), 0
        while (question := table.question) and number < 150:
            for line in spec.careful(table.view, question.things):
                assert line[:1].isupper() and line.endswith(".") and "_" not in line, line
            table.answer(random.choice(table.legal))
            number += 1


def test_a_guest_without_a_room_is_mentioned() -> None:
    spec = next(each for each in importable() if each.id == "grand-austria-hotel")
    table = begin(spec, find(spec, "first"))
    while (question := table.question) and "die:1" not in question.things:
        table.answer(question.answers[0])
    assert question
    view = table.view
    assert not any("room is vacant: such a guest" in line for line in spec.careful(view, question.things))
    for room in view["you"]["rooms"]:
        room["state"] = "empty"
    assert any("room is vacant: such a guest" in line for line in spec.careful(view, question.things))
