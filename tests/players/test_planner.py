"""Tests of the planner: the best turn, the same for the same budget; an expert that follows it."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.players import Budget, Expert, make, mind_of
from tableforone.players.budget import MOST
from tableforone.players.mind import Mind, chance
from tableforone.players.planner import DEEP, FEWER, FEWEST, FUTURES, NEAR, NEXT, RIVALS, BeamNode, Planner
from tests.conformance.shelf import importable
from tests.toy import TOY, Stones

GAMES = [spec for spec in importable() if spec.id != TOY.id]
FEW = Budget(60)


def asked(spec: GameSpec, seed: int, answers: int) -> tuple[Any, list[int]]:
    """A position with several answers, after at least this many moves."""
    table = Table(spec, spec.setup(), seed)
    choose = make("expert", spec, seed, Budget(0))
    given = 0
    while given < answers or len(table.legal) < 2:
        table.answer(choose(table.position, table.legal))
        given += 1
        if table.over:
            pytest.fail("the game is over too early")
    return table.position, table.legal


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_answer_begins_a_line_and_lines_can_be_played(spec: GameSpec) -> None:
    p, answers = asked(spec, 3, 12)
    lines = Planner(mind_of(spec).mind).plan(p, answers, FEW)
    assert {line.answers[0] for line in lines} == set(answers)
    assert [line.worth for line in lines] == sorted([line.worth for line in lines], reverse=True)
    for line in lines[:5]:
        behind = p.copy()
        legal: list[int] | None = answers
        for answer in line.answers:
            assert legal and answer in legal
            reply(behind, spec.words, answer)
            legal = settle(behind, spec.words)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_same_budget_gives_the_same_plan_and_the_question_stays_as_it_is(spec: GameSpec) -> None:
    p, answers = asked(spec, 4, 15)
    before = p.key()
    mind = mind_of(spec).mind
    plans = [Planner(mind).plan(p, answers, Budget(2000)) for _ in range(2)]
    assert plans[0] == plans[1]
    assert p.key() == before


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_a_plan_keeps_to_its_budget(spec: GameSpec) -> None:
    p, answers = asked(spec, 5, 10)
    mind = mind_of(spec).mind
    spent = []
    for budget in (Budget(30), Budget(300), Budget(3000)):
        before = mind.evaluations
        lines = Planner(mind).plan(p, answers, budget)
        # each line is evaluated once for its expected result
        spent.append(mind.evaluations - before - len(lines))
        assert spent[-1] <= budget.simulations + 4 * len(answers) + 400
    assert spent[0] <= spent[1] <= spent[2]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_what_finding_lines_leaves_goes_into_futures(spec: GameSpec) -> None:
    mind, spent = mind_of(spec).mind, []
    for given in range(8, 14):
        p, answers = asked(spec, 5, given)
        before = mind.evaluations
        Planner(mind).plan(p, answers, Budget(1500))
        spent.append(mind.evaluations - before)
    assert max(spent) >= 1500


def test_a_large_budget_looks_two_turns_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    p, answers = asked(GAMES[0], 5, 10)
    mind, seen = mind_of(GAMES[0]).mind, list[int]()

    def noted(planner: Planner, leaf: BeamNode, nth: int, turns: int) -> float:
        seen.append(turns)
        return leaf.worth

    monkeypatch.setattr(Planner, "_future", noted)
    found = []
    for budget in (Budget(2000), Budget(DEEP - 1), Budget(DEEP), Budget(MOST, 0.05)):
        seen.clear()
        Planner(mind).plan(p, answers, budget)
        found.append(set(seen))
    assert found == [{1}, {1}, {2}, {1}]


def test_the_worst_lines_are_simulated_in_fewer_futures_and_stay_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    leaves = [BeamNode(-float(nth), (nth,), False, Stones(nth), []) for nth in range(6)]
    far = BeamNode(-NEAR - 1, (9,), False, Stones(9), [])
    seen: Counter[int] = Counter()

    def future(planner: Planner, leaf: BeamNode, nth: int, turns: int) -> float:
        seen[leaf.path[0]] += 1
        # the third line is best; the first futures are luckier than the later ones
        return {2: 8.0, 1: 7.0}.get(leaf.path[0], 5.0 - leaf.path[0]) + (20.0 if nth < FEWER else 0.0)

    monkeypatch.setattr(Planner, "_future", future)
    lines = [*leaves, far]
    Planner(Mind(TOY, None))._play_on(lines, MOST, 0.0, 1)
    assert seen[9] == 0 and seen[5] == seen[4] == FEWER < seen[3] < seen[2] == seen[1] == FUTURES
    ranked = [leaf.path[0] for leaf in sorted(lines, key=lambda leaf: -leaf.worth)]
    assert ranked == [2, 1, 0, 3, 4, 5, 9], "early luck does not put a dropped line first"


def test_with_few_evaluations_fewer_lines_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[int] = set()

    def future(planner: Planner, leaf: BeamNode, nth: int, turns: int) -> float:
        seen.add(leaf.path[0])
        return 0.0

    monkeypatch.setattr(Planner, "_future", future)
    for rivals, most in ((1, 0), (2, 2), (5, 5), (99, RIVALS)):
        seen.clear()
        lines = [BeamNode(-nth / 100, (nth,), False, Stones(nth), []) for nth in range(20)]
        Planner(Mind(TOY, None))._play_on(lines, rivals * FEWEST * NEXT, 0.0, 1)
        assert len(seen) == most


def test_the_second_turn_of_a_future_follows_the_first() -> None:
    p, answers = asked(GAMES[0], 5, 10)
    mind = mind_of(GAMES[0]).mind
    planner, spent = Planner(mind), []
    for turns in (1, 2):
        leaf, before = BeamNode(0.0, (), False, p, answers), mind.evaluations
        planner._future(leaf, 0, turns)
        spent.append(mind.evaluations - before)
    assert spent[1] >= spent[0] + len(answers) > len(answers)


def test_a_plan_in_time_has_every_answer() -> None:
    p, answers = asked(GAMES[0], 5, 10)
    lines = Planner(mind_of(GAMES[0]).mind).plan(p, answers, Budget(1000, 0.05))
    assert {line.answers[0] for line in lines} == set(answers)


def test_a_plan_knows_only_the_position() -> None:
    spec = GAMES[0]
    p, answers = asked(spec, 6, 14)
    mind = mind_of(spec).mind
    plan = Planner(mind).plan(p, answers, FEW)
    mind.judged(asked(spec, 9, 9)[0])  # earlier evaluations do not matter
    assert Planner(mind).plan(p.copy(), answers, FEW) == plan


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_expert_follows_its_plan_until_something_is_revealed(spec: GameSpec) -> None:
    p, answers = asked(spec, 7, 12)
    expert = Expert(mind_of(spec).mind, FEW)
    planned = expert.plan(p, answers)[0].answers
    p = p.copy()
    legal: list[int] | None = answers
    for answer in planned:
        assert legal
        assert expert.choose(p, legal) == answer
        reply(p, spec.words, answer)
        legal = settle(p, spec.words)


def test_without_a_budget_it_looks_one_step_ahead() -> None:
    p, answers = asked(GAMES[0], 8, 12)
    mind = mind_of(GAMES[0]).mind
    assert make("expert", GAMES[0], 1, Budget(0))(p, answers) == mind.choose(p, answers)


class Dead(Mind):
    """The odds decide; the margin says the opposite."""

    def judged(self, p: Any) -> tuple[float, float, float]:
        return (0.0, 1.0, 3.0) if p.stones % 3 == 0 else (2.0, 0.0, -3.0)


def test_winning_comes_before_the_margin() -> None:
    """Three points more are not worth losing the game."""
    p = TOY.start(TOY.setup())
    mind = Dead(TOY, None)
    assert mind.choose(p, [1, 2]) == 1, "7 - 1 stones: the odds are good"
    only_margin = replace(TOY, worth_of_winning=0.0)
    assert Dead(only_margin, None).choose(p, [1, 2]) == 2, "the margin alone says otherwise"


def test_a_game_says_what_a_point_of_the_opponent_counts() -> None:
    for theirs, worth in ((1.0, 6.0), (0.5, 8.0), (0.0, 10.0)):
        assert Mind(replace(TOY, worth_of_winning=0.0, worth_of_theirs=theirs), None).worth((10.0, 4.0, 3.0)) == worth


def test_chances_grow_with_the_odds() -> None:
    said = [chance(odds / 4) for odds in range(-80, 81)]
    assert said == sorted(said) and 0 < said[0] < 0.01 and 0.99 < said[-1] < 1


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_planned_games_come_to_an_end(spec: GameSpec) -> None:
    p = spec.start(spec.setup())
    play_out(p, spec.words, make("expert", spec, 2, Budget(14)), Dealer(2))
    assert not p.stack
