"""Is a position plain data?  It can be copied, written down, read back and settled again without a difference."""

from typing import Any

from tableforone.kernel.frames import CHANCE, Position, settle
from tableforone.kernel.save import read_position
from tests.conformance.play import Game, moved


def lists_in(value: Any) -> list[list[Any]]:
    """A value's lists, the inner ones too."""
    if not isinstance(value, list):
        return []
    return [value, *(inner for part in value for inner in lists_in(part))]


def lists_of(p: Position) -> list[list[Any]]:
    return [found for name in (*p.FIELDS, "stack") for found in lists_in(getattr(p, name))]


def is_plain(value: Any) -> bool:
    return type(value) is int or (type(value) in (list, tuple) and all(is_plain(part) for part in value))


def test_a_position_is_ints_lists_and_frames(game: Game) -> None:
    for step in game.steps:
        p = step.position
        assert vars_of(p) == {*p.FIELDS, "stack", "heard"}
        assert all(is_plain(getattr(p, name)) for name in (*p.FIELDS, "stack"))
        assert all(type(frame) is tuple for frame in p.stack)


def vars_of(p: Position) -> set[str]:
    """The names of all that a position holds, with and without ``__slots__``."""
    slots = {name for kind in type(p).__mro__ for name in getattr(kind, "__slots__", ())}
    return {*getattr(p, "__dict__", {}), *(name for name in slots if hasattr(p, name))} - {"__dict__", "__weakref__"}


def test_a_copy_equals_and_shares_nothing(game: Game) -> None:
    for step in game.steps:
        p = step.position
        text, other = p.text(), p.copy()
        assert type(other) is type(p)
        assert other.text() == text
        assert other.heard is None
        assert not {id(found) for found in lists_of(p)} & {id(found) for found in lists_of(other)}
        for found in lists_of(other):
            found.append(0)
        assert p.text() == text


def test_the_text_of_a_position_reads_back(game: Game) -> None:
    for step in game.steps:
        again = read_position(game.spec, step.position.text())
        assert again.text() == step.position.text()
        answers = settle(again, game.spec.words)
        assert again.text() == step.position.text()
        assert answers is CHANCE if step.chance else answers == step.answers


def test_settling_again_asks_the_same_question(game: Game) -> None:
    for step in game.steps:
        p = step.position.copy()
        answers = settle(p, game.spec.words)
        assert p.text() == step.position.text()
        assert answers is CHANCE if step.chance else answers == step.answers


def test_nothing_is_ever_wrong_on_the_table(game: Game) -> None:
    for step in game.steps:
        assert game.spec.faults(step.position) == [], game.spec.words[step.position.stack[-1][0]].name
    assert game.spec.faults(game.table.position) == []


def test_looking_changes_nothing(game: Game) -> None:
    spec = game.spec
    for step in game.steps:
        p = step.position
        text = p.text()
        spec.view(p), spec.ask(p), spec.scores(p), spec.estimate(p), spec.faults(p)
        for answer in (*step.answers, step.answer):
            spec.say(p, answer), spec.thing(p, answer)
        assert p.text() == text
        assert isinstance(spec.estimate(p), (int, float))


def test_the_game_is_the_same_whether_somebody_listens_or_not(game: Game) -> None:
    p = game.spec.start(game.case.setup)
    settle(p, game.spec.words)
    for step in game.steps:
        assert p.text() == step.position.text()
        p, _ = moved(game.spec, p, step.answer)
    assert p.text() == game.table.position.text()
