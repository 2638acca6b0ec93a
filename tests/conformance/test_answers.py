"""Tests of questions and answers: exactly the legal ones, each playable, no two alike."""

from typing import Any, Final

import pytest

from tableforone.kernel import actions
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE, accepted
from tableforone.kernel.story import told
from tests.conformance.play import Game, moved

LARGEST_ANSWER: Final = 10_000
NEVER_AN_ANSWER: Final[list[Any]] = [
    None, "1", "", 1.5, True, -1, -(10**9), 10**9, (-1,), (10**9,), (1.5,), ("1",), ((1,),), (1,) * 65, [None], {},
]  # fmt: skip


def test_answers_are_small_sorted_and_unique(game: Game) -> None:
    for step in game.steps:
        assert all(type(answer) is int and 0 <= answer < LARGEST_ANSWER for answer in step.answers)
        assert step.answers == sorted(set(step.answers))


def test_questions_and_answers_are_told_in_words_of_their_own(game: Game) -> None:
    spec = game.spec
    for step, words in zip(game.steps, game.words, strict=True):
        asked = spec.ask(step.position)
        assert asked.strip() == asked != ""
        assert all(word.strip() == word != "" for word in words), (asked, words)
        assert len(set(words)) == len(words), (asked, words)


def test_every_answer_leads_somewhere(game: Game) -> None:
    spec = game.spec
    for step in game.sample(8, chance=False):
        for answer in step.answers[:: max(1, len(step.answers) // 25)]:
            assert accepted(step.position, spec.words, step.answers, answer)
            after, answers = moved(spec, step.position, answer)
            assert answers is CHANCE or answers != [], spec.say(step.position, answer)
            assert spec.invariants(after) == [], spec.say(step.position, answer)


def test_what_is_no_answer_is_refused_and_changes_nothing(game: Game) -> None:
    for table in game.tables_along(8):
        before, stood = (table.line, table.to_json(), told(table)), table.position.copy()
        beside = [n for n in range(max(table.legal) + 2) if n not in table.legal][-20:]
        for wrong in [*NEVER_AN_ANSWER, *beside]:
            with pytest.raises(Fault):
                table.answer(wrong)
            assert table.position == stood
        assert (table.line, table.to_json(), told(table)) == before
        with pytest.raises(Fault):
            table.act(actions.Give(table.legal[0], len(table.journal) + 1))
        assert (table.line, table.to_json(), told(table)) == before


def test_after_the_end_there_is_nothing_to_answer(game: Game) -> None:
    assert game.table.question is None
    assert game.table.legal == []
    with pytest.raises(Fault, match="over"):
        game.table.answer(0)
