"""Tests that a position is plain data: copied, written, read and settled without a difference."""

import json
from typing import Any

from tableforone.kernel.frames import CHANCE, Position, settle
from tableforone.kernel.lines import read_position
from tableforone.kernel.saved import load_text
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.conformance.play import Game, moved


def lists_in(value: Any) -> list[list[Any]]:
    """All lists in a value, including inner ones."""
    if not isinstance(value, list):
        return []
    return [value, *(inner for part in value for inner in lists_in(part))]


def lists_of(spec: GameSpec, p: Position) -> list[list[Any]]:
    """The lists of a position that may be changed in place."""
    names = [field.name for field in spec.fields if not field.whole]
    return [found for name in (*names, "stack") for found in lists_in(getattr(p, name))]


def is_plain(value: Any) -> bool:
    return type(value) is int or (type(value) in (list, tuple) and all(is_plain(part) for part in value))


def test_a_position_is_ints_lists_and_frames(game: Game) -> None:
    for step in game.steps:
        p = step.position
        assert vars_of(p) == {*p.FIELDS, "stack", "ledger", "heard", "asks"}
        assert p.ledger == ()  # only at a real table is something entered
        assert all(is_plain(getattr(p, name)) for name in (*p.FIELDS, "stack"))
        assert all(type(frame) is tuple for frame in p.stack)


def vars_of(p: Position) -> set[str]:
    """The names of all attributes of a position, with and without ``__slots__``."""
    slots = {name for kind in type(p).__mro__ for name in getattr(kind, "__slots__", ())}
    return {*getattr(p, "__dict__", {}), *(name for name in slots if hasattr(p, name))} - {"__dict__", "__weakref__"}


def test_a_copy_equals_and_shares_nothing_that_changes(game: Game) -> None:
    for step in game.steps:
        p = step.position
        key, other = p.key(), p.copy()
        assert type(other) is type(p)
        assert other.key() == key
        assert other.heard is None
        assert other.asks is None
        lists = lists_of(game.spec, other)
        assert not {id(found) for found in lists_of(game.spec, p)} & {id(found) for found in lists}
        for found in lists:
            found.append(0)
        assert p.key() == key


def test_what_copies_share_cannot_be_changed_in_its_place(game: Game) -> None:
    shared = [field.name for field in game.spec.fields if field.whole]
    for step in game.steps:
        assert all(type(getattr(step.position, name)) is tuple for name in shared)


def test_a_position_is_what_its_game_declares(spec: GameSpec) -> None:
    assert [field.name for field in spec.fields] == list(spec.blank().FIELDS)
    assert len({word.name for word in spec.words}) == len(spec.words), "frames are written by the names of their words"


def test_the_text_of_a_position_reads_back(game: Game) -> None:
    spec = game.spec
    for step, shown in zip(game.steps, game.shown[:-1], strict=True):
        again = read_position(json.loads(shown.line)["position"], spec.blank(), spec.fields, spec.words)
        assert again == step.position
        assert hash(again) == hash(step.position)
        answers = settle(again, spec.words)
        assert again == step.position
        assert answers is CHANCE if step.chance else answers == step.answers


def test_a_table_goes_on_from_its_line(game: Game) -> None:
    for table in game.tables_along(6):
        again = Table.at(table.line, lambda _: game.spec, table.seed)
        assert again.line == table.line
        assert again.view == table.view
        answer = table.legal[-1]
        for one in (table, again):
            one.answer(answer)
        assert again.line == table.line
        assert load_text(again.to_json(), lambda _: game.spec).line == table.line


def test_settling_again_asks_the_same_question(game: Game) -> None:
    for step in game.steps:
        p = step.position.copy()
        answers = settle(p, game.spec.words)
        assert p.key() == step.position.key()
        assert answers is CHANCE if step.chance else answers == step.answers


def test_nothing_is_ever_wrong_on_the_table(game: Game) -> None:
    for step in game.steps:
        assert game.spec.invariants(step.position) == [], game.spec.words[step.position.stack[-1][0]].name
    assert game.spec.invariants(game.table.position) == []


def test_looking_changes_nothing(game: Game) -> None:
    spec = game.spec
    for step in game.steps:
        p = step.position
        key = p.key()
        spec.ask(p), spec.scores(p), spec.estimate(p), spec.invariants(p)
        for answer in (*step.answers, step.answer):
            spec.say(p, answer), spec.thing(p, answer)
        assert p.key() == key
        assert isinstance(spec.estimate(p), (int, float))


def test_the_game_is_the_same_whether_somebody_listens_or_not(game: Game) -> None:
    p = game.spec.start(game.case.setup)
    settle(p, game.spec.words)
    for step in game.steps:
        assert p.key() == step.position.key()
        p, _ = moved(game.spec, p, step.answer)
    assert p.key() == game.table.position.key()
