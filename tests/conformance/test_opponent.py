"""Tests of the opponents: every explanation is true, and every rule row decides somewhere."""

import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pytest

from tableforone.kernel.bits import bits
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import Event, Frame, Position, play_out
from tableforone.kernel.journal import PERSON
from tableforone.kernel.rows import DECIDE, Decision, Row, decide
from tableforone.kernel.rules import rules_of
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.kernel.why import explain
from tableforone.players import make
from tests.conformance.play import Game, deciding_rules, heard_in_random_game
from tests.conformance.shelf import TESTS, folder_of, setups
from tests.conformance.test_text import LEAK, is_told

RANDOM_GAMES = 300
NUMBERS = 200  # higher than any candidate's number


def decisions_told(game: Game) -> Iterator[Event]:
    return (event for events in game.table.events for event in events if event[0] == DECIDE)


def test_every_told_decision_follows_from_its_rows(game: Game) -> None:
    known = {decision.name: decision for decision in game.spec.decisions}
    for event in decisions_told(game):
        _, _, name, about, choice, trace = event
        assert is_told(about), event
        left = _left_by(known[name], trace)
        assert left is None or ([choice] if choice is not None else []) == left, event


def _left_by(decision: Decision, trace: Any) -> list[Any] | None:
    """The candidates left at the end of a trace; None if no row was recorded."""
    must = {row.rule: row.must for row in decision.rows}
    order = [row.rule for row in decision.rows]
    assert [rule for rule in order if rule in {step[0] for step in trace}] == [step[0] for step in trace]
    left: list[Any] | None = None
    for rule, before, after in trace:
        assert left is None or list(before) == left
        assert [c for c in before if c in after] == list(after), "a row keeps candidates, in their order"
        assert len(set(before)) == len(before)
        left = list(after) if after or must[rule] else list(before)
    return left


def test_the_same_happens_when_nobody_listens(game: Game) -> None:
    spec, seed = game.spec, game.case.seed
    p = spec.start(game.case.setup)
    play_out(p, spec.words, make("random", spec, seed), Dealer(seed))
    assert p.key() == game.table.position.key()


def test_listening_changes_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision ends the same with and without a trace, for all and for random candidates."""
    by = Random(game.case.seed)
    for walk in walked(game, monkeypatch):
        several = [some for some in (walk.left & by.getrandbits(NUMBERS) for _ in range(4)) if some]
        for some in (walk.left, *several):
            assert outcome(walk, some, None) == outcome(walk, some, []), (walk.decision.name, bits(some))


def outcome(walk: "Walk", left: int, heard: list[Event] | None) -> tuple[Any, ...]:
    """The choice and the resulting position; a tie that the rows leave must occur both times."""
    p = walk.position.copy()
    p.heard = heard
    try:
        return decide(p, walk.decision, left, walk.about, walk.then), p.key()
    except AssertionError as tie:
        return str(tie), p.key()


def test_rows_keep_some_of_the_candidates(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for walk in walked(game, monkeypatch):
        for row in walk.decision.narrows:
            kept = row.kept(walk.left, walk.position, walk.about)
            assert type(kept) is int and kept & ~walk.left == 0, f"row {row.rule} keeps others"


def test_rows_read_what_they_declare(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """``reads`` lists every field a row reads; a companion asks for the unknown ones."""
    seen: set[str] = set()
    fields = game.table.position.FIELDS

    class Watched(type(game.table.position)):  # type: ignore[misc]
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            if name in fields:
                seen.add(name)
            return super().__getattribute__(name)

    for walk in walked(game, monkeypatch):
        p: Any = walk.position
        for row in walk.decision.narrows:
            assert set(row.reads) <= set(fields), f"row {row.rule} reads {row.reads}"
            seen.clear()
            p.__class__ = Watched
            row.kept(walk.left, p, walk.about)
            p.__class__ = Watched.__base__
            assert seen <= set(row.reads), f"row {row.rule} of {walk.decision.name} reads {seen - set(row.reads)}"


def test_rows_ask_for_what_may_be_unknown(game: Game) -> None:
    """Whoever reads a field that may be unknown at a real table names a fact of it.

    A row above in the same decision may already have named one.  Every fact has its question.
    """
    facts = {field.name: field.facts for field in game.spec.fields if field.facts}
    for decision in game.spec.decisions:
        named: set[str] = set()
        for row in decision.rows:
            of_row = [fact for name in row.reads for fact in facts.get(name, ())]
            assert not row.asks or row.asks in of_row, f"row {row.rule} of {decision.name} asks for {row.asks}"
            named |= {row.asks}
            silent = [name for name in row.reads if name in facts and named.isdisjoint(facts[name])]
            assert not silent, f"row {row.rule} of {decision.name} reads {silent} and names no fact"
    companion = game.spec.companion
    assert {fact for some in facts.values() for fact in some} == (set(companion.facts.facts) if companion else set())


class Walk(NamedTuple):
    """A decision of a game, with its arguments."""

    position: Position
    decision: Decision
    left: int
    about: Any
    then: Frame


def walked(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[Walk]:
    """Every decision of a game."""
    found: list[Walk] = []

    def noted(p: Position, decision: Decision, left: int, about: Any = None, then: Frame = ()) -> int:
        found.append(Walk(p.copy(), decision, left, about, then))
        return decide(p, decision, left, about, then)

    for name, module in list(sys.modules.items()):
        if ".opponent." in name and getattr(module, "decide", None) is decide:
            monkeypatch.setattr(module, "decide", noted)
    table = Table(game.spec, game.case.setup, 0, chance=PERSON)
    for answer in game.table.journal:
        table.answer(answer)
    monkeypatch.undo()
    return found


def test_every_explanation_reads_well(game: Game) -> None:
    for event in decisions_told(game):
        explanation = explain(game.spec, event)
        assert explanation.sentence.strip(), f"the decision {event[2]} is told in no sentence"
        assert all(explanation.rules.values()), f"a rule of {event[2]} has no text"
        for row in explanation.rows:
            assert len(set(row.before)) == len(row.before), row.before
            assert all(name and not LEAK.search(name) for name in row.before), row.before


def test_rows_look_and_do_not_touch(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each row twice: it keeps the same candidates and does not change the position."""
    for decision in game.spec.decisions:
        for row in decision.narrows:
            monkeypatch.setattr(row, "kept", _twice(row))
    table = Table(game.spec, game.case.setup, 0, chance=PERSON)
    for answer in game.table.journal:
        table.answer(answer)
    assert table.position == game.table.position


def _twice(row: Row) -> Any:
    kept = row.kept

    def looked(left: int, p: Any, about: Any) -> Any:
        before = p.key()
        found = kept(left, p, about)
        assert p.key() == before, f"row {row.rule} changes what it looks at"
        assert kept(left, p, about) == found, f"row {row.rule} changes its mind"
        return found

    return looked


def test_every_row_decides_somewhere(spec: GameSpec) -> None:
    missing = {(decision.name, row.rule) for decision in spec.decisions for row in decision.rows}
    missing -= deciding_rules(_rare(spec))
    for seed, setup in enumerate(setups(spec, RANDOM_GAMES)):
        if not missing:
            break
        missing -= deciding_rules(heard_in_random_game(spec, setup, seed))
    assert not missing, f"rows that never narrowed the candidates; craft positions for them in rare.py: {missing}"


def _rare(spec: GameSpec) -> list[Event]:
    """The events of the game's own crafted positions."""
    folder = folder_of(spec)
    if not (folder / "rare.py").is_file():
        return []
    package = f"tests.games.{folder.name}" if folder.parent == TESTS else f"tableforone_{spec.folder.name}.tests"
    events: list[Event] = import_module(f"{package}.rare").rare()
    return events


def test_decisions_have_names_of_their_own(spec: GameSpec) -> None:
    names = [decision.name for decision in spec.decisions]
    assert len(set(names)) == len(names)


def test_every_row_cites_a_rule_that_exists(spec: GameSpec) -> None:
    cited = {row.rule for decision in spec.decisions for row in decision.rows}
    assert cited <= rules_of(spec.folder).keys(), cited - rules_of(spec.folder).keys()
