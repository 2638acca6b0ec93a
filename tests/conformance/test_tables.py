"""Tests that replay, undo, save and load give the same game, and that secrets stay secret."""

import json
from typing import Any

import pytest

from tableforone.kernel import actions, frames
from tableforone.kernel.dealer import Sampler
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import PERSON
from tableforone.kernel.saved import load_text
from tableforone.kernel.story import COUNT, ends, final_lines, log, moments, told
from tableforone.kernel.table import Table
from tests.conformance.play import Game, shown


def state(table: Table) -> tuple[Any, ...]:
    """Everything a person can see of a table."""
    return table.line, table.question, told(table), table.view, table.scores, table.events


def test_the_journal_replays_without_a_dealer(game: Game) -> None:
    again = Table(game.spec, game.case.setup, 0, chance=PERSON)
    for answer in game.table.journal:
        again.answer(answer)
    assert again.position == game.table.position
    assert again.result == game.table.result
    assert again.events == game.table.events


def points_on_the_way(game: Game) -> list[tuple[int, int | None]]:
    """The scores at each kernel step after the last answer."""
    p, words, scores = game.steps[-1].position.copy(), game.spec.words, game.spec.scores
    frames.reply(p, words, game.steps[-1].answer)
    found = [scores(p)]
    while p.stack:
        frames.step(p, words)
        found.append(scores(p))
    return found


def test_the_final_scoring_is_told_step_by_step(game: Game) -> None:
    table = game.table.copy()
    assert table.result
    assert ends(table)[-1] == (table.result.score, table.result.opponent)
    counted = final_lines(table)
    assert not counted or ends(table)[0] in points_on_the_way(game)
    lines = [line for line in log(table) if line.kind == COUNT]
    assert len(lines) == (0 if table.spec.finale_is_told else len(counted))
    assert table.question is None
    table.undo()
    assert not final_lines(table)
    assert moments(table)[-1].number < len(table.journal)
    table.redo()


def test_a_dealing_table_plays_the_same_game(game: Game) -> None:
    table = Table(game.spec, game.case.setup, game.case.seed)
    for step in game.steps:
        if not step.chance:
            table.act(actions.Give(step.answer, len(table.journal)))
    assert table.journal == game.table.journal
    assert table.position == game.table.position


def test_secret_twins_look_alike_at_every_step(game: Game) -> None:
    """Tables with different seeds, so different cards to come, show the same known facts."""
    for twin, seen in zip(game.walked(game.case.seed + 1), game.shown, strict=True):
        assert shown(twin) == seen
    assert twin.record == game.table.record
    assert twin.events == game.table.events


def test_taking_back_and_doing_again_is_no_change(game: Game) -> None:
    for table in game.tables_along(12):
        before = state(table)
        table.answer(table.legal[-1])
        after = state(table)
        table.undo()
        assert state(table) == before
        table.redo()
        assert state(table) == after
        assert not table.can_redo


def test_the_whole_game_can_be_taken_back_and_done_again(game: Game) -> None:
    table = game.table.copy()
    after, answered = state(table), len(table.questions)
    table.undo(answered)
    assert len(table.journal) == [step.chance for step in game.steps].index(False)
    for _ in range(answered):
        table.redo()
    assert state(table) == after
    assert table.takebacks == answered


def test_after_a_take_back_the_same_cards_come_up(game: Game) -> None:
    for table in game.tables_along(6):
        answer = table.legal[0]
        table.answer(answer)
        after = state(table)
        table.undo()
        table.answer(answer)
        assert state(table) == after


def test_a_copy_of_a_table_is_independent(game: Game) -> None:
    for table in game.tables_along(4):
        before, other = state(table), table.copy(Sampler(1))
        other.answer(other.legal[0])
        if len(other.questions) > 1:
            other.undo(2)
            other.answer(other.legal[-1])
        assert state(table) == before


def test_a_game_saved_in_the_middle_goes_on_where_it_was(game: Game) -> None:
    for table in game.tables_along(6):
        table.answer(table.legal[0])
        table.undo()
        text = table.to_json()
        again = load_text(text, lambda _: game.spec)
        assert state(again) == state(table)
        assert again.to_json() == text
        for one in (table, again):
            one.answer(one.legal[-1])
        assert again.line == table.line


def test_an_answer_changed_in_the_file_is_noticed(game: Game) -> None:
    saved = json.loads(game.table.to_json())
    number, step = next((n, step) for n, step in enumerate(game.steps) if len(step.answers) > 1)
    saved["record"][number]["answer"] = next(answer for answer in step.answers if answer != step.answer)
    with pytest.raises(Fault, match="does not agree with the rules"):
        load_text(json.dumps(saved), lambda _: game.spec)


def test_the_result_adds_up(game: Game) -> None:
    result = game.table.result
    assert result is not None
    assert result.outcome in ("won", "lost", "draw")
    assert sum(line.mine for line in result.lines) == result.score
    assert all(line.what.strip() for line in result.lines)
    if result.opponent is not None:
        assert sum(line.theirs or 0 for line in result.lines) == result.opponent
        assert result.outcome != "won" or result.score >= result.opponent
        assert result.outcome != "lost" or result.score <= result.opponent
        assert result.outcome != "draw" or result.score == result.opponent


def test_scores_are_known_all_along(game: Game) -> None:
    for step in game.steps:
        mine, theirs = game.spec.scores(step.position)
        assert type(mine) is int
        assert theirs is None or type(theirs) is int
