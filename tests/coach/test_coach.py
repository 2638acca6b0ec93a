"""Is the coach honest?  It knows only what the player knows, its numbers add up, and its end is nobody else's."""

import os
import signal

import pytest

import tableforone
from tableforone import games
from tableforone.coach.hints import FIRST, SHOWN, SURE, hint, hints
from tableforone.coach.process import STOPPED, Coach
from tableforone.coach.reasons import reason
from tableforone.coach.review import review
from tableforone.coach.thoughts import thought
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.players import judge_of, make
from tableforone.players.search import Advice, Search

HOUSE = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")


def middle(game: str, seed: int = 3, answers: int = 9) -> Table:
    table = tableforone.new(game, seed=seed)
    chance = make("random", table.spec, seed)
    for _ in range(answers):
        table.answer(chance(table.position, table.legal))
    while len(table.legal) < 2:
        table.answer(table.legal[0])
    return table


@pytest.mark.parametrize("game", HOUSE)
def test_a_hint_names_answers_that_may_be_given_and_grows_surer(game: str) -> None:
    table = middle(game)
    said = list(hints(table.spec, judge_of(table.spec).judge, table.position, table.legal, 0.3))
    assert said[0].stage == FIRST and not said[0].simulations
    assert said[-1].stage == SURE and said[-1].simulations
    for each in said:
        assert 1 <= len(each.tips) <= SHOWN
        assert {tip.answer for tip in each.tips} <= set(table.legal)
        assert all(0 <= tip.low <= tip.win <= tip.high <= 1 and tip.reason and tip.words for tip in each.tips)


@pytest.mark.parametrize("game", HOUSE)
def test_secret_twins_get_equal_hints(game: str) -> None:
    """Two tables that look alike to the player, dealt from other seeds: what the coach is handed is the same."""
    table = middle(game)
    twin = Table.at(table.line, games.find, seed=99)
    assert twin.line == table.line

    def advised(one: Table) -> list[Advice]:
        search = Search(one.spec, 0, judge_of(one.spec).judge)
        search.look(one.position, one.legal)
        search.think(8)
        return search.advice()

    assert advised(twin) == advised(table)


def test_reasons_come_from_the_lines_of_the_score() -> None:
    one = Advice(1, 50, 0.5, 0.05, 4.2, (("rooms", 9.0, 2.0), ("krones", 1.0, 0.0)))
    other = Advice(2, 50, 0.4, 0.05, -1.0, (("rooms", 5.0, 2.0), ("krones", 2.0, 0.0)))
    assert (
        reason(one, other)
        == "About 4 points more from rooms, but about 1 point fewer from krones; it ends 4 points ahead."
    )
    assert reason(one, None) == "It ends 4 points ahead on average."
    said = hint([one, other], {1: "build", 2: "pass"}, SURE, 100, 1.0)
    assert [tip.words for tip in said.tips] == ["build", "pass"]


def test_a_coach_that_dies_is_told_of_and_comes_back() -> None:
    coach = Coach()
    line = middle("salamandra").line
    try:
        said = coach.ask(line, 30.0)
        assert next(said).tips
        assert coach.pid is not None
        os.kill(coach.pid, signal.SIGKILL)
        assert [one.trouble for one in said][-1] == STOPPED
        again = list(coach.ask(line, 0.1))
        assert again[-1].tips
    finally:
        coach.close()


def test_a_hint_that_nobody_waits_for_is_stopped_and_the_next_is_its_own() -> None:
    coach = Coach()
    first, second = middle("salamandra"), middle("high-season")
    try:
        said = coach.ask(first.line, 30.0)
        next(said)
        said.close()
        for one in coach.ask(second.line, 0.2):
            assert {tip.answer for tip in one.tips} <= set(second.legal)
    finally:
        coach.close()


def test_the_process_thinks_as_hints_do() -> None:
    table = middle("lords-of-waterdeep")
    assert (
        next(thought(table.line, 0.1)).tips
        == next(hints(table.spec, judge_of(table.spec).judge, table.position, table.legal, 0.1)).tips
    )


def test_a_review_adds_up() -> None:
    table = tableforone.new("high-season", seed=2)
    greedy = make("greedy", table.spec, 0)
    with pytest.raises(Fault, match="not over"):
        review(table, judge_of(table.spec).judge, 1)
    while not table.over:
        table.answer(greedy(table.position, table.legal))
    found = review(table, judge_of(table.spec).judge, 1)
    assert found.moments
    assert abs(found.start + found.luck - found.cost - found.end) < 1e-9
    assert all(moment.cost >= 0 for moment in found.moments)
    assert len(found.costliest) <= 3
    assert all(moment.better and moment.why for moment in found.costliest)
    assert found == review(table, judge_of(table.spec).judge, 1), "the same game, the same review"


@pytest.mark.skipif(os.name != "posix", reason="a process is held by a signal")
def test_who_leaves_never_waits_and_whoever_comes_next_is_told() -> None:
    """The process is held: leaving, asking the next question and ending all happen at once."""
    coach = Coach()
    line = middle("salamandra").line
    try:
        first = coach.ask(line, 30.0)
        assert next(first).tips and coach.pid is not None
        assert (first.behind, first.began) == (False, True)
        os.kill(coach.pid, signal.SIGSTOP)
        first.close()
        assert list(first) == []
        second, third = coach.ask(line, 0.1), coach.ask(line, 0.1)
        assert (second.behind, second.began, third.behind) == (True, False, True)
        assert coach.wanted_elsewhere
        second.close()
        os.kill(coach.pid, signal.SIGCONT)
        assert list(third)[-1].tips and third.began and not second.began
        held = coach.ask(line, 30.0)
        next(held)
        os.kill(coach.pid, signal.SIGSTOP)
    finally:
        coach.close()
    assert coach.pid is None and list(held)[-1:] != [STOPPED]
    assert list(coach.ask(line)) == [], "after the end nobody answers"
